"""What can happen, as numbers.

Players' actions have the numbers from 0 up to ACTIONS; chance has those above.
"""

from __future__ import annotations

from typing import Final

from engawa.games.pass_the_pandas.rules import components

# Each range starts at its name.
GIVE: Final = 0  # + seat
SWAP: Final = GIVE + components.SEATS  # + seat
KEEP: Final = SWAP + components.SEATS
ACTIONS: Final = KEEP + 1
START: Final = ACTIONS  # + seat
ROLL: Final = START + components.SEATS  # + the ONE of its face for each die

BASE: Final = components.DICE + 1
ONE: Final = [BASE**3, BASE**2, BASE, 1]  # by face
SIDE: Final = [ONE[face] for face in components.SIDES]  # the same by side of a die


def roll(water: int, panda: int, bamboo: int, blank: int) -> int:
    return ROLL + water * ONE[0] + panda * ONE[1] + bamboo * ONE[2] + blank


def shown(action: int, face: int) -> int:
    """How many dice of a roll show `face`."""
    return (action - ROLL) // ONE[face] % BASE
