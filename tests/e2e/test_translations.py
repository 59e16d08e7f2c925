"""Every page in every language: nothing is cut off, and nothing was left in English.

Only words count that English and the language do not share. Each language is tested with one game,
on desktop or phone; ``make languages`` tests all of them on both.
"""

from __future__ import annotations

import os
import re
from functools import cache
from itertools import chain, product

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from playwright.sync_api import Page, expect

import engawa
from e2e.driver import SHORT, Person, goes, sit, watch
from e2e.stage import Visit, keep
from e2e.test_languages import CELL, CUT, READ, names, reader
from engawa.core.book import rules_of
from engawa.games import spec
from engawa.words.check import same
from engawa.words.library import REFERENCE, entries, languages, source, written

WORD = re.compile(r"[^\W\d_]{2,}")
GAMES = list(SHORT)
OTHERS = [each for each in languages() if each != REFERENCE]
SIZES = {"desktop": False, "phone": True}


def walks() -> list[tuple[str, str, str]]:
    """Return language, game and size: another game for each language, with alternating sizes."""
    if os.environ.get("ENGAWA_ALL"):
        return list(product(OTHERS, GAMES, SIZES))
    return [
        (language, GAMES[i % len(GAMES)], list(SIZES)[(i + 1) % len(SIZES)])
        for i, language in enumerate(OTHERS)
    ]


# Text and buttons that overflow their sheet.
OUT = """() => ['.coach', '.invite', '.game', '.header', '.goal', '.rail'].flatMap((paper) =>
  [...document.querySelectorAll(paper)].flatMap((box) => {
    const edge = box.getBoundingClientRect();
    const hides = getComputedStyle(box).overflowY === 'hidden';
    const words = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const out = [];
    for (let word = words.nextNode(); word; word = words.nextNode()) {
      const node = word.parentElement;
      if (!word.data.trim() || node.closest('svg, .skip') || node.clientWidth === 1) continue;
      const range = document.createRange();
      range.selectNodeContents(word);
      const at = (node.closest('.btn') ?? range).getBoundingClientRect();
      if (!at.width || !node.checkVisibility()) continue;
      if (hides && at.top >= edge.bottom - 1) continue;  // left out, not cut
      if (at.right > edge.right + 1 || at.bottom > edge.bottom + 1 || at.top < edge.top - 1)
        out.push(`${paper}: ${word.data.slice(0, 60)}`);
    }
    return out;
  }))"""


class Texts(Visitor):
    """All texts in a catalogue."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Return the words that the house uses in a language."""
    texts = Texts()
    for game in engawa.names():
        texts.found += [rule.says for rule in rules_of(spec(game), language).values()]
    for entry in chain.from_iterable(
        entries(source(each, language)).values() for each in written()
    ):
        texts.visit(entry)
    words = {word.lower() for text in texts.found for word in WORD.findall(text)}
    return frozenset(words | {word.lower() for text in known(language) for word in text.split()})


def known(language: str) -> frozenset[str]:
    return frozenset().union(*(same(source(book, language)) for book in written()))


@cache
def english(language: str) -> frozenset[str]:
    """Return the words that only English has."""
    return vocabulary(REFERENCE) - vocabulary(language)


OWN = re.compile("|".join([*map(re.escape, names()), CELL]), re.IGNORECASE)


def whole(page: Page, language: str, name: str) -> None:
    """Check that nothing is in English, and nothing is cut off."""
    keep(page, f"{language}-{name}")
    expect(page.locator("html")).to_have_attribute("lang", language)
    read: list[tuple[str, str]] = page.evaluate(READ)
    left = {
        f"{where}: {text}"
        for where, text in read
        if {word.lower() for word in WORD.findall(OWN.sub("", text))} & english(language)
    }
    assert not left, sorted(left)
    assert page.evaluate(CUT) == []
    assert page.evaluate(OUT) == []


@pytest.mark.parametrize(("language", "game", "size"), walks())
def test_all_pages_are_whole_in(
    language: str, game: str, size: str, base: str, visit: Visit
) -> None:
    page = reader(visit, base, language, phone=SIZES[size])
    whole(page, language, f"home-{size}")
    page.locator(f".game[data-game={game}] .turn").click()
    page.locator(".me").click()
    whole(page, language, f"settings-{game}-{size}")
    for path in ("/me", f"/rules/{game}", f"/learn/{game}"):
        goes(page, base, path)
        page.wait_for_selector("#app:not([aria-busy]) :is(.tile, .rule, .mine-body)")
        whole(page, language, f"{path.strip('/').replace('/', '-')}-{size}")
    for lesson in spec(game).lessons[:: 1 if os.environ.get("ENGAWA_ALL") else 3]:
        goes(page, base, f"/learn/{game}/{lesson.key}")
        page.wait_for_selector(".rail[data-live=true]")
        whole(page, language, f"lesson-{lesson.key}-{game}-{size}")
    if spec(game).daily:
        goes(page, base, "/daily")
        page.wait_for_selector("body[data-ready=daily]")
        whole(page, language, f"daily-{size}")
    plays(page, language, game, size, base)
    watch(page, base, game)
    whole(page, language, f"end-{game}-{size}")


def plays(page: Page, language: str, game: str, size: str, base: str) -> None:
    """Play the first turns of a game."""
    sit(page, base, game, seats=2, bots=[None, "random"], options=SHORT[game])
    person = Person(page)
    for n in range(3):
        now = person.waits()
        if now["over"]:
            break
        whole(page, language, f"table-{n}-{game}-{size}")
        if now["found"]:
            person.chooses(person.luck.choice(now["found"]), now["n"])
            whole(page, language, f"chosen-{n}-{game}-{size}")
            page.keyboard.press("Escape")
        person.play(2)


def test_the_languages_are_called_as_their_speakers_call_them(base: str, visit: Visit) -> None:
    page = visit()
    page.goto(base)
    page.wait_for_selector("body[data-ready=home]")
    page.locator(".me").click()
    chooser = page.locator(".menu label select")
    expect(chooser).to_be_visible()
    found = chooser.locator("option:not([value=''])").evaluate_all(
        "(all) => all.map((each) => [each.value, each.text, each.lang])"
    )
    called = {"en": "English", "de": "Deutsch", "fr": "Français", "ja": "日本語"}
    assert found == [[each, called.get(each, each), each] for each in languages()]
