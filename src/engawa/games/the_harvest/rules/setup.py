"""Before the first turn: the call, the deal, the draft, and who begins."""

from __future__ import annotations

from engawa.core.actions import Actions
from engawa.games.the_harvest.rules import actions as acts
from engawa.games.the_harvest.rules import components, table
from engawa.games.the_harvest.rules.state import State


def lay_out(s: State) -> None:
    """[health] 21 for everybody; [deck] all cards are in it, in an order nobody knows."""
    for seat in range(s.seats):
        s.health[seat] = components.HEALTH
    for card in range(components.CARDS):
        s.where[card] = components.DECK
        s.up[card] = 1
    s.deck = components.CARDS
    s.top = components.NONE
    s.active = components.NONE
    s.now = components.NONE
    s.attacker = components.NONE
    if s.beginner:
        s.phase = components.DEALING
    elif s.seats == 2:
        s.phase = components.CALLING
    else:
        s.phase = components.SEATING  # [draft.many]


def call(s: State, odd: int) -> None:
    """[draft.call] Odd or even: [draft.caller] the first seat says, before a card is turned up."""
    s.call = odd
    s.phase = components.DEALING


def seat_first(s: State, seat: int) -> None:
    """[draft.many] With three or more seats chance says who drafts first."""
    s.first = seat
    s.phase = components.DEALING


def deal(s: State) -> None:
    """The top card of the deck goes where the next one is due, or all is dealt."""
    dealt = components.CARDS - s.deck
    if s.beginner:
        deal_hands(s, dealt)
    elif dealt < components.STREET_SIZE:
        table.put(s, s.top, components.STREET)
    elif dealt == components.STREET_SIZE:
        discard_first(s)
    else:
        refill(s, dealt - components.STREET_SIZE - 1)


def deal_hands(s: State, dealt: int) -> None:
    """[setup] Three cards to each seat, three to the Street, one to the discard pile."""
    hands = s.seats * components.HAND_SIZE
    if dealt < hands:
        table.put(s, s.top, components.HAND + dealt // components.HAND_SIZE)
    elif dealt < hands + components.STREET_SIZE:
        table.put(s, s.top, components.STREET)
    elif dealt == hands + components.STREET_SIZE:
        table.put(s, s.top, components.DISCARD)
    else:
        swap_lowest(s)
        begin(s)  # [setup.once] with the hands as they are now


def discard_first(s: State) -> None:
    """[draft.call] The back of the first discard decides: odd or even, as called or not."""
    if s.seats == 2:
        s.first = 0 if s.back[s.top] % 2 == s.call else 1
    table.put(s, s.top, components.DISCARD)


def list_drafts(s: State, actions: Actions) -> None:
    """[draft] Any card of the Street."""
    for card in range(components.CARDS):
        if s.where[card] == components.STREET:
            actions.add(acts.DRAFT + card)


def draft(s: State, card: int) -> None:
    """[draft] One card from the Street."""
    table.put(s, card, components.HAND + s.asked)
    s.phase = components.DEALING


def refill(s: State, refills: int) -> None:
    """[draft] The Street is filled up after each, and the next seat takes one, to three each."""
    street = table.held(s, components.STREET)
    if street < components.STREET_SIZE:
        table.put(s, s.top, components.STREET)
    elif refills < s.seats * components.HAND_SIZE:
        s.asked = (s.first + refills) % s.seats
        s.turn = s.asked
        s.phase = components.DRAFTING
    else:
        begin(s)


# --- who begins ---


def is_lower(s: State, one: int, other: int) -> bool:
    """[setup.ties] Is one place worth less; or, worth the same, has it the earliest name?"""
    difference = 0
    earliest = components.NONE
    for card in range(components.CARDS - 1, -1, -1):
        if s.where[card] == one:
            difference += s.front[card]
            earliest = one
        elif s.where[card] == other:
            difference -= s.front[card]
            earliest = other
    return difference < 0 or (difference == 0 and earliest == one)


def lowest_hand(s: State) -> int:
    low = 0
    for seat in range(1, s.seats):
        if is_lower(s, components.HAND + seat, components.HAND + low):
            low = seat
    return low


def swap_lowest(s: State) -> None:
    """[setup.swap] Unless the Street is the lowest, the lowest hand changes places with it."""
    hand = components.HAND + lowest_hand(s)
    if is_lower(s, hand, components.STREET):
        table.swap_places(s, hand, components.STREET)


def begin(s: State) -> None:
    """[setup.first] The lowest hand has the first turn."""
    s.first = lowest_hand(s)
    s.turn = s.first
    s.call = 0
    s.phase = components.STARTING
