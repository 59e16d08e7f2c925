"""Bamboo Harvest in a browser: dropped deeds, best paths, the tray by keys, a preview of cards."""

from __future__ import annotations

import re

import pytest
from e2e.driver import Person, begin, sit
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


def test_the_layers_button_hides_the_best_paths(base: str, visit: Visit) -> None:
    page = visit()
    sit(page, base, GAME, seats=2, bots=[None, "random"])
    Person(page).play(6)
    line = page.locator('.sprite[data-key="path-A"] .guide')
    expect(line).to_have_css("display", "inline")
    expect(page.locator(".seat.s1 .line")).to_contain_text("Your best path")
    page.locator(".tools button").last.click()
    expect(line).to_have_css("display", "none")
    page.keyboard.press("h")
    expect(line).to_have_css("display", "inline")


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
