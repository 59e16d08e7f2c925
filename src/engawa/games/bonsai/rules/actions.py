"""What can happen, as numbers.

Players' actions have the numbers from 0 up to ACTIONS; chance has those above.
"""

from __future__ import annotations

from typing import Final

from engawa.games.bonsai.rules import components

# Each range starts at its name.
PLACE: Final = 0  # + kind * CELLS + cell
REMOVE: Final = PLACE + components.KINDS * components.CELLS  # + cell
TAKE: Final = REMOVE + components.CELLS  # + way
CULTIVATE: Final = TAKE + 5
DONE: Final = CULTIVATE + 1
PICK: Final = DONE + 1  # + kind
CLAIM: Final = PICK + components.KINDS  # + goal
RENOUNCE: Final = CLAIM + components.GOALS  # + goal
RETURN: Final = RENOUNCE + components.GOALS  # + kind
ACTIONS: Final = RETURN + components.KINDS
COLOURS: Final = ACTIONS  # + set of three
DEAL: Final = COLOURS + components.SETS  # + card
DISCARD: Final = DEAL + components.CARDS  # + card

WAYS: Final = 5  # to take a card
WAY_SLOT: Final = [1, 2, 2, 3, 4]
WAY_KIND: Final = [0, components.WOOD, components.LEAF, 0, 0]


# --- text ---
