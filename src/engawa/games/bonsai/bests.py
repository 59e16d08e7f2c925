"""What a person's page remembers of Bonsai."""

from __future__ import annotations

from engawa.core.best import Best
from engawa.games.bonsai import words as say
from engawa.games.bonsai.rules import scoring
from engawa.games.bonsai.rules.state import State


def points(s: State, seat: int) -> int:
    return scoring.points(s, seat)


def flowers(s: State, seat: int) -> int:
    """[score.flower] Open sides of flowers."""
    return scoring.flower_points(s, seat)


BESTS = (
    Best("points", say.PERSONAL_POINTS, points),
    Best("flowers", say.PERSONAL_FLOWERS, flowers),
)
