"""How the game was won, in a sentence or two."""

from __future__ import annotations

from engawa.core.ending import ahead
from engawa.games.bamboo_harvest import words as say
from engawa.games.bamboo_harvest.rules import components, paths
from engawa.games.bamboo_harvest.rules.state import State
from engawa.words import SEATS, Words, house, together

STANDS = (say.won_down, say.won_across)  # by axis


def ending(s: State) -> Words:
    """[path] A path, [count] tokens enough, or [cap] the most when it was stopped."""
    who = SEATS[s.winner]
    for axis, stands in enumerate(STANDS):
        if paths.cross(s, s.tokens[s.winner], axis, 0):
            return stands(who)
    if s.built[s.winner] >= components.TOKENS_TO_WIN[s.seats]:
        return say.won_tokens(who=who, tokens=say.tokens(s.built[s.winner]))
    return together(house.stopped_rounds(s.round_cap), _most(s))


def _most(s: State) -> Words:
    """[cap] Tokens, then reeds, then the order of turns."""
    who = SEATS[s.winner]
    mine, theirs = ahead(s.built[: s.seats], s.winner)
    if mine > theirs:
        return say.won_most(who=who, mine=mine, theirs=theirs)
    tokens, reeds = say.tokens(mine), s.reeds[s.winner]
    second = max(s.reeds[k] for k in _rivals(s))
    if reeds > second:
        return say.won_reeds(who=who, tokens=tokens, mine=reeds, theirs=second)
    return say.won_later(who=who, tokens=tokens)


def _rivals(s: State) -> list[int]:
    """The others with as many tokens as the winner."""
    most = s.built[s.winner]
    return [k for k in range(s.seats) if k != s.winner and s.built[k] == most]
