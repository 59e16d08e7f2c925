"""What can happen, as numbers.

Players' actions have the numbers from 0 up to ACTIONS; chance has those above.
"""

from __future__ import annotations

from typing import Final

from engawa.template.rules import components

# Each range starts at its name.
TAKE: Final = 0  # + pebbles - 1
ACTIONS: Final = TAKE + components.MOST
HEAP: Final = ACTIONS  # + pebbles - SMALLEST_HEAP
