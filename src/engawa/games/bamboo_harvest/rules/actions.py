"""What can happen, as numbers.

Players' actions have the numbers from 0 up to ACTIONS; chance has those above.
"""

from __future__ import annotations

from typing import Final

from engawa.games.bamboo_harvest.rules import components

# Each range starts at its name.
DROP: Final = 0  # + deed
PLACE: Final = DROP + components.DEEDS  # + cell
BUILD: Final = PLACE + components.CELLS  # + deed * CELLS + cell, with a deed face up
BUILD_DOWN: Final = BUILD + components.DEEDS * components.CELLS  # with one face down
SWAP: Final = BUILD_DOWN + components.DEEDS * components.CELLS  # + cell
SWAP_WILD: Final = SWAP + components.CELLS  # + wild * CELLS + cell
WITH: Final = SWAP_WILD + components.WILDS * components.CELLS  # + cell
MARK: Final = WITH + components.CELLS  # + cell
HARVEST: Final = MARK + components.CELLS  # + rank * CELLS + cell
BUY: Final = HARVEST + components.RANKS * components.CELLS
REDRAW: Final = BUY + 1  # + deed
REVEAL: Final = REDRAW + components.DEEDS  # + deed
DISCARD: Final = REVEAL + components.DEEDS  # + deed, face up
DISCARD_DOWN: Final = DISCARD + components.DEEDS  # + deed, face down
DONE: Final = DISCARD_DOWN + components.DEEDS
ACTIONS: Final = DONE + 1
LAY: Final = ACTIONS  # + kind of forest card
DRAW: Final = LAY + components.FOREST_KINDS  # + deed
BLACK: Final = DRAW + components.DEEDS  # + seat
