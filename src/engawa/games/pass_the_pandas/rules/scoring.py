"""Who has finished, and what it is worth."""

from __future__ import annotations

from engawa.games.pass_the_pandas.rules import components
from engawa.games.pass_the_pandas.rules.state import State


def finish(s: State, seat: int) -> None:
    """[end] The seat is out, in the next place; [pandamonium] it scores the others' dice."""
    s.place[seat] = finished(s) + 1
    if s.pandamonium > 0:
        for other in range(s.seats):
            s.won[seat] += s.dice[other]


def finished(s: State) -> int:
    """How many seats are out."""
    out = 0
    for seat in range(s.seats):
        if s.place[seat] > 0:
            out += 1
    return out


def most_points(s: State) -> int:
    most = 0
    for seat in range(s.seats):
        most = max(most, s.won[seat])
    return most


def standing(s: State, seat: int) -> int:
    """More is better: points of the match, else places, else [cap] fewer dice."""
    if s.pandamonium > 0:
        return s.won[seat]
    if s.place[seat] > 0:
        return s.seats - s.place[seat]
    return -s.dice[seat]


def score(s: State, seat: int) -> float:
    """[end] First place wins; [pandamonium] most points win; equals share."""
    if s.phase != components.OVER:
        return 0.0
    mine = standing(s, seat)
    equals = 0
    for other in range(s.seats):
        if standing(s, other) > mine:
            return 0.0
        if standing(s, other) == mine:
            equals += 1
    return 1.0 / equals


def points(s: State, seat: int) -> int:
    """[pandamonium] The points of the match; [places] else how many seats finished behind."""
    if s.pandamonium > 0:
        return s.won[seat]
    if s.place[seat] > 0:
        return s.seats - s.place[seat]
    return 0


def hope(s: State, seat: int) -> float:
    """How near a seat is to winning: few dice, or many points."""
    if s.pandamonium > 0:
        return (1.0 + s.won[seat]) / (1.0 + s.dice[seat])
    if s.place[seat] > 0:
        return 100.0 / s.place[seat]
    return 1.0 / ((1.0 + s.dice[seat]) * (1.0 + s.dice[seat]))


def value(s: State, seat: int) -> float:
    """A guess at the score: this seat's share of everybody's hope."""
    if s.phase == components.OVER:
        return score(s, seat)
    total = 0.0
    for other in range(s.seats):
        total += hope(s, other)
    return hope(s, seat) / total
