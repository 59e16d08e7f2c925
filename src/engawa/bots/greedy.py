"""The action that looks best at once, as far as the seat can know."""

from __future__ import annotations

from engawa.core.actions import CHANCE
from engawa.core.position import Position
from engawa.core.rng import Rng
from engawa.core.sight import Sight

WORLDS = 4  # imagined for each action


def choose(sight: Sight, rng: Rng) -> int:
    """The best by the game's own guess, over a few worlds; equals are drawn by lot."""
    legal = sight.legal()
    if len(legal) == 1:
        return legal[0]
    worth = dict.fromkeys(legal, 0.0)
    for _ in range(WORLDS):
        world = sight.imagine(rng)
        for action in legal:
            worth[action] += promise(world.copy(), action, sight.seat, rng)
    best = max(worth.values())
    equals = [action for action in legal if worth[action] == best]
    return equals[rng.below(len(equals))]


def promise(world: Position, action: int, seat: int, rng: Rng) -> float:
    """What `seat` may hope for once the action and the chance it calls for have played out."""
    world.apply(action)
    while world.to_move == CHANCE:
        world.roll(rng)
    return world.values()[seat]
