"""Each game, from the first click to the score sheet, through the page alone."""

from __future__ import annotations

import pytest
from games_by import HIDING, SMALLEST
from playwright.sync_api import expect

from e2e.driver import SHORT, Person, begin, join, sit
from e2e.stage import Visit, keep


@pytest.mark.parametrize("game", SHORT)
def test_a_game_is_played_to_its_end_by_clicks_alone(game: str, base: str, visit: Visit) -> None:
    page = visit(worker=True)
    person = begin(page, base, game, seats=2, bots=[None, "random"], options=SHORT[game])
    person.play(6)
    keep(page, f"table-{game}-desktop")
    person.play()
    page.wait_for_selector(".end h1")
    expect(page.locator(".score-row")).to_have_count(2)
    assert person.presses > 0


#: The seat to decide, from the table's news.
WHOSE = """() => document.querySelector('.end') ? 'nobody' :
  [0, 1].includes(engawa.frame.moments.newest?.turn) && String(engawa.frame.moments.newest.turn)"""


def test_two_people_play_a_game_in_two_browsers(base: str, visit: Visit) -> None:
    ann, bob = visit(), visit()
    link = sit(ann, base, SMALLEST, seats=2, bots=[None, None])
    keep(ann, "table-waiting-desktop")
    join(bob, base + link)
    people = [Person(ann, 1), Person(bob, 2)]
    newest = ann  # the page of the last player knows whose turn it is
    while (turn := newest.wait_for_function(WHOSE).json_value()) != "nobody":
        people[int(turn)].play(1)
        newest = people[int(turn)].page
    ann.wait_for_selector(".end h1")
    bob.wait_for_selector(".end h1")


def test_a_hidden_hand_is_nowhere_in_the_other_browser(base: str, visit: Visit) -> None:
    ann, bob = visit(), visit()
    link = sit(ann, base, HIDING[-1], seats=2, bots=[None, None])
    join(bob, base + link)
    labels = """() => [...document.querySelectorAll('svg[data-place=hand] .sprite')].map(
        (each) => each.getAttribute('aria-label'))"""
    for page in (ann, bob):
        expect(page.locator("svg[data-place=hand] .sprite")).not_to_have_count(0)
    mine, theirs = ann.evaluate(labels), bob.evaluate(labels)
    everything = bob.evaluate("() => document.documentElement.outerHTML")
    secrets = [label for label in mine if label not in theirs]
    assert secrets
    assert all(label not in everything for label in secrets)
