"""Bonsai in a browser: the ring of a cell that takes more than one kind."""

from __future__ import annotations

import re

import pytest
from e2e.driver import TOLD, Person, sit
from e2e.stage import Visit, keep
from playwright.sync_api import Page, expect

PLAY = "(line) => { engawa.frame.choosing.show(line); engawa.frame.choosing.confirm(); }"
READ = "() => !engawa.frame.moments.unread"  # has the question stood long enough to be read?


def cell_for_two(page: Page, base: str) -> None:
    """At a tree whose first cells take wood or a leaf."""
    sit(page, base, "bonsai", seats=2, bots=[None, "random"])
    for wanted in ("take 2 leaf", "cultivate"):
        line = ""
        while line != wanted:
            page.wait_for_function("() => engawa.frame.choice?.mine")
            lines = page.evaluate("[...engawa.frame.choice.lines.keys()]")
            line = next((each for each in (wanted, "done") if each in lines), lines[0])
            before = page.evaluate("engawa.n")
            page.evaluate(PLAY, line)
            page.wait_for_function("(n) => engawa.n !== n", arg=before)
    page.wait_for_function("() => engawa.frame.choice.lines.has('leaf nw1')")
    Person(page).waits()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_cell_that_takes_several_kinds_asks_which(phone: bool, base: str, visit: Visit) -> None:
    page = visit(phone=phone)
    cell_for_two(page, base)
    person = Person(page)
    person.touch("cell-nw1")
    ring = page.get_by_role("group", name="What goes here: wood or leaf?")
    expect(ring.locator(".lit")).to_have_count(2)
    expect(ring.locator('[data-line="leaf nw1"] .chip')).to_have_text("+3")
    expect(page.locator(".rail .ask")).to_contain_text("What goes here: wood or leaf?")
    expect(page.locator(".rail .ask")).to_contain_text("leaf +3")
    keep(page, f"table-bonsai-ring-{'phone' if phone else 'desktop'}")
    board = page.locator(".garden").bounding_box()
    assert board is not None
    for box in (each.bounding_box() for each in ring.get_by_role("button").all()):
        assert box is not None
        assert box["width"] >= 48
        assert box["x"] >= board["x"]
        assert box["y"] >= board["y"]
        assert box["x"] + box["width"] <= board["x"] + board["width"]
    page.locator(".rail .undo").click()  # which is Back now
    expect(ring).to_have_count(0)
    person.touch("cell-nw1")
    page.locator('.ring-option[data-line="leaf nw1"]').click()
    page.wait_for_function(TOLD, arg="leaf nw1")


def test_the_ring_of_a_cell_is_reached_by_keys(base: str, visit: Visit) -> None:
    page = visit()
    cell_for_two(page, base)
    page.keyboard.press("n")
    page.evaluate("document.querySelector('.sprite[data-key=cell-ne1]').focus()")
    page.keyboard.press("Enter")
    wood = page.locator('.ring-option[data-line="wood ne1"]')
    expect(wood).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator('.ring-option[data-line="leaf ne1"]')).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".ring-choice")).to_be_hidden()
    expect(page.locator('.sprite[data-key="cell-ne1"]')).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("2")
    page.wait_for_function(TOLD, arg="leaf ne1")


def test_wood_grows_its_limb_before_it_is_placed(base: str, visit: Visit) -> None:
    page = visit()
    cell_for_two(page, base)
    person = Person(page)
    person.touch("supply-wood")
    page.mouse.move(*person.middle("cell-nw1"))
    limb = page.locator('.board .stack use[href="#bn-limb"]')
    expect(limb).to_have_count(1)
    keep(page, "table-bonsai-limb-desktop")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_card_with_a_choice_of_tiles_asks_which(phone: bool, base: str, visit: Visit) -> None:
    page = visit(phone=phone)
    sit(page, base, "bonsai", seats=2, bots=[None, "random"])
    person = Person(page)
    person.waits()
    key = page.evaluate("""[...engawa.frame.scene.sprites.values()]
      .find((s) => s.lines.includes('take 2 wood')).key""")
    person.touch(key)
    expect(page.locator(".rail .ask")).to_contain_text("Which one?")
    assert page.locator(".tray .opt").all_inner_texts() == ["wood", "leaf"]
    assert page.locator(".tray .opt .pic").count() == 2
    keep(page, f"table-bonsai-which-{'phone' if phone else 'desktop'}")
    page.locator('.tray .opt[data-line="take 2 leaf"]').click()
    page.locator(".rail .go").click()
    page.wait_for_function(TOLD, arg="take 2 leaf")


def test_what_does_not_fit_into_a_cell_says_why(base: str, visit: Visit) -> None:
    page = visit()
    cell_for_two(page, base)
    page.evaluate("""() => { const { frame } = engawa;  // as if one had a fruit
      frame.scene.sprites.get('supply-fruit').face = { count: 1 }; }""")
    Person(page).touch("cell-nw1")
    fruit = page.locator('.ring-option[data-line="fruit nw1"]')
    expect(fruit).to_contain_text("no fruit")
    keep(page, "table-bonsai-ring-no-fruit-desktop")
    fruit.click(force=True)
    expect(page.locator(".why")).to_contain_text("fruit")


def test_a_pointer_places_a_tile_with_one_press_and_a_finger_looks_first(
    base: str, visit: Visit
) -> None:
    page = visit()
    cell_for_two(page, base)
    person = Person(page)
    person.touch("supply-leaf")
    page.wait_for_function(READ)
    person.touch("cell-nw1")
    page.wait_for_function(TOLD, arg="leaf nw1")
    page.locator(".rail .undo").click()  # nothing has come to light
    page.wait_for_function("() => engawa.frame.choice.lines.has('leaf nw1')")
    page = visit(phone=True)
    cell_for_two(page, base)
    person = Person(page)
    person.touch("supply-leaf")
    before = page.evaluate("engawa.n")
    person.touch("cell-nw1")
    expect(page.locator(".rail .go")).to_have_text(re.compile("Place leaf"))
    assert page.evaluate("engawa.n") == before
    person.touch("cell-nw1")
    page.wait_for_function(TOLD, arg="leaf nw1")


def test_a_card_is_previewed_among_ones_own_and_says_what_it_does(base: str, visit: Visit) -> None:
    page = visit()
    sit(page, base, "bonsai", seats=2, bots=[None, "random"])
    person = Person(page)
    person.waits()
    expect(page.locator(".tray")).to_contain_text("none yet")
    key = page.evaluate("""[...engawa.frame.scene.sprites.values()]
      .find((s) => s.key.startsWith('card-growth') && s.lines.length).key""")
    person.touch(key)
    if page.locator(".tray .opt").count():
        page.locator(".tray .opt").first.click()
    expect(page.locator(".rail .ask small")).to_contain_text("Each time you place tiles")
    expect(page.locator('.tray svg[data-place="cards"] .pending')).to_have_count(1)
    expect(page.locator(".tray .close-up")).to_contain_text("Each time you place tiles")
    keep(page, "table-bonsai-taking-desktop")
