"""A person at a page, who presses only what is lit, by mouse, touch or keys."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from e2e.stage import sent
from engawa.games import GAMES

HOME = Path(__file__).parent.parent / "games"


def shortest(game: str) -> dict[str, Any]:
    """Return options for a complete but short game; some games are always short."""
    file = HOME / game / "short.json"
    options: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return options


SHORT = {game: shortest(game) for game in GAMES}

#: Everything that can be pressed now, as the page shows it.
LIT = """() => {
  const found = [];
  for (const node of document.querySelectorAll('.board .sprite.lit, .tray .sprite.lit')) {
    if (node.getClientRects().length) found.push({kind: 'sprite', key: node.dataset.key});
  }
  for (const node of document.querySelectorAll('.choice.lit, .opt.lit, .ring-option.lit')) {
    const free = node.getAttribute('aria-pressed') !== 'true';
    if (free && node.getClientRects().length) found.push({kind: 'button', line: node.dataset.line});
  }
  for (const node of document.querySelectorAll('.seat.lit')) {
    found.push({kind: 'seat', label: node.getAttribute('aria-label')});
  }
  const go = document.querySelector('.rail .btn.go');
  return {
    found,
    opening: Boolean(document.querySelector('#app[aria-busy]')),  // the page before may be shown
    quiet: !window.engawa?.socket?.waiting.size,
    ready: go?.getAttribute('aria-disabled') === 'false',
    over: Boolean(document.querySelector('.end')),
    live: document.querySelector('.rail')?.dataset.live === 'true',
    n: window.engawa?.n ?? 0,
  };
}"""

#: It is our turn, all choices are lit, and no answer is pending that could move them: a tip of the
#: coach or a preview; or the game is over.
ASKED = f"""() => {{
  const now = ({LIT})();
  const paper = document.querySelector('.veranda > .coach:not([hidden])');  // it lies on the tray
  const asked = now.live && now.quiet && (now.found.length || now.ready || paper);
  return !now.opening && (now.over || asked) ? now : null;
}}"""

#: A press was answered: something to confirm, something chosen, or a move. While a preview is
#: loading, the line may still be played without a confirmation.
ANSWERED = """(n) => {
  const go = document.querySelector('.rail .btn.go');
  const { frame, socket } = window.engawa;
  return document.querySelector('.end') || window.engawa.n !== n || !go ||
    (!document.querySelector('.rail .ask[aria-busy=true]') && !socket?.waiting.size &&
      (go.getAttribute('aria-disabled') === 'false' || frame.choice.picks.length));
}"""

#: Was this line played?
TOLD = "(line) => [...engawa.told.values()].some((each) => each.line === line)"

#: Does the list of what others did cover this point, as it may on a phone?
COVERED = "([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.turns'))"

#: How often to look, in milliseconds. Playwright's own way, at every frame, has every frame drawn.
OFTEN = 50

PLAYED = "(n) => document.querySelector('.end') || window.engawa.n !== n"


class Person:
    """Plays at random through the page. Every line comes from pressing something lit."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page, self.luck = page, random.Random(seed)
        self.presses = 0

    def looks(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(LIT)
        return found

    def play(self, most: int = 100_000) -> None:
        """Play until the game is over, or so many decisions were made."""
        decided = 0
        while decided < most:
            now = self.waits()
            if now["over"]:
                return
            self.decide(now)
            decided += 1

    def waits(self) -> dict[str, Any]:
        """Wait until it is our turn and the choices are lit, or the game is over."""
        while True:
            asked = self.page.wait_for_function(ASKED, polling=OFTEN)
            if not self.read():
                now: dict[str, Any] = asked.json_value()
                return now

    def read(self) -> bool:
        """Close the coach's note, which covers the tray on a phone."""
        paper = self.page.locator(".veranda > .coach:not([hidden]) .btn.ink")
        if not paper.count():
            return False
        paper.click()
        return True

    def decide(self, now: dict[str, Any]) -> None:
        """Play one line: press lit things until it can be confirmed, then confirm."""
        before = now["n"]
        for _ in range(24):  # a press may undo the one before
            if now["ready"]:
                self.confirm()
                break
            assert now["found"], f"it is our turn, but nothing is lit: {now}"
            now = self.chooses(self.luck.choice(now["found"]), before)
            if now["n"] != before or now["over"] or not now["live"]:
                break  # it was played at once, or is on its way
        else:
            raise AssertionError(f"so many presses and nothing to confirm: {now}")
        self.page.wait_for_function(PLAYED, arg=before, polling=OFTEN)

    def plays(self, line: str) -> None:
        """Press the button of a line, and confirm it if necessary."""
        now = self.waits()
        then = self.chooses({"kind": "button", "line": line}, now["n"])
        if then["n"] == now["n"] and then["ready"]:
            self.confirm()
        self.page.wait_for_function(PLAYED, arg=now["n"], polling=OFTEN)

    def chooses(self, thing: dict[str, Any], n: int) -> dict[str, Any]:
        """Press a thing, and look again when that is answered."""
        self.press(thing)
        self.page.wait_for_function(ANSWERED, arg=n, polling=OFTEN)
        return self.looks()

    def press(self, thing: dict[str, Any]) -> None:
        self.presses += 1
        page = self.page
        if thing["kind"] == "button":
            page.locator(f'[data-line="{thing["line"]}"]').first.click()
        elif thing["kind"] == "seat":
            page.locator(f'.seat[aria-label="{thing["label"]}"]').click()
        else:
            self.touch(thing["key"])

    def touch(self, key: str) -> None:
        """Press a piece where it lies, like a finger or a mouse."""
        x, y = self.middle(key)
        if self.page.evaluate(COVERED, [x, y]):
            self.page.locator(".turns .ends .icon").click()  # close the list, which was read
        self.page.mouse.click(x, y)

    def middle(self, key: str) -> tuple[float, float]:
        """Return where a piece lies."""
        hit = self.page.locator(f'.sprite[data-key="{key}"] .hit').first
        hit.scroll_into_view_if_needed()
        box = hit.bounding_box()
        assert box is not None, key
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def confirm(self) -> None:
        self.presses += 1
        self.page.locator(".rail .btn.go").click()


def watch(page: Page, base: str, game: str, seats: int = 2) -> str:
    """Watch bots play a short game to its end; return the id of its table."""
    link = sit(page, base, game, seats=seats, bots=["random"] * seats, options=SHORT[game])
    page.wait_for_selector(".end h1")
    return link.split("/t/")[1].partition("?")[0]


def begin(page: Page, base: str, game: str, **wish: Any) -> Person:
    """Sit down at a game that is not over before the first decision, as dice sometimes end it."""
    person = Person(page)
    for _ in range(8):
        sit(page, base, game, **wish)
        if not person.waits()["over"]:
            return person
    raise AssertionError(f"eight games of {game}, and we were asked nothing")


#: Press a link, wherever it comes from.
FOLLOW = """(path) => {
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}"""
OPENED = "#app:not([aria-busy])"


def goes(page: Page, base: str, path: str) -> None:
    """Go to a page of ours: by a link if another one is open, like people do, else by its address.

    To load and compile the whole client again takes most of the time of opening a page.
    """
    if not page.url.startswith(f"{base}/"):
        page.goto(base + path)
        return
    page.wait_for_selector(OPENED)
    page.evaluate(FOLLOW, path)
    page.wait_for_selector(OPENED)


def sit(page: Page, base: str, game: str, **wish: Any) -> str:
    """Make a table through the API and open it; return the link."""
    made = sent(page, base, "/api/tables", {"game": game, **wish})
    assert "link" in made, made
    goes(page, base, made["link"])
    expect(page.locator(".rail .ask, .end h1").first).to_be_visible()  # bots may be quick
    link: str = made["link"]
    return link


def join(page: Page, address: str) -> None:
    """Follow the link of a friend, and accept."""
    page.goto(address)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".waiting")).to_be_hidden()
