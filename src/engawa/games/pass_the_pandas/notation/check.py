"""Refuse a position that no game leads to, or that the rules could not play."""

from __future__ import annotations

from engawa.core.errors import expect
from engawa.core.notation import seat_name
from engawa.games.pass_the_pandas.rules import components
from engawa.games.pass_the_pandas.rules.state import State

MOST = 30000  # any number in a position


def check(s: State) -> None:
    """Refuse what no game could lead to and the rules could not play."""
    expect(*_always(s), *_while_playing(s))


def _always(s: State) -> list[tuple[bool, str]]:
    numbers = [*s.dice, *s.place, *s.won, s.target, s.turns, s.pandas]
    places = sorted(place for place in s.place if place)
    light = all(dice == 0 for dice, place in zip(s.dice, s.place, strict=True) if place)
    enough = sum(s.dice) <= components.STARTING_DICE[s.seats] * s.seats
    return [
        (min(numbers) >= 0, "no number in a position is below 0"),
        (max(numbers) <= MOST, f"numbers in a position go up to {MOST}"),
        (enough, f"there are too many dice on the table: {sum(s.dice)}"),
        (places == [*range(1, len(places) + 1)], "places are 1, 2 and so on, each of one seat"),
        (light, "a seat that has finished holds no dice"),
        (s.pandamonium > 0 or not any(s.won), "points are counted in a match only"),
    ]


def _while_playing(s: State) -> list[tuple[bool, str]]:
    """What has to hold before the end."""
    if s.phase == components.OVER:
        return []
    still_in = [seat for seat in range(s.seats) if s.place[seat] == 0]
    goes_on = s.places or s.pandamonium > 0
    least = 2 if goes_on else s.seats
    fresh = s.turns == s.target == 0 and len(still_in) == s.seats
    empty = [seat for seat in still_in if s.dice[seat] == 0]
    checks = [
        (len(still_in) >= least, "the round would be over"),
        (s.phase != components.STARTING or fresh, "nothing has happened before somebody begins"),
        (s.turn in still_in, "it cannot be the turn of a seat that has finished"),
        (s.phase != components.ROLLING or not empty, "a seat without dice has finished"),
    ]
    if s.phase == components.GIVING:
        checks += _while_giving(s, [seat for seat in empty if seat != s.turn])
    elif s.phase == components.SWAPPING:
        checks += _while_swapping(s, [seat for seat in still_in if s.dice[seat] > 0])
    if s.phase != components.SWAPPING and s.turn in still_in:
        lender = s.turn - 1
        while lender % s.seats not in still_in:
            lender -= 1
        says = f"nobody holds the {s.target} bamboo to be matched"
        checks.append((s.target <= s.dice[lender % s.seats], says))
    return checks


def _while_giving(s: State, empty: list[int]) -> list[tuple[bool, str]]:
    kept = s.pandas + s.rolled[components.BAMBOO] + s.rolled[components.BLANK]
    left = 0 < s.pandas <= s.rolled[components.PANDA]
    return [
        (left, f"{s.pandas} pandas cannot be left to give of that roll"),
        (kept <= s.dice[s.turn], f"{seat_name(s.turn)} holds fewer dice than it rolled"),
        (not empty, "a seat without dice has finished"),
    ]


def _while_swapping(s: State, holders: list[int]) -> list[tuple[bool, str]]:
    blank = s.rolled[components.BLANK]
    blanks = blank == sum(s.rolled) and blank >= components.BAMBOOZLING
    return [
        (s.bamboozled and blanks, "dice are swapped after a roll of four or more blanks"),
        (blank <= s.dice[s.turn], f"{seat_name(s.turn)} holds fewer dice than it rolled"),
        (any(seat != s.turn for seat in holders), "there is nobody to swap dice with"),
    ]
