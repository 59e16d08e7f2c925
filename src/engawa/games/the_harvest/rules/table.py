"""Where the cards are, and what they show."""

from __future__ import annotations

from engawa.core.actions import Chances
from engawa.core.rng import Rng
from engawa.games.the_harvest.rules import actions as acts
from engawa.games.the_harvest.rules import components
from engawa.games.the_harvest.rules.state import State


def put(s: State, card: int, place: int) -> None:
    """[facing] From the deck face up, to the discard pile face down, else as it lies.

    [activate.timing] The active card stays face up wherever it goes, until it is finished.
    """
    if s.where[card] == components.DECK:
        s.up[card] = 1
        s.deck -= 1
        s.top = components.NONE
    if place == components.DISCARD and card != s.active:
        s.up[card] = 0
    s.where[card] = place


def is_up(s: State, card: int) -> bool:
    return s.up[card] == 1


def value(s: State, card: int) -> int:
    """[value] The number on the side that shows."""
    return s.front[card] if is_up(s, card) else s.back[card]


def hidden_value(s: State, card: int) -> int:
    """[value] The number on the other side."""
    return s.back[card] if is_up(s, card) else s.front[card]


def held(s: State, place: int) -> int:
    """How many cards are in a place."""
    cards = 0
    for card in range(components.CARDS):
        if s.where[card] == place:
            cards += 1
    return cards


# --- the deck ---


def top_is_due(s: State) -> bool:
    """[deck.open] The top card is seen by all: once it is gone, the next is turned up."""
    return s.top == components.NONE and s.deck > 0


def list_tops(s: State, chances: Chances) -> None:
    """[deck.open] Any card of the deck may be next, each in one way."""
    for card in range(components.CARDS):
        if s.where[card] == components.DECK:
            chances.add(acts.TOP + card, 1)


def sample_top(s: State, rng: Rng) -> int:
    left = rng.below(s.deck)
    card = 0
    while s.where[card] != components.DECK or left > 0:
        if s.where[card] == components.DECK:
            left -= 1
        card += 1
    return acts.TOP + card


def swap_places(s: State, one: int, other: int) -> None:
    """All cards of two places change over."""
    for card in range(components.CARDS):
        if s.where[card] == one:
            s.where[card] = other
        elif s.where[card] == other:
            s.where[card] = one
