"""How wide text is in a terminal: East Asian letters take two cells.

`spread` adds a filler after each such letter, so that a text is as long as it is wide. `joined`
takes the fillers out again.
"""

from __future__ import annotations

import re
from functools import cache
from unicodedata import category

from rich.cells import cell_len

FILLER = "\0"
BLANKS = " \t"  # where a line may break; non-breaking spaces are not among them
CELL = re.compile(r"([^\0])(\0?)|\0")
OPENS = ("Ps", "Pi")  # never at the end of a line,
ENDS = ("Pe", "Pf", "Po", "Lm")  # and these never at the beginning


def spread(text: str) -> str:
    if text.isascii():
        return text
    return "".join(letter + FILLER if wide(letter) else letter for letter in text)


def joined(line: str) -> str:
    """Remove the fillers; a letter that was cut in half becomes a blank."""
    return line if line.isascii() and FILLER not in line else CELL.sub(_whole, line)


@cache
def wide(letter: str) -> bool:
    return cell_len(letter) == 2


def _whole(found: re.Match[str]) -> str:
    letter, filler = found[1], found[2]
    if letter is None:
        return " "
    if wide(letter):
        return letter if filler else " "
    return f"{letter} " if filler else str(letter)


def wrapped(text: str, most: int, indent: str = "") -> list[str]:
    """Wrap a text into lines of at most so many cells; all but the first are indented."""
    rows: list[str] = []
    row = text[: len(text) - len(text.lstrip())]
    for part in _parts(text.strip()):
        if row.strip() and cell_len(row + part) > most:
            rows.append(row)
            row = indent + part.lstrip()
        else:
            row += part
        while cell_len(row) > most:
            cut = next(n for n in range(len(row), 0, -1) if cell_len(row[:n]) <= most)
            rows.append(row[:cut])
            row = indent + row[cut:]
    return [*rows, row] if row.strip() else rows


def _parts(text: str) -> list[str]:
    """Split a text into words with the blank before them, and East Asian letters."""
    if text.isascii():
        return [f" {word}" if i else word for i, word in enumerate(text.split())]
    parts: list[str] = []
    gap = ""
    for letter in text:
        if letter in BLANKS:
            gap = " "
            continue
        if parts and not gap and _hold(parts[-1][-1], letter):
            parts[-1] += letter
        else:
            parts.append(gap + letter)
        gap = ""
    return parts


def _hold(before: str, letter: str) -> bool:
    """Must these two letters stay on one line?"""
    return (
        not (wide(before) or wide(letter)) or category(before) in OPENS or category(letter) in ENDS
    )
