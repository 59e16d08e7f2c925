"""For the lab: what may go with winning, and what chance draws from."""

from __future__ import annotations

from collections.abc import Iterator

from engawa.games.takenoko.rules import actions as acts
from engawa.games.takenoko.rules import components
from engawa.games.takenoko.rules.state import State


def draws_from(s: State) -> str:
    """The die of a seat, the plots, or a pile of objectives."""
    if s.phase == components.ROLLING:
        return f"die {s.turn}"
    return "plots" if s.phase == components.DRAWING else components.TYPE_NAMES[s.deck]


def objectives_fulfilled(s: State, action: int) -> Iterator[tuple[int, str]]:
    """By their type: plot, gardener or panda."""
    if acts.FULFIL <= action < acts.GARDENER:
        card = action - acts.FULFIL
        yield s.turn, components.TYPE_NAMES[components.CARD_TYPE[card]]
