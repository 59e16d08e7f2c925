"""The home page: its links and its choices."""

from __future__ import annotations

from typing import Any

from games_by import LARGEST, LONGEST, SMALLEST, titled
from playwright.sync_api import Route, expect

from e2e.driver import begin, sit
from e2e.stage import Visit, keep
from engawa.bots import levels
from engawa.games import names


def test_a_game_leads_to_its_own_first_page_and_rules(base: str, visit: Visit) -> None:
    page = visit()
    page.goto(base)
    card = page.locator(f".game[data-game={LARGEST}]")
    card.get_by_role("link", name=f"Learn {titled(LARGEST)}").click()
    page.get_by_role("link", name="All rules").click()
    expect(page.locator("h1")).to_have_text(titled(LARGEST))
    page.goto(base)
    page.wait_for_selector(".game .btn.go")
    page.locator(".header").get_by_role("link", name="Learn").click()
    expect(page.locator("h1")).to_have_text("Learn a game")
    expect(page.locator(".contents a")).to_have_count(len(names()))
    page.goto(f"{base}/rules")
    expect(page.locator("h1")).to_have_text("Rules of which game?")
    keep(page, "rules-contents-desktop")
    page.locator(".contents").get_by_role("link", name=titled(SMALLEST)).click()
    expect(page.locator("h1")).to_have_text(titled(SMALLEST))
    page.go_back()
    expect(page.locator(".contents a")).to_have_count(len(names()))


def test_a_page_that_comes_late_does_not_draw_over_the_one_after_it(
    base: str, visit: Visit
) -> None:
    page = visit()
    page.goto(base)
    expect(page.locator(".game").first).to_be_visible()
    held: list[Route] = []
    page.route("**/api/rules/**", lambda route: held.append(route))
    page.evaluate("() => { document.body.dataset.kept = ''; }")
    page.locator(".header").get_by_role("link", name="Learn").click()
    page.locator(".contents a").first.click()
    page.get_by_role("link", name="All rules").click()
    expect(page.locator("#app[aria-busy]")).to_have_count(1)
    page.evaluate("() => history.go(-3)")
    page.wait_for_function("() => location.pathname === '/'")
    while not held:
        page.wait_for_timeout(20)
    held[0].continue_()
    expect(page.locator("#app[aria-busy]")).to_have_count(0)
    expect(page.locator(".game").first).to_be_visible()
    expect(page.locator(".rules-page")).to_have_count(0)
    expect(page.locator("[data-kept]")).to_have_count(1)  # the page was not reloaded


def test_levels_are_called_the_same_wherever_they_are_met(base: str, visit: Visit) -> None:
    ladder = levels.of(LONGEST)
    titles = [f"{n} · {level.name}" for n, level in enumerate(ladder, 1)]
    page = visit()
    page.goto(base)
    card = page.locator(f".game[data-game={LONGEST}]")
    card.get_by_role("button", name="Seats, bots and variants").click()
    choose = card.get_by_label("Bots")
    expect(choose.locator("option")).to_have_text(titles)
    expect(card).to_contain_text(str(ladder[2].says))
    choose.select_option("level5")
    expect(card).to_contain_text(str(ladder[4].says))
    keep(page, "home-levels-desktop")
    sit(page, base, LONGEST, seats=2, bots=[None, "level4"])
    bot = page.locator(".seat.s2")
    expect(bot).to_contain_text(f"bot · {ladder[3].name}")
    bot.locator("button.more").click()
    expect(page.locator(".why .pair button")).to_have_text(titles)


def test_bots_that_are_warming_up_are_said_to_be_where_they_are_chosen_and_met(
    base: str, visit: Visit
) -> None:
    told: dict[str, Any] = {"state": "warming", "weak": ["level6", "level7", "level8"], "left": 100}
    page = visit()
    page.clock.install()
    page.route("**/api/bots", lambda route: route.fulfill(json=told))
    page.goto(base)
    card = page.locator(f".game[data-game={LONGEST}]")
    card.get_by_role("button", name="Seats, bots and variants").click()
    expect(card).not_to_contain_text("warming up")
    card.get_by_label("Bots").select_option("level7")
    expect(card).to_contain_text("warming up, about 2 minutes left")
    keep(page, "home-warming-desktop")
    told |= {"left": 20}
    sit(page, base, LONGEST, seats=2, bots=[None, "level8"])
    note = page.locator(".toast", has_text="warming up")
    expect(note).to_contain_text("less than a minute left")
    keep(page, "table-warming-desktop")
    told |= {"state": "ready", "weak": [], "left": None}
    page.clock.run_for(11_000)
    expect(note).to_have_count(0)


def test_bots_that_stay_plain_are_said_to_be_and_the_note_can_be_put_away(
    base: str, visit: Visit
) -> None:
    page = visit(phone=True)
    told = {"state": "plain", "weak": ["level8"], "left": None}
    page.route("**/api/bots", lambda route: route.fulfill(json=told))
    begin(page, base, SMALLEST, seats=2, bots=[None, "level8"])
    note = page.locator(".toast", has_text="the rules are not compiled")
    expect(note).to_be_visible()
    keep(page, "table-plain-phone")
    note.get_by_role("button", name="OK").click()
    expect(note).to_have_count(0)
