"""The text that `render` shows: the table as one seat sees it, in plain lines."""

from __future__ import annotations

from engawa.core.notation import seat_name
from engawa.core.position import Position
from engawa.terminal.draw import draw


def shown(position: Position, seat: int) -> str:
    """Return what `seat` sees, and the lines it may play if it is to move."""
    names = [seat_name(k) for k in range(position.seats)]
    may = position.lines() if position.to_move == seat else []
    return "\n".join([draw(position.scene(seat), names), *may])
