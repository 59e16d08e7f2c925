"""The daily game, from the home page to its result; and shared luck at two tables."""

from __future__ import annotations

import os
import re
from typing import Any

from PIL import Image
from playwright.sync_api import Page, expect

from e2e.driver import ASKED, Person
from e2e.stage import SHOTS, WANTED, Visit, keep
from e2e.test_looks import check
from engawa.games import names, spec

#: Play without pressing until the game is over.
FINISH = """async () => {
  const page = window.engawa;
  while (page.head.status !== "over") {
    const touched = [...page.scene.sprites.values()].flatMap((sprite) => sprite.lines);
    const verbs = page.scene.verbs.filter((verb) => !verb.off).map((verb) => verb.line);
    const before = page.n;
    for (const line of new Set([...touched, ...verbs])) {
      if (page.n !== before || page.head.status === "over") break;
      await page.socket.ask("play", { line, seen: page.n });
    }
    await new Promise((done) => setTimeout(done, 20));  // others play, or too much was asked
  }
}"""


def whole(page: Page, name: str) -> None:
    keep(page, name)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    check(page)


def day_of(page: Page, base: str) -> dict[str, Any]:
    found: dict[str, Any] = page.request.get(f"{base}/api/daily").json()
    return found


def test_a_day_is_found_at_home_tried_once_and_compared(base: str, visit: Visit) -> None:
    page = visit()
    page.goto(base)
    card = page.locator(".daily-card")
    expect(card).to_contain_text("The daily garden")
    card.get_by_role("link", name="Start").click()
    page.wait_for_selector("body[data-ready=daily]")
    expect(page.locator(".best, .spread")).to_have_count(0)  # nobody has finished, said once
    page.get_by_role("button", name="Start").click()
    person = Person(page)
    person.play(2)
    person.waits()
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    day = day_of(page, base)["today"]
    page.goto(f"{base}/daily/{day}")
    page.get_by_role("link", name="Go on").click()
    page.wait_for_function(ASKED)
    page.evaluate(FINISH)
    page.wait_for_selector(".end")
    page.locator(".end .veranda").get_by_role("link", name="The daily garden").click()
    page.goto(f"{base}/daily/{day}")
    page.wait_for_selector(".garden-picture[data-drawn]")
    made = day_of(page, base)
    points = made["week"][-1]["mine"]["points"]
    if made["today"] == day:
        expect(page.locator(".top")).to_contain_text(f"You made {points} point")
    expect(page.locator(".spread .me-n")).to_contain_text("you, ")
    expect(page.locator(".week .day")).to_have_count(7)
    with page.expect_download() as kept:  # without a phone's share menu, it is saved
        page.get_by_role("button", name="Share your garden").click()
    with Image.open(kept.value.path()) as picture:
        assert picture.size == (1200, 900)
        pot = picture.convert("RGB").crop((300, 500, 900, 780))
        assert len(pot.getcolors(1 << 20) or []) > 100, "the drawings are not in the picture"
    if os.environ.get(WANTED):
        kept.value.save_as(SHOTS / "daily-kept.png")
    whole(page, "daily-desktop")
    phone = visit(phone=True, dark=True)
    phone.context.add_cookies(page.context.cookies())  # type: ignore[arg-type]
    phone.goto(f"{base}/daily/{day}")
    phone.wait_for_selector(".garden-picture[data-drawn]")
    whole(phone, "daily-phone-dark")
    phone.locator(".best").get_by_role("link", name="Look at it").click()
    phone.wait_for_selector(".table.replaying .board .sprite")


def test_two_tables_with_the_same_luck_are_laid_and_compared(base: str, visit: Visit) -> None:
    game = min(names(), key=lambda name: spec(name).minutes or (99, 99))
    ann, bob = visit(), visit(phone=True)
    ann.goto(base)
    card = ann.locator(f".game[data-game={game}]")
    card.get_by_role("button", name="Seats, bots and variants").click()
    same = card.get_by_role("group", name="Tables with the same luck")
    same.get_by_role("button", name="2").click()
    card.get_by_role("button", name="Make the table").click()
    ann.wait_for_selector("body[data-ready=duplicate]")
    link = ann.locator(".rows .field").input_value()
    whole(ann, "duplicate-desktop")
    comparison = ann.url
    ann.get_by_role("link", name="Open").click()
    bob.goto(link)
    bob.get_by_role("button", name="Sit down").click()
    for page in (ann, bob):
        page.wait_for_function(ASKED)
        page.evaluate(FINISH)
        page.wait_for_selector(".end")
    bob.get_by_role("link", name="Compare tables").click()
    bob.wait_for_selector(".compared .chart")
    whole(bob, "duplicate-phone")
    bob.locator(".twin:visible .board").wait_for()
    expect(bob.locator(".twin:visible")).to_have_count(1)  # one at a time on a phone
    bob.get_by_role("tab").nth(1).click()
    expect(bob.locator(".twin:visible")).to_have_count(1)
    ann.goto(comparison)
    ann.wait_for_selector("body[data-ready=duplicate]")
    expect(ann.locator(".twin .board")).to_have_count(2)
    expect(ann.locator(".twin .board").first).to_contain_text("Haru")  # by name, not by letter
    where = ann.locator(".parting .num")
    expect(where).to_have_text(re.compile(r"^turn \d+ of \d+$"))
    parted = where.inner_text()  # where it is shown first
    turn = int(parted.split()[1])
    ann.keyboard.press("[")
    expect(where).to_have_text(parted.replace(f"turn {turn}", f"turn {max(1, turn - 1)}"))
    ann.keyboard.press("]")
    ann.keyboard.press("[")
    difference = ann.get_by_role("button", name="Next difference")
    if ann.get_by_text("All tables played alike").count():
        expect(difference).to_be_hidden()
    else:
        difference.click()
    expect(where).to_have_text(re.compile(r"^turn \d+ of \d+$"))
    for _ in range(100):
        ann.keyboard.press("[")
    expect(where).to_have_text(re.compile("^turn 1 of "))
    ann.get_by_role("button", name="Watch both").click()
    ann.get_by_role("button", name="Pause").click()
    whole(ann, "duplicate-compared")
    ann.locator(".twin").get_by_role("link", name="Watch from here").first.click()
    ann.wait_for_selector(".table.replaying .board .sprite")
