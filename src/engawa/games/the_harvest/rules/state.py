"""What lies on the table between two actions."""

from __future__ import annotations

from typing import Annotated

from engawa.core.fields import Wide
from engawa.core.position import Position
from engawa.games.the_harvest.rules import components

PerSeat = Annotated[list[int], "int16_t", components.SEATS]
PerCard = Annotated[list[int], "int16_t", components.CARDS]
Begins = Annotated[list[int], "int16_t", components.CARDS + 1]
Code = Annotated[list[int], "int16_t", components.ROWS * components.WIDTH]


class State(Position):
    """Plain data. The rules act on it; it never acts by itself."""

    # options
    beginner: bool  # hands are dealt, not drafted
    turn_cap: int
    turn_ties: bool  # [end.ties.turn] equals are told apart by whose turn it is
    cards: int  # [cards] the number of the card set, whose data is in the next five rows

    front: PerCard
    back: PerCard
    reset: PerCard
    begins: Begins  # the first row of each card's ability, and where the last one ends
    code: Code

    phase: int
    asked: int  # the seat that decides
    where: PerCard  # DECK, DISCARD, STREET, or HAND and a seat
    up: PerCard  # 1 for a card that shows its front
    deck: int  # cards in it
    top: int  # its top card, which all can see; NONE until it is turned up
    health: PerSeat
    turn: int  # the seat whose turn it is
    first: int  # the seat that had the first turn, or the first draft before that
    turns: int  # taken so far
    call: int  # 1 for odd, 0 for even

    # an ability while it is followed; the last four are kept for every card, as each runs once
    active: int  # the card that was activated, or NONE
    now: int  # the card whose words are followed: the active one, or one it leads to
    doer: int  # the seat that does what the words say
    step: int  # how much of the present row is done
    picked: Wide  # the cards chosen for it, as a set
    total: int  # what their values add up to
    at: PerCard  # the row reached, or NONE if the card has not been followed
    caller: PerCard  # the card that led to it, or NONE
    it: PerCard  # the card chosen last, or NONE
    them: PerCard  # the opponent named last, or NONE

    # a hit while it is prevented
    victim: int
    attacker: int  # the card, or NONE for an ability
    blow: int  # how hard the hit was
    left: int  # how much of it has not been prevented
