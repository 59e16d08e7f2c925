"""Share the event loop: jobs of a few milliseconds run one at a time, and other work in between.

Hundreds may ask at the same moment for something that is cheap on its own: a whole scene, a
preview, the story of a game. If all were done at once, a move that arrives meanwhile would wait for
all of them. Moves do not wait here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TypeVar

T = TypeVar("T")
PIECE = 20  # items handled in one slice


class Slices:
    """Slices of the event loop's time, given out one by one."""

    def __init__(self) -> None:
        self._one = asyncio.Lock()  # waiters get it in the order they came

    async def next(self) -> None:
        """Wait for a slice of time; between two slices, the loop runs everything else."""
        async with self._one:
            await asyncio.sleep(0)

    async def all(self, things: Iterable[T]) -> list[T]:
        """Collect items that are slow to make, in several slices."""
        found: list[T] = []
        rest = iter(things)
        while piece := [*islice(rest, PIECE)]:
            found += piece
            await self.next()
        return found


def pieces(things: list[T]) -> Iterator[list[T]]:
    return (things[start : start + PIECE] for start in range(0, len(things), PIECE))
