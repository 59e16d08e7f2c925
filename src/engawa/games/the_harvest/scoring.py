"""Who has won, and who is likely to."""

from __future__ import annotations

import math
from typing import Final

from engawa.games.the_harvest import components, table
from engawa.games.the_harvest.state import State

SCALE: Final = 5  # health that makes a seat e times as likely to win


def winner(s: State) -> int:
    """[end] The most health wins; [end.ties] of equals the one farther back in turn order."""
    best = s.first
    for step in range(1, s.seats):
        seat = (s.first + step) % s.seats
        if s.health[seat] >= s.health[best]:
            best = seat
    return best


def score(s: State, seat: int) -> float:
    if s.phase != components.OVER:
        return 0.0
    return 1.0 if seat == winner(s) else 0.0


def strength(s: State, seat: int) -> float:
    found = 1.0 * s.health[seat]
    for card in range(components.CARDS):
        if s.where[card] == components.HAND + seat:
            found += 0.3 * table.value(s, card) + 0.7 * s.up[card]
    return found


def value(s: State, seat: int) -> float:
    """A guess at the score: this seat's share of everybody's strength."""
    if s.phase == components.OVER:
        return score(s, seat)
    mine = strength(s, seat)
    total = 0.0
    for other in range(s.seats):
        total += math.exp((strength(s, other) - mine) / SCALE)
    return 1.0 / total
