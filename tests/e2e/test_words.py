"""What the page says: lines in words, and only as much as one wants to read."""

from __future__ import annotations

import re

from games_by import SMALL
from playwright.sync_api import Page, expect

from e2e.driver import watch
from e2e.stage import Visit


def test_what_was_dealt_is_one_line_of_the_log_and_an_end_is_told_in_words(
    base: str, visit: Visit
) -> None:
    page = visit()
    table = watch(page, base, SMALL)
    page.wait_for_selector(".end .chart")
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
    """Show a moment where somebody chose among several lines, with all chances."""
    others, at = page.locator(".others li"), page.locator(".timeline input")
    for _ in range(40):
        if others.first.is_visible():
            break
        n = int(at.input_value())
        page.keyboard.press("ArrowRight")
        expect(at).to_have_value(str(n + 1))
    expect(page.locator(".others li[aria-current]")).to_contain_text("played")
    assert all("%" in each for each in page.locator(".others li b").all_inner_texts())
