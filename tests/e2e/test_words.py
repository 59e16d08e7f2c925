"""What the page says: names for letters, words for lines, and only as much as one wants to read."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from e2e.driver import watch
from e2e.stage import Visit

#: what a game says of its seats, and what the first of three people reads
TOLD = {
    "A rolled 2 water.": "You rolled 2 water.",
    "attacked A with Rufus Tarr for 2.": "attacked you with Rufus Tarr for 2.",
    "gave a panda to A and got 1 die from B.": "gave a panda to you and got 1 die from Ren.",
    "A plot objective is dealt. A has no chip.": "A plot objective is dealt. You have no chip.",
    "It is the turn of A.": "It is your turn.",
    "Bamboo: B rolled 2, A 1. B will give 1.": "Bamboo: Ren rolled 2, you 1. Ren will give 1.",
    "B is not an opponent of A.": "Ren is not your opponent.",
    "A's objectives": "Your objectives",
    "C has won.": "Mika has won.",
    "A passes. A chooses first.": "You pass. You choose first.",
    "A bamboo of 4 on a plot": "A bamboo of 4 on a plot",
}
SAID = """async (told) => {
  const { withNames } = await import('/static/parts/seats.js');
  const head = {you: 0, seats: [{name: 'Aoi'}, {name: 'Ren'}, {name: 'Mika'}]};
  return told.map((each) => withNames(each, head));
}"""


def test_sentences_name_who_sits_there_and_say_you(base: str, visit: Visit) -> None:
    page = visit()
    page.goto(base)
    assert page.evaluate(SAID, list(TOLD)) == list(TOLD.values())


def test_what_was_dealt_is_one_line_of_the_log_and_an_end_is_told_in_words(
    base: str, visit: Visit
) -> None:
    page = visit()
    table = watch(page, base, "the_harvest")
    page.wait_for_selector(".end .chart", timeout=60_000)
    told = page.locator(".turn-list a").all_inner_texts()
    assert all(each[0].isupper() and "random" not in each for each in told), told
    page.goto(f"{base}/replay/{table}?n=16")
    page.wait_for_selector("body[data-ready] .timeline .chart")
    fold = page.get_by_role("button", name=re.compile(r"Setup, \d+ lines"))
    expect(fold).to_have_attribute("aria-expanded", "false")
    fold.click()
    expect(page.locator(".setup li").first).to_be_visible()
    moved_through_choices(page)


def moved_through_choices(page: Page) -> None:
    """Where somebody chose among several lines, the others stand beside it with their chances."""
    for _ in range(40):
        if page.locator(".others li").count() and page.locator(".others").is_visible():
            break
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(50)
    expect(page.locator(".others li[aria-current]")).to_contain_text("played")
    assert all("%" in each for each in page.locator(".others li b").all_inner_texts())
