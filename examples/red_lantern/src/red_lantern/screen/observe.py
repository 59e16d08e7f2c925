"""What a seat may know. Nothing is hidden: every seat sees the same table."""

from __future__ import annotations

from engawa.core.observation import Observation
from red_lantern.rules.state import State


class Known(Observation, frozen=True, gc=False):
    kept: tuple[int, ...]
    turn: int
    lit: int
    turns: int
    rolling: bool
    over: bool


def observe(s: State) -> Known:
    return Known(
        seats=s.seats,
        to_move=s.to_move,
        kept=tuple(s.kept[: s.seats]),
        turn=s.turn,
        lit=s.lit,
        turns=s.turns,
        rolling=bool(s.rolling),
        over=bool(s.over),
    )
