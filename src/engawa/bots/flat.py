# cython: boundscheck=False, wraparound=False, initializedcheck=False
"""Flat Monte Carlo: every action as often as the others, each played on greedily for a while."""

from __future__ import annotations

import time
from array import array
from collections.abc import MutableSequence
from typing import Annotated, Final

from engawa.bots import policy
from engawa.bots.budget import Budget
from engawa.bots.guess import Guess, outlook
from engawa.core import fields, plain
from engawa.core.actions import LEGAL, Actions
from engawa.core.lock import unlocked
from engawa.core.position import Position
from engawa.core.rng import Rng
from engawa.core.sight import Sight

Floats = Annotated[MutableSequence[float], "double[::1]"]

CUTOFF: Final = 12  # decisions played on before the game is asked for its guess
LOOK: Final = 4  # actions compared at each of them


class Means:
    """What came of each action so far."""

    rounds: int  # each action was tried so often
    guess: Guess
    worth: Floats  # by place in the list of legal actions: the sum of what came of it

    def __init__(self) -> None:
        self.rounds = 0
        self.guess = Guess()
        self.worth = array("d", bytes(8 * LEGAL))

    def _round(
        self, root: Position, world: Position, twin: Position, actions: Actions, rng: Rng, seat: int
    ) -> None:
        """Each action once, every time in another world."""
        root._list_legal(actions)
        count = actions.count
        for i in range(count):
            fields.copy(world, root)
            world._imagine(seat, rng)
            actions.count = 0
            world._list_legal(actions)
            world._apply(actions.items[i])
            policy.play_on(world, twin, actions, CUTOFF, LOOK, self.guess, rng, seat, seat, 0)
            self.worth[i] += outlook(world, seat, self.guess)
        self.rounds += 1


def sample(root: Position, seat: int, rng: Rng, iterations: int, seconds: float) -> Means:
    """Round after round, until there were so many playouts or seconds."""
    means = Means()
    world = root.copy()
    twin = root.copy()
    actions = Actions()
    count = len(root.legal())
    end = time.monotonic() + seconds
    while means.rounds == 0 or (means.rounds * count < iterations and time.monotonic() < end):
        actions.count = 0
        with unlocked():
            means._round(root, world, twin, actions, rng, seat)
    plain.raise_kept(root)
    return means


def choose(sight: Sight, rng: Rng, budget: Budget) -> int:
    """The action of which most came; where there is no choice, no thought is wasted."""
    legal = sight.legal()
    if len(legal) == 1:
        return legal[0]
    means = sample(sight.imagine(rng), sight.seat, rng, budget.iterations, budget.seconds)
    return legal[max(range(len(legal)), key=lambda i: means.worth[i])]
