"""Greedy play: the action that looks best at once, as far as the seat can know."""

from __future__ import annotations

import math
from array import array

from engawa.bots import policy
from engawa.bots.guess import Guess
from engawa.core.actions import Actions
from engawa.core.rng import Rng
from engawa.core.sight import Sight

WORLDS = 4  # imagined for each action


def choose(sight: Sight, rng: Rng) -> int:
    """Return the best action by the game's own guess over a few worlds; break ties at random."""
    legal = sight.legal()
    if len(legal) == 1:
        return legal[0]
    worth = promises(sight, legal, WORLDS, rng)
    return legal[policy.best(worth, len(legal), rng)]


def promises(sight: Sight, legal: list[int], worlds: int, rng: Rng) -> array[float]:
    """Return what the seat may expect after each action, summed over some worlds."""
    worth = array("d", bytes(8 * len(legal)))
    actions, guess = Actions(), Guess()
    for action in legal:
        actions.add(action)
    for _ in range(worlds):
        world = sight.imagine(rng)
        policy.weigh(world, world.copy(), actions, sight.seat, guess, rng, worth)
    return worth


def glance(sight: Sight, rng: Rng, slips: float) -> int:
    """Return an action that looks good in one world; the larger `slips`, the worse it may be.

    Whatever scale the game's guesses have, an action is chosen e times less often for each share
    `slips` of the way from the best action to the worst.
    """
    legal = sight.legal()
    if len(legal) == 1:
        return legal[0]
    worth = promises(sight, legal, 1, rng)
    best, span = max(worth), max(worth) - min(worth)
    odds = [math.exp((each - best) / (span * slips)) if span > 0 else 1.0 for each in worth]
    left = rng.random() * sum(odds)
    for action, share in zip(legal, odds, strict=True):
        left -= share
        if left < 0:
            return action
    return legal[-1]
