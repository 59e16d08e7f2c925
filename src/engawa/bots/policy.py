# cython: boundscheck=False, wraparound=False, initializedcheck=False
"""How a game is played on below the tree: at random, or by comparing a few actions each time.

All worlds here are imagined, so nothing in them is anybody's secret.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Annotated, Final

from engawa.bots.guess import Guess, outlook
from engawa.core import fields
from engawa.core.actions import CHANCE, NOBODY, Actions
from engawa.core.position import Position
from engawa.core.rng import Rng

Floats = Annotated[MutableSequence[float], "double[::1]"]

PATIENCE: Final = 60  # the most decisions to wait for a turn to begin


def roll_on(world: Position, rng: Rng) -> int:
    """Play out chance, and return who is to move then."""
    mover = world._to_move()
    while mover == CHANCE:
        world._apply(world._sample(rng))
        mover = world._to_move()
    return mover


def promise(
    world: Position, twin: Position, action: int, seat: int, guess: Guess, rng: Rng
) -> float:
    """Return what `seat` may expect after the action and the chance it calls for."""
    fields.copy(twin, world)
    twin._apply(action)
    roll_on(twin, rng)
    return outlook(twin, seat, guess)


def weigh(
    world: Position,
    twin: Position,
    actions: Actions,
    seat: int,
    guess: Guess,
    rng: Rng,
    worth: Floats,
) -> None:
    """Add to each action's worth what it promises in this world."""
    for i in range(actions.count):
        worth[i] += promise(world, twin, actions.items[i], seat, guess, rng)


def best(worth: Floats, count: int, rng: Rng) -> int:
    """Return the index of the largest value; ties are broken at random."""
    equals = 0
    most = worth[0]
    for i in range(count):
        if worth[i] > most:
            most = worth[i]
            equals = 0
        if worth[i] == most:
            equals += 1
    left = rng.below(equals)
    place = 0
    while worth[place] != most or left > 0:
        if worth[place] == most:
            left -= 1
        place += 1
    return place


def pick(
    world: Position,
    twin: Position,
    actions: Actions,
    mover: int,
    look: int,
    guess: Guess,
    rng: Rng,
) -> int:
    """Return the best of `look` actions chosen at random, or of all if there are no more."""
    if look <= 1 or actions.count == 1:
        return actions.items[rng.below(actions.count)]
    best = 0
    most = -1.0
    for i in range(min(look, actions.count)):
        j = i + rng.below(actions.count - i)
        action = actions.items[j]
        actions.items[j] = actions.items[i]
        actions.items[i] = action
        worth = promise(world, twin, action, mover, guess, rng)
        if worth > most:
            most = worth
            best = action
    return best


def play_on(
    world: Position,
    twin: Position,
    actions: Actions,
    cutoff: int,
    look: int,
    guess: Guess,
    rng: Rng,
    seat: int,
    last: int,
    turns: int,
) -> None:
    """Play `cutoff` more decisions, or to the end of the game.

    Then go on until the turn of `seat` has begun `turns` times. Its turn begins when it decides
    after another seat; `last` is the seat that decided last. So all lines are judged at the same
    moment, and none looks better only because it keeps the others waiting.
    """
    mover = roll_on(world, rng)
    left = cutoff
    while mover != NOBODY and left > -PATIENCE:
        if left <= 0 and turns > 0 and mover == seat and last != seat:
            turns -= 1
            left = 0
        if left <= 0 and turns == 0:
            return
        actions.count = 0
        world._list_legal(actions)
        world._apply(pick(world, twin, actions, mover, look, guess, rng))
        left -= 1
        last = mover
        mover = roll_on(world, rng)
