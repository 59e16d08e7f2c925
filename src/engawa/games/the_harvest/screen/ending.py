"""How the game was won, in a sentence or two."""

from __future__ import annotations

from collections.abc import Callable

from engawa.core.ending import ahead
from engawa.games.the_harvest import words as say
from engawa.games.the_harvest.rules import scoring
from engawa.games.the_harvest.rules.state import State
from engawa.words import SEATS, Say, Words, house, together


def ending(s: State) -> Words:
    """[end] Who has no health left, or [cap] that it was stopped; and who has the most."""
    down = [say.won_down(SEATS[k]) for k in range(s.seats) if not s.health[k]]
    return together(*down or [house.stopped_turns(s.turn_cap)], _most(s))


def _most(s: State) -> Words:
    best = scoring.winner(s)
    who = SEATS[best]
    mine, theirs = ahead(s.health[: s.seats], best)
    if mine == theirs:
        return _tie(s, best)(who=who, n=mine)
    if not theirs:
        return say.won_left(who=who, mine=mine)
    return say.won_most(who=who, mine=mine, theirs=theirs)


def _tie(s: State, best: int) -> Callable[..., Say]:
    """[end.ties] Why this one of equals wins, or [end.ties.turn] with that option."""
    if not s.turn_ties:
        return say.won_later
    return say.won_turn if best == s.turn else say.won_next
