"""Who has won, and who is likely to."""

from __future__ import annotations

import math
from typing import Final

from engawa.games.the_harvest.rules import components
from engawa.games.the_harvest.rules.state import State

# Weights in tenths of a point of health, fitted to games between bots that look one action ahead.
HEALTH: Final = 10
ALLY: Final = 11
READY: Final = 8  # more for one that lies face up
DUEL: Final = 35  # what makes a seat e times as likely to win, with two seats
CROWD: Final = 65  # with more, where others do the hitting as well


def winner(s: State) -> int:
    """[end] The most health wins; [end.ties] of equals the one farther back in turn order,
    or [end.ties.turn] the one who has the turn, or comes next.
    """
    last = s.first + s.seats - 1
    best = (s.turn if s.turn_ties else last) % s.seats
    for step in range(1, s.seats):
        seat = (s.turn + step if s.turn_ties else last - step) % s.seats
        if s.health[seat] > s.health[best]:
            best = seat
    return best


def score(s: State, seat: int) -> float:
    if s.phase != components.OVER:
        return 0.0
    return 1.0 if seat == winner(s) else 0.0


def strength(s: State, seat: int) -> int:
    """How well a seat stands: what it can lose, and with how many it can act."""
    found = HEALTH * s.health[seat]
    for card in range(components.CARDS):
        if s.where[card] == components.HAND + seat:
            found += ALLY + READY * s.up[card]
    return found


def value(s: State, seat: int) -> float:
    """A guess at the score: this seat's share of everybody's strength."""
    if s.phase == components.OVER:
        return score(s, seat)
    mine = strength(s, seat)
    scale = 1.0 * (DUEL if s.seats == 2 else CROWD)
    total = 0.0
    for other in range(s.seats):
        total += math.exp((strength(s, other) - mine) / scale)
    return 1.0 / total
