"""Luck by kind and index: the n-th card of a pile, the n-th roll of a seat, whatever was played.

A generator gives two games the same luck only while they go the same way: one draw more, and all
that follows is another. Here every draw has a generator of its own, named after what is drawn from
and how often that was drawn from before. So the odds are those of the game, and games that have the
same pile before them draw the same card.
"""

from __future__ import annotations

from collections import Counter

from engawa.core.game import spec_of
from engawa.core.position import Position
from engawa.core.rng import named


class Luck:
    """What chance brings in one game; games with the same name share it."""

    def __init__(self, *name: object) -> None:
        self.name = name
        self.drawn: Counter[str] = Counter()  # how often, by what was drawn from

    def roll(self, s: Position) -> int:
        """Play one outcome of chance, and return it."""
        source = spec_of(s).draws_from(s)
        self.drawn[source] += 1
        return s.roll(named(*self.name, source, self.drawn[source]))
