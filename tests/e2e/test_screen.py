"""The board on a large screen, the hands on phones."""

from __future__ import annotations

from games_by import SMALLEST
from playwright.sync_api import expect

from e2e.driver import Person, sit
from e2e.stage import Visit, keep


def test_the_board_is_shown_to_all_without_hands_and_follows_the_game(
    base: str, visit: Visit
) -> None:
    phone = visit(phone=True)
    link = sit(phone, base, SMALLEST, seats=3, bots=[None, "random", "random"])
    screen = phone.context.new_page()  # whoever sits there opens it, with their own cookie
    screen.set_viewport_size({"width": 1280, "height": 720})
    place, _, query = link.partition("?")
    screen.goto(f"{base}{place}/board?{query}")
    expect(screen.locator(".to-phones")).to_contain_text("camera here")
    expect(screen.locator("button:visible:not(.goal)")).to_have_count(0)
    phone.bring_to_front()  # a page behind another is slow
    person = Person(phone)
    person.play(2)
    screen.wait_for_function("(n) => engawa.n >= n", arg=phone.evaluate("engawa.n"))
    assert screen.locator(".caption p").inner_text()
    assert screen.evaluate("() => engawa.frame.choice.lines.size") == 0
    keep(screen, f"screen-{SMALLEST}")
    person.play()
    expect(screen.locator(".caption")).to_contain_text("Press on your phone")
