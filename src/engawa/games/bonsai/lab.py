"""For the lab: the goals a seat claims, the slots it takes from, and what chance draws from."""

from __future__ import annotations

from collections.abc import Iterator

from engawa.games.bonsai.rules import actions as acts
from engawa.games.bonsai.rules.components import COLOURING, GOAL_NAMES
from engawa.games.bonsai.rules.state import State


def draws_from(s: State) -> str:
    """There is one deck, whether a card is dealt from it or discarded."""
    return "goals" if s.phase == COLOURING else "deck"


def goals_claimed(s: State, action: int) -> Iterator[tuple[int, str]]:
    """[goal.claim]"""
    if acts.CLAIM <= action < acts.RENOUNCE:
        yield s.turn, GOAL_NAMES[action - acts.CLAIM]


def slots_taken(s: State, action: int) -> Iterator[tuple[int, str]]:
    """[meditate] By the slot the card came from, 1 being next to the deck."""
    if acts.TAKE <= action < acts.CULTIVATE:
        yield s.turn, f"slot {acts.WAY_SLOT[action - acts.TAKE]}"
