"""Step 3: every token harvests from one vacant neighbour, and from all that match it."""

from __future__ import annotations

from engawa.games.bamboo_harvest.rules import components, deeds, forest
from engawa.games.bamboo_harvest.rules.state import State


def begin(s: State) -> None:
    """[harvest] Every token with a vacant neighbour, the newest included."""
    s.harvesters = s.tokens[s.turn] & forest.grow(forest.vacant(s))


def is_open(s: State) -> bool:
    return s.harvesters != 0 or s.size[components.FRESH] > 0 or may_buy(s)


def offers(s: State, cell: int, direction: int) -> int:
    """The rank to be harvested on that side of a token, or -1; each rank is offered once."""
    vacancy = forest.vacant(s)
    beside = components.NEIGHBOUR[cell * 4 + direction]
    if beside < 0 or not vacancy & components.BIT[beside]:
        return -1
    rank = forest.rank(s, beside)
    for earlier in range(direction):
        other = components.NEIGHBOUR[cell * 4 + earlier]
        if other >= 0 and vacancy & components.BIT[other] and forest.rank(s, other) == rank:
            return -1
    return rank


def cards_beside(s: State, cell: int, rank: int) -> int:
    """[harvest.match] The cards that a token harvests from."""
    return forest.count_beside(s, cell, rank, forest.vacant(s))


def harvest(s: State, cell: int, rank: int) -> None:
    """[harvest.match] All neighbours of the rank; [harvest.shared] others may do so again."""
    cards = cards_beside(s, cell, rank)
    s.harvesters &= ~components.BIT[cell]
    s.reeds[s.turn] += cards * components.YIELD[rank]  # [reeds] [bank]
    if rank >= components.JACK:
        deeds.owe(s, cards)  # [harvest.draw]


def may_buy(s: State) -> bool:
    """[buy] [buy.once] Once all is harvested, and no token of one's own is beside a court card."""
    if s.bought or s.harvesters != 0 or s.reeds[s.turn] < components.BUY_COST:
        return False
    if s.size[components.PILE] + deeds.discards(s) == 0:
        return False  # [pile.empty]
    return not is_by_court(s, s.turn)


def is_by_court(s: State, seat: int) -> bool:
    """[buy] Is a vacant jack, queen or king beside a token of the seat?"""
    return (s.tokens[seat] & forest.grow(forest.vacant(s) & forest.courts(s))) != 0


def buy(s: State) -> None:
    """[buy] Ten reeds for a deed."""
    s.reeds[s.turn] -= components.BUY_COST
    s.bought = True
    deeds.owe(s, 1)


def end(s: State) -> None:
    """What was drawn is kept, and nothing of this step is remembered."""
    deeds.keep_fresh(s)
    s.bought = False
    s.redrawn = False
