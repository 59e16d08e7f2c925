"""What can happen, and its one spelling: ``roll WPBB.`` and ``give C``.

Players' actions have the numbers from 0 up to ACTIONS; chance has those above.
"""

from __future__ import annotations

from typing import Any, Final

from engawa.core.errors import BadLine
from engawa.core.notation import parse_seat, seat_name
from engawa.games.pass_the_pandas import components

# Each range starts at its name.
GIVE: Final = 0  # + seat
SWAP: Final = GIVE + components.SEATS  # + seat
KEEP: Final = SWAP + components.SEATS
ACTIONS: Final = KEEP + 1
START: Final = ACTIONS  # + seat
ROLL: Final = START + components.SEATS  # + the ONE of its face for each die

BASE: Final = components.DICE + 1
ONE: Final = [BASE**3, BASE**2, BASE, 1]  # by face


def roll(water: int, panda: int, bamboo: int, blank: int) -> int:
    return ROLL + water * ONE[0] + panda * ONE[1] + bamboo * ONE[2] + blank


def text(s: Any, action: int) -> str:
    if action >= ROLL:
        faces = [letter * shown(action, face) for face, letter in enumerate(components.LETTERS)]
        return "roll " + "".join(faces)
    if action >= START:
        return "start " + seat_name(action - START)
    if action == KEEP:
        return "keep"
    if action >= SWAP:
        return "swap " + seat_name(action - SWAP)
    return "give " + seat_name(action - GIVE)


def parse(s: Any, line: str) -> int:
    verb, _, rest = line.lower().partition(" ")
    if verb in SEAT_VERBS:
        return SEAT_VERBS[verb] + parse_seat(rest, s.seats)
    if line.lower() == "keep":
        return KEEP
    faces = rest.upper()
    if verb == "roll" and 0 < len(faces) <= components.DICE and not faces.strip(components.LETTERS):
        return roll(*[faces.count(letter) for letter in components.LETTERS])
    raise BadLine(
        f"expected 'give SEAT', 'swap SEAT', 'keep', 'start SEAT' or "
        f"'roll' with the faces {components.LETTERS}, not {line!r}"
    )


SEAT_VERBS = {"give": GIVE, "swap": SWAP, "start": START}


def shown(action: int, face: int) -> int:
    """How many dice of a roll show `face`."""
    return (action - ROLL) // ONE[face] % BASE
