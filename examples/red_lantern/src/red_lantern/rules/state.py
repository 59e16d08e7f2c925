"""What lies on the table between two actions."""

from __future__ import annotations

from typing import Annotated

from engawa.core.position import Position
from red_lantern.rules import components

PerSeat = Annotated[list[int], "int16_t", components.SEATS]


class State(Position):
    """Plain data. The rules act on it; it never acts by itself."""

    kept: PerSeat  # lanterns that nothing can blow out any more
    turn: int  # the seat whose turn it is
    lit: int  # lanterns lit this turn
    turns: int  # taken so far
    rolling: bool  # the die is in the air
    over: bool
