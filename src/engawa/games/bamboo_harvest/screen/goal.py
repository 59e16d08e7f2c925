"""How the game is won, how far each seat is, and how far the end."""

from __future__ import annotations

from functools import lru_cache

from engawa.core.scene import Goal
from engawa.games.bamboo_harvest import words as say
from engawa.games.bamboo_harvest.screen.observe import Known
from engawa.words import Words


@lru_cache(1 << 3)
def goal(tokens: int) -> Goal:
    """[path] [count] How far the end is one sees of how far the seats are."""
    return Goal(say.goal(say.tokens(tokens)), "path")


def builds_left(see: Known, seat: int) -> int:
    """How many builds a seat needs to win, by a path or by the number of its tokens."""
    return min(*see.missing[seat], see.goal - see.tokens[seat])


def far(see: Known, seat: int) -> Words:
    builds = builds_left(see, seat)
    return _far(builds, builds in see.missing[seat])


@lru_cache(1 << 6)
def _far(builds: int, path: bool) -> Words:
    return say.goal_far(builds) if path else say.goal_far_tokens(builds)
