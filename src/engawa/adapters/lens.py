# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""What a seat knows, as a row of numbers between -1 and 1, the same in every build.

A seat looks at worlds that it imagines, always from the same seeds, and takes their mean. What it
knows is the same in all of them and so comes out exact; what it cannot know comes out as how often
it was imagined. The true position is never read: two positions that a seat cannot tell apart lead
to the same worlds, which is a law of every game, and so to the same row.
"""

from __future__ import annotations

from array import array
from typing import Annotated, Any, Final

from engawa.core import block, fields
from engawa.core.block import Ints, Wides
from engawa.core.look import NAME, NUMBER, SEAT, SET, SPOT
from engawa.core.position import Position
from engawa.core.rng import Rng

Reals = Annotated[Any, "float[::1]"]

FINE: Final = 1 << 16  # parts of 1 in which amounts are counted, so that adding them is exact


class Lens:
    """Which numbers of a position are shown, how, and where; one column for each of these."""

    seats: int
    worlds: int  # imagined for one look; a power of two, so that dividing by it is exact
    size: int  # of the row that comes out
    count: int  # of the numbers that are shown
    rows: Ints  # where the shown fields lie; see block.layout
    numbers: Wides  # the shown fields of one world
    kind: Ints  # by number: how it is shown, or 0 for not at all
    span: Ints
    low: Ints
    bits: Ints
    cell: Ints  # by number: the one that says on which cell it lies, or -1
    side: Ints
    width: Ints
    step: Ints  # by number: places that a spot or a number takes
    where: Ints  # [seat * count + number]: where it stands in the row
    share: float  # of one world
    world: Position
    rng: Rng

    def __init__(self, start: Position, rows: Ints, worlds: int, size: int) -> None:
        self.seats = start.seats
        self.worlds = worlds
        self.size = size
        self.rows = rows
        self.count = sum(rows[i] for i in range(2, len(rows), 3))
        self.numbers = array("q", bytes(8 * self.count))
        self.kind = array("i", bytes(4 * self.count))
        self.span = array("i", bytes(4 * self.count))
        self.low = array("i", bytes(4 * self.count))
        self.bits = array("i", bytes(4 * self.count))
        self.cell = array("i", [-1]) * self.count
        self.side = array("i", bytes(4 * self.count))
        self.width = array("i", bytes(4 * self.count))
        self.step = array("i", bytes(4 * self.count))
        self.where = array("i", bytes(4 * self.count * self.seats))
        self.share = 1 / worlds
        self.world = start.copy()
        self.rng = Rng()

    def _look(self, s: Position, seat: int, row: Reals, start: int) -> None:
        """Write what `seat` knows of `s` into a row, from `start` on."""
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
            self._add(seat, row, start)

    def _add(self, seat: int, row: Reals, start: int) -> None:
        """Add one world, in which `numbers` were found."""
        for k in range(self.count):
            kind = self.kind[k]
            if kind == 0:
                continue
            number = self.numbers[k]
            place = start + self.where[seat * self.count + k]
            if kind == SPOT:
                row[place + self._spot(k, self.cell[k] + number)] += self.share
                continue
            if self.cell[k] >= 0:
                place += self._spot(k, self.cell[k]) * self.step[k]
            if kind == NUMBER:
                row[place] += self._part(number, self.span[k]) * self.share / FINE
            elif kind == NAME:
                if self.bits[k] > 0:
                    number &= self.bits[k]
                number -= self.low[k]
                if number >= 0 and number < self.span[k]:
                    row[place + number] += self.share
            elif kind == SET:
                for i in range(self.span[k]):
                    row[place + i] += (number >> i & 1) * self.share
            elif kind == SEAT:
                self._seat(number, seat, self.low[k], row, place)

    def _spot(self, k: int, at: int) -> int:
        """Where a number lies on its plane, if another gives its cell; see look.Plane."""
        cell = self.numbers[at]
        side, width = self.side[k], self.width[k]
        if width == 0:
            spot: int = cell % side
        else:
            spot = cell // width % side * side + cell % width % side
        return spot

    def _seat(self, number: fields.Wide, seat: int, low: int, row: Reals, place: int) -> None:
        if number >= 0 and number < low:
            row[place + number] += self.share
        elif number >= low and number < low + self.seats:
            row[place + low + (number - low - seat + self.seats) % self.seats] += self.share

    def _part(self, number: fields.Wide, half: int) -> int:
        """`number / (|number| + half)` in parts of FINE."""
        if number < 0:
            return -self._part(-number, half)
        return FINE * number // (number + half)


def look(lens: Lens, s: Position, seat: int, row: Reals, start: int) -> None:
    """Write what `seat` knows of `s` into a row, from `start` on."""
    lens._look(s, seat, row, start)
