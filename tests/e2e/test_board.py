"""What the board tells of itself: why not, what was taken, what the last lines changed."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from e2e.driver import begin
from e2e.stage import Visit

PLANS = """async ({game, sprites, lines}) => {
  const { plans } = await import(`/static/games/${game}/painter.js`);
  const scene = { sprites: new Map(sprites.map((s) => [s.key, {state: 'faceup', ...s}])) };
  const found = plans(scene, new Map(lines.map((line) => [line, []])));
  return found.map((plan) => [plan.title, plan.lines]);
}"""


def asked(page: Page, game: str, sprites: list[Any], lines: list[str]) -> list[Any]:
    found: list[Any] = page.evaluate(PLANS, {"game": game, "sprites": sprites, "lines": lines})
    return found


def test_quick_answers_are_several_lines_the_best_first(base: str, visit: Visit) -> None:
    page = visit()
    page.goto(base)
    hit = {"key": "Hit", "drawing": "hv-blow", "face": {"blow": 5}}
    cards = [
        {
            "key": key,
            "drawing": "hv-card",
            "face": {"name": f"{key.capitalize()} X", "value": value},
        }
        for key, value in (("nell", 3), ("kit", 2), ("gus", 4))
    ]
    lines = ["pass nell", "pass kit", "pass gus", "done"]
    assert asked(page, "the_harvest", [hit, *cards], lines)[:3] == [
        ["Pass Nell and Kit, lose 0", ["pass nell", "pass kit", "done"]],
        ["Pass Gus, lose 1", ["pass gus", "done"]],
        ["Pass Nell, lose 2", ["pass nell", "done"]],
    ]
    slips = [
        {"key": cell, "drawing": "bh-crop", "face": {"cell": cell, "rank": rank, "reeds": reeds}}
        for cell, rank, reeds in (("e1", "K", 0), ("c6", "6", 6))  # a king brings a deed
    ]
    lines = ["harvest e1 K", "harvest e1 6", "harvest c6 6"]
    assert asked(page, "bamboo_harvest", slips, lines) == [
        ["Harvest with all 2 tokens", ["harvest c6 6", "harvest e1 K"]]
    ]


def test_bare_ground_says_why_not_and_lines_show_what_they_changed(base: str, visit: Visit) -> None:
    page = visit()
    person = begin(page, base, "takenoko", seats=2, bots=[None, "random"])
    person.plays("plots")
    for _ in range(2):  # the plot to lay, and the one that comes first under the pile
        now = person.waits()
        if page.locator(".board .sprite.lit").count():
            break
        person.decide(now)
    box = page.locator(".board").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 60, box["y"] + 60)
    expect(page.locator(".why")).to_contain_text("A plot must touch the pond")
    page.keyboard.press("Escape")
    person.decide(person.waits())
    expect(page.locator(".choice.spent")).to_contain_text("Plot")
    expect(page.locator(".traces .outline")).to_have_count(0)
    page.locator(".log li[data-n]", has_text="You laid").hover()
    expect(page.locator(".traces .outline")).not_to_have_count(0)
