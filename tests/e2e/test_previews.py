"""The table as it would be after a choice: every piece in one place, none covering another."""

from __future__ import annotations

from typing import Any

import pytest
from games_by import CALMEST, SMALL
from playwright.sync_api import Page, expect

from e2e.driver import SHORT, Person, begin, sit
from e2e.stage import Visit, keep

#: What is wrong with the shown preview, in words, and how many pieces it shows.
WRONG = """() => {
  const { frame } = window.engawa;
  const seen = (node) => getComputedStyle(node.fly).visibility === 'visible';
  const wrong = [];
  let shown = 0;
  for (const surface of [frame.garden, ...frame.tray.surfaces()]) {
    const { preview, painter } = surface;
    const middle = (item) => preview.middle(item);
    shown += preview.items.length;
    for (const item of preview.items) {
      for (const node of surface.nodes.values()) {
        const other = node.item;
        if (!seen(node) || painter.layer(other.sprite) !== painter.layer(item.sprite)) continue;
        if (!node.body.getBoundingClientRect().width) continue;  // a place for something
        const [a, b] = [middle(item), middle(other)];
        const far = (a.far + b.far) * 0.4;
        if (Math.hypot(a.x - b.x, a.y - b.y) < far) {
          wrong.push(`${item.sprite.key} over ${other.sprite.key}`);
        }
      }
    }
    for (const node of preview.away) if (seen(node)) wrong.push(`two of ${node.item.sprite.key}`);
    const faint = [...surface.root.querySelectorAll('.pending .faint')];
    if (faint.some((node) => getComputedStyle(node).opacity !== '0.7')) wrong.push('not at 70 %');
    const rims = surface.root.querySelectorAll('.rims .rim').length;
    if (rims !== preview.items.length || faint.length !== rims) wrong.push('a piece without a rim');
    const moving = [...surface.root.querySelectorAll('.pending, .rims, .was-place')]
      .flatMap((node) => node.getAnimations({ subtree: true }));
    if (moving.length) wrong.push('it moves');
    const chips = [...surface.root.querySelectorAll('.previews .chip rect')]
      .map((node) => node.getBoundingClientRect());
    const beside = (a, b) => a.right <= b.left || b.right <= a.left;
    const over = (a, b) => a.bottom <= b.top || b.bottom <= a.top;
    if (chips.some((a, i) => chips.slice(i + 1).some((b) => !beside(a, b) && !over(a, b))))
      wrong.push('chip on chip');
  }
  const { answers = [] } = frame.choosing.preview?.words ?? {};
  const forecast = document.querySelector('.forecast');
  const { left, top, right, bottom } = forecast.getBoundingClientRect();
  const high = top >= 0 && bottom <= innerHeight && bottom > top;
  if (answers.length && !(high && left >= 0 && right <= innerWidth))
    wrong.push('answers out of sight');
  return { wrong, shown };
}"""

#: Where the board, the tray and its columns are.
PLACES = """() => {
  const left = (node) => Math.round(node.getBoundingClientRect().left);
  const top = (name) => Math.round(document.querySelector(name).getBoundingClientRect().top);
  const groups = [...document.querySelectorAll('.tray .group > svg.cards')];
  return {
    tray: top('.tray'),
    garden: engawa.frame.camera.look,
    columns: Object.fromEntries(groups.map((node) => [node.dataset.place, left(node)])),
  };
}"""

#: The preview is there, or there is none because only one line can be played.
COME = """() => { const { preview, choice } = engawa.frame.choosing;
  return choice.lines.size < 2 || !choice.line || preview?.line === choice.line; }"""

LEFT = "document.querySelectorAll('.pending, .rims, .was-place, .away, .previews > *').length"


class Looker(Person):
    """Checks every preview while it plays."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page, seed)
        self.shown = 0

    def decide(self, now: dict[str, Any]) -> None:
        self.before = self.page.evaluate(PLACES)
        super().decide(now)

    def confirm(self) -> None:
        self.page.wait_for_function(COME)
        self.stays(self.page.evaluate(PLACES))
        found: dict[str, Any] = self.page.evaluate(WRONG)
        assert not found["wrong"], found
        self.shown += found["shown"]
        super().confirm()

    def stays(self, now: dict[str, Any]) -> None:
        """Check that choosing moves neither the tray, its columns, nor the board."""
        before = self.before
        if self.page.evaluate("innerWidth <= 760"):  # there, a note was closed, and trays scroll
            return
        assert [now["tray"], now["garden"]] == [before["tray"], before["garden"]]
        kept = now["columns"].keys() & before["columns"].keys()
        moved = [one for one in kept if now["columns"][one] != before["columns"][one]]
        assert not moved, (moved, before, now)


@pytest.mark.parametrize("game", SHORT)
def test_a_preview_lies_over_nothing_and_hides_the_real_piece(
    game: str, base: str, visit: Visit
) -> None:
    page = visit(phone=game == SMALL)
    person = Looker(page, seed=3)
    for _ in range(8):  # dice may end a game before anything can be moved
        sit(page, base, game, seats=3, bots=[None, "random", "random"], options=SHORT[game])
        person.play(25)
        if person.shown:
            break
    assert person.shown, "no choice moved a piece"


def test_a_choice_that_is_dropped_leaves_no_trace(base: str, visit: Visit) -> None:
    page = visit()
    short = SHORT[CALMEST]
    person = begin(page, base, CALMEST, seats=2, bots=[None, "random"], options=short)
    while not page.locator(".pending").count():
        now = person.waits()
        if now["ready"]:
            person.confirm()
            page.wait_for_function("(n) => engawa.n !== n", arg=now["n"])
        else:
            person.chooses(now["found"][0], now["n"])
    keep(page, "table-preview-card-desktop")
    page.mouse.move(5, 5)  # what one points at has a preview too
    assert page.evaluate(LEFT)
    page.keyboard.press("Escape")
    expect(page.locator(".pending")).to_have_count(0)
    assert page.evaluate(LEFT) == 0
    assert page.evaluate("document.querySelectorAll('.was-here').length") == 0
