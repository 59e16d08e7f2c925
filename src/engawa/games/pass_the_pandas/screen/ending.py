"""How the game was won, in a sentence or two."""

from __future__ import annotations

from engawa.core.ending import by_points, names, winners
from engawa.games.pass_the_pandas import words as say
from engawa.games.pass_the_pandas.rules import scoring
from engawa.games.pass_the_pandas.rules.state import State
from engawa.words import SEATS, Words, house, together


def ending(s: State) -> Words:
    """[end] Without dice, first of all; [pandamonium] by points; or [cap] stopped."""
    if s.pandamonium:
        reached = scoring.most_points(s) >= s.pandamonium
        return together("" if reached else say.round_stopped(s.turn_cap), by_points(s))
    best = winners(s)
    if s.place[best[0]]:
        return say.won_first(SEATS[best[0]])
    return together(house.stopped_turns(s.turn_cap), _fewest(s, best))


def _fewest(s: State, best: list[int]) -> Words:
    n = s.dice[best[0]]
    if len(best) > 1:
        return house.won_shared(amount=say.dice(n), who=names(best))
    return say.won_fewest(who=SEATS[best[0]], n=n)
