"""What each seat has in the end, by category."""

from __future__ import annotations

from engawa.core.scene import Count
from engawa.games.the_harvest import words as say
from engawa.games.the_harvest.rules.state import State


def score_sheet(s: State) -> tuple[Count, ...]:
    """What is left of everybody's health."""
    return (Count(say.SCORE_HEALTH, tuple(s.points())),)
