"""What lies on the table between two actions, and how a position is written."""

from __future__ import annotations

from typing import Any

from engawa.core.errors import BadPosition
from engawa.core.notation import parse_seat, seat_name
from engawa.core.position import Position
from engawa.template import components


class State(Position):
    """Plain data. The rules act on it; it never acts by itself."""

    misere: bool  # option

    laid: bool  # the heap is on the table
    heap: int  # pebbles left
    turn: int  # the seat whose turn it is; after the end, the one who took the last


def write(s: Any) -> str:
    """``7 B``: seven pebbles, B to take; ``- A``: the heap is still to be laid."""
    return f"{s.heap if s.laid else '-'} {seat_name(s.turn)}"


def read(s: Any, text: str) -> None:
    heap, turn = text.split(" ")
    s.laid = heap != "-"
    s.heap = int(heap) if s.laid else 0
    s.turn = parse_seat(turn, s.seats)
    largest = components.SMALLEST_HEAP + components.HEAP_SIZES - 1
    if not 0 <= s.heap <= largest:
        raise BadPosition(f"a heap holds 0 to {largest} pebbles, not {s.heap}")
