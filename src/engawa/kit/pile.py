"""Piles without an order: what is left of each kind, and nothing about what comes next.

A pile is `kinds` numbers in a row, from `start` on. Only cards put back under it in a known order
have one: they lie in a `Bottom`, a row that is drawn from when the pile above is empty.
"""

from __future__ import annotations

from typing import Annotated

from engawa.core.actions import Chances
from engawa.core.rng import Rng

Row = Annotated[list[int], "int16_t", 0]  # a row of any length


def size(row: Row, start: int, kinds: int) -> int:
    """How many cards are left."""
    total = 0
    for kind in range(kinds):
        total += row[start + kind]
    return total


def list_draws(row: Row, start: int, kinds: int, chances: Chances, base: int) -> None:
    """Every kind that may be drawn, as the action `base + kind`, by how many are left."""
    for kind in range(kinds):
        if row[start + kind] > 0:
            chances.add(base + kind, row[start + kind])


def sample(row: Row, start: int, kinds: int, rng: Rng) -> int:
    """The kind of a card drawn from the pile, which must not be empty."""
    left = rng.below(size(row, start, kinds))
    kind = 0
    while left >= row[start + kind]:
        left -= row[start + kind]
        kind += 1
    return kind


# --- cards put back under a pile, in order: [count, first to be drawn, second, ...] ---


def bottom_size(row: Row, start: int) -> int:
    return row[start]


def put_under(row: Row, start: int, card: int) -> None:
    row[start] += 1
    row[start + row[start]] = card


def take_first(row: Row, start: int) -> int:
    """The first of the cards put back; the others move up."""
    card = row[start + 1]
    for i in range(1, row[start]):
        row[start + i] = row[start + i + 1]
    row[start + row[start]] = 0
    row[start] -= 1
    return card
