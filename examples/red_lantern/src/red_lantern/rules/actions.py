"""What can happen, as numbers."""

from __future__ import annotations

from typing import Final

ROLL: Final = 0
STOP: Final = 1
ACTIONS: Final = 2
DIE: Final = 2  # + side - 1
