"""Does a line show somebody what was hidden? Then it cannot simply be taken back."""

from __future__ import annotations

from typing import Final

from engawa.core import fields, plain
from engawa.core.actions import Actions
from engawa.core.position import Position
from engawa.core.rng import Rng

MORE: Final = 2  # worlds of the others for each of the mover's


def reveals(s: Position, action: int, rng: Rng, worlds: int) -> bool:
    """Asked of worlds that each seat cannot tell from the true one, before the line.

    To the mover: it sees after the line what differs from one world to another. To the others:
    in some world of theirs the line could not have been played.
    """
    mover = s.to_move
    after = s.copy()
    after.apply(action)
    for _ in range(worlds):
        world = s.imagine(mover, rng)
        world.apply(action)
        # What a seat imagines follows from what it knows: if that is the same, so is its sight.
        seed = rng.below(1 << 30)
        same = fields.same(world.imagine(mover, Rng(seed)), after.imagine(mover, Rng(seed)))
        if not same and world.sight(mover) != after.sight(mover):
            return True
    surprised = surprises(s, after, Actions(), action, rng, worlds * MORE)
    plain.raise_kept(s)
    return surprised


def surprises(
    s: Position, world: Position, actions: Actions, action: int, rng: Rng, worlds: int
) -> bool:
    """Could the action not have been played in some world of another seat's? `world` is used up."""
    mover = s._to_move()
    for seat in range(s.seats):
        if seat != mover:
            for _ in range(worlds):
                fields.copy(world, s)
                world._imagine(seat, rng)
                if not offers(world, actions, action):
                    return True
    return False


def offers(s: Position, actions: Actions, action: int) -> bool:
    """Is the action legal here?"""
    actions.count = 0
    s._list_legal(actions)
    for i in range(actions.count):
        if actions.items[i] == action:
            return True
    return False
