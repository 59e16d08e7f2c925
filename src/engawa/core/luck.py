"""Luck by kind and index: the n-th card of a pile, the n-th roll of a seat, whatever was played.

A generator gives two games the same luck only while they go the same way: one draw more, and all
that follows is another. Here every draw has a generator of its own, named after what is drawn from
and how often that was drawn from before. So the odds are those of the game, and games that have the
same pile before them draw the same card.

Each name is hashed together with that of the luck. If that is a secret, what was drawn tells
nothing of what comes: a draw is known when it is asked for, and no sooner.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable

from engawa.core.actions import CHANCE
from engawa.core.game import spec_of
from engawa.core.position import Position
from engawa.core.rng import named


class Luck:
    """What chance brings in one game; games with the same name share it."""

    def __init__(self, *name: object) -> None:
        self.name = name
        self.drawn: Counter[str] = Counter()  # how often, by what was drawn from

    def copy(self) -> Luck:
        other = Luck(*self.name)
        other.drawn = self.drawn.copy()
        return other

    def saw(self, s: Position) -> str:
        """Chance is due there and has its turn; what is drawn from."""
        source = spec_of(s).draws_from(s)
        self.drawn[source] += 1
        return source

    def roll(self, s: Position) -> int:
        """Play one outcome of chance, and return it."""
        source = self.saw(s)
        return s.roll(named(*self.name, source, self.drawn[source]))


def promise(seed: str) -> str:
    """What can be shown of a seed before it is: who is given that later can check it."""
    return hashlib.sha256(seed.encode()).hexdigest()


def strays(start: Position, actions: Iterable[int], luck: Luck) -> int | None:
    """The first line, from 1, at which chance did not bring what that luck brings; or none."""
    s = start.copy()
    for number, action in enumerate(actions, 1):
        if s.to_move == CHANCE and luck.roll(s.copy()) != action:
            return number
        s.apply(action)
    return None
