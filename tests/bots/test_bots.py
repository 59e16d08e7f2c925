"""Bots: legal, repeatable, blind to what their seat cannot see, and no fools."""

from collections.abc import Iterator

import pytest
from bots_by import MAKERS

import engawa
from engawa import CHANCE, NOBODY, Position, Rng, bots
from engawa.core.errors import BadGame
from engawa.core.game import Game
from engawa.core.sight import Sight
from engawa.template import SPEC

every_bot = pytest.mark.parametrize("bot", MAKERS)
thinking = pytest.mark.parametrize("bot", ["greedy", "flat", "search", "threads", "level8"])
every_game = pytest.mark.parametrize("name", engawa.names())

LOOKS = 12 if engawa.COMPILED else 3  # decisions examined in a game


def decisions(name: str, seats: int | None = None) -> Iterator[Position]:
    """Yield positions of a random game where a seat has a choice."""
    s, rng = engawa.make(name, seats).start(), Rng(9)
    looks = 0
    while s.to_move != NOBODY and looks < LOOKS:
        if s.to_move == CHANCE:
            s.roll(rng)
            continue
        legal = s.legal()
        if len(legal) > 1:
            looks += 1
            yield s.copy()
        s.apply(legal[rng.below(len(legal))])


def most_seats(name: str) -> int:
    return engawa.make(name).spec.seats[-1]


@every_bot
@every_game
def test_a_choice_is_legal(name: str, bot: str) -> None:
    rng = Rng(1)
    for s in decisions(name, most_seats(name)):
        before = str(s)
        assert MAKERS[bot](name)(Sight(s, s.to_move), rng) in s.legal()
        assert str(s) == before


@every_bot
@every_game
def test_the_same_seed_makes_the_same_choice(name: str, bot: str) -> None:
    for seed, s in enumerate(decisions(name, most_seats(name))):
        choices = {MAKERS[bot](name)(Sight(s, s.to_move), Rng(seed)) for _ in range(2)}
        assert len(choices) == 1


@every_bot
@every_game
def test_a_choice_is_the_same_in_worlds_the_seat_cannot_tell_apart(name: str, bot: str) -> None:
    imagination = Rng(2)
    for seed, s in enumerate(decisions(name, most_seats(name))):
        seat = s.to_move
        world = s.imagine(seat, imagination)
        here = MAKERS[bot](name)(Sight(s, seat), Rng(seed))
        there = MAKERS[bot](name)(Sight(world, seat), Rng(seed))
        assert s.text(here) == world.text(there)


@thinking
@pytest.mark.parametrize(("position", "line"), [("3 A", "take 3"), ("2 C", "take 2")])
def test_a_bot_that_thinks_takes_a_win_in_a_game_nobody_compiled(
    bot: str, position: str, line: str
) -> None:
    s = Game(SPEC, 3, {}).position(position)
    for seed in range(4):
        assert s.text(MAKERS[bot]("pebbles")(Sight(s, s.to_move), Rng(seed))) == line


def test_a_bot_there_is_not_is_answered_with_those_there_are() -> None:
    with pytest.raises(BadGame, match=r"^there is no bot 'deep'; there are: random, greedy"):
        bots.find("deep")
