"""How the game was won, in a sentence or two."""

from __future__ import annotations

from engawa.core.ending import ahead, by_points, winners
from engawa.games.takenoko import words as say
from engawa.games.takenoko.rules import components
from engawa.games.takenoko.rules.state import State
from engawa.words import SEATS, Words, house, together


def ending(s: State) -> Words:
    """[end.trigger] Who ended it, or [cap] that it was stopped; and [end.points] who has most."""
    if s.emperor < 0:
        return together(house.stopped_rounds(s.round_cap), _most(s))
    who, enough = SEATS[s.emperor], components.ENOUGH[s.seats]
    mine, theirs = ahead(s.points(), s.emperor)
    if mine > theirs:
        return say.won_first(who=who, n=enough, mine=mine, theirs=theirs)
    return together(say.won_ended(who=who, n=enough), _most(s))


def _most(s: State) -> Words:
    """[end.tie] Among equals, panda points decide."""
    best = winners(s)
    mine, theirs = ahead(s.points(), best[0])
    if best[1:] or mine > theirs:
        return by_points(s)
    rivals = [k for k, points in enumerate(s.points()) if points == mine and k != best[0]]
    pandas = max(s.panda_won[k] for k in rivals)
    return say.won_panda(
        who=SEATS[best[0]],
        points=house.points(mine),
        mine=s.panda_won[best[0]],
        theirs=pandas,
    )
