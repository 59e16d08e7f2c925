"""Spelling that all games share: seats are letters, so that numbers can be counts."""

from __future__ import annotations

from collections.abc import Iterable

from engawa.core.errors import BadLine

SEAT_LETTERS = "ABCDE"
NONE = "-"  # an empty list in a position


def seat_name(seat: int) -> str:
    return SEAT_LETTERS[seat]


def seat_of(letter: str) -> int:
    """Return the seat of a letter in one of our own lines."""
    return SEAT_LETTERS.index(letter)


def parse_seat(name: str, seats: int) -> int:
    letters = SEAT_LETTERS[:seats]
    if len(name) != 1 or name.upper() not in letters:
        raise BadLine(f"expected a seat, {letters[0]} to {letters[-1]}, not {name!r}")
    return letters.index(name.upper())


def joined(words: Iterable[str]) -> str:
    """Write a list for a position: ``e1,ne1``, or ``-`` if it is empty."""
    return ",".join(words) or NONE


def parted(text: str) -> list[str]:
    """Read a list that `joined` wrote."""
    return [] if text == NONE else text.split(",")


def listed(words: list[str], last: str = "and") -> str:
    """Write words as people list them: ``A, B and C``."""
    return f" {last} ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def count(n: int, word: str) -> str:
    """Write a number with its word in the right form: ``1 die`` or ``2 dice``."""
    one, many = word.split("|") if "|" in word else (word, word + "s")
    return f"{n} {one if n == 1 else many}"
