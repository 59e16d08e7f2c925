"""Which cards the words of an ability mean, and how much they come to."""

from __future__ import annotations

from engawa.games.the_harvest.rules import components, table
from engawa.games.the_harvest.rules.state import State


def column(s: State, row: int, name: int) -> int:
    return s.code[row * components.WIDTH + name]


def is_in_zone(s: State, zone: int, card: int) -> bool:
    """[ally], [in-play] As seen by the seat that does it."""
    place = s.where[card]
    if zone == components.ALLY:
        return place == components.HAND + s.doer
    if zone == components.NEUTRAL:
        return place == components.STREET
    if zone == components.PLAY:
        return place >= components.STREET
    if zone == components.RIVAL:
        return place >= components.HAND and place != components.HAND + s.doer
    if zone == components.THEIRS:
        return place >= components.HAND and place == components.HAND + s.them[s.now]
    if zone == components.DISCARDED:
        return place == components.DISCARD
    if zone == components.TOP:
        return card == s.top
    return place >= components.STREET and card == s.it[s.now]


def matches(s: State, row: int, card: int) -> bool:
    """[ask.words] Is this one of the cards that a row describes?"""
    if not is_in_zone(s, column(s, row, components.ZONE), card):
        return False
    face = column(s, row, components.FACE)
    if face & components.OTHER and card == s.active:
        return False
    if face & components.UP and not table.is_up(s, card):
        return False
    if face & components.DOWN and table.is_up(s, card):
        return False
    worth = column(s, row, components.WORTH)
    if worth > 0:
        return table.value(s, card) <= worth
    return table.value(s, card) >= -worth


def may_pick(s: State, row: int, card: int) -> bool:
    """Can this card be chosen for a row, after those that have been?"""
    if s.picked & components.BIT[card] or not matches(s, row, card):
        return False
    op = column(s, row, components.OP)
    if op == components.FOLLOW_CARD:
        return s.at[card] == components.NONE  # [follow.once]
    if op == components.SWAP_CARDS:
        return has_partner(s, row + 1, card)
    if op == components.WITH_CARD:
        return True
    total = column(s, row, components.TOTAL)
    if total > 0 and s.total + table.value(s, card) > total:
        return False
    if s.picked and column(s, row, components.ZONE) == components.RIVAL:
        return s.where[card] == components.HAND + s.them[s.now]  # [one-opponent]
    return True


def has_partner(s: State, row: int, card: int) -> bool:
    """[swap] Is there another card for the other side, which the next row describes?"""
    for other in range(components.CARDS):
        if other != card and may_pick(s, row, other):
            return True
    return False


def choices(s: State, row: int) -> int:
    """How many cards can be chosen."""
    found = 0
    for card in range(components.CARDS):
        if may_pick(s, row, card):
            found += 1
    return found


def first_choice(s: State, row: int) -> int:
    card = 0
    while not may_pick(s, row, card):
        card += 1
    return card


# --- amounts ---


def amount(s: State, row: int) -> int:
    """How much a row hits for or gains; [amount.unbound] 0 if it is about a card never chosen."""
    kind = column(s, row, components.KIND)
    much = column(s, row, components.NUMBER)
    if components.VALUE <= kind <= components.DIFFERENCE:
        if s.it[s.now] == components.NONE:
            return 0
        much += about(s, kind, s.it[s.now])
    elif kind != components.PLAIN:
        much += among(s, row, kind)
    cap = column(s, row, components.CAP)
    return min(cap, much) if cap > 0 else much


def about(s: State, kind: int, card: int) -> int:
    """[value] What one card is worth, this way or that."""
    if kind == components.VALUE:
        return table.value(s, card)
    high = max(s.front[card], s.back[card])
    low = min(s.front[card], s.back[card])
    if kind == components.HIGHER:
        return high
    return low if kind == components.LOWER else high - low


def among(s: State, row: int, kind: int) -> int:
    """The number of the cards a row describes, or the highest value among them."""
    found = 0
    for card in range(components.CARDS):
        if matches(s, row, card):
            if kind == components.NUMBER_OF:
                found += 1
            else:
                found = max(found, table.value(s, card))
    return found


# --- what can be done at all ---


def is_possible(s: State, row: int) -> bool:
    """[impossible] Can the instruction of a row be followed?"""
    op = column(s, row, components.OP)
    if op <= components.SWAP_CARDS:
        return choices(s, row) > 0
    if op == components.DRAW:
        return s.deck > 0
    return op == components.HIT or op == components.GAIN or op == components.SWAP_HAND


def is_any_possible(s: State, row: int) -> bool:
    """[choice.possible] Can anything be done of an option, which ends with a JUMP?"""
    while column(s, row, components.OP) != components.JUMP:
        if is_possible(s, row):
            return True
        row += 1
    return False
