"""Does a line show somebody what was hidden? Then it cannot simply be taken back."""

from __future__ import annotations

from typing import Any

from engawa.core.position import Position
from engawa.core.rng import Rng

MORE = 6  # worlds of the others for each of the mover's: to list lines is quick, to look is not


def reveals(
    s: Position, action: int, rng: Rng, worlds: int, sight: dict[str, Any] | None = None
) -> bool:
    """Asked of worlds that each seat cannot tell from the true one, before the line.

    To the mover: it sees after the line what differs from one world to another. To the others:
    in some world of theirs the line could not have been played. `sight` is what the mover sees
    after the line, if that is known already.
    """
    mover = s.to_move
    if sight is None:
        after = s.copy()
        after.apply(action)
        sight = after.observe(mover)
    for _ in range(worlds):
        world = s.imagine(mover, rng)
        world.apply(action)
        if world.observe(mover) != sight:
            return True
    others = [seat for seat in range(s.seats) if seat != mover]
    return any(
        action not in s.imagine(seat, rng).legal() for seat in others for _ in range(MORE * worlds)
    )
