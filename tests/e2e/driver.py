"""A person at a page: presses what is lit, by mouse, touch or keys, and nothing else."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect

#: the shortest settings: a whole game, but no evening
SHORT: dict[str, dict[str, Any]] = {
    "pass_the_pandas": {},
    "the_harvest": {"beginner": 1},
    "bamboo_harvest": {"round_cap": 2},
    "bonsai": {"turn_cap": 20},
    "takenoko": {"round_cap": 4},
}

#: what can be pressed now, as the page itself shows it
LIT = """() => {
  const found = [];
  for (const node of document.querySelectorAll('.board .sprite.lit, .tray .sprite.lit')) {
    found.push({kind: 'sprite', key: node.dataset.key});
  }
  for (const node of document.querySelectorAll('.choice.lit, .opt.lit')) {
    const free = node.getAttribute('aria-pressed') !== 'true';
    if (free && node.getClientRects().length) found.push({kind: 'button', line: node.dataset.line});
  }
  for (const node of document.querySelectorAll('.seat.lit')) {
    found.push({kind: 'seat', label: node.getAttribute('aria-label')});
  }
  const go = document.querySelector('.rail .btn.go');
  return {
    found,
    ready: go?.getAttribute('aria-disabled') === 'false',
    over: Boolean(document.querySelector('.end')),
    live: document.querySelector('.rail')?.dataset.live === 'true',
    n: window.engawa?.n ?? 0,
  };
}"""

#: a press was answered: something to confirm, something chosen, or played already
ANSWERED = """(n) => {
  const go = document.querySelector('.rail .btn.go');
  const { choice } = window.engawa.frame;
  return document.querySelector('.end') || window.engawa.n !== n || !go ||
    go.getAttribute('aria-disabled') === 'false' || choice.picks.length;
}"""


class Person:
    """Plays at random through the page. Every line it plays came from a press on what glows."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page, self.luck = page, random.Random(seed)
        self.presses = 0

    def looks(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(LIT)
        return found

    def play(self, most: int = 100_000) -> None:
        """Play on until the game is over, or so many decisions have been made."""
        decided = 0
        while decided < most:
            now = self.waits()
            if now["over"]:
                return
            self.decide(now)
            decided += 1

    def waits(self) -> dict[str, Any]:
        """Until it is one's turn and what can be done is lit, or the game is over."""
        for _ in range(20):
            self.page.wait_for_function(
                "() => document.querySelector('.end') || "
                "(document.querySelector('.rail')?.dataset.live === 'true')",
                timeout=30_000,
            )
            now = self.looks()
            if now["over"] or (now["live"] and (now["found"] or now["ready"])):
                return now
            self.page.wait_for_timeout(100)  # between two pictures of what bots did
        raise AssertionError(f"it is our turn, but nothing is lit: {now}")

    def decide(self, now: dict[str, Any]) -> None:
        """One line: press lit things until it can be confirmed, then confirm."""
        before = now["n"]
        for _ in range(8):
            if now["ready"]:
                self.confirm()
                break
            assert now["found"], f"it is our turn, but nothing is lit: {now}"
            self.press(self.luck.choice(now["found"]))
            self.page.wait_for_function(ANSWERED, arg=before)
            now = self.looks()
            if now["n"] != before or now["over"]:
                return
            if not now["live"]:
                break  # it was the only line, and is on its way
        else:
            raise AssertionError(f"eight presses and nothing to confirm: {now}")
        self.page.wait_for_function(
            "(n) => document.querySelector('.end') || window.engawa.n !== n", arg=before
        )

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
        """Press a piece where it lies, as a finger or a mouse would."""
        hit = self.page.locator(f'.sprite[data-key="{key}"] .hit').first
        hit.scroll_into_view_if_needed()
        box = hit.bounding_box()
        assert box is not None, key
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def confirm(self) -> None:
        self.presses += 1
        self.page.locator(".rail .btn.go").click()


def watch(page: Page, base: str, game: str, seats: int = 2) -> str:
    """See bots play a short game to its end; the name of its table comes back."""
    link = sit(page, base, game, seats=seats, bots=["random"] * seats, options=SHORT[game])
    page.wait_for_selector(".end h1", timeout=60_000)
    return link.split("/t/")[1].partition("?")[0]


def sit(page: Page, base: str, game: str, **wish: Any) -> str:
    """Make a table over the interface and open it; the link comes back."""
    page.goto(base)
    page.wait_for_selector(".game .btn.go")
    made: dict[str, str] = page.evaluate(
        """async (wish) => (await fetch('/api/tables', {method: 'POST',
        headers: {'Content-Type': 'application/json'}, body: JSON.stringify(wish)})).json()""",
        {"game": game, **wish},
    )
    assert "link" in made, made
    page.goto(base + made["link"])
    expect(page.locator(".rail .ask")).to_be_visible()
    return made["link"]
