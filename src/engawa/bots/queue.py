"""Thinking is shared out: what waits to be thought about, and whose turn it is.

People's tables come before tables of bots alone. Then every address gets as much as any other,
within it every guest, and of a guest's every table: who has had least, together with what is
asked for, is next. So short thoughts come before long ones, and nobody gains by asking a lot.

Nothing here knows a process or a clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

SECONDS = (0.25, 5.0, 60.0)  # up to which a thought is short, or usual; all others are long
SHORT, USUAL, LONG = range(3)
ALL = (SHORT, USUAL, LONG)


class Asker(NamedTuple):
    """For whom something is thought about; what is not known is nothing."""

    address: str = ""
    guest: str = ""
    table: str = ""
    people: bool = True  # does a person play there?

    @property
    def path(self) -> tuple[str, str, str]:
        return self.address, self.guest, self.table


@dataclass(eq=False)
class Thought:
    """Something to think about, and the seconds that it is expected to take."""

    asker: Asker
    seconds: float
    about: Any = None

    @property
    def size(self) -> int:
        return next((size for size in (SHORT, USUAL) if self.seconds <= SECONDS[size]), LONG)


class Share:
    """What somebody has had so far, and what waits for them."""

    def __init__(self, had: float = 0.0) -> None:
        self.had = had  # seconds
        self.waiting = [0, 0, 0]  # thoughts, by their size
        self.parts: dict[str, Share] = {}
        self.thoughts: list[Thought] = []  # of a table, the oldest first
        self.least = 0.0  # that any of the parts that wait has had
        self._many = 8  # parts, until those that count no more are forgotten

    def part(self, name: str) -> Share:
        """Somebody's part. Who comes back has saved nothing up: they begin with who has least."""
        if name not in self.parts:
            self._forget()
            self.parts[name] = Share(self.least)
        found = self.parts[name]
        if not any(found.waiting):
            found.had = max(found.had, self.least)
        return found

    def _forget(self) -> None:
        """Who waits for nothing and has no more than anybody may as well be new."""
        if len(self.parts) >= self._many:
            parts, least = self.parts.items(), self.least
            self.parts = {k: each for k, each in parts if any(each.waiting) or each.had > least}
            self._many = 2 * len(self.parts) + 8

    def next(self, sizes: Sequence[int]) -> Share:
        """The part whose turn it is: with what it asks for, it will have had least."""
        waiting = [each for each in self.parts.values() if any(each.waiting)]
        self.least = max(self.least, min(each.had for each in waiting))
        ready = [each for each in waiting if each.waits(sizes)]
        return min(ready, key=lambda each: each.had + SECONDS[each.shortest(sizes)])

    def waits(self, sizes: Sequence[int]) -> bool:
        return any(self.waiting[size] for size in sizes)

    def shortest(self, sizes: Sequence[int]) -> int:
        return next(size for size in sizes if self.waiting[size])


class Queue:
    """Thoughts that wait."""

    def __init__(self) -> None:
        self._clear()

    def _clear(self) -> None:
        self.people, self.bots = Share(), Share()

    def __len__(self) -> int:
        return sum(self.people.waiting) + sum(self.bots.waiting)

    def waiting(self, asker: Asker) -> int:
        """How many thoughts wait for that address."""
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
        """The next thought of those sizes, of which the shortest stands first."""
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
        """Nobody wants it any more; if it waits no longer, nothing happens."""
        root, shares = self._root(thought.asker), self._shares(thought.asker)
        if not shares or thought not in shares[-1].thoughts:
            return
        shares[-1].thoughts.remove(thought)
        for share in (root, *shares):
            share.waiting[thought.size] -= 1
        if not len(self):
            self._clear()  # nobody waits: nobody has had more than anybody

    def charge(self, thought: Thought, seconds: float) -> None:
        """It took so much longer, or less, than it was charged for."""
        for share in self._shares(thought.asker):
            share.had += seconds

    def _root(self, asker: Asker) -> Share:
        return self.people if asker.people else self.bots

    def _shares(self, asker: Asker) -> list[Share]:
        """Those of the address, the guest and the table; none, if they are forgotten."""
        found: list[Share] = []
        share = self._root(asker)
        for name in asker.path:
            if name not in share.parts:
                return []
            share = share.parts[name]
            found.append(share)
        return found
