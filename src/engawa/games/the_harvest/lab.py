"""What may go with winning, for the lab: the cards a seat begins with."""

from __future__ import annotations

from collections.abc import Iterator

from engawa.games.the_harvest.cards import set_of
from engawa.games.the_harvest.rules import components
from engawa.games.the_harvest.rules.state import State


def first_hand(s: State, action: int) -> Iterator[tuple[int, str]]:
    """[setup] [draft] Dealt or drafted, they are in the hands when the first turn begins."""
    if s.phase == components.ACTING and s.turns == 0:
        for card in range(components.CARDS):
            if s.where[card] >= components.HAND:
                yield s.where[card] - components.HAND, set_of(s).cards[card].name


def drafter(s: State) -> int | None:
    """[draft] The seat that is asked for the first card."""
    return s.asked if s.phase == components.DRAFTING else None


def beginner(s: State) -> int | None:
    """[setup.first] The seat that has the first turn."""
    return s.first if s.phase == components.ACTING else None
