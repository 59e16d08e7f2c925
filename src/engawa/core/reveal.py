"""Does a line reveal something hidden? Then it cannot simply be taken back."""

from __future__ import annotations

from typing import Final

from engawa.core import fields, plain
from engawa.core.actions import Actions
from engawa.core.position import Position
from engawa.core.rng import Rng

MORE: Final = 2  # imagined worlds for each other seat, for one of the mover's


def reveals(s: Position, action: int, rng: Rng, worlds: int) -> bool:
    """Does this action reveal something? The answer comes from worlds that the seats imagine.

    It reveals something to the mover if what it sees afterwards differs between its worlds. It
    reveals something to another seat if the action is not legal in one of that seat's worlds.
    """
    mover = s.to_move
    after = s.copy()
    after.apply(action)
    for _ in range(worlds):
        world = s.imagine(mover, rng)
        world.apply(action)
        # A seat imagines from what it knows: if it imagines the same, it sees the same.
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
    """Is the action illegal in some world that another seat imagines? `world` is overwritten."""
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
