"""Why a line cannot be played: the rule that forbids it, and a sentence."""

from __future__ import annotations

from engawa.core.errors import Refusal
from red_lantern import words as say
from red_lantern.rules import actions
from red_lantern.rules.state import State


def why_not(s: State, action: int) -> Refusal:
    """The reason for an action that is not among the legal ones."""
    if s.rolling:
        return Refusal("roll", say.WHY_ROLLING)
    if action >= actions.DIE:
        return Refusal("roll", say.WHY_NO_DIE)
    return Refusal("stop", say.WHY_NOTHING)
