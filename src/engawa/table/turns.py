"""One after the other: what takes a few milliseconds is done once in a pass of the loop.

Hundreds may ask at the same moment for what is cheap by itself: a whole scene, a preview, a game
told again. Were all of it done as it comes, a move that arrives meanwhile would wait for the lot.
Moves do not wait here.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TypeVar

T = TypeVar("T")
PIECE = 20  # of many things, so many are done in one turn


class Turns:
    def __init__(self) -> None:
        self._one = asyncio.Lock()  # who waits for it gets it in the order they came

    async def next(self) -> None:
        """Comes back when it is one's turn; in between, the loop has seen to everybody else."""
        async with self._one:
            await asyncio.sleep(0)

    async def all(self, things: Iterable[T]) -> list[T]:
        """What is made one by one, made in many turns."""
        found: list[T] = []
        rest = iter(things)
        while piece := [*islice(rest, PIECE)]:
            found += piece
            await self.next()
        return found


def pieces(things: list[T]) -> Iterator[list[T]]:
    return (things[start : start + PIECE] for start in range(0, len(things), PIECE))
