"""The one spelling of what can happen: ``take 3``, ``leaf ne2``, ``deal growth-W``.

A cell is written as the steps from the bud.
"""

from __future__ import annotations

from functools import cache

from engawa.core.errors import BadLine
from engawa.games.bonsai.rules import actions as acts
from engawa.games.bonsai.rules import components
from engawa.games.bonsai.rules.components import (
    CARD_NAMES,
    COLOUR_SET_WORDS,
    GOAL_NAMES,
    MIDDLE,
    REACH,
    WIDTH,
    WORDS,
)
from engawa.games.bonsai.rules.state import State
from engawa.kit import hexes


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
    **{f"take {n}": acts.TAKE + way for n, way in ((1, 0), (3, 3), (4, 4))},
    **{f"take 2 {WORDS[acts.WAY_KIND[way]]}": acts.TAKE + way for way in (1, 2)},
    "cultivate": acts.CULTIVATE,
    "done": acts.DONE,
    **{f"pick {word}": acts.PICK + kind for kind, word in enumerate(WORDS)},
    **{f"claim {name}": acts.CLAIM + goal for goal, name in enumerate(GOAL_NAMES)},
    **{f"renounce {name}": acts.RENOUNCE + goal for goal, name in enumerate(GOAL_NAMES)},
    **{f"return {word}": acts.RETURN + kind for kind, word in enumerate(WORDS)},
    **{f"goals {three}": acts.COLOURS + n for n, three in enumerate(COLOUR_SET_WORDS)},
    **{f"deal {name}": acts.DEAL + card for card, name in enumerate(CARD_NAMES) if card},
    **{f"discard {name}": acts.DISCARD + card for card, name in enumerate(CARD_NAMES) if card},
}
SPELLED = {action: line for line, action in NAMED.items()}
LOWERED = {line.lower(): action for line, action in NAMED.items()}
ON_CELLS = {
    **{word: kind * components.CELLS for kind, word in enumerate(WORDS)},
    "remove": acts.REMOVE,
}
BASES = {base // components.CELLS: verb for verb, base in ON_CELLS.items()}


def text(s: State, action: int) -> str:
    if action >= acts.TAKE:
        return SPELLED[action]
    return f"{BASES[action // components.CELLS]} {cell_name(action % components.CELLS)}"


def parse(s: State, line: str) -> int:
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
