"""Step 2: take the disturbance token back, then swap two cards of the forest."""

from __future__ import annotations

from engawa.core.fields import Wide
from engawa.games.bamboo_harvest.rules import components, deeds, forest
from engawa.games.bamboo_harvest.rules.state import State


def clear(s: State) -> None:
    """[clear] One's own disturbance token comes off, swap or no swap."""
    s.disturbed[s.turn] = 0


def is_open(s: State) -> bool:
    """Is there anything to swap?"""
    vacancy = forest.vacant(s)
    for cell in range(components.CELLS):
        if may_start(s, cell, vacancy):
            return True
        for wild in range(components.WILDS):
            if may_start_wild(s, wild, cell, vacancy):
                return True
    return False


def may_start(s: State, cell: int, vacancy: Wide) -> bool:
    """[swap] A vacant card that matches a deed, [swap.deed] which lies face up."""
    if not vacancy & components.BIT[cell] or not has_match(s, cell):
        return False
    return partners(s, cell, vacancy) != 0


def may_start_wild(s: State, wild: int, cell: int, vacancy: Wide) -> bool:
    """[swap.wild] Any vacant card, for a wild deed that has not been used for a swap."""
    if not vacancy & components.BIT[cell] or s.spent[wild] > 0:
        return False
    if not deeds.has(s, components.UP + s.turn, components.WILD + wild):
        return False
    return partners(s, cell, vacancy) != 0


def has_match(s: State, cell: int) -> bool:
    """Is there a face-up deed of this rank? [wild.rank] A wild deed is wild on its own rank too."""
    rank = forest.rank(s, cell)
    mine = components.UP + s.turn
    return deeds.has(s, mine, rank) or deeds.has(s, mine, rank + components.RANKS)


def partners(s: State, cell: int, vacancy: Wide) -> Wide:
    """[swap.cost] The vacant cards in reach, [swap.over] over others, [swap.equal] of any rank."""
    reach = components.FREE_STEPS + s.reeds[s.turn] // components.STEP_COST
    steps = min(reach, components.FARTHEST)
    return vacancy & components.WITHIN[steps * components.CELLS + cell] & ~components.BIT[cell]


def start(s: State, cell: int) -> None:
    """[swap] The first card is chosen, and the second awaited."""
    s.first = cell
    s.phase = components.PAIRING


def start_wild(s: State, wild: int, cell: int) -> None:
    """[swap.wild] A wild deed is marked and swaps no more."""
    s.spent[wild] = 1
    start(s, cell)


def pair(s: State, cell: int) -> None:
    """[swap] The two cards change places, [swap.cost] for five reeds a step beyond the second."""
    s.second = cell
    steps = components.DISTANCE[s.first * components.CELLS + cell]
    s.reeds[s.turn] -= components.SWAP_COST[steps]
    forest.swap(s, s.first, s.second)
    s.phase = components.MARKING


def mark(s: State, cell: int) -> None:
    """[swap.mark] The disturbance token goes on either card."""
    s.disturbed[s.turn] = components.BIT[cell]
    s.first = 0
    s.second = 0
