"""For the lab: who is first to play, and whose dice are rolled."""

from __future__ import annotations

from engawa.games.pass_the_pandas.rules import components
from engawa.games.pass_the_pandas.rules.state import State


def beginner(s: State) -> int | None:
    """[first-seat] The seat that rolls first; of several rounds, in the first one."""
    return s.turn if s.phase == components.ROLLING else None


def draws_from(s: State) -> str:
    """Every seat has its own dice."""
    return "start" if s.phase == components.STARTING else f"roll {s.turn}"
