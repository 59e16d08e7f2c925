"""Why a line cannot be played: the rule that forbids it, and what to say."""

from __future__ import annotations

from engawa.core.errors import Refusal
from engawa.games.pass_the_pandas import words as say
from engawa.games.pass_the_pandas.rules import actions, components
from engawa.games.pass_the_pandas.rules.state import State
from engawa.words import SEATS


def why_not(s: State, action: int) -> Refusal:
    """The reason for an action that is not among the legal ones."""
    if s.phase == components.STARTING:
        return Refusal("first-seat", say.WHY_NOT_BEGUN)
    if actions.START <= action < actions.ROLL:
        return Refusal("first-seat", say.WHY_BEGUN)
    if action >= actions.ROLL:
        return _no_roll(s)
    if action < actions.SWAP:
        return _no_gift(s, action - actions.GIVE)
    return _no_swap(s, action - actions.SWAP)


def _no_roll(s: State) -> Refusal:
    me = SEATS[s.turn]
    if s.phase == components.GIVING:
        return Refusal("panda", say.why_pandas_left(who=me, pandas=say.pandas(s.pandas)))
    if s.phase == components.SWAPPING:
        return Refusal("bamboozled", say.why_may_swap(me))
    return Refusal("roll", say.why_roll_all(who=me, dice=say.dice(s.dice[s.turn])))


def _no_gift(s: State, seat: int) -> Refusal:
    if s.phase == components.ROLLING:
        return Refusal("roll", say.why_roll_first(SEATS[s.turn]))
    if s.phase == components.SWAPPING:
        return Refusal("panda", say.why_no_panda(SEATS[s.turn]))
    if seat == s.turn:
        return Refusal("panda", say.WHY_NOT_ONESELF)
    return Refusal("places.out", say.why_out(SEATS[seat]))


def _no_swap(s: State, seat: int) -> Refusal:
    if not s.bamboozled:
        return Refusal("bamboozled", say.WHY_NO_VARIANT)
    if s.phase != components.SWAPPING:
        least = components.BAMBOOZLING
        return Refusal("bamboozled", say.why_not_blank(who=SEATS[s.turn], least=least))
    if seat == s.turn:
        return Refusal("bamboozled", say.WHY_SWAP_OTHER)
    return Refusal("bamboozled.partner", say.why_none_to_swap(SEATS[seat]))
