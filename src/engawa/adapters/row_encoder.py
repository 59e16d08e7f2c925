# cython: boundscheck=False, wraparound=False, initializedcheck=False
"""Encode what a seat knows as a row of numbers between -1 and 1, the same in every build.

A seat looks at worlds that it imagines, always from the same seeds, and takes their mean. What it
knows is the same in all of them, so it comes out exact. What it cannot know comes out as how often
it was imagined. The true position is never read. Positions that a seat cannot tell apart lead to
the same worlds, by a law of every game, and so to the same row.
"""

from __future__ import annotations

from array import array
from typing import Annotated, Any, Final

from engawa.core import block, fields
from engawa.core.block import Ints, Wides
from engawa.core.features import NAME, NUMBER, SEAT, SET, SPOT
from engawa.core.position import Position
from engawa.core.rng import Rng

Reals = Annotated[Any, "float[::1]"]

FINE: Final = 1 << 16  # amounts are counted in parts of 1, so that sums are exact


class RowEncoder:
    """Which numbers of a position are shown, how and where: a column for each of these."""

    seats: int
    worlds: int  # imagined for one row; a power of two, so that division is exact
    size: int  # of the resulting row
    count: int  # how many numbers are read
    rows: Ints  # the shown fields; see block.layout
    numbers: Wides  # the numbers of the shown fields in one world
    every: Wides  # [world * count + number]: the same for all worlds
    varies: Ints  # by number: does it differ between worlds?
    order: Ints  # the shown numbers, those that vary last
    shown: int  # how many numbers are shown
    kind: Ints  # by number: how it is shown; 0: not at all
    span: Ints
    low: Ints
    bits: Ints
    cell: Ints  # by number: which number gives its cell, or -1
    side: Ints
    width: Ints
    step: Ints  # by number: how many places a spot or a number takes
    where: Ints  # [seat * count + number]: where it starts in the row
    world: Position
    rng: Rng

    def __init__(self, start: Position, rows: Ints, worlds: int, size: int) -> None:
        self.seats = start.seats
        self.worlds = worlds
        self.size = size
        self.rows = rows
        self.count = sum(rows[i] for i in range(2, len(rows), 3))
        self.numbers = array("q", bytes(8 * self.count))
        self.every = array("q", bytes(8 * self.count * worlds))
        self.varies = array("i", bytes(4 * self.count))
        self.order = array("i", bytes(4 * self.count))
        self.shown = 0
        self.kind = array("i", bytes(4 * self.count))
        self.span = array("i", bytes(4 * self.count))
        self.low = array("i", bytes(4 * self.count))
        self.bits = array("i", bytes(4 * self.count))
        self.cell = array("i", [-1]) * self.count
        self.side = array("i", bytes(4 * self.count))
        self.width = array("i", bytes(4 * self.count))
        self.step = array("i", bytes(4 * self.count))
        self.where = array("i", bytes(4 * self.count * self.seats))
        self.world = start.copy()
        self.rng = Rng()

    def _encode(self, s: Position, seat: int, row: Reals, start: int) -> None:
        """Write what `seat` knows of `s` into a row, beginning at `start`."""
        for i in range(start, start + self.size):
            row[i] = 0.0
        row[start + seat] = 1.0
        mover = s._to_move()
        if mover >= 0:
            row[start + self.seats + (mover - seat + self.seats) % self.seats] = 1.0
        for n in range(self.worlds):
            fields.copy(self.world, s)
            self.rng._seed(n)
            self.world._imagine(seat, self.rng)
            block.spread(self.world, self.rows, self.numbers)
            for k in range(self.count):
                self.every[n * self.count + k] = self.numbers[k]
        known = self._sort()
        self._add(seat, 0, 0, known, 1.0, row, start)  # one world stands for all
        for n in range(self.worlds):
            self._add(seat, n * self.count, known, self.shown, 1.0 / self.worlds, row, start)

    def _sort(self) -> int:
        """Move numbers that are the same in all worlds to the front; return how many there are."""
        for k in range(self.count):
            self.varies[k] = 0
        for n in range(1, self.worlds):
            for k in range(self.count):
                self.varies[k] |= self.every[n * self.count + k] != self.every[k]
        known = 0
        last = self.shown
        for k in range(self.count):
            if self.kind[k] == 0:
                continue
            varies = self.varies[k]
            if self.cell[k] >= 0:  # its cell must be the same too
                varies |= self.varies[self._cell(k, 0)]
            if varies:
                last -= 1
                self.order[last] = k
            else:
                self.order[known] = k
                known += 1
        return known

    def _add(
        self, seat: int, world: int, first: int, last: int, share: float, row: Reals, start: int
    ) -> None:
        """Add some of the numbers of the world whose numbers start at `world`."""
        for i in range(first, last):
            k = self.order[i]
            kind = self.kind[k]
            number = self.every[world + k]
            place = start + self.where[seat * self.count + k]
            if kind == SPOT:
                row[place + self._spot(k, world)] += share
                continue
            if self.cell[k] >= 0:
                place += self._spot(k, world) * self.step[k]
            if kind == NUMBER:
                row[place] += self._part(number, self.span[k]) * share / FINE
            elif kind == NAME:
                if self.bits[k] > 0:
                    number &= self.bits[k]
                number -= self.low[k]
                if number >= 0 and number < self.span[k]:
                    row[place + number] += share
            elif kind == SET:
                for j in range(self.span[k]):
                    row[place + j] += (number >> j & 1) * share
            elif kind == SEAT:
                self._seat(number, seat, self.low[k], share, row, place)

    def _cell(self, k: int, world: int) -> int:
        """Return the number with this one's cell; a spot refers to another number."""
        at: int = self.cell[k]
        if self.kind[k] == SPOT:
            at += self.every[world + k]
        return at

    def _spot(self, k: int, world: int) -> int:
        """Return where a number lies on its plane, if it has a cell; see features.Plane."""
        cell = self.every[world + self._cell(k, world)]
        side, width = self.side[k], self.width[k]
        if width == 0:
            spot: int = cell % side
        else:
            spot = cell // width % side * side + cell % width % side
        return spot

    def _seat(
        self, number: fields.Wide, seat: int, low: int, share: float, row: Reals, place: int
    ) -> None:
        if number >= 0 and number < low:
            row[place + number] += share
        elif number >= low and number < low + self.seats:
            row[place + low + (number - low - seat + self.seats) % self.seats] += share

    def _part(self, number: fields.Wide, half: int) -> int:
        """Return `number / (|number| + half)` in parts of FINE."""
        if number < 0:
            return -self._part(-number, half)
        return FINE * number // (number + half)


def encode(encoder: RowEncoder, s: Position, seat: int, row: Reals, start: int) -> None:
    """Write what `seat` knows of `s` into a row, beginning at `start`."""
    encoder._encode(s, seat, row, start)
