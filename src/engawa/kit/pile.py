"""Piles without an order: how many of each kind are left, and nothing about what comes next.

A pile is `kinds` numbers in a row, beginning at `start`. Only cards put back under a pile in a
known order have one. They lie in a `Bottom`, a row to draw from when the pile above it is empty.
"""

from __future__ import annotations

from typing import Annotated

from engawa.core.actions import Chances
from engawa.core.rng import Rng

Row = Annotated[list[int], "int16_t", 0]  # a row of any length


def size(row: Row, start: int, kinds: int) -> int:
    """Return how many cards are left."""
    total = 0
    for kind in range(kinds):
        total += row[start + kind]
    return total


def list_draws(row: Row, start: int, kinds: int, chances: Chances, base: int) -> None:
    """List every kind that may be drawn as the action `base + kind`, with the number left."""
    for kind in range(kinds):
        if row[start + kind] > 0:
            chances.add(base + kind, row[start + kind])


def sample(row: Row, start: int, kinds: int, rng: Rng) -> int:
    """Return the kind of a card drawn from the pile, which must not be empty."""
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
    """Take the first of the cards put back; the others move up."""
    card = row[start + 1]
    for i in range(1, row[start]):
        row[start + i] = row[start + i + 1]
    row[start + row[start]] = 0
    row[start] -= 1
    return card
