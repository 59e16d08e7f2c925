"""Pass the Pandas in a browser: a lesson that is played by hand."""

from __future__ import annotations

from e2e.driver import Person
from e2e.stage import Visit, keep
from playwright.sync_api import expect


def test_a_lesson_is_played_by_hand_and_says_what_does_not_help(base: str, visit: Visit) -> None:
    page = visit(phone=True)
    page.goto(f"{base}/learn/pass_the_pandas/panda")
    person = Person(page)
    page.wait_for_selector(".rail[data-live=true]")
    person.press({"kind": "sprite", "key": "tray-C"})
    person.confirm()
    expect(page.locator(".rail .ask")).to_contain_text("Try again?")
    keep(page, "lesson-astray-phone")
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector(".rail[data-live=true]")
    person.press({"kind": "sprite", "key": "tray-B"})
    person.confirm()
    expect(page.get_by_role("button", name="Next lesson")).to_have_attribute(
        "aria-disabled", "false"
    )
