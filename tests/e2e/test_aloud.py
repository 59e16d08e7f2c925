"""What a screen reader says in a whole game: the question, the choices, the pieces, the news."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from e2e.driver import SHORT, begin
from e2e.stage import Visit

#: Things that are read out or pressed, as named in the browser's accessibility tree.
THINGS = re.compile(r"^\s*- (?:'|\")?(?P<role>[a-z]+)(?P<rest>.*)$")
NAMED = {"button", "link", "checkbox", "textbox", "combobox", "tab", "slider", "img", "option"}
LOOKS = 12  # the most checks in a game: the tree is large

#: What the page shows and what can be pressed, to be found in the tree.
SHOWN = """() => {
  const { frame } = engawa;
  const read = (node) => {
    const copy = node.cloneNode(true);
    for (const each of copy.querySelectorAll('[aria-hidden=true]')) each.remove();
    return [...copy.childNodes].map((each) => each.textContent).join(' ');
  };
  const lit = [...frame.choosing.lit().sprites]
    .map((key) => document.querySelector(`.sprite[data-key="${key}"]`))
    .filter((node) => node?.getClientRects().length)
    .map((node) => node.getAttribute('aria-label'));
  const buttons = [...document.querySelectorAll('.choice, .opt, .rail .btn')]
    .filter((node) => node.getClientRects().length)
    .map((node) => node.getAttribute('aria-label') ?? read(node));
  return {asks: document.querySelector('.rail .ask b').innerText, lit, buttons};
}"""

#: Pieces on the board without a name, and names that are not words.
NAMELESS = """() => [...document.querySelectorAll('.board .sprite, .tray .sprite')]
  .filter((node) => node.getClientRects().length && node.getAttribute('aria-hidden') !== 'true')
  .filter((node) => !/\\p{L}/u.test(node.getAttribute('aria-label') ?? ''))
  .map((node) => node.dataset.key)"""


def plain(text: str) -> str:
    """Return the words only, however the tree quotes and breaks them."""
    return re.sub(r"[^\w]+", " ", text).strip().lower()


def unnamed(tree: str) -> list[str]:
    """Return the buttons and pictures without a name."""
    found = []
    for row in tree.splitlines():
        match = THINGS.match(row)
        if match and match["role"] in NAMED and '"' not in match["rest"]:
            rest = match["rest"].strip(" :'")
            if not rest or rest.startswith("["):
                found.append(row.strip())
    return found


def listens(page: Page) -> None:
    """Check that everything shown is in the tree, and has a name."""
    shown = page.evaluate(SHOWN)
    tree = page.locator("body").aria_snapshot()
    told = plain(tree)
    assert plain(shown["asks"]) in told
    for words in (*shown["lit"], *shown["buttons"]):
        assert words, shown
        assert plain(words) in told, words
    assert not unnamed(tree)
    assert not page.evaluate(NAMELESS)


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_is_told_to_who_does_not_see_it(game: str, base: str, visit: Visit) -> None:
    page = visit()
    person = begin(page, base, game, seats=2, bots=[None, "random"], options=SHORT[game])
    heard = set[str]()
    for n in range(400):
        now = person.waits()
        if now["over"]:
            break
        if n < LOOKS:
            listens(page)
        polite = page.locator("[aria-live=polite], [role=status]").all_inner_texts()
        heard |= {text for text in polite if text}
        person.decide(now)
    page.wait_for_selector(".end h1")
    assert heard, "nothing of what happened was told"
    tree = page.locator("body").aria_snapshot()
    assert plain(page.locator(".end .how").inner_text()) in plain(tree)
    assert not unnamed(tree)
