"""What can happen, and its one spelling: ``take 2`` and ``heap 11``.

Players' actions have the numbers from 0 up to ACTIONS; chance has those above.
"""

from __future__ import annotations

from typing import Any, Final

from engawa.core.errors import BadLine
from engawa.template import components

# Each range starts at its name.
TAKE: Final = 0  # + pebbles - 1
ACTIONS: Final = TAKE + components.MOST
HEAP: Final = ACTIONS  # + pebbles - SMALLEST_HEAP


def text(s: Any, action: int) -> str:
    if action >= HEAP:
        return f"heap {action - HEAP + components.SMALLEST_HEAP}"
    return f"take {action - TAKE + 1}"


def parse(s: Any, line: str) -> int:
    verb, _, number = line.lower().partition(" ")
    n = int(number) if number.isascii() and number.isdigit() else 0
    if verb == "take" and 1 <= n <= components.MOST:
        return TAKE + n - 1
    if verb == "heap" and 0 <= n - components.SMALLEST_HEAP < components.HEAP_SIZES:
        return HEAP + n - components.SMALLEST_HEAP
    raise BadLine(f"expected 'take' with a number from 1 to {components.MOST}, not {line!r}")
