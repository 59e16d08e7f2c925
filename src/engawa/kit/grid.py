"""A square grid, cells numbered row by row and written a1, b1, ... as columns and rows."""

from __future__ import annotations

from engawa.core.errors import BadLine

LETTERS = "abcdefghijklmnopqrstuvwxyz"
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # up, right, down, left


def neighbours(width: int, height: int) -> list[int]:
    """[cell * 4 + direction]: the next cell up, right, down, left, or -1."""
    found = []
    for cell in range(width * height):
        for dx, dy in STEPS:
            x, y = cell % width + dx, cell // width + dy
            inside = 0 <= x < width and 0 <= y < height
            found.append(y * width + x if inside else -1)
    return found


def distances(width: int, height: int) -> list[int]:
    """[a * cells + b]: steps up, down and sideways from one cell to another."""
    cells = range(width * height)
    return [abs(a % width - b % width) + abs(a // width - b // width) for a in cells for b in cells]


def name(cell: int, width: int) -> str:
    return f"{LETTERS[cell % width]}{cell // width + 1}"


def parse(text: str, width: int, height: int) -> int:
    cells = {name(cell, width): cell for cell in range(width * height)}
    if text.lower() not in cells:
        raise BadLine(f"expected a cell from a1 to {[*cells][-1]}, not {text!r}")
    return cells[text.lower()]
