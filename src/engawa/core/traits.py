"""Traits: a few numbers that say how well a seat stands, for bots to weigh.

A row is made once and filled again and again. The meaning of the numbers is up to the game. Their
weights were learned and stand in the game's `bots.py`.
"""

from __future__ import annotations

from typing import Annotated, Final, final

from engawa.core import fields

MOST: Final = 64  # the most numbers in a row

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
