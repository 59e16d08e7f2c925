"""What is the same for all and takes a while to make: made once, and not while moves wait.

The version of the client, the first page of a game, the description of all calls: each would keep
the loop for a tenth of a second or more, in which no move is heard.
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
    """A function whose answers are kept. Its arguments are few: a game, a language."""

    def __init__(self, make: Callable[[*Ts], T]) -> None:
        self.__wrapped__ = make
        self._made: dict[tuple[*Ts], T] = {}
        self._one = Lock()  # however many threads ask, nothing is made twice
        update_wrapper(self, make)

    def __call__(self, *of: *Ts) -> T:
        with self._one:
            if of not in self._made:
                self._made[of] = self.__wrapped__(*of)
            return self._made[of]

    async def soon(self, *of: *Ts) -> T:
        """The same for the loop: what is not there yet is made in a thread."""
        return self._made[of] if of in self._made else await asyncio.to_thread(self, *of)
