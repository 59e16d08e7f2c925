"""How the game is won, how far each seat is, and how far the end."""

from __future__ import annotations

from functools import lru_cache

from engawa.core.scene import Goal
from engawa.games.the_harvest import words as say
from engawa.games.the_harvest.rules.components import HEALTH
from engawa.games.the_harvest.screen.observe import Known
from engawa.words import SEATS, Words


def goal(see: Known, seat: int | None) -> Goal:
    """[end] With one opponent it is named."""
    return _goal(None if seat is None or see.seats > 2 else 1 - seat, min(see.health))


@lru_cache(1 << 7)
def _goal(rival: int | None, lowest: int) -> Goal:
    says = say.GOAL if rival is None else say.goal_rival(SEATS[rival])
    return Goal(says, "health", say.goal_end(lowest))


@lru_cache(1 << 5)
def far(health: int) -> Words:
    return say.goal_far(n=health, of=HEALTH)
