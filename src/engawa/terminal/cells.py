"""How wide text is in a terminal: a letter of East Asia takes two cells.

A text that is `spread` has a filler after each such letter, so that it is as long as it is wide and
can be laid out by its letters; `joined` takes the fillers out again.
"""

from __future__ import annotations

import re
from functools import cache
from unicodedata import category

from rich.cells import cell_len

FILLER = "\0"
BLANKS = " \t"  # where a row may end; a space that may not be broken is none of them
CELL = re.compile(r"([^\0])(\0?)|\0")
OPENS = ("Ps", "Pi")  # never at the end of a row,
ENDS = ("Pe", "Pf", "Po", "Lm")  # and these never at its beginning


def spread(text: str) -> str:
    if text.isascii():
        return text
    return "".join(letter + FILLER if wide(letter) else letter for letter in text)


def joined(line: str) -> str:
    """Without fillers; of a letter that was cut through, a blank is left."""
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
    """Rows of up to so many cells, those after the first indented; words are kept whole."""
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
    """Words with the blank before them, and letters of East Asia with the signs they hold on to."""
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
    """May no row end between these two?"""
    return (
        not (wide(before) or wide(letter)) or category(before) in OPENS or category(letter) in ENDS
    )
