"""How the game is won, how far each seat is, and how far the end."""

from __future__ import annotations

from functools import lru_cache

from engawa.core.scene import Goal
from engawa.games.bonsai import words as say
from engawa.games.bonsai.rules.components import LEVEL_WORDS
from engawa.games.bonsai.screen.observe import Known
from engawa.words import Words, house

#: What it takes to win alone; by scenario, the first for none
ALONE = (
    *(say.alone_0, say.alone_1, say.alone_2),
    *(say.alone_3, say.alone_4, say.alone_5),
)
SCENARIOS = (
    *(say.NO_SCENARIO, say.SLOW_FALL, say.LONG_WINTER),
    *(say.SPRING, say.SUMMER, say.EMPEROR),
)


def goal(see: Known) -> Goal:
    return _goal(see.target, see.options.scenario, see.options.level, _end(see))


def _end(see: Known) -> Words:
    """How many cards, and then turns, are left."""
    if see.phase == "over":
        return ""
    return say.to_end_turns(see.final) if see.final >= 0 else say.to_end(see.deck)


@lru_cache(1 << 8)
def _goal(target: int, scenario: int, level: int, end: Words) -> Goal:
    """Alone there are so many points to reach."""
    says = say.TO_WIN
    if target:
        name: Words = SCENARIOS[scenario] if scenario else LEVEL_WORDS[level]
        says = say.alone(name=name, aim=ALONE[scenario](house.points(target)))
    return Goal(says, "leaf", end)


@lru_cache(1 << 8)
def far(points: int, target: int) -> Words:
    return say.far(n=points, of=target) if target else house.points(points)
