"""Sentences about how a game was won, for all games that count points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engawa.words import SEATS, Words, house, listed

if TYPE_CHECKING:
    from engawa.core.position import Position


def winners(s: Position) -> list[int]:
    """Return the seats that have won or share the win."""
    return [seat for seat, score in enumerate(s.scores()) if score]


def names(seats: Sequence[int]) -> Words:
    return listed([SEATS[seat] for seat in seats])


def ahead(figures: Sequence[int], seat: int) -> tuple[int, int]:
    """Return the figure of a seat, and the best figure of the others."""
    return figures[seat], max(figure for k, figure in enumerate(figures) if k != seat)


def by_points(s: Position) -> Words:
    """Say who has the most points, and how many the next seat has."""
    points, best = s.points(), winners(s)
    if not best:
        return house.NOBODY_WINS
    if len(best) > 1:
        return house.won_shared(amount=house.points(points[best[0]]), who=names(best))
    if s.seats == 1:
        return house.won_alone(who=SEATS[0], amount=house.points(points[0]))
    mine, theirs = ahead(points, best[0])
    if mine == theirs:
        return house.won_tie(who=SEATS[best[0]], amount=house.points(mine))
    return house.won_points(who=SEATS[best[0]], mine=mine, theirs=theirs)
