"""Bamboo Harvest in a browser: dropped deeds, best paths, the tray by keys, a preview of cards."""

from __future__ import annotations

import re

import pytest
from e2e.driver import TOLD, Person, begin, sit
from e2e.stage import Visit, keep
from playwright.sync_api import expect

GAME = "bamboo_harvest"


def test_who_dropped_what_is_told_by_name(base: str, visit: Visit) -> None:
    page = visit()
    sit(page, base, GAME, seats=2, bots=[None, "random"])
    Person(page).play(1)
    notes = page.locator(".note-card[role=note]")
    expect(notes).to_contain_text(re.compile(r"You dropped the \w+ of \w+\. Haru dropped the"))
    keep(page, "table-dropped-desktop")


def test_the_layers_button_hides_the_best_path_of_each_seat(base: str, visit: Visit) -> None:
    page = visit()
    sit(page, base, GAME, seats=2, bots=[None, "random"])
    Person(page).play(6)
    mine, theirs = (page.locator(f'.sprite[data-key="path-{seat}"] .guide') for seat in "AB")
    expect(mine).to_have_css("display", "inline")
    expect(page.locator(".tallies")).to_contain_text("Your best path")
    page.locator(".tools button").last.click()
    papers = page.locator(".why .pair button")
    expect(papers).to_have_text(["You", "Haru"])
    papers.nth(1).click()
    expect(papers.nth(1)).to_have_attribute("aria-pressed", "false")
    expect(theirs).to_have_count(0)
    expect(mine).to_have_count(1)
    papers.nth(1).click()
    expect(theirs).to_have_count(1)
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    expect(mine).to_have_css("display", "none")


def test_a_card_is_outlined_for_who_points_at_its_name(base: str, visit: Visit) -> None:
    page = visit()
    sit(page, base, GAME, seats=2, bots=[None, "random"])
    Person(page).play(6)
    row = page.locator(".tally li b").first
    row.hover()
    outlines = page.locator(".board .traces path.outline")
    expect(outlines).to_have_count(2)  # white under its colour
    name = row.text_content() or ""
    x, y = "abcdefg".index(name[0]) * 109, (int(name[1]) - 1) * 109
    at = page.locator(".board .traces > g").get_attribute("transform") or ""
    assert [float(n) for n in re.findall(r"-?[\d.]+", at)][:2] == [x, y]
    page.locator(".tally h2").first.hover()
    expect(outlines).not_to_have_count(2)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_an_option_for_ones_path_does_what_it_says(phone: bool, base: str, visit: Visit) -> None:
    page = visit(phone=phone)
    person = begin(page, base, GAME, seats=2, bots=[None, "random"])
    for _ in range(200):
        now = person.waits()
        found = [each["key"] for each in now["found"] if each.get("key", "").startswith("way-")]
        if now["over"] or found:
            break
        person.decide(now)
    assert found, "no card could be built on or swapped in all the game"
    keep(page, f"path-option-{'phone' if phone else 'desktop'}")
    lines = page.evaluate("(key) => engawa.frame.scene.sprites.get(key).lines", found[0])
    person.touch(found[0])
    if lines[0].startswith("swap "):
        if phone:  # a first touch shows both cards
            page.wait_for_function("() => engawa.frame.choosing.shown?.line.includes('with ')")
            expect(page.locator(".rail .ask b")).to_contain_text("Swap the ")
            person.touch(found[0])
        page.wait_for_function(TOLD, arg=found[0].replace("way-", "with "))
    else:
        page.wait_for_function("(lines) => lines.includes(engawa.frame.choice.line)", arg=lines)
    page.locator(".seat.s1").click()
    expect(page.locator(".why .tally")).to_contain_text("Your best path")


def test_digits_choose_what_lies_in_the_tray(base: str, visit: Visit) -> None:
    page = visit()
    person = begin(page, base, GAME, seats=2, bots=[None, "random"])
    first = person.looks()["found"][0]  # which of the three deeds is dropped
    assert first["kind"] == "sprite"
    page.keyboard.press("2")
    expect(page.locator(".tray .sprite[aria-pressed=true]")).to_have_count(1)
    second = page.locator(".tray .cards").first.locator(
        ".sprite.chosen, .sprite[aria-pressed=true]"
    )
    expect(second).to_have_count(1)
    page.keyboard.press("Enter")
    page.wait_for_function("() => engawa.n > 0 && engawa.frame.choice.picks.length === 0")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_word_of_the_game_is_explained_where_it_stands(
    phone: bool, base: str, visit: Visit
) -> None:
    page = visit(phone=phone)
    begin(page, base, GAME, seats=2, bots=[None, "random"])
    word = page.locator(".rail .ask .gloss").first
    expect(word).to_have_text("deeds")
    before = page.evaluate("engawa.n")
    word.click()
    expect(page.locator(".why .word")).to_have_text("deed")
    expect(page.locator(".why p")).to_contain_text("right to build")
    page.keyboard.press("Escape")
    expect(page.locator(".why")).to_be_hidden()
    word.focus()
    page.keyboard.press("?")
    expect(page.locator(".why .word")).to_have_text("deed")
    assert page.evaluate("engawa.n") == before
    keep(page, f"gloss-{'phone' if phone else 'desktop'}")
