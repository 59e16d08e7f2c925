"""Who has won, and who is likely to."""

from __future__ import annotations

from engawa.core.fields import Wide
from engawa.games.bamboo_harvest import components, deeds, forest, paths
from engawa.games.bamboo_harvest.state import State


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
    """A guess at the score: this seat's share of everybody's hope."""
    if s.phase == components.OVER:
        return score(s, seat)
    total = 0.0
    for other in range(s.seats):
        total += hope(s, other)
    return hope(s, seat) / total


def hope(s: State, seat: int) -> float:
    """Less with every turn that a win is away; the square foretells greedy play best."""
    away = 1.0 + turns_away(s, seat)
    return 1.0 / (away * away)


def turns_away(s: State, seat: int) -> float:
    """A turn for every build that is missing, and turns to gather its reeds and deed."""
    builds = missing(s, seat)
    reeds = max(0, builds * components.BUILD_COST - s.reeds[seat])
    short = max(0, builds - deeds.hand(s, seat))
    return builds + (reeds + components.BUY_COST * short) / (1.0 + income(s, seat))


def missing(s: State, seat: int) -> int:
    """Builds to the nearer of the two ways to win."""
    tokens = components.TOKENS_TO_WIN[s.seats] - s.built[seat]
    return min(tokens, paths.missing(s, seat, s.tokens[seat]))


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
            rank = forest.rank(s, beside)
            cards = forest.count_beside(s, cell, rank, vacancy)
            best = max(best, cards * components.YIELD[rank])
    return best
