"""How a game was won: the sentence is true, in every game and however it ended."""

import re

import pytest

import engawa
from engawa.core.actions import CHANCE, NOBODY
from engawa.core.ending import by_points
from engawa.core.position import Position
from engawa.core.rng import Rng
from engawa.games import names, spec
from engawa.words import Voice

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve")
TOLD = Voice(names=NAMES, you=0)


def capped(name: str) -> dict[str, int]:
    """Return the options for a short game."""
    return {o.name: 5 for o in spec(name).options if o.name.endswith("_cap")}


GAMES = [
    (name, seats, options) for name in names() for seats in (2, 3) for options in ({}, capped(name))
]


def over(game: str, seats: int, seed: int, **options: int) -> Position:
    """Play a random game to its end."""
    s, rng = engawa.make(game, seats, **options).start(), Rng(seed)
    while s.to_move != NOBODY:
        s.roll(rng) if s.to_move == CHANCE else s.apply(s.legal()[rng.below(len(s.legal()))])
    return s


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_the_sentence_names_who_won_and_the_figures_are_those_of_the_position(
    game: str, seats: int, options: dict[str, int]
) -> None:
    for seed in range(6):
        s = over(game, seats, seed, **options)
        told = TOLD(s.ending())
        last = told.split(". ")[-1]
        best = [k for k, score in enumerate(s.scores()) if score]
        called = ["you|your" if k == 0 else NAMES[k] for k in range(seats)]
        named = [k for k in range(seats) if re.search(rf"\b({called[k]})\b", last, re.IGNORECASE)]
        assert named == best, told
        if found := re.search(r"most (?:points|health), (\d+) to (\d+)", told):
            points = sorted(s.points(), reverse=True)
            assert [int(n) for n in found.groups()] == points[:2], told


@pytest.mark.parametrize("name", names())
def test_a_game_without_words_of_its_own_is_won_by_points(name: str) -> None:
    for seed in range(4):
        s = over(name, 2, seed)
        told, (best, *more) = TOLD(by_points(s)), [k for k, score in enumerate(s.scores()) if score]
        points = sorted(s.points(), reverse=True)
        if more:
            assert told == f"Shared at {points[0]} points by you and Ben."
        elif points[0] > points[1] and s.points()[best] == points[0]:
            who = ("You have", "Ben has")[best]
            assert told == f"{who} the most points, {points[0]} to {points[1]}."
