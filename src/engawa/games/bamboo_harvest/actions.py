"""What can happen, and its one spelling: ``build d4 7S``, ``swap d4``, ``harvest c3 9``.

A deed is written ``7S`` if it lies face up and ``7S?`` if face down. Players' actions have the
numbers from 0 up to ACTIONS; chance has those above.
"""

from __future__ import annotations

from typing import Any, Final

from engawa.core.errors import BadLine
from engawa.core.notation import SEAT_LETTERS
from engawa.games.bamboo_harvest import components
from engawa.kit import cards, grid

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

CELL_NAMES: Final = [grid.name(cell, components.SIDE) for cell in range(components.CELLS)]
DEED_NAMES: Final = [cards.name(card) for card in components.DEED_FACES]
_DOWN_NAMES = [name + "?" for name in DEED_NAMES]
_FOREST_NAMES = [cards.name(card) for card in components.FOREST_FACES[: components.FOREST_KINDS]]


def _each(verb: str, words: list[str]) -> list[str]:
    return [f"{verb} {word}" for word in words]


def _on_cells(verb: str, words: list[str]) -> list[str]:
    return [f"{verb} {cell} {word}" for word in words for cell in CELL_NAMES]


#: the line of each action, in the order of the ranges
TEXTS: Final = [
    *_each("drop", DEED_NAMES),
    *_each("place", CELL_NAMES),
    *_on_cells("build", DEED_NAMES),
    *_on_cells("build", _DOWN_NAMES),
    *_each("swap", CELL_NAMES),
    *_on_cells("swap", DEED_NAMES[components.WILD :]),
    *_each("with", CELL_NAMES),
    *_each("mark", CELL_NAMES),
    *_on_cells("harvest", list(cards.RANKS)),
    "buy",
    *_each("redraw", DEED_NAMES),
    *_each("reveal", DEED_NAMES),
    *_each("discard", DEED_NAMES),
    *_each("discard", _DOWN_NAMES),
    "done",
    *_each("lay", _FOREST_NAMES),
    *_each("draw", DEED_NAMES),
    *_each("black", list(SEAT_LETTERS[: components.SEATS])),
]
NUMBERS: Final = {line.lower(): action for action, line in enumerate(TEXTS)}

SHAPES = (
    "drop DEED, place CELL, build CELL DEED, swap CELL, swap CELL WILD, with CELL, mark CELL, "
    "harvest CELL RANK, buy, redraw DEED, reveal DEED, discard DEED or done"
)


def text(s: Any, action: int) -> str:
    return TEXTS[action]


def parse(s: Any, line: str) -> int:
    action = NUMBERS.get(line.lower(), -1)
    if action < 0 or action >= BLACK + s.seats:
        raise BadLine(
            f"expected one of: {SHAPES}, with a cell such as d4 and a deed such as 7S "
            f"or, face down, 7S?; not {line!r}"
        )
    return action


def told(s: Any, action: int, seat: int | None) -> str:
    """[memory] What goes face down from hand to hand is told to its owner alone."""
    line = TEXTS[action]
    return line if seat == s.turn or not is_secret(s, action) else line.split()[0] + " ?"


def is_secret(s: Any, action: int) -> bool:
    """Is the deed in this line for the eyes of the seat to move only?"""
    if action < PLACE:
        return bool(s.turn < s.seats - 1)  # [start] the last discard is shown with all others
    return REDRAW <= action < REVEAL or DISCARD_DOWN <= action < DONE or DRAW <= action < BLACK
