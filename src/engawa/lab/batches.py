"""Games, identified by their numbers, cut into batches that take about the same time each."""

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

# Seconds that a batch should take: a lost process loses as much, and all wait for the last batch.
SECONDS = 1.0
EACH = 0.01  # seconds for each core, so that at most a hundred results come per second
PART = 0.001  # of the expected time for everything ...
LONGEST = 60.0  # ... but not more than this


class Batches:
    """The games that are left, cut into batches on demand by how long games took so far."""

    def __init__(self, left: Sequence[range], step: int, cores: int) -> None:
        self.left = left
        self.step = step  # games that belong together because they have the same luck
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
        """Return the size of the next batch: one step until it is known how long a game takes."""
        if not self.games:
            return self.step
        pace = max(self.took, 1e-9) / self.games
        whole = sum(map(len, self.left)) * pace / self.cores
        seconds = max(SECONDS, EACH * self.cores, min(LONGEST, PART * whole))
        return max(1, round(seconds / pace / self.step)) * self.step


@dataclass(frozen=True)
class Run(Generic[Part]):
    """Runs games on an engine, with a journal to continue from."""

    work: Callable[[range], Part]
    games: int
    step: int  # how many games belong together
    engine: Engine
    journal: Journal
    dump: Callable[[range, Part], Iterable[JSON]]  # makes the journal rows of a batch
    load: Callable[[Parsed], tuple[range, Part] | None]  # reads a row; None if it lacks something

    def results(self) -> Iterator[tuple[range, Part]]:
        """Yield each batch once: first those that were finished earlier, then the others."""
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
        """Are these games asked for, and complete groups?"""
        whole = games.stop % self.step == 0 or games.stop == self.games
        return games.stop <= self.games and whole


def _timed(work: Callable[[range], Part], games: range) -> tuple[Part, float]:
    begin = time.perf_counter()
    part = work(games)
    return part, time.perf_counter() - begin


def _is_new(games: range, done: list[range]) -> bool:
    """Are none of these games in `done`? Then add them. `done` is kept in order."""
    place = bisect_right(done, games.start, key=lambda each: each.start)
    before, after = done[place - 1 : place], done[place : place + 1]
    if any(each.stop > games.start for each in before):
        return False
    if any(each.start < games.stop for each in after):
        return False
    done.insert(place, games)
    return True


def missing(games: int, done: Iterable[range]) -> list[range]:
    """Return the games that are left to play; `done` is in order."""
    found, at = [], 0
    for each in done:
        if each.start > at:
            found.append(range(at, each.start))
        at = each.stop
    if at < games:
        found.append(range(at, games))
    return found
