"""What lies on the table between two actions."""

from __future__ import annotations

from engawa.core.position import Position


class State(Position):
    """Plain data. The rules act on it; it never acts by itself."""

    misere: bool  # option

    laid: bool  # the heap is on the table
    heap: int  # pebbles left
    turn: int  # the seat whose turn it is; after the end, the one who took the last
