"""What a position is to a seat, in a few numbers that a bot weighs.

A row is made once and filled again and again. The numbers mean something to the game alone; what
each of them counts for was learned, and stands in the game's `bots.py`.
"""

from __future__ import annotations

from typing import Annotated, Final, final

from engawa.core import fields

MOST: Final = 64  # numbers in a row

Row = Annotated[list[float], "double", MOST]


@final
class Traits:
    """The traits of one seat, in a fixed order."""

    count: int
    items: Row

    def __init__(self) -> None:
        fields.clear(self)

    def add(self, trait: float) -> None:
        if self.count < MOST:
            self.items[self.count] = trait
            self.count += 1
