"""What each seat has in the end, by category."""

from __future__ import annotations

from engawa.core.scene import Count
from engawa.games.bonsai import words as say
from engawa.games.bonsai.rules import scoring
from engawa.games.bonsai.rules.state import State


def score_sheet(s: State) -> tuple[Count, ...]:
    """[score] Tiles by kind, [parchment] Parchments, [score.goals] goals."""
    seats = range(s.seats)
    return (
        Count(say.SCORE_LEAVES, tuple([scoring.leaf_points(s, k) for k in seats])),
        Count(say.SCORE_FLOWERS, tuple([scoring.flower_points(s, k) for k in seats])),
        Count(say.SCORE_FRUIT, tuple([scoring.fruit_points(s, k) for k in seats])),
        Count(say.SCORE_PARCHMENTS, tuple([scoring.parchment_points(s, k) for k in seats])),
        Count(say.SCORE_GOALS, tuple([scoring.goal_points(s, k) for k in seats])),
    )
