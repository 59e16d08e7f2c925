"""Hexes with pointed tops, in axial coordinates: q grows to the east, r to the south-east.

Directions 0..5 go counter-clockwise from the east. Rules name and index cells with the tables over
a disc: its cells are numbered ring by ring from the centre, which is cell 0. A cell is written as
the steps from the centre: ``e2ne1`` is two east and one north-east.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from engawa.core.errors import BadLine

Hex = tuple[int, int]

DIRECTIONS: tuple[Hex, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
NAMES = ("e", "ne", "nw", "w", "sw", "se")
CENTRE = "0"

STEPS = re.compile(r"(?:(e|ne|nw|w|sw|se)([1-9][0-9]?))(?:(e|ne|nw|w|sw|se)([1-9][0-9]?))?")


def step(cell: Hex, direction: int, times: int = 1) -> Hex:
    dq, dr = DIRECTIONS[direction % 6]
    return cell[0] + times * dq, cell[1] + times * dr


def distance(a: Hex, b: Hex = (0, 0)) -> int:
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def rotate(cell: Hex, turns: int = 1) -> Hex:
    """Turn a cell about the centre by sixths, counter-clockwise."""
    q, r = cell
    for _ in range(turns % 6):
        q, r = q + r, -q
    return q, r


def rotations(cells: Iterable[Hex]) -> list[frozenset[Hex]]:
    """Return the different rotations of a shape, each moved so its first cell is the centre."""
    found: dict[frozenset[Hex], None] = {}
    shape = list(cells)
    for turns in range(6):
        turned = sorted(rotate(cell, turns) for cell in shape)
        q0, r0 = turned[0]
        found[frozenset((q - q0, r - r0) for q, r in turned)] = None
    return list(found)


def name(cell: Hex) -> str:
    """Write a cell as steps from the centre, in at most two neighbouring directions."""
    for d in range(6):
        a, b = DIRECTIONS[d], DIRECTIONS[(d + 1) % 6]
        # solve cell = m * a + n * b; neighbouring directions span the plane
        det = a[0] * b[1] - a[1] * b[0]
        m = (cell[0] * b[1] - cell[1] * b[0]) // det
        n = (a[0] * cell[1] - a[1] * cell[0]) // det
        if m > 0 and n >= 0:
            return f"{NAMES[d]}{m}" + (f"{NAMES[(d + 1) % 6]}{n}" if n else "")
    return CENTRE


def parse(text: str) -> Hex:
    """Read a cell that `name` wrote; the two directions may come in either order."""
    if text == CENTRE:
        return 0, 0
    steps = STEPS.fullmatch(text.lower())
    if not steps:
        raise BadLine(
            f"expected a cell as steps from the centre, such as e2 or e2ne1, not {text!r}"
        )
    cell = (0, 0)
    for direction, times in (steps.group(1, 2), steps.group(3, 4)):
        if direction:
            cell = step(cell, NAMES.index(direction), int(times))
    return cell


# --- tables over a disc ---


@cache
def disc(radius: int) -> tuple[Hex, ...]:
    """Return the cells up to `radius` steps from the centre, ring by ring."""
    cells = [(0, 0)]
    for ring in range(1, radius + 1):
        cell = step((0, 0), 4, ring)
        for direction in range(6):
            for _ in range(ring):
                cells.append(cell)
                cell = step(cell, direction)
    return tuple(cells)


@cache
def numbers(radius: int) -> dict[Hex, int]:
    """Map each cell of the disc to its number."""
    return {cell: n for n, cell in enumerate(disc(radius))}


def neighbours(radius: int) -> list[int]:
    """[cell * 6 + direction]: the next cell that way, or -1."""
    found = numbers(radius)
    return [found.get(step(cell, d), -1) for cell in disc(radius) for d in range(6)]


def edges(radius: int) -> list[tuple[int, int]]:
    """[edge]: the two cells it separates, the lower number first."""
    around = neighbours(radius)
    pairs = [(i // 6, cell) for i, cell in enumerate(around) if cell > i // 6]
    return sorted(pairs)


def edges_at(radius: int) -> list[int]:
    """[cell * 6 + direction]: the edge on that side, or -1."""
    found = {pair: n for n, pair in enumerate(edges(radius))}
    around = neighbours(radius)
    sides = [(min(i // 6, cell), max(i // 6, cell)) for i, cell in enumerate(around)]
    return [found.get(pair, -1) for pair in sides]
