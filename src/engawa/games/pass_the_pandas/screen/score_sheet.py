"""What each seat has in the end, by category."""

from __future__ import annotations

from engawa.core.scene import Count
from engawa.games.pass_the_pandas import words as say
from engawa.games.pass_the_pandas.rules.state import State


def score_sheet(s: State) -> tuple[Count, ...]:
    """The dice the others held; else the seats that finished behind."""
    return (Count(say.SCORE_DICE if s.pandamonium else say.SCORE_SEATS, tuple(s.points())),)
