"""Features for learners: what each number of a position means to a neural network.

A number is an amount, one of several names, a set, or a seat. A game's `features` say which; None
leaves a field out that follows from others. A field without a feature is an amount, or a set if it
is a wide number. `engawa.adapters` makes a tensor of what a seat may know.
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
    """How one number of a field is shown to a learner."""

    kind: int
    span: int = 0  # the amount that is shown as a half; or how many names or members there are
    low: int = 0  # the number of the first name or seat
    bits: int = 0  # how many bits count; 0: all
    cells: str = ""  # the field that says on which cell it lies
    plane: Plane | None = None
    parts: int = 0  # for a row with a part for each seat: how many parts are used
    unit: int = 0  # numbers in each part
    skip: int = 0  # numbers before the first part


@dataclass(frozen=True)
class Plane:
    """A board without end, on a few spots: cells far apart may share one, near ones do not."""

    side: int  # spots across and down; or all spots, if cells have no rows
    width: int = 0  # cells in a row

    @property
    def shape(self) -> tuple[int, ...]:
        return (self.side, self.side) if self.width else (self.side,)

    def spot(self, cell: int) -> int:
        if not self.width:
            return cell % self.side
        return cell // self.width % self.side * self.side + cell % self.width % self.side


def number(half: int = 10) -> Feature:
    """An amount n, shown as n / (|n| + half): 0 is shown as 0, `half` as a half, nothing as 1."""
    return Feature(NUMBER, half)


def name(count: int, low: int = 0, bits: int = 0) -> Feature:
    """One of `count` names, numbered from `low`: one place for each, with a 1 for the one it is."""
    return Feature(NAME, count, low, bits)


def members(count: int) -> Feature:
    """A set in bits: one place for each possible member."""
    return Feature(SET, count)


def seat(low: int = 0) -> Feature:
    """A seat, counted from the seat that looks; numbers below `low` are other names."""
    return Feature(SEAT, low=low)


def on(cells: str, plane: Plane, what: Feature) -> Feature:
    """Something that lies on the cell given by the field `cells`."""
    return replace(what, cells=cells, plane=plane)


def at(cells: str, plane: Plane) -> Feature:
    """A piece that stands on the cell given by the field `cells`."""
    return Feature(SPOT, 1, cells=cells, plane=plane)


def each(seats: int, what: Feature, unit: int = 1, skip: int = 0) -> Feature:
    """A row with a part of `unit` numbers for every seat, after `skip` other numbers.

    The looking seat's own part is shown first, then the others around the table. Several such rows
    may follow one another.
    """
    return replace(what, parts=seats, unit=unit, skip=skip)
