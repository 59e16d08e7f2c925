"""Games by their numbers, cut into batches that take about the same time, whatever a game takes."""

from __future__ import annotations

import time
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar

from engawa.core.json import JSON, Parsed
from engawa.lab.engine import Engine
from engawa.lab.journal import Journal

Part = TypeVar("Part")

# Seconds that a batch should take: so much is lost with its process, and waited for at the end.
SECONDS = 1.0
EACH = 0.01  # for each core at least, so that no more than a hundred results come in a second
PART = 0.001  # of the time that all is expected to take ...
LONGEST = 60.0  # ... but no more than this


class Batches:
    """What is left, cut as it is asked for, by how long games took so far."""

    def __init__(self, left: Sequence[range], step: int, cores: int) -> None:
        self.left = left
        self.step = step  # games that belong together, as they have the same luck
        self.cores = cores
        self.games = 0
        self.took = 0.0

    def learn(self, games: int, took: float) -> None:
        self.games += games
        self.took += took

    def __iter__(self) -> Iterator[range]:
        for games in self.left:
            at = games.start
            while at < games.stop:
                end = min(at + self._size(), games.stop)
                yield range(at, end)
                at = end

    def _size(self) -> int:
        """One step, until it is known what a game takes."""
        if not self.games:
            return self.step
        pace = max(self.took, 1e-9) / self.games
        whole = sum(map(len, self.left)) * pace / self.cores
        seconds = max(SECONDS, EACH * self.cores, min(LONGEST, PART * whole))
        return max(1, round(seconds / pace / self.step)) * self.step


@dataclass(frozen=True)
class Run(Generic[Part]):
    """So many games on an engine, with a journal to go on from."""

    work: Callable[[range], Part]
    games: int
    step: int  # games that belong together
    engine: Engine
    journal: Journal
    dump: Callable[[range, Part], Iterable[JSON]]  # the rows of a batch in the journal
    load: Callable[[Parsed], tuple[range, Part] | None]  # None if it is not enough

    def results(self) -> Iterator[tuple[range, Part]]:
        """Each batch once: those that an earlier run finished, then the others as they come."""
        done: list[range] = []
        for games, part in filter(None, map(self.load, self.journal.rows())):
            if self._fits(games) and _is_new(games, done):
                yield games, part
        batches = Batches(missing(self.games, done), self.step, self.engine.cores)
        for games, (part, seconds) in self.engine.run(partial(_timed, self.work), batches):
            batches.learn(len(games), seconds)
            for row in self.dump(games, part):
                self.journal.add(row)
            yield games, part

    def _fits(self, games: range) -> bool:
        """Are these among those that are asked for, and what belongs together all there?"""
        whole = games.stop % self.step == 0 or games.stop == self.games
        return games.stop <= self.games and whole


def _timed(work: Callable[[range], Part], games: range) -> tuple[Part, float]:
    begin = time.perf_counter()
    part = work(games)
    return part, time.perf_counter() - begin


def _is_new(games: range, done: list[range]) -> bool:
    """Is no game of these done yet? Then they are, from now on; `done` is in order."""
    place = bisect_right(done, games.start, key=lambda each: each.start)
    before, after = done[place - 1 : place], done[place : place + 1]
    if any(each.stop > games.start for each in before):
        return False
    if any(each.start < games.stop for each in after):
        return False
    done.insert(place, games)
    return True


def missing(games: int, done: Iterable[range]) -> list[range]:
    """What is left of so many games; those that are done are in order."""
    found, at = [], 0
    for each in done:
        if each.start > at:
            found.append(range(at, each.start))
        at = each.stop
    if at < games:
        found.append(range(at, games))
    return found
