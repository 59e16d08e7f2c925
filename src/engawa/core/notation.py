"""Spelling that every game shares: seats are letters, so that counts can stay numbers."""

from __future__ import annotations

from collections.abc import Iterable

from engawa.core.errors import BadLine

SEAT_LETTERS = "ABCDE"
NONE = "-"  # in a position, where a list is empty


def seat_name(seat: int) -> str:
    return SEAT_LETTERS[seat]


def seat_of(letter: str) -> int:
    """The seat of a letter that stands in a line of ours."""
    return SEAT_LETTERS.index(letter)


def parse_seat(name: str, seats: int) -> int:
    letters = SEAT_LETTERS[:seats]
    if len(name) != 1 or name.upper() not in letters:
        raise BadLine(f"expected a seat, {letters[0]} to {letters[-1]}, not {name!r}")
    return letters.index(name.upper())


def joined(words: Iterable[str]) -> str:
    """A list as it stands in a position: ``e1,ne1``, or ``-`` if it is empty."""
    return ",".join(words) or NONE


def parted(text: str) -> list[str]:
    """The list that `joined` wrote."""
    return [] if text == NONE else text.split(",")


def listed(words: list[str], last: str = "and") -> str:
    """Words as a person lists them: ``A, B and C``."""
    return f" {last} ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def count(n: int, word: str) -> str:
    """``1 die`` or ``2 dice``: a count with its word in the right form."""
    one, many = word.split("|") if "|" in word else (word, word + "s")
    return f"{n} {one if n == 1 else many}"
