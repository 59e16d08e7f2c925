"""Why a line cannot be played: the rule that forbids it, and a sentence."""

from __future__ import annotations

from engawa.core.errors import Refusal
from engawa.core.notation import count
from engawa.template.rules import actions
from engawa.template.rules.state import State


def why_not(s: State, action: int) -> Refusal:
    """The reason for an action that is not among the legal ones."""
    if not s.laid:
        return Refusal("heap", "Chance has yet to lay out the heap.")
    if action >= actions.HEAP:
        return Refusal("heap", "The heap has been laid out already.")
    return Refusal("take.rest", f"Only {count(s.heap, 'pebble')} can still be taken.")
