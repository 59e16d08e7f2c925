"""Check that what a line is said to do is what it does, in thousands of random lines of a game.

Each game has a function that reads the numbers in the sentences, and one that finds the same
numbers in the positions before and after. They must agree in both directions: every change is told,
and everything told has changed.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import engawa
from engawa import NOBODY, Game, Rng
from engawa.core.notation import parse_seat
from engawa.words import Voice

LINES = 3000  # lines checked in each game

Figures = Counter[str]  # by what they are about: "reeds A", "growth"


class Told(NamedTuple):
    """A line that was played, and what was said about it."""

    text: str
    effect: str
    line: str
    mover: int
    before: Any
    after: Any

    def found(self, pattern: str) -> list[tuple[str, ...]]:
        return [tuple(map(str, each.groups())) for each in re.finditer(pattern, self.text)]

    def change(self, what: str) -> Figures:
        """Return how a field of each seat has changed."""
        was, now = getattr(self.before, what), getattr(self.after, what)
        seats = range(self.before.seats)
        return counted({f"{what} {k}": now[k] - was[k] for k in seats})


def counted(figures: dict[str, int]) -> Figures:
    return Counter({key: n for key, n in figures.items() if n})


def seat(letter: str) -> int:
    return parse_seat(letter, 8)


def play(game: Game, rng: Rng) -> list[Told]:
    """Play a random game; return what a spectator was told."""
    s, told, voice = game.start(), [], Voice()
    while s.to_move != NOBODY:
        before, legal = s.copy(), s.legal()
        action = legal[rng.below(len(legal))] if legal else s.copy().roll(rng)
        telling = s.narrate(action, None)
        s.apply(action)
        says = (voice(telling.says), voice(telling.effect))
        told.append(Told(*says, before.text(action), before.to_move, before, s.copy()))
    return told


def check(
    name: str,
    claims: Callable[[Told], Figures],  # reads the sentences
    facts: Callable[[Told], Figures],  # reads the positions
    wanted: set[str],  # figures that must occur
) -> None:
    met: set[str] = set()
    rng, lines = Rng(5), 0
    while lines < LINES:
        for seats in engawa.make(name).spec.seats:
            for told in play(engawa.make(name, seats), rng):
                said, true = claims(told), facts(told)
                where = f"{told.line!r} in {told.before}"
                assert said == true, f"{told.text!r} {told.effect!r} of {where}"
                met |= {each.split()[0] for each in said}
                lines += 1
    assert met >= wanted
