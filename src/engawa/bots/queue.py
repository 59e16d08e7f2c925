"""A fair queue of things to think about.

Tables with people come before tables of bots. After that, all addresses get equal time, then all
guests of an address, then all tables of a guest. Next is the one with the least time so far,
including what it asks for now. So short thoughts come before long ones, and nobody gains by asking
a lot. Nothing here knows a process or a clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

SECONDS = (0.25, 5.0, 60.0)  # the limits for short, usual and long thoughts
SHORT, USUAL, LONG = range(3)
ALL = (SHORT, USUAL, LONG)


class Asker(NamedTuple):
    """Who wants something thought about; empty where not known."""

    address: str = ""
    guest: str = ""
    table: str = ""
    people: bool = True  # does a person play there?

    @property
    def path(self) -> tuple[str, str, str]:
        return self.address, self.guest, self.table


@dataclass(eq=False)
class Thought:
    """Something to think about, and the seconds it is expected to take."""

    asker: Asker
    seconds: float
    about: Any = None

    @property
    def size(self) -> int:
        return next((size for size in (SHORT, USUAL) if self.seconds <= SECONDS[size]), LONG)


class Share:
    """The time that an address, guest or table has had so far, and what waits for it."""

    def __init__(self, had: float = 0.0) -> None:
        self.had = had  # seconds
        self.waiting = [0, 0, 0]  # thoughts, by size
        self.parts: dict[str, Share] = {}
        self.thoughts: list[Thought] = []  # of a table, oldest first
        self.least = 0.0  # the least time that any waiting part has had
        self._many = 8  # forget unimportant parts when there are so many

    def part(self, name: str) -> Share:
        """Return a part by its name.

        A part that comes back begins with the least time that any other has had: waiting saves
        nothing up.
        """
        if name not in self.parts:
            self._forget()
            self.parts[name] = Share(self.least)
        found = self.parts[name]
        if not any(found.waiting):
            found.had = max(found.had, self.least)
        return found

    def _forget(self) -> None:
        """Forget parts with nothing waiting and the least time: they could as well be new."""
        if len(self.parts) >= self._many:
            parts, least = self.parts.items(), self.least
            self.parts = {k: each for k, each in parts if any(each.waiting) or each.had > least}
            self._many = 2 * len(self.parts) + 8

    def next(self, sizes: Sequence[int]) -> Share:
        """Return the next part: the one with the least time, including what it asks for."""
        waiting = [each for each in self.parts.values() if any(each.waiting)]
        self.least = max(self.least, min(each.had for each in waiting))
        ready = [each for each in waiting if each.waits(sizes)]
        return min(ready, key=lambda each: each.had + SECONDS[each.shortest(sizes)])

    def waits(self, sizes: Sequence[int]) -> bool:
        return any(self.waiting[size] for size in sizes)

    def shortest(self, sizes: Sequence[int]) -> int:
        return next(size for size in sizes if self.waiting[size])


class Queue:
    """Thoughts waiting for a worker."""

    def __init__(self) -> None:
        self._clear()

    def _clear(self) -> None:
        self.people, self.bots = Share(), Share()

    def __len__(self) -> int:
        return sum(self.people.waiting) + sum(self.bots.waiting)

    def waiting(self, asker: Asker) -> int:
        """Return how many thoughts wait for an address."""
        part = self._root(asker).parts.get(asker.address)
        return sum(part.waiting) if part else 0

    def put(self, thought: Thought) -> None:
        share = self._root(thought.asker)
        share.waiting[thought.size] += 1
        for name in thought.asker.path:
            share = share.part(name)
            share.waiting[thought.size] += 1
        share.thoughts.append(thought)

    def take(self, sizes: Sequence[int] = ALL) -> Thought | None:
        """Take the next thought of these sizes, which are in order of preference."""
        share = next((root for root in (self.people, self.bots) if root.waits(sizes)), None)
        if share is None:
            return None
        for _ in Asker().path:
            share = share.next(sizes)
        size = share.shortest(sizes)
        thought = next(each for each in share.thoughts if each.size == size)
        self.charge(thought, thought.seconds)
        self.drop(thought)
        return thought

    def drop(self, thought: Thought) -> None:
        """Remove a thought that nobody wants any more, if it still waits."""
        root, shares = self._root(thought.asker), self._shares(thought.asker)
        if not shares or thought not in shares[-1].thoughts:
            return
        shares[-1].thoughts.remove(thought)
        for share in (root, *shares):
            share.waiting[thought.size] -= 1
        if not len(self):
            self._clear()  # when nothing waits, all are equal again

    def charge(self, thought: Thought, seconds: float) -> None:
        """Charge the difference to the time that was estimated."""
        for share in self._shares(thought.asker):
            share.had += seconds

    def _root(self, asker: Asker) -> Share:
        return self.people if asker.people else self.bots

    def _shares(self, asker: Asker) -> list[Share]:
        """Return the shares of the address, guest and table; [] if they were forgotten."""
        found: list[Share] = []
        share = self._root(asker)
        for name in asker.path:
            if name not in share.parts:
                return []
            share = share.parts[name]
            found.append(share)
        return found
