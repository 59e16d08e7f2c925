"""Bots: legal, repeatable, blind to what their seat cannot see, and no fools."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

import engawa
from engawa import CHANCE, NOBODY, Position, Rng, bots
from engawa.bots import Bot, levels
from engawa.core.errors import BadGame
from engawa.core.game import Game
from engawa.core.sight import Sight
from engawa.template import ROOM

SMALL = ("pass_the_pandas", "pebbles")


def few(game: str) -> int:
    """Iterations of those that search, so that tests are quick."""
    return 40 if engawa.COMPILED or game in SMALL else 8


MAKERS: dict[str, Callable[[str], Bot]] = {
    "random": lambda game: bots.find("random"),
    "greedy": lambda game: bots.find("greedy"),
    "flat": lambda game: bots.find(f"flat:{few(game)}"),
    "search": lambda game: bots.find(f"search:{few(game)}"),
    "threads": lambda game: bots.find(f"search:{few(game)}x3"),
    "level1": lambda game: bots.find("level1"),
    "level3": lambda game: bots.find("level3"),
    "level8": lambda game: replace(levels.of(game)[-1], iterations=few(game)).bot(),
}

every_bot = pytest.mark.parametrize("bot", MAKERS)
thinking = pytest.mark.parametrize("bot", ["greedy", "flat", "search", "threads", "level8"])
every_game = pytest.mark.parametrize("name", engawa.names())

LOOKS = 12 if engawa.COMPILED else 3  # decisions of a game that are looked at


def decisions(name: str, seats: int | None = None) -> Iterator[Position]:
    """Positions of a random game where a seat has a choice."""
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
    return engawa.make(name).room.seats[-1]


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


def chosen(bot: str, position: str, seeds: int = 20, **options: object) -> set[str]:
    """The lines that a bot chooses in a position of Pass the Pandas, with so many seeds."""
    seats = position.split()[0].count("/") + 1
    s = engawa.make("pass_the_pandas", seats, **options).position(position)
    sight = Sight(s, s.to_move)
    return {s.text(MAKERS[bot]("pass_the_pandas")(sight, Rng(seed))) for seed in range(seeds)}


def test_a_random_bot_takes_anything_allowed() -> None:
    assert chosen("random", "3/3/1 A 1 P..:1 9") == {"give B", "give C"}


@thinking
@pytest.mark.parametrize(("position", "line"), [("3 A", "take 3"), ("2 C", "take 2")])
def test_a_bot_that_thinks_takes_a_win_in_a_game_nobody_compiled(
    bot: str, position: str, line: str
) -> None:
    s = Game(ROOM, 3, {}).position(position)
    for seed in range(4):
        assert s.text(MAKERS[bot]("pebbles")(Sight(s, s.to_move), Rng(seed))) == line


@thinking
def test_a_bot_that_thinks_lets_no_rival_win_by_paying_its_last_die(bot: str) -> None:
    """A lacks a bamboo, so C pays one die: its last, unless the panda goes to C."""
    lost = engawa.make("pass_the_pandas", 3).position("3/3/1 A 1 P..:1 9")
    lost.play("give B")
    assert lost.scores() == [0.0, 0.0, 1.0]
    assert chosen(bot, "3/3/1 A 1 P..:1 9", seeds=4) == {"give C"}
    assert chosen(bot, "1/3/3 B 1 P..:1 9", seeds=4) == {"give A"}


def test_a_greedy_bot_draws_lots_among_equals() -> None:
    """Whoever gets it, A is rid of its last die."""
    assert chosen("greedy", "1/3/3 A 0 P:1 9") == {"give B", "give C"}


def test_a_greedy_bot_swaps_many_dice_for_few() -> None:
    assert chosen("greedy", "1/4/9 C 0 .........:swap 9", bamboozled=True) == {"swap A"}


@every_bot
def test_a_single_choice_is_taken(bot: str) -> None:
    assert chosen(bot, "3/3 A 0 P..:1 9", seeds=3) == {"give B"}


def test_a_bot_there_is_not_is_answered_with_those_there_are() -> None:
    with pytest.raises(BadGame, match=r"^there is no bot 'deep'; there are: random, greedy"):
        bots.find("deep")
