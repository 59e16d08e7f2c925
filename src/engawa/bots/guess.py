# cython: boundscheck=False, wraparound=False, initializedcheck=False
"""What a world is worth to a seat: the result, or a guess before the end.

The guess is the game's own `_value`. If weights were learned, it comes from the traits of each
seat: a seat's share of everybody's strength, e times more for each unit of strength.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import MutableSequence, Sequence
from typing import Annotated

from engawa.core.actions import NOBODY
from engawa.core.position import Position
from engawa.core.traits import Traits

Floats = Annotated[MutableSequence[float], "double[::1]"]


class Guess:
    """How to judge a world. It holds a row to write on, so each thread has its own."""

    count: int  # how many weights there are; without any, the game's own guess is used
    weights: Floats
    traits: Traits

    def __init__(self, weights: Sequence[float] = ()) -> None:
        self.count = len(weights)
        self.weights = array("d", weights or [0.0])
        self.traits = Traits()


def outlook(world: Position, seat: int, guess: Guess) -> float:
    """Return the result for a seat, or a guess of it."""
    if world._to_move() == NOBODY:
        return world._score(seat)
    if guess.count == 0 or world.seats == 1:
        return world._value(seat)
    mine = strength(world, seat, guess)
    total = 1.0
    for other in range(world.seats):
        if other != seat:
            total += math.exp(strength(world, other, guess) - mine)
    return 1.0 / total


def strength(world: Position, seat: int, guess: Guess) -> float:
    """Return how well a seat stands."""
    guess.traits.count = 0
    world._list_traits(seat, guess.traits)
    total = 0.0
    for i in range(min(guess.count, guess.traits.count)):
        total += guess.weights[i] * guess.traits.items[i]
    return total
