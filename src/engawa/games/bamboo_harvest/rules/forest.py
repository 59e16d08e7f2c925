"""The forest of cards: which are vacant, which match, and which lie beside a token."""

from __future__ import annotations

from engawa.core.fields import Wide
from engawa.games.bamboo_harvest.rules import components
from engawa.games.bamboo_harvest.rules.state import State


def lay(s: State, kind: int) -> None:
    """[setup.forest] The next card of the forest, face up."""
    s.forest[s.laid] = kind
    if s.unlaid[kind] < components.FOREST_COPIES[kind]:
        s.forest[s.laid] += components.BLACK_BACK
    s.unlaid[kind] -= 1
    s.laid += 1


def settle(s: State, seat: int, cell: int) -> None:
    """[build.final] Turn a card face down for good, under a token."""
    s.tokens[seat] |= components.BIT[cell]
    s.built[seat] += 1


def unbuilt(s: State) -> Wide:
    cells = components.FOREST
    for seat in range(s.seats):
        cells &= ~s.tokens[seat]
    return cells


def vacant(s: State) -> Wide:
    """[vacant] Face up, and under no disturbance token, one's own included."""
    cells = unbuilt(s)
    for seat in range(s.seats):
        cells &= ~s.disturbed[seat]
    return cells


def rank(s: State, cell: int) -> int:
    """[match] The corner of the card, not what it yields."""
    return components.RANK[s.forest[cell]]


def of_rank(s: State, corner: int) -> Wide:
    """[match] The cells with cards of one rank."""
    cells = components.FOREST & 0  # no cell, in 64 bits
    for cell in range(components.CELLS):
        if rank(s, cell) == corner:
            cells |= components.BIT[cell]
    return cells


def swap(s: State, a: int, b: int) -> None:
    card = s.forest[a]
    s.forest[a] = s.forest[b]
    s.forest[b] = card


def courts(s: State) -> Wide:
    """[harvest.draw] The cells with jacks, queens and kings."""
    cells = components.FOREST & 0  # no cell, in 64 bits
    for cell in range(components.CELLS):
        if rank(s, cell) >= components.JACK:
            cells |= components.BIT[cell]
    return cells


# --- neighbours ---


def grow(cells: Wide) -> Wide:
    """The cells beside `cells`."""
    sideways = (cells & components.NOT_EAST) << 1 | (cells & components.NOT_WEST) >> 1
    return (cells << components.SIDE | cells >> components.SIDE | sideways) & components.FOREST


def count_beside(s: State, cell: int, corner: int, vacancy: Wide) -> int:
    """[harvest.match] How many vacant cards of one rank lie beside a cell."""
    count = 0
    for direction in range(4):
        beside = components.NEIGHBOUR[cell * 4 + direction]
        if beside >= 0 and vacancy & components.BIT[beside] and rank(s, beside) == corner:
            count += 1
    return count
