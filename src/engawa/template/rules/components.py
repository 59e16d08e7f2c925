"""What is in the box: pebbles."""

from __future__ import annotations

from typing import Final

SMALLEST_HEAP: Final = 8  # [heap]
HEAP_SIZES: Final = 6
MOST: Final = 3  # [take] pebbles in one turn
