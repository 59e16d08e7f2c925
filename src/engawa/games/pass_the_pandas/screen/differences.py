"""What a line changed, read off the table before and after it. No rule is known here."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from engawa.games.pass_the_pandas import words as say
from engawa.games.pass_the_pandas.screen.observe import Known
from engawa.words import SEATS, Say, Words, house, together


class Difference(Struct, frozen=True, gc=False):
    dice: tuple[int, ...]  # more or fewer, by seat; nothing if they were dealt again
    points: tuple[int, ...]
    is_dealt: bool  # a new round began

    @property
    def gone(self) -> int:
        """Dice that left the game."""
        return -sum(self.dice)


def difference(before: Known, after: Known) -> Difference:
    points = tuple(now - was for was, now in zip(before.points, after.points, strict=True))
    if after.turns < before.turns:
        return Difference((0,) * before.seats, points, True)
    dice = tuple(now - was for was, now in zip(before.dice, after.dice, strict=True))
    return Difference(dice, points, False)


def payment(before: Known, found: Difference, given: int, tell: Callable[..., Say]) -> Words:
    """What the seat before paid to the mover, in words."""
    dice = paid(before, found, given)
    if found.is_dealt or not dice:
        return ""
    payer, mover = SEATS[before.previous], SEATS[before.turn]
    return tell(from_=payer, to=mover, dice=say.dice(dice))


def paid(before: Known, found: Difference, given: int) -> int:
    """Dice that the mover got, apart from a panda that the mover gave."""
    return found.dice[before.turn] + given + found.gone


def outcome(before: Known, found: Difference) -> Words:
    """Points of a match, and the next round."""
    if not before.options.pandamonium:
        return ""
    scored = [
        say.scored(who=SEATS[seat], points=house.points(points))
        for seat, points in enumerate(found.points)
        if points
    ]
    return together(*scored, say.NEW_ROUND if found.is_dealt else "")
