"""The one spelling of what can happen: ``build d4 7S``, ``swap d4``, ``harvest c3 9``.

A deed is written ``7S`` if it lies face up and ``7S?`` if face down.
"""

from __future__ import annotations

from typing import Final

from engawa.core.errors import BadLine
from engawa.core.notation import SEAT_LETTERS
from engawa.games.bamboo_harvest.rules import actions as acts
from engawa.games.bamboo_harvest.rules import components
from engawa.games.bamboo_harvest.rules.state import State
from engawa.kit import cards, grid

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


def text(s: State, action: int) -> str:
    return TEXTS[action]


def parse(s: State, line: str) -> int:
    action = NUMBERS.get(line.lower(), -1)
    if action < 0 or action >= acts.BLACK + s.seats:
        raise BadLine(
            f"expected one of: {SHAPES}, with a cell such as d4 and a deed such as 7S "
            f"or, face down, 7S?; not {line!r}"
        )
    return action


def line_for(s: State, action: int, seat: int | None) -> str:
    """[memory] What goes face down from hand to hand is told to its owner alone."""
    line = TEXTS[action]
    return line if seat == s.turn or not is_secret(s, action) else line.split()[0] + " ?"


def is_secret(s: State, action: int) -> bool:
    """Is the deed in this line for the eyes of the seat to move only?"""
    if action < acts.PLACE:
        return bool(s.turn < s.seats - 1)  # [start] the last discard is shown with all others
    return (
        acts.REDRAW <= action < acts.REVEAL
        or acts.DISCARD_DOWN <= action < acts.DONE
        or acts.DRAW <= action < acts.BLACK
    )
