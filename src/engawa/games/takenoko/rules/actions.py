"""What can happen, as numbers.

Players' actions have the numbers from 0 up to ACTIONS; chance has those above.
"""

from __future__ import annotations

from typing import Final

from engawa.games.takenoko.rules import components

# Each range starts at its name.
ROLL: Final = 0
SKIP: Final = 1  # decline the weather
END: Final = 2
PLOTS: Final = 3
CHANNEL: Final = 4
OBJECTIVE: Final = 5  # + type
CHOOSE: Final = OBJECTIVE + components.TYPES  # + weather
CHIP: Final = CHOOSE + components.ANY_WEATHER  # + improvement - 1
PICK: Final = CHIP + components.CHIP_KINDS  # + tile
UNDER: Final = PICK + components.TILE_KINDS  # + tile
FULFIL: Final = UNDER + components.TILE_KINDS  # + card
GARDENER: Final = FULFIL + components.CARDS  # + cell
PANDA: Final = GARDENER + components.CELLS  # + cell
LAY: Final = PANDA + components.CELLS  # + cell
GROW: Final = LAY + components.CELLS  # + cell
IMPROVE: Final = GROW + components.CELLS  # + (improvement - 1) * CELLS + cell
IRRIGATE: Final = IMPROVE + components.CHIP_KINDS * components.CELLS  # + cell * 3 + direction
ACTIONS: Final = IRRIGATE + components.CELLS * components.HALF

DIE: Final = ACTIONS  # + weather
TILE: Final = DIE + components.FACES  # + tile
CARD: Final = TILE + components.TILE_KINDS  # + card
ALL: Final = CARD + components.CARDS
