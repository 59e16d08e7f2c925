"""The features of a position for learners: a number, one of several names, a set, a seat.

A game says in its `features` what its numbers mean, or None for a field that follows from others; a
field it does not mention is a number, or a set if it is wide. `engawa.adapters` makes a tensor of
it, for each seat what that seat may know.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

NUMBER = 1
NAME = 2
SET = 3
SEAT = 4
SPOT = 5


@dataclass(frozen=True)
class Feature:
    """What one number of a field becomes."""

    kind: int
    span: int = 0  # the amount shown as a half; or how many names or members there are
    low: int = 0  # the number of the first name, or of the first seat
    bits: int = 0  # the bits that count; 0 for all
    cells: str = ""  # the field that says on which cell it lies
    plane: Plane | None = None
    parts: int = 0  # the row has a part for each seat; this many of them are used
    unit: int = 0  # numbers in each part
    skip: int = 0  # numbers before the first part


@dataclass(frozen=True)
class Plane:
    """Cells without end, rolled up to a few spots: cells far apart may meet, near ones do not."""

    side: int  # spots across, and down; or all there are, if cells have no rows
    width: int = 0  # cells in a row

    @property
    def shape(self) -> tuple[int, ...]:
        return (self.side, self.side) if self.width else (self.side,)

    def spot(self, cell: int) -> int:
        if not self.width:
            return cell % self.side
        return cell // self.width % self.side * self.side + cell % self.width % self.side


def number(half: int = 10) -> Feature:
    """An amount n, shown as n / (|n| + half): 0 at 0, a half at `half`, never 1."""
    return Feature(NUMBER, half)


def name(count: int, low: int = 0, bits: int = 0) -> Feature:
    """One of `count` names, numbered from `low`: a place for each, and 1 in one of them."""
    return Feature(NAME, count, low, bits)


def members(count: int) -> Feature:
    """A set, as bits: a place for each possible member."""
    return Feature(SET, count)


def seat(low: int = 0) -> Feature:
    """A seat, counted from the one that looks; numbers below `low` are other names."""
    return Feature(SEAT, low=low)


def on(cells: str, plane: Plane, what: Feature) -> Feature:
    """What lies on the cell that the field `cells` gives."""
    return replace(what, cells=cells, plane=plane)


def at(cells: str, plane: Plane) -> Feature:
    """A thing that stands on the cell which the field `cells` gives at that number."""
    return Feature(SPOT, 1, cells=cells, plane=plane)


def each(seats: int, what: Feature, unit: int = 1, skip: int = 0) -> Feature:
    """A row with a part for every seat, of `unit` numbers: one's own part is shown first, and
    then on around the table. Several such rows may follow one another, after `skip` numbers."""
    return replace(what, parts=seats, unit=unit, skip=skip)
