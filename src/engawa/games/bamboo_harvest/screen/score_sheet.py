"""What each seat has in the end, by category."""

from __future__ import annotations

from engawa.core.scene import Count
from engawa.games.bamboo_harvest import words as say
from engawa.games.bamboo_harvest.rules.state import State

FIRST_TOKENS = 2  # that every seat places before the first turn


def score_sheet(s: State) -> tuple[Count, ...]:
    """Tokens in the forest: those of the start, and those built later."""
    tokens = s.points()
    first = tuple(min(n, FIRST_TOKENS) for n in tokens)
    built = tuple(n - early for n, early in zip(tokens, first, strict=True))
    return (Count(say.SCORE_PLACED, first), Count(say.SCORE_BUILT, built))
