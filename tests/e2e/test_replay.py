"""Replays: step by step, through any seat's eyes, and on from any moment."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
from games_by import LONGEST, titled
from playwright.sync_api import Page, expect

from e2e.driver import Person, sit, watch
from e2e.stage import Visit, keep
from engawa.core.book import rules_of
from engawa.core.scene import Scene
from engawa.games import spec


def test_a_game_is_watched_again_shared_and_played_on(base: str, visit: Visit) -> None:
    page = visit()
    table = watch(page, base, LONGEST)
    page.locator(".end").get_by_role("link", name="Watch replay").first.click()
    page.wait_for_selector("body[data-ready]")
    expect(page.locator(".rail .ask")).to_contain_text("move 0 of")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".rail .ask")).to_contain_text("move 2 of")
    page.locator(".timeline input").fill("10")
    expect(page.locator(".rail .ask")).to_contain_text("move 10 of")
    keep(page, "replay-open-desktop")
    shown = page.get_by_role("heading", name=re.compile("^Haru: "))
    expect(shown).to_have_count(0)
    high = "document.querySelector('.garden').clientHeight"
    before = page.evaluate(high)
    page.get_by_role("button", name="Hands").click()
    expect(shown.first).to_be_visible()
    assert page.evaluate(high) < before - 100, "hands take room from the board"
    page.locator(".eyes select").select_option("none")
    expect(page.locator(".rail .ask")).to_contain_text("move 10 of")
    expect(shown).to_have_count(0)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('.timeline input').value) >= 12")
    page.get_by_role("button", name="Pause").click()
    moment = page.url
    assert "n=" in moment
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/t/" in url and table not in url)
    Person(page).waits()
    assert page.evaluate("engawa.head.status") == "playing"
    Person(page).play(1)


def test_the_end_waits_for_its_analysis_without_a_complaint(base: str, visit: Visit) -> None:
    page = visit(worker=True)  # a forbidden one would be reported
    said: list[str] = []
    codes: list[int] = []
    page.on("console", lambda each: said.append(each.text))
    page.on("response", lambda each: codes.append(each.status) if "/analysis" in each.url else None)
    watch(page, base, LONGEST)
    expect(page.locator(".end .chart")).to_be_visible()
    assert codes[0] == 202, "it was there at once, and nothing was waited for"
    assert codes[-1] == 200
    assert said == []


def copied(page: Page) -> str:
    found: str = page.evaluate("navigator.clipboard.readText()")
    return found


def test_a_stranger_with_the_link_sees_the_replay_and_plays_on(base: str, visit: Visit) -> None:
    page = visit()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    watch(page, base, LONGEST)
    page.locator(".end").get_by_role("button", name="Share replay").click()
    expect(page.locator(".end")).to_contain_text("Link copied")
    whole = copied(page)
    page.locator(".end").get_by_role("link", name="Watch replay").first.click()
    page.wait_for_selector("body[data-ready]")
    page.locator(".timeline input").fill("10")
    expect(page.locator(".rail .ask")).to_contain_text("move 10 of")
    page.get_by_role("button", name="Copy link to this move").click()
    expect(page.locator(".toast")).to_contain_text("Link copied")
    moment = copied(page)
    for link, at in ((whole, "move 0 of"), (moment, "move 10 of")):
        other = visit()  # without cookies
        other.goto(link)
        expect(other.locator(".rail .ask")).to_contain_text(at)
        expect(other.locator(".timeline .chart")).to_be_visible()
        with other.expect_download() as file:
            other.get_by_role("link", name="Keep this replay as a file").click()
        assert titled(LONGEST) in Path(file.value.path()).read_text(encoding="utf-8")[:500]
    other.get_by_role("button", name="Play on from here").click()
    other.wait_for_url(lambda url: "/t/" in url)
    Person(other).waits()


def test_the_log_steps_back_and_comes_back_to_the_game(base: str, visit: Visit) -> None:
    page = visit()
    sit(page, base, LONGEST, seats=2, bots=[None, "random"])
    Person(page).play(5)
    Person(page).waits()
    page.keyboard.press("[")
    page.keyboard.press("[")
    expect(page.locator(".garden .past")).to_be_visible()
    expect(page.locator(".sprite.lit")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.locator(".garden .past")).to_be_hidden()
    assert Person(page).waits()["found"]


def test_the_rules_can_be_searched(base: str, visit: Visit) -> None:
    page = visit()
    page.goto(f"{base}/rules/{LONGEST}")
    page.wait_for_selector(".rule")
    every = page.locator(".rule").count()
    words = str(next(iter(rules_of(spec(LONGEST)).values())).says).split()
    page.locator(".rules .field").fill(max(words, key=len))
    some = page.locator(".rule").count()
    assert 0 < some < every
    keep(page, "rules-desktop")


def test_a_replay_in_one_file_shows_every_moment_as_the_server_does(
    base: str, visit: Visit, tmp_path: Path
) -> None:
    page = visit()
    table = watch(page, base, LONGEST)
    api = f"/api/tables/{table}"
    file = tmp_path / "game.html"
    file.write_text(page.request.get(f"{base}{api}/replay.html").text(), encoding="utf-8")
    steps = [step["n"] for step in page.request.get(f"{base}{api}/steps").json()]
    alone = visit()
    alone.goto(file.as_uri())
    alone.wait_for_selector(".board .sprite:visible")
    for n in (steps[3], steps[len(steps) // 2], steps[-1]):
        for view in ("all", "none", "1"):
            path = f"{api}/steps/{n}?as={view}"
            kept = alone.evaluate("async (path) => (await fetch(path)).json()", path)
            told = page.request.get(base + path).json()
            assert msgspec.convert(kept["scene"], Scene) == msgspec.convert(told["scene"], Scene)
