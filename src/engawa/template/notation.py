"""How lines and positions are written and read: ``take 2``, ``heap 11``; ``7 B``."""

from __future__ import annotations

from engawa.core.errors import BadLine, BadPosition
from engawa.core.notation import parse_seat, seat_name
from engawa.template.rules import actions as acts
from engawa.template.rules import components
from engawa.template.rules.state import State


def text(s: State, action: int) -> str:
    """The one spelling of an action."""
    if action >= acts.HEAP:
        return f"heap {action - acts.HEAP + components.SMALLEST_HEAP}"
    return f"take {action - acts.TAKE + 1}"


def parse(s: State, line: str) -> int:
    verb, _, number = line.lower().partition(" ")
    n = int(number) if number.isascii() and number.isdigit() else 0
    if verb == "take" and 1 <= n <= components.MOST:
        return acts.TAKE + n - 1
    if verb == "heap" and 0 <= n - components.SMALLEST_HEAP < components.HEAP_SIZES:
        return acts.HEAP + n - components.SMALLEST_HEAP
    raise BadLine(f"expected 'take' with a number from 1 to {components.MOST}, not {line!r}")


def write(s: State) -> str:
    """``7 B``: seven pebbles, B to take; ``- A``: the heap is still to be laid."""
    return f"{s.heap if s.laid else '-'} {seat_name(s.turn)}"


def read(s: State, text: str) -> None:
    """Lay out the position that `write` described."""
    heap, turn = text.split(" ")
    s.laid = heap != "-"
    s.heap = int(heap) if s.laid else 0
    s.turn = parse_seat(turn, s.seats)
    largest = components.SMALLEST_HEAP + components.HEAP_SIZES - 1
    if not 0 <= s.heap <= largest:
        raise BadPosition(f"a heap holds 0 to {largest} pebbles, not {s.heap}")
