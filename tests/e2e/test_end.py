"""The end of a game: in words, and by resigning."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import engawa
from e2e.driver import SHORT, Person, join, sit, watch
from e2e.stage import Visit, keep
from e2e.test_looks import check
from engawa.core.actions import CHANCE
from engawa.core.rng import Rng
from engawa.games import names, spec

GAME = names()[0]

#: A key of the table that does nothing now.
UNHEARD = """() => document.body.dispatchEvent(
  new KeyboardEvent('keydown', {key: 'h', bubbles: true, cancelable: true}))"""


def longest_setup() -> str:
    """Return the game that deals the most before the first decision."""

    def dealt(name: str) -> int:
        s, n = engawa.make(name).start(), 0
        while s.to_move == CHANCE:
            s.roll(Rng(n))
            n += 1
        return n

    return max(names(), key=dealt)


@pytest.mark.parametrize("game", SHORT)
def test_the_end_says_how_the_game_was_won(game: str, base: str, visit: Visit) -> None:
    page = visit()
    watch(page, base, game)
    expect(page.locator(".end h1")).to_have_text(re.compile(r"^\w+ wins$|^Shared by "))
    how = page.locator(".end .how").inner_text()
    assert how == page.evaluate("engawa.result.says")
    assert how.endswith(".")


def test_luck_is_told_with_the_seat_that_had_it(base: str, visit: Visit) -> None:
    page = visit()
    watch(page, base, min(names(), key=lambda name: spec(name).minutes or (99, 99)))
    page.wait_for_selector(".end .chart")
    assert page.evaluate(UNHEARD), "the table that has ended hears keys"
    findings, result = (page.locator(which).bounding_box() for which in (".findings", ".result"))
    assert findings
    assert result
    assert findings["x"] > result["x"] + result["width"] / 2  # beside the score, in its own column
    rows = page.locator(".luck li small")
    expect(rows).to_have_count(2)
    for told in rows.all_inner_texts():
        assert told in ("more than usual", "less than usual", "as usual")
    for whose in page.locator("ul.turn-list small").all_inner_texts():
        assert re.match(r"(Good|Bad) luck for \w+", whose)


def resign(page: Page, seat: int) -> None:
    page.locator(".seat").nth(seat).click()
    page.get_by_role("button", name="Resign").click()


def test_resigning_is_asked_and_told(base: str, visit: Visit) -> None:
    ann, bob = visit(), visit(phone=True)
    link = sit(ann, base, GAME, seats=2, bots=[None, None])
    join(bob, base + link)
    ann.wait_for_selector(".board .sprite:visible")
    resign(ann, 0)
    asked = ann.locator(".why")
    expect(asked).to_contain_text("Resign this game?")
    keep(ann, "resign-desktop")
    check(ann)
    asked.get_by_role("button", name="Back").click()
    expect(asked).to_be_hidden()
    assert ann.evaluate("engawa.head.status") == "playing"
    resign(ann, 0)
    asked.get_by_role("button", name="Resign").click()
    expect(ann.locator(".end .how")).to_have_text("You resigned.")
    expect(ann.locator(".end .analysis")).to_have_text("There is no analysis for this game.")
    expect(bob.locator(".end h1")).to_have_text("You win")
    expect(bob.locator(".end .how")).to_have_text(re.compile(r"resigned\.$"))
    keep(bob, "end-resigned-phone")


def test_soft_sounds_are_off_and_offered_once(base: str, visit: Visit) -> None:
    page = visit()
    offer = page.locator(".sound-offer")
    for evening in range(2):
        sit(page, base, GAME, seats=2, bots=[None, "random"])
        page.wait_for_selector(".board .sprite:visible")
        resign(page, page.evaluate("engawa.head.you"))
        page.locator(".why").get_by_role("button", name="Resign").click()
        expect(page.locator(".end .how")).to_be_visible()
        assert page.evaluate(SOUND) == ("soft" if evening else "off")
        if evening:
            expect(offer).to_have_count(0)
        else:
            keep(page, "end-sound-desktop")
            check(page)
            offer.get_by_role("button", name="Yes, softly").click()
            expect(offer).to_have_count(0)


SOUND = "() => JSON.parse(localStorage.getItem('engawa') ?? '{}').sound ?? 'off'"


def test_the_others_play_on_with_a_bot(base: str, visit: Visit) -> None:
    ann, bob = visit(), visit()
    link = sit(ann, base, GAME, seats=3, bots=[None, None, "random"], level="random")
    join(bob, base + link)
    ann.wait_for_selector(".board .sprite:visible")
    resign(ann, 0)
    ann.locator(".why").get_by_role("button", name="Resign").click()
    expect(bob.locator("#pane-log")).to_contain_text("resigned. A bot plays on.")
    expect(ann.locator(".rail .turn")).to_contain_text("watching")
    Person(bob).play(1)


def test_what_was_dealt_before_anybody_chose_is_folded(base: str, visit: Visit) -> None:
    page = visit()
    sit(page, base, longest_setup(), seats=2, bots=[None, None])
    page.evaluate("engawa.socket.ask('seat', {seat: 1, bot: 'random'})")
    page.wait_for_selector("#pane-log .fold")
    assert page.locator("#pane-log > ol > li[data-n]:visible").count() < 6
    page.locator("#pane-log .fold").click()
    assert page.locator("#pane-log .setup li[data-n]:visible").count() > 40
