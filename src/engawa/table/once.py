"""Cache slow answers that are the same for everybody, without blocking the event loop.

Such as the version of the client, the first page of a game, or the description of all calls: each
would block the loop for a tenth of a second or more, and with it all moves.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import update_wrapper
from threading import Lock
from typing import Generic, TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Once(Generic[*Ts, T]):
    """A function with cached answers. It has few possible arguments: a game, a language."""

    def __init__(self, make: Callable[[*Ts], T]) -> None:
        self.__wrapped__ = make
        self._made: dict[tuple[*Ts], T] = {}
        self._one = Lock()  # however many threads ask, each answer is made once
        update_wrapper(self, make)

    def __call__(self, *of: *Ts) -> T:
        with self._one:
            if of not in self._made:
                self._made[of] = self.__wrapped__(*of)
            return self._made[of]

    async def soon(self, *of: *Ts) -> T:
        """Call it from the event loop: an answer that is not cached is made in a thread."""
        return self._made[of] if of in self._made else await asyncio.to_thread(self, *of)
