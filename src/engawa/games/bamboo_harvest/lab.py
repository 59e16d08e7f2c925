"""What may go with winning, for the lab: where a seat begins, and with which deeds."""

from __future__ import annotations

from collections.abc import Iterator

from engawa.games.bamboo_harvest.notation.lines import CELL_NAMES
from engawa.games.bamboo_harvest.rules import actions as acts
from engawa.games.bamboo_harvest.rules import components
from engawa.games.bamboo_harvest.rules.state import State
from engawa.kit import cards


def first_cells(s: State, action: int) -> Iterator[tuple[int, str]]:
    """[place] The two tokens before the first turn."""
    if acts.PLACE <= action < acts.BUILD:
        yield s.turn, CELL_NAMES[action - acts.PLACE]


def first_deeds(s: State, action: int) -> Iterator[tuple[int, str]]:
    """[setup.deeds] The three that are dealt, by rank; [wild] what is wild has none."""
    if s.phase == components.DEALING:
        deed = action - acts.DRAW
        wild = deed >= components.WILD
        yield s.turn, "wild" if wild else cards.RANKS[components.DEED_RANK[deed]]


def starter(s: State) -> int | None:
    """[start] The seat that places the first token, and has the first turn."""
    return s.starter if s.phase == components.PLACING else None
