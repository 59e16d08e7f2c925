"""How the game was won, in a sentence or two."""

from __future__ import annotations

from engawa.core.ending import ahead, by_points, winners
from engawa.games.bonsai import words as say
from engawa.games.bonsai.rules import scoring
from engawa.games.bonsai.rules.state import State
from engawa.words import SEATS, Words, house, together


def ending(s: State) -> Words:
    """[score.most] By points, or [cap] when it was stopped; [solo.win] alone, by what was asked."""
    stopped = house.stopped_turns(s.turn_cap) if s.final else ""
    return together(stopped, _alone(s) if s.seats == 1 else _most(s))


def _most(s: State) -> Words:
    (best,) = winners(s)
    mine, theirs = ahead(s.points(), best)
    if mine == theirs:
        return say.won_later(who=SEATS[best], points=house.points(mine))  # [tie]
    return by_points(s)


def _alone(s: State) -> Words:
    who, mine, asked = SEATS[0], scoring.points(s, 0), scoring.target(s)
    points = house.points(mine)
    if mine < asked:
        return say.lost_points(who=who, points=points, n=asked)
    if not scoring.has_goals(s):
        return say.lost_goals(who=who, points=points)
    return say.won_solo(who=who, points=points, n=asked)
