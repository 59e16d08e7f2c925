"""Luck by kind and index: the n-th card of a pile or the n-th roll of a seat is always the same.

Two games with the same generator have the same luck only until one of them draws once more than the
other. Here, every draw has a generator of its own, named after what is drawn from and how often
that was drawn from before. So the odds stay those of the game, and two games with the same pile
draw the same card.

Each name is hashed together with the luck's own name. If that is a secret, past draws reveal
nothing about later ones.
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
    """The chance events of one game; games with the same name share them."""

    def __init__(self, *name: object) -> None:
        self.name = name
        self.drawn: Counter[str] = Counter()  # how often, for each thing that is drawn from

    def copy(self) -> Luck:
        other = Luck(*self.name)
        other.drawn = self.drawn.copy()
        return other

    def saw(self, s: Position) -> str:
        """Count one more draw; return what is drawn from."""
        source = spec_of(s).draws_from(s)
        self.drawn[source] += 1
        return source

    def roll(self, s: Position) -> int:
        """Play one outcome of chance, and return it."""
        source = self.saw(s)
        return s.roll(named(*self.name, source, self.drawn[source]))


def seed_hash(seed: str) -> str:
    """Return a hash of a seed. It is published first, so that people can check the seed later."""
    return hashlib.sha256(seed.encode()).hexdigest()


def strays(start: Position, actions: Iterable[int], luck: Luck) -> int | None:
    """Return the first line, from 1, where chance does not follow this luck, if there is one."""
    s = start.copy()
    for number, action in enumerate(actions, 1):
        if s.to_move == CHANCE and luck.roll(s.copy()) != action:
            return number
        s.apply(action)
    return None
