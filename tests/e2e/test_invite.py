"""Coming to a table by its link, which is also shown as a QR code."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.driver import join, sit
from e2e.stage import Visit, keep
from e2e.test_looks import check
from engawa.games import names

GAME = names()[0]


def test_a_link_asks_before_anybody_sits(base: str, visit: Visit) -> None:
    ann, bob = visit(), visit(phone=True, dark=True)
    link = sit(ann, base, GAME, seats=2, bots=[None, None])
    bob.goto(base + link)
    asked = bob.locator(".waiting")
    expect(asked.get_by_role("button", name="Sit down")).to_be_focused()
    expect(asked.get_by_role("button", name="Watch")).to_be_visible()
    expect(ann.locator(".waiting")).to_be_visible()  # nobody has sat down
    assert bob.evaluate("engawa.head.you") is None
    keep(bob, "invited-phone-dark")
    check(bob)
    bob.keyboard.press("Enter")
    expect(asked).to_be_hidden()
    bob.wait_for_function("() => engawa.head.you === 1")
    expect(ann.locator(".waiting")).to_be_hidden()


def test_who_only_watches_takes_no_seat_and_is_not_asked_again(base: str, visit: Visit) -> None:
    ann, eve = visit(), visit()
    link = sit(ann, base, GAME, seats=2, bots=[None, None])
    eve.goto(base + link)
    keep(eve, "invited-desktop")
    eve.get_by_role("button", name="Watch").click()
    expect(eve.locator(".waiting")).to_be_hidden()
    join(visit(), base + link)
    expect(ann.locator(".waiting")).to_be_hidden()
    expect(eve.locator(".waiting")).to_be_hidden()
    assert eve.evaluate("engawa.head.you") is None


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone-dark"])
def test_an_invite_shows_the_link_and_a_picture_of_it(phone: bool, base: str, visit: Visit) -> None:
    page = visit(phone=phone, dark=phone)
    link = sit(page, base, GAME, seats=2, bots=[None, None])
    page.get_by_role("button", name="QR code").click()
    picture = page.get_by_role("img", name="The link to this table as a QR code")
    expect(picture).to_be_visible()
    page.wait_for_function("() => document.querySelector('.qr').naturalWidth > 0")
    expect(page.locator(".why input")).to_have_value(base + link)
    box = picture.bounding_box()
    assert box
    assert box["y"] >= 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    keep(page, f"invite-{'phone-dark' if phone else 'desktop'}")
    check(page)
