"""Many games in one call, without the interpreter lock, for simulations and benchmarks."""

from __future__ import annotations

from typing import Final

from engawa.core import fields, plain
from engawa.core.actions import CHANCE, LEGAL, NOBODY, OUTCOMES, Actions, Chances
from engawa.core.fields import Wide
from engawa.core.position import Position
from engawa.core.rng import Rng

MARK: Final = 0x3FFFFFFFFFF  # a running mark stays below 2**42, so its product stays exact
PRIME: Final = 1000003
WAYS: Final = 0x3FFFFFFF  # as many bits of a number of ways as fit in an int


def playout(s: Position, actions: Actions, rng: Rng) -> int:
    """Play at random to the end, in place; return the number of actions, including chance."""
    return s._playout(actions, rng)


def _mark(mark: Wide, number: int) -> Wide:
    return (mark * PRIME + number + 7) & MARK


def trace(s: Position, actions: Actions, chances: Chances, rng: Rng, mark: Wide) -> Wide:
    """Play a random game, and fold every list, choice and result into `mark`."""
    mover = s._to_move()
    while mover != NOBODY:
        if mover == CHANCE:
            chances.count = 0
            s._list_chances(chances)
            for i in range(chances.count):
                mark = _mark(_mark(mark, chances.items[i]), chances.ways[i] & WAYS)
            action = s._sample(rng)
        else:
            actions.count = 0
            s._list_legal(actions)
            for i in range(actions.count):
                mark = _mark(mark, actions.items[i])
            action = actions.items[rng.below(actions.count)]
        mark = _mark(_mark(mark, mover), action)
        s._apply(action)
        mover = s._to_move()
    for seat in range(s.seats):
        mark = _mark(mark, int(1000 * s._score(seat)))
        mark = _mark(mark, s._points(seat))
        mark = _mark(mark, int(1000 * s._value(seat)))
    return mark


def copy_often(s: Position, twin: Position, times: int) -> None:
    for _ in range(times):
        fields.copy(twin, s)


# --- for Python callers ---


def play_games(start: Position, games: int, rng: Rng) -> Wide:
    """Play that many random games from `start`; return the number of actions."""
    s = start.copy()
    actions = Actions()
    moves = 0
    for _ in range(games):
        fields.copy(s, start)
        moves += playout(s, actions, rng)
    plain.raise_kept(start)
    if actions.overflow:
        raise OverflowError(f"one decision offers more than {LEGAL} actions")
    return moves


def digest(start: Position, games: int, rng: Rng) -> Wide:
    """Return one number that depends on everything in that many random games from `start`."""
    s = start.copy()
    actions = Actions()
    chances = Chances()
    mark = 0
    for _ in range(games):
        fields.copy(s, start)
        mark = trace(s, actions, chances, rng, mark)
    plain.raise_kept(start)
    if actions.overflow or chances.overflow:
        raise OverflowError(f"more than {LEGAL} actions, or {OUTCOMES} outcomes, in one list")
    return mark
