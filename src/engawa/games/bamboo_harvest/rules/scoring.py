"""Who has won, and who is likely to."""

from __future__ import annotations

import math
from typing import Final

from engawa.core.fields import Wide
from engawa.games.bamboo_harvest.rules import components, deeds, forest
from engawa.games.bamboo_harvest.rules.state import State

# Weights in hundredths of what makes a seat e times as likely to win, fitted to 130 games between
# bots. Tokens count for most: a path needs deeds for its very cells, and is a matter of luck.
SURE: Final = 100
TOKEN: Final = 180
REED: Final = 5
INCOME: Final = 6  # a reed a turn
DEED: Final = 40
NEAR: Final = 30  # a build less to a path, for the last of them
LAST: Final = 3


def win(s: State, seat: int) -> None:
    s.winner = seat
    s.phase = components.OVER


def leader(s: State) -> int:
    """[cap] Most tokens, then most reeds, then the later seat in the order of turns."""
    best = s.starter
    for i in range(1, s.seats):
        seat = (s.starter + i) % s.seats
        if s.built[seat] > s.built[best] or (
            s.built[seat] == s.built[best] and s.reeds[seat] >= s.reeds[best]
        ):
            best = seat
    return best


def score(s: State, seat: int) -> float:
    return 1.0 if s.phase == components.OVER and s.winner == seat else 0.0


# --- a guess before the end ---


def value(s: State, seat: int) -> float:
    """A guess at the score: this seat's share of everybody's strength."""
    if s.phase == components.OVER:
        return score(s, seat)
    mine = strength(s, seat)
    total = 1.0
    for other in range(s.seats):
        if other != seat:
            total += math.exp((strength(s, other) - mine) / (1.0 * SURE))
    return 1.0 / total


def strength(s: State, seat: int) -> int:
    """How well a seat stands: by what it has built, and by what it has to build with."""
    found = TOKEN * s.built[seat] + REED * s.reeds[seat] + INCOME * income(s, seat)
    found += DEED * min(components.HAND, deeds.hand(s, seat))  # [discard] more is no use
    return found + NEAR * max(0, LAST - s.lacks[seat])


def income(s: State, seat: int) -> int:
    """Reeds a harvest would bring, each token taking the most it can."""
    vacancy = forest.vacant(s)
    reeds = 0
    for cell in range(components.CELLS):
        if s.tokens[seat] & components.BIT[cell]:
            reeds += best_beside(s, cell, vacancy)
    return reeds


def best_beside(s: State, cell: int, vacancy: Wide) -> int:
    best = 0
    for direction in range(4):
        beside = components.NEIGHBOUR[cell * 4 + direction]
        if beside >= 0 and vacancy & components.BIT[beside]:
            rank = components.RANK[s.forest[beside]]
            if components.YIELD[rank] * 4 > best:  # else not even four of them are more
                cards = forest.count_beside(s, cell, rank, vacancy)
                best = max(best, cards * components.YIELD[rank])
    return best
