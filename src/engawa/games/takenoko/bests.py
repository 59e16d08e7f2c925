"""What a person's page remembers of Takenoko."""

from __future__ import annotations

from engawa.core.best import Best
from engawa.games.takenoko import words as say
from engawa.games.takenoko.rules.state import State


def points(s: State, seat: int) -> int:
    return s.won[seat]


BESTS = (Best("points", say.PERSONAL_POINTS, points),)
