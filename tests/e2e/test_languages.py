"""Every page in the pseudo-language: whatever reads plain there is in no catalogue."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from games_by import LONGEST, SMALL, titled, unchanging
from playwright.sync_api import Page, expect

import engawa
from e2e.driver import SHORT, begin, goes, watch
from e2e.stage import Visit, keep, sent
from engawa.games import spec
from engawa.table.table import BOT_NAMES
from engawa.words.pseudo import accented

ODD = "en-XA"

#: What people read, hear or hover over, and where; except keys, code, names, and text marked as
#: another language.
READ = """() => {
  const found = [];
  const look = (node, kind, text) => text?.trim() &&
    found.push([`${kind} of ${node.localName}.${node.getAttribute('class') ?? ''}`, text.trim()]);
  for (const node of document.body.querySelectorAll('*')) {
    if (node.closest('kbd, code, body [lang], [translate=no], script, style, defs')) continue;
    for (const kind of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt'])
      look(node, kind, node.getAttribute(kind));
    for (const child of node.childNodes) if (child.nodeType === 3) look(node, 'text', child.data);
  }
  look(document.documentElement, 'title', document.title);
  return found;
}"""
#: Boxes that are too small for their words, except .until and .where, the names in a phone's
#: header, which may be cut.
CUT = """() => [...document.body.querySelectorAll('*')].filter((node) => {
  const own = [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
  if (!own || node.closest('svg, .skip, .until, .where') || node.clientWidth <= 1) return false;
  const { overflowX } = getComputedStyle(node);
  return node.scrollWidth > node.clientWidth + 1 && overflowX !== 'visible' && overflowX !== 'auto';
}).map((node) => `${node.localName}.${node.className}: ${node.innerText.slice(0, 60)}`)"""

PLAIN = re.compile(r"[A-Za-z]{2,}")
CELL = r"\b(?:[nsew]{1,2}\d)+\b"  # as lines write it


def names() -> list[str]:
    """Return what is the same in every language: names of people, bots, tables and cards."""
    people = {word for name in unchanging() for word in name.split()}
    tables = Path(engawa.__file__).parent / "table/static/parts/names.js"
    tabled = re.findall(r'"(\w+)"', tables.read_text("utf-8"))
    languages = ["English (Pseudo-Accents)", "English"]
    own = {*people, *tabled, *BOT_NAMES, *languages, "random", "https"}
    return sorted(own, key=len, reverse=True)


OWN = re.compile("|".join([*map(re.escape, names()), CELL]), re.IGNORECASE)


def whole(page: Page, name: str) -> None:
    """Check that nothing is plain and nothing is cut off."""
    keep(page, f"odd-{name}")
    read: list[tuple[str, str]] = page.evaluate(READ)
    plain = {f"{where}: {text}" for where, text in read if PLAIN.search(OWN.sub("", text))}
    assert not plain, sorted(plain)
    assert page.evaluate(CUT) == []


def odd(visit: Visit, base: str, *, phone: bool) -> Page:
    return reader(visit, base, ODD, phone=phone)


def reader(visit: Visit, base: str, language: str, *, phone: bool) -> Page:
    """Open a page for a reader of that language, whose name has no letters."""
    page = visit(phone=phone)
    sent(page, base, "/api/me", {"name": "①"})
    page.goto(f"{base}/?lang={language}")
    page.wait_for_selector("body[data-ready=home]")
    return page


SIZES = pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])


@SIZES
def test_home_rules_and_errors_speak_one_language(phone: bool, base: str, visit: Visit) -> None:
    page = odd(visit, base, phone=phone)
    size = "phone" if phone else "desktop"
    whole(page, f"home-{size}")
    for game in SHORT:
        page.locator(f".game[data-game={game}] .turn").click()
        page.locator(f".game[data-game={game}] summary").click()
    page.locator(".me").click()
    page.locator(".menu summary").click()
    whole(page, f"menu-{size}")
    for path in (
        "/rules",
        f"/rules/{LONGEST}",
        "/me",
        "/learn",
        "/nowhere",
        "/t/nobody",
        "/replay/nobody",
    ):
        goes(page, base, path)
        whole(page, f"{path.strip('/').replace('/', '-')}-{size}")


@SIZES
@pytest.mark.parametrize("game", SHORT)
def test_a_table_speaks_one_language(game: str, phone: bool, base: str, visit: Visit) -> None:
    page = odd(visit, base, phone=phone)
    name = f"{game}-{'phone' if phone else 'desktop'}"
    person = begin(page, base, game, seats=2, bots=[None, "random"], options=SHORT[game])
    for tab in ("chat", "learn", "list", "log"):
        page.evaluate("(tab) => engawa.frame.openTalk(tab)", tab)
        expect(page.locator(f"#pane-{tab}")).to_be_visible()
        whole(page, f"{tab}-{name}")
    page.reload()
    for _ in range(4):
        now = person.waits()
        if now["over"]:
            break
        whole(page, f"table-{name}")
        if now["found"]:
            person.chooses(person.luck.choice(now["found"]), now["n"])
            whole(page, f"chosen-{name}")
            page.keyboard.press("Escape")
        person.play(2)


@SIZES
@pytest.mark.parametrize("game", SHORT)
def test_what_teaches_speaks_one_language(game: str, phone: bool, base: str, visit: Visit) -> None:
    page = odd(visit, base, phone=phone)
    name = f"{game}-{'phone' if phone else 'desktop'}"
    goes(page, base, f"/learn/{game}")
    page.wait_for_selector(".tile")
    whole(page, f"learn-{name}")
    for lesson in spec(game).lessons:
        goes(page, base, f"/learn/{game}/{lesson.key}")
        page.wait_for_selector(".rail[data-live=true]")
        whole(page, f"lesson-{lesson.key}-{name}")


@SIZES
def test_the_end_and_the_replay_speak_one_language(phone: bool, base: str, visit: Visit) -> None:
    page = odd(visit, base, phone=phone)
    name = "phone" if phone else "desktop"
    table = watch(page, base, SMALL)
    page.wait_for_selector(".end .chart")
    whole(page, f"end-{name}")
    goes(page, base, f"/replay/{table}?n=16")
    page.wait_for_selector("body[data-ready] .timeline .chart")
    whole(page, f"replay-{name}")


def test_each_reads_the_language_they_chose_at_one_table(base: str, visit: Visit) -> None:
    first = odd(visit, base, phone=False)
    wish = {"game": LONGEST, "seats": 2, "bots": [None, None], "public": True}
    link = sent(first, base, "/api/tables", wish)["link"]
    first.goto(base + link)
    other = visit()
    other.goto(base + link)
    expect(first.locator("html")).to_have_attribute("lang", ODD)
    expect(other.locator("html")).to_have_attribute("lang", "en")
    expect(other.locator(".header h1")).to_have_text(titled(LONGEST))
    expect(first.locator(".header h1")).to_have_text(accented(titled(LONGEST)))
    expect(other.locator(".rail .ask")).to_be_visible()
    asks = other.locator(".rail .ask b").inner_text()
    expect(first.locator(".rail .ask b")).not_to_have_text(asks)


def test_the_language_is_chosen_in_the_settings_and_kept(base: str, visit: Visit) -> None:
    page = odd(visit, base, phone=False)
    page.locator(".me").click()
    chooser = page.locator(".menu label select")
    expect(chooser).to_have_value(ODD)
    chooser.select_option("en")
    page.wait_for_selector("html[lang=en][data-chosen] .games .btn.go")
    assert page.url == f"{base}/"
    page.reload()
    page.wait_for_selector("html[lang=en][data-chosen]")
    page.locator(".me").click()
    chooser.select_option("")
    page.wait_for_selector("html[lang=en]:not([data-chosen]) .games .btn.go")
