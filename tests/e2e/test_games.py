"""Each game, from the first click to the score pad, through the page alone."""

from __future__ import annotations

import pytest

from e2e.driver import SHORT, Person, sit
from e2e.stage import Visit, keep


@pytest.mark.parametrize("game", SHORT)
def test_a_game_is_played_to_its_end_by_clicks_alone(game: str, base: str, visit: Visit) -> None:
    page = visit()
    sit(page, base, game, seats=2, bots=[None, "random"], options=SHORT[game])
    person = Person(page)
    person.play(6)
    keep(page, f"table-{game}-desktop")
    person.play()
    page.wait_for_selector(".end h1")
    assert page.locator(".score-row").count() == 2
    assert person.presses > 0


def test_two_people_play_a_game_in_two_browsers(base: str, visit: Visit) -> None:
    ann, bob = visit(), visit()
    link = sit(ann, base, "pass_the_pandas", seats=2, bots=[None, None])
    keep(ann, "table-waiting-desktop")
    bob.goto(base + link)
    people = [Person(ann, 1), Person(bob, 2)]
    live = "() => document.querySelector('.end') || engawa.frame.choice?.mine"
    for _ in range(60):
        if any(person.looks()["over"] for person in people):
            break
        for person in people:
            person.page.wait_for_timeout(30)
            if person.looks()["live"] and person.page.evaluate(live):
                person.play(1)
    ann.wait_for_selector(".end h1")
    bob.wait_for_selector(".end h1")


def test_a_hidden_hand_is_nowhere_in_the_other_browser(base: str, visit: Visit) -> None:
    ann, bob = visit(), visit()
    link = sit(ann, base, "takenoko", seats=2, bots=[None, None])
    bob.goto(base + link)
    bob.wait_for_selector(".tray .sprite")
    labels = """() => [...document.querySelectorAll('svg[data-place=hand] .sprite')].map(
        (each) => each.getAttribute('aria-label'))"""
    mine, theirs = ann.evaluate(labels), bob.evaluate(labels)
    assert len(mine) == 3
    everything = bob.evaluate("() => document.documentElement.outerHTML")
    secrets = [label for label in mine if label not in theirs]
    assert all(label not in everything for label in secrets)
