"""What can happen, and its one spelling: ``gardener e2``, ``lay e1ne1``, ``irrigate e1 ne1``.

Players' actions have the numbers from 0 up to ACTIONS; chance has those above.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engawa.core.errors import BadLine
from engawa.games.takenoko import components
from engawa.kit import hexes

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

WORDS = {"roll": ROLL, "skip": SKIP, "end": END, "plots": PLOTS, "channel": CHANNEL}
#: Verbs with one name after them, where they start and the names they take.
NAMED: dict[str, tuple[int, Sequence[str]]] = {
    "objective": (OBJECTIVE, components.TYPE_NAMES),
    "choose": (CHOOSE, components.WEATHER_NAMES[: components.ANY_WEATHER]),
    "chip": (CHIP, components.CHIP_NAMES),
    "pick": (PICK, components.TILE_NAMES),
    "under": (UNDER, components.TILE_NAMES),
    "fulfil": (FULFIL, components.CARD_NAMES),
    "die": (DIE, components.WEATHER_NAMES[: components.FACES]),
    "draw": (TILE, (*components.TILE_NAMES, *components.CARD_NAMES)),
}
CELL_VERBS = {"gardener": GARDENER, "panda": PANDA, "lay": LAY, "grow": GROW}

POND_NAME = "pond"
CELL_NAMES = (POND_NAME, *[hexes.name(cell) for cell in hexes.disc(components.REACH + 1)[1:]])


def cell_name(cell: int) -> str:
    return CELL_NAMES[cell]


def parse_cell(name: str) -> int:
    if name == POND_NAME:
        return components.POND_CELL
    cell = hexes.numbers(components.REACH).get(hexes.parse(name), components.POND_CELL)
    if cell == components.POND_CELL:
        raise BadLine(f"{name!r} is not a cell up to {components.REACH} steps from the pond")
    return cell


def edge_cells(edge: int) -> tuple[int, int]:
    """The two cells an edge lies between, the nearer to the pond first."""
    cell, direction = divmod(edge, components.HALF)
    other = components.NEIGHBOUR[cell * components.DIRECTIONS + direction]
    return min(cell, other), max(cell, other)


def edge_name(edge: int) -> str:
    """``e1 ne1``: the border of those two plots."""
    return " ".join(cell_name(cell) for cell in edge_cells(edge))


def parse_edge(text: str) -> int:
    names = text.split(" ")
    if len(names) == 2:
        a, b = parse_cell(names[0]), parse_cell(names[1])
        for cell, other in ((a, b), (b, a)):
            for direction in range(components.HALF):
                if components.NEIGHBOUR[cell * components.DIRECTIONS + direction] == other:
                    return cell * components.HALF + direction
    raise BadLine(f"a channel lies between two cells side by side, such as e1 ne1, not {text!r}")


def _spell(action: int) -> str:
    for word, number in WORDS.items():
        if action == number:
            return word
    for verb, (start, names) in NAMED.items():
        if start <= action < start + len(names):
            return f"{verb} {names[action - start]}"
    for verb, start in CELL_VERBS.items():
        if start <= action < start + components.CELLS:
            return f"{verb} {cell_name(action - start)}"
    if action >= IRRIGATE:
        return f"irrigate {edge_name(action - IRRIGATE)}"
    chip, cell = divmod(action - IMPROVE, components.CELLS)
    return f"improve {cell_name(cell)} {components.CHIP_NAMES[chip]}"


LINES = tuple(_spell(action) for action in range(ALL))
NUMBERS = {line: action for action, line in enumerate(LINES)}


def text(s: Any, action: int) -> str:
    return LINES[action]


def parse(s: Any, line: str) -> int:
    """The spelling of `text`; the two cells of a border may come in either order."""
    found = NUMBERS.get(line.lower())
    if found is not None:
        return found
    verb, _, rest = line.lower().partition(" ")
    if verb == "irrigate":
        return IRRIGATE + parse_edge(rest)
    if verb in CELL_VERBS:
        return CELL_VERBS[verb] + parse_cell(rest)
    raise BadLine(_help(verb, line))


def _help(verb: str, line: str) -> str:
    """What a line could have been."""
    if verb in NAMED:
        return f"after {verb!r} comes one of: {', '.join(NAMED[verb][1])}; not as in {line!r}"
    if verb == "improve":
        chips = ", ".join(components.CHIP_NAMES)
        return f"after 'improve' comes a cell such as e1, then one of: {chips}; not as in {line!r}"
    verbs = ", ".join([*WORDS, *NAMED, *CELL_VERBS, "improve", "irrigate"])
    return f"a line starts with one of {verbs}, not as in {line!r}"
