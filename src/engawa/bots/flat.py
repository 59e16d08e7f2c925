# cython: boundscheck=False, wraparound=False, initializedcheck=False
"""Flat Monte Carlo: try all actions equally often, and play each on greedily for a while."""

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

CUTOFF: Final = 12  # decisions played on before the game guesses the result
LOOK: Final = 4  # actions compared at each of them


class Means:
    """The results of each action so far."""

    rounds: int  # how often each action was tried
    guess: Guess
    worth: Floats  # sums of results, by index in the list of legal actions

    def __init__(self) -> None:
        self.rounds = 0
        self.guess = Guess()
        self.worth = array("d", bytes(8 * LEGAL))

    def _round(
        self, root: Position, world: Position, twin: Position, actions: Actions, rng: Rng, seat: int
    ) -> None:
        """Try each action once, each time in another world."""
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
    """Try actions in rounds until the iterations or the time are used up."""
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
    """Return the action with the best mean; if only one is legal, return it without trying."""
    legal = sight.legal()
    if len(legal) == 1:
        return legal[0]
    means = sample(sight.imagine(rng), sight.seat, rng, budget.iterations, budget.seconds)
    return legal[max(range(len(legal)), key=lambda i: means.worth[i])]
