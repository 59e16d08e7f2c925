"""The lines that stand in a game, with quick access to any earlier position."""

from __future__ import annotations

from bisect import bisect_right
from typing import NamedTuple

from engawa.core.position import Position

NOT_HERE = ("chance", "table", "record", "fork")  # not played at the table
EVERY = 32  # steps between two stored positions


class Step(NamedTuple):
    """A line that stands."""

    n: int
    seat: int  # or CHANCE
    action: int
    by: str = ""

    @property
    def person(self) -> bool:
        """Did a person at this table choose it?"""
        return self.by not in NOT_HERE and not self.by.startswith("bot:")


class History:
    def __init__(self, start: Position) -> None:
        self.steps: list[Step] = []
        self._kept = [start.copy()]  # the positions after 0, EVERY, 2 * EVERY … steps

    def add(self, step: Step, after: Position) -> None:
        self.steps.append(step)
        if len(self.steps) % EVERY == 0:
            self._kept.append(after.copy())

    def at(self, n: int) -> Position:
        """Return the position after the entries up to n."""
        count = self._count(n)
        s = self._kept[count // EVERY].copy()
        for step in self.steps[count - count % EVERY : count]:
            s.apply(step.action)
        return s

    def back(self, n: int) -> Position:
        """Remove what came after n; return the position then."""
        count = self._count(n)
        del self.steps[count:]
        del self._kept[count // EVERY + 1 :]
        return self.at(n)

    def _count(self, n: int) -> int:
        """Return how many steps come up to n."""
        return bisect_right(self.steps, n, key=lambda step: step.n)
