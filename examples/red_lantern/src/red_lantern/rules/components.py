"""What is in the box: a die, and lanterns."""

from __future__ import annotations

from typing import Final

SIDES: Final = 6
WIND: Final = 1  # [wind] the side that blows out
GOAL: Final = 20  # [win]
TURNS: Final = 200  # [cap]
SEATS: Final = 4
