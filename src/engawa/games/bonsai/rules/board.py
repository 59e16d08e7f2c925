"""The deck and the four face-up cards: drawing, sliding, filling up."""

from __future__ import annotations

from engawa.core.actions import Chances
from engawa.core.rng import Rng
from engawa.games.bonsai.rules import components
from engawa.games.bonsai.rules.components import CARDS, NO_CARD, PARCHMENT, PARCHMENTS, SLOTS
from engawa.games.bonsai.rules.state import State
from engawa.kit import pile


def shuffle(s: State) -> None:
    """[deck] The cards for so many seats; [tokonoma] how many of them lie on top."""
    for card in range(CARDS):
        s.deck[card] = components.DECK[s.seats * CARDS + card]
    s.on_top = components.ON_TOP[s.seats] if s.tokonoma else 0


def left(s: State) -> int:
    """How many cards the deck has."""
    return pile.size(s.deck, 0, CARDS)


def parchments_left(s: State) -> int:
    return pile.size(s.deck, PARCHMENT, PARCHMENTS)


def is_upper_half(s: State) -> bool:
    """[tokonoma] Does the next card come from the half with the Parchments?"""
    return s.tokonoma and s.on_top + parchments_left(s) > 0


def list_draws(s: State, chances: Chances, base: int) -> None:
    """Each card by its copies; [tokonoma] the upper half has all Parchments and some others."""
    if not is_upper_half(s):
        pile.list_draws(s.deck, 0, CARDS, chances, base)
        return
    others = left(s) - parchments_left(s)
    for card in range(CARDS):
        ways = s.deck[card] * (others if card >= PARCHMENT else s.on_top)
        if ways > 0:
            chances.add(base + card, ways)


def sample(s: State, rng: Rng) -> int:
    """The next card."""
    if not is_upper_half(s):
        return pile.sample(s.deck, 0, CARDS, rng)
    parchments = parchments_left(s)
    if rng.below(parchments + s.on_top) < parchments:
        return PARCHMENT + pile.sample(s.deck, PARCHMENT, PARCHMENTS, rng)
    return pile.sample(s.deck, 0, PARCHMENT, rng)


def draw(s: State, card: int) -> None:
    """[end] The last card to leave gives every seat one more turn, [solo.last] discarded or not."""
    if card < PARCHMENT and s.on_top > 0:
        s.on_top -= 1
    s.deck[card] -= 1
    if left(s) == 0:
        s.final = s.seats


def slide(s: State) -> None:
    """[slide] Cards move away from the deck until they lie side by side."""
    to = SLOTS - 1
    for slot in range(SLOTS - 1, -1, -1):
        card = s.board[slot]
        if card != NO_CARD:
            s.board[slot] = NO_CARD
            s.board[to] = card
            to -= 1


def gap(s: State) -> int:
    """The empty slot farthest from the deck, or -1."""
    for slot in range(SLOTS - 1, -1, -1):
        if s.board[slot] == NO_CARD:
            return slot
    return -1


def discard(s: State) -> None:
    """[solo.meditate] [solo.cultivate] The card that goes besides the one taken, if it is there."""
    if s.taken == 0:
        s.board[SLOTS - 1] = NO_CARD
    elif s.taken > 1:
        s.board[s.taken - 2] = NO_CARD
