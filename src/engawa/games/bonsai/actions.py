"""What can happen, and its one spelling: ``take 3``, ``leaf ne2``, ``deal growth-W``.

Players' actions have the numbers from 0 up to ACTIONS; chance has those above. A cell is written
as the steps from the bud.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from engawa.core.errors import BadLine
from engawa.games.bonsai import components
from engawa.games.bonsai.components import (
    CARD_NAMES,
    COLOUR_SET_WORDS,
    GOAL_NAMES,
    MIDDLE,
    REACH,
    WIDTH,
    WORDS,
)
from engawa.kit import hexes

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


@cache
def cell_name(cell: int) -> str:
    return hexes.name((cell % WIDTH - MIDDLE, cell // WIDTH - MIDDLE))


def parse_cell(name: str) -> int:
    q, r = hexes.parse(name)
    if hexes.distance((q, r)) > REACH:
        raise BadLine(f"no tile can be more than {REACH} steps from the bud, as {name} is")
    return (r + MIDDLE) * WIDTH + q + MIDDLE


#: Every action that is not on a cell, by its line
NAMED = {
    **{f"take {n}": TAKE + way for n, way in ((1, 0), (3, 3), (4, 4))},
    **{f"take 2 {WORDS[WAY_KIND[way]]}": TAKE + way for way in (1, 2)},
    "cultivate": CULTIVATE,
    "done": DONE,
    **{f"pick {word}": PICK + kind for kind, word in enumerate(WORDS)},
    **{f"claim {name}": CLAIM + goal for goal, name in enumerate(GOAL_NAMES)},
    **{f"renounce {name}": RENOUNCE + goal for goal, name in enumerate(GOAL_NAMES)},
    **{f"return {word}": RETURN + kind for kind, word in enumerate(WORDS)},
    **{f"goals {three}": COLOURS + n for n, three in enumerate(COLOUR_SET_WORDS)},
    **{f"deal {name}": DEAL + card for card, name in enumerate(CARD_NAMES) if card},
    **{f"discard {name}": DISCARD + card for card, name in enumerate(CARD_NAMES) if card},
}
SPELLED = {action: line for line, action in NAMED.items()}
LOWERED = {line.lower(): action for line, action in NAMED.items()}
ON_CELLS = {**{word: kind * components.CELLS for kind, word in enumerate(WORDS)}, "remove": REMOVE}
BASES = {base // components.CELLS: verb for verb, base in ON_CELLS.items()}


def text(s: Any, action: int) -> str:
    if action >= TAKE:
        return SPELLED[action]
    return f"{BASES[action // components.CELLS]} {cell_name(action % components.CELLS)}"


def parse(s: Any, line: str) -> int:
    words = line.lower()
    if words in LOWERED:
        return LOWERED[words]
    verb, _, name = words.partition(" ")
    if verb in ON_CELLS:
        return ON_CELLS[verb] + parse_cell(name)
    raise BadLine(
        "expected 'take 1', 'take 2 wood', 'take 2 leaf', 'take 3', 'take 4', 'cultivate', a tile "
        "with a cell such as 'leaf ne2', 'done', 'pick TILE', 'claim GOAL', 'renounce GOAL', "
        f"'return TILE' or 'remove CELL', not {line!r}"
    )
