"""Bots play Pass the Pandas without foolish moves."""

import pytest
from bots_by import MAKERS

import engawa
from engawa import Rng
from engawa.core.sight import Sight


def chosen(bot: str, position: str, seeds: int = 20, **options: object) -> set[str]:
    """The lines that a bot chooses in a position of Pass the Pandas, with so many seeds."""
    seats = position.split()[0].count("/") + 1
    s = engawa.make("pass_the_pandas", seats, **options).position(position)
    sight = Sight(s, s.to_move)
    return {s.text(MAKERS[bot]("pass_the_pandas")(sight, Rng(seed))) for seed in range(seeds)}


def test_a_random_bot_takes_anything_allowed() -> None:
    assert chosen("random", "3/3/1 A 1 P..:1 9") == {"give B", "give C"}


@pytest.mark.parametrize("bot", ["greedy", "flat", "search", "threads", "level8"])
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


@pytest.mark.parametrize("bot", MAKERS)
def test_a_single_choice_is_taken(bot: str) -> None:
    assert chosen(bot, "3/3 A 0 P..:1 9", seeds=3) == {"give B"}
