"""What a seat may know. Nothing is hidden: every seat sees the same table."""

from __future__ import annotations

from engawa.core.observation import Observation
from engawa.template.rules.state import State


class Known(Observation, frozen=True, gc=False):
    laid: bool
    heap: int
    turn: int
    misere: bool


def observe(s: State) -> Known:
    return Known(
        seats=s.seats,
        to_move=s.to_move,
        laid=bool(s.laid),
        heap=s.heap,
        turn=s.turn,
        misere=bool(s.misere),
    )
