"""Two strangers wait for the same game, and sit down together."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.stage import Visit
from e2e.test_looks import check


def test_strangers_who_wait_for_the_same_game_are_seated_together(base: str, visit: Visit) -> None:
    ann, bob = visit(), visit(phone=True)
    for page in (ann, bob):
        page.goto(base)
        page.get_by_label("Bots fill up after a minute").uncheck()
    ann.get_by_role("button", name="Find players").click()
    stop = ann.get_by_role("button", name="Stop waiting")
    expect(stop).to_be_focused()
    check(ann)
    stop.click()
    expect(ann.get_by_role("button", name="Find players")).to_be_focused()
    ann.keyboard.press("Enter")
    expect(stop).to_be_visible()
    bob.get_by_role("button", name="Find players").click()
    for page in (ann, bob):
        page.wait_for_selector(".board .sprite:visible")
    assert ann.evaluate("engawa.table") == bob.evaluate("engawa.table")
    assert {page.evaluate("engawa.head.you") for page in (ann, bob)} == {0, 1}


def test_open_tables_are_found_by_game_and_level(base: str, visit: Visit) -> None:
    page = visit()
    page.goto(base)
    games = page.locator(".sieve [name=game]")
    last = games.locator("option").last.get_attribute("value")
    assert last
    games.select_option(last)
    expect(games).to_have_value(last)
    page.locator(".sieve [name=level]").select_option("none")
    expect(page.locator("#open ~ div").last).to_contain_text("No open table is like that.")
