"""Lists of actions, made once and filled again and again.

An action is one int. A full list takes no more and sets `overflow`.
"""

from __future__ import annotations

from typing import Annotated, Final, final

from engawa.core import fields

CHANCE: Final = -1  # to move: dice or cards decide
NOBODY: Final = -2  # to move: the game is over

LEGAL: Final = 1024  # the most actions one decision may offer
OUTCOMES: Final = 2048  # the most outcomes one chance may have

Legal = Annotated[list[int], "int32_t", LEGAL]
Outcomes = Annotated[list[int], "int32_t", OUTCOMES]
Ways = Annotated[list[int], "int64_t", OUTCOMES]


@final
class Actions:
    """The legal actions of the seat to move."""

    count: int
    overflow: bool  # was there no room for an action?
    items: Legal

    def __init__(self) -> None:
        fields.clear(self)

    def add(self, action: int) -> None:
        if self.count < LEGAL:
            self.items[self.count] = action
            self.count += 1
        else:
            self.overflow = True


@final
class Chances:
    """The possible outcomes of chance, each with its number of ways."""

    count: int
    overflow: bool
    items: Outcomes
    ways: Ways

    def __init__(self) -> None:
        fields.clear(self)

    def add(self, action: int, ways: fields.Wide) -> None:
        if self.count < OUTCOMES:
            self.items[self.count] = action
            self.ways[self.count] = ways
            self.count += 1
        else:
            self.overflow = True
