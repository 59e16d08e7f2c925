"""Games in one call are what random and greedy bots would have played, asked one by one."""

from __future__ import annotations

from itertools import product

import pytest
from games_by import LONGEST, capped

import engawa
from engawa import CHANCE, NOBODY, Position, Rng, bots
from engawa.bots import quick
from engawa.core.game import Game
from engawa.core.sight import Sight
from engawa.template import SPEC

PLAIN = ("random", "greedy")
PAIRS = list(product(PLAIN, PLAIN))
GAMES = 6 if engawa.COMPILED else 1


def asked(s: Position, names: tuple[str, ...], luck: Rng, seat_luck: list[Rng]) -> list[int]:
    """Return the actions of a game whose bots are asked at every decision."""
    seated = [bots.find(name) for name in names]
    actions = []
    while (mover := s.to_move) != NOBODY:
        if mover == CHANCE:
            actions.append(s.roll(luck))
        else:
            actions.append(seated[mover](Sight(s, mover), seat_luck[mover]))
            s.apply(actions[-1])
    return actions


def compare(game: Game, names: tuple[str, ...], seed: int) -> int:
    """Play a game both ways; return its length."""
    worlds = quick.worlds([bots.find(name) for name in names])
    assert worlds is not None
    one, other = game.start(), game.start()
    seat_luck = [Rng(seed + seat) for seat in range(game.seats)]
    slow = asked(one, names, Rng(seed), seat_luck)
    fast = quick.play(other, worlds, Rng(seed), [Rng(seed + seat) for seat in range(game.seats)])
    assert fast == slow
    assert str(other) == str(one)
    return len(fast)


@pytest.mark.parametrize("names", PAIRS, ids="-".join)
@pytest.mark.parametrize("name", engawa.names())
def test_the_same_games_are_played_in_one_call(name: str, names: tuple[str, str]) -> None:
    cap = {} if engawa.COMPILED or name != LONGEST else capped(name, 5)
    game = engawa.make(name, 2, **cap)
    for seed in range(GAMES):
        compare(game, names, seed)


@pytest.mark.parametrize("name", engawa.names())
def test_the_same_games_with_all_seats_taken(name: str) -> None:
    seats = engawa.make(name).spec.seats[-1]
    compare(engawa.make(name, seats), ("random", "greedy", *["random"] * 3)[:seats], 3)


def test_a_game_may_be_longer_than_a_page() -> None:
    lengths = [compare(engawa.make(name, 2), ("random",) * 2, 1) for name in engawa.names()]
    assert max(lengths) > quick.PAGE


def test_a_game_that_nobody_compiled_is_played_too() -> None:
    for names in PAIRS:
        compare(Game(SPEC, 2, {}), names, 1)


def test_what_goes_wrong_in_rules_that_nobody_compiled_is_raised(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(s: Position, action: int) -> None:
        raise ZeroDivisionError("in a hook")

    s = Game(SPEC, 2, {}).start()
    monkeypatch.setattr(type(s), "_apply", fail)
    with pytest.raises(ZeroDivisionError, match="in a hook"):
        quick.play(s, [0, 0], Rng(1), [Rng(2), Rng(3)])


@pytest.mark.parametrize("name", ["level1", "flat:2", "search:2"])
def test_bots_that_do_more_are_asked_one_by_one(name: str) -> None:
    assert quick.worlds([bots.find("random"), bots.find(name)]) is None
