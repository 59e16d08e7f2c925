"""A rated game changes a rating and shows on pages: on desktop, on a phone, by keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from e2e.driver import Person, sit
from e2e.stage import Visit, keep
from e2e.test_looks import check
from engawa.games import names, spec

SHORTEST = min(names(), key=lambda name: spec(name).minutes or (99, 99))


def is_whole(page: Page, name: str) -> None:
    keep(page, name)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    check(page)


def test_a_rated_game_leads_to_the_pages_of_who_played(base: str, visit: Visit) -> None:
    page = visit()
    sit(page, base, SHORTEST, seats=2, bots=[None, "level1"], rated=True)
    Person(page).play()
    expect(page.locator(".end .players .num")).to_have_text(
        re.compile(r"^[+\u2212±]\d+ to \d+ ± \d+$")
    )
    check(page)
    page.locator(".end .players a[href^='/bots/']").click()
    page.wait_for_selector("body[data-ready=bot]")
    expect(page.locator("[aria-current=page] .title")).to_have_text("1000")
    expect(page.locator(".played li")).to_have_count(1)
    is_whole(page, "bot-desktop")
    page.goto(base)
    page.locator(".me").click()
    page.get_by_role("link", name="Your page").click()
    page.wait_for_selector("body[data-ready=person]")
    expect(page.locator(".ratings li")).to_contain_text("1 rated game, too few to say")
    expect(page.locator(".played a")).to_have_attribute("href", re.compile(r"^/replay/"))
    is_whole(page, "person-desktop")


def test_the_menu_leads_nowhere_until_it_is_known_whose_it_is(base: str, visit: Visit) -> None:
    page, asked = visit(), list[Route]()
    page.route("**/api/me", lambda route: asked.append(route))
    page.goto(base)
    page.locator(".me").click()
    link = page.get_by_role("link", name="Your page")
    expect(page.locator(".menu form.setting")).to_be_visible()
    expect(link).to_have_count(0)
    for one in asked:
        one.continue_()
    expect(link).to_have_attribute("href", re.compile("^/u/.+"))


def test_a_page_is_shown_to_whom_one_chooses_by_keys(base: str, visit: Visit) -> None:
    ann, bob = visit(phone=True, dark=True), visit(phone=True)
    ann.goto(base)
    ann.wait_for_selector("body[data-ready=home]")
    mine = ann.evaluate("() => fetch('/api/me').then((r) => r.json()).then((me) => me.page)")
    ann.goto(f"{base}/u/{mine}")
    games, own = ann.get_by_text("No finished games yet"), ann.locator(".panel.own")
    expect(games).to_be_hidden()  # on a phone, one sheet is shown at a time
    ann.get_by_role("tab", name="Games").click()
    expect(games).to_be_visible()
    expect(own).to_be_hidden()
    ann.get_by_role("tab", name="Games").press("ArrowLeft")
    expect(ann.get_by_role("tab", name="Ratings")).to_be_focused()
    is_whole(ann, "person-phone-dark")
    ann.get_by_role("tab", name="Your page").click()
    bob.goto(f"{base}/u/{mine}")
    expect(bob.locator("h1")).to_have_text("This page is not shown")
    check(bob)
    ann.get_by_label("People I play with").focus()
    ann.keyboard.press("ArrowDown")
    expect(ann.get_by_label("Everybody")).to_be_checked()
    expect(ann.get_by_label("Everybody")).to_be_focused()  # drawn again, and still there
    bob.wait_for_function(
        "(page) => fetch(`/api/people/${page}`).then((answer) => answer.ok)", arg=mine
    )
    bob.reload()
    expect(bob.locator(".person-head h1")).to_be_visible()
    expect(bob.locator(".own")).to_have_count(0)
    is_whole(bob, "person-phone")
    bob.get_by_role("button", name="Invite to a table").click()
    is_whole(bob, "person-phone-invite")
    bob.get_by_role("group", name="Which game?").get_by_role("button").first.click()
    expect(bob.get_by_text("Waiting for players").first).to_be_visible()
