"""Reading a text word by word, with errors that point at the word."""

from __future__ import annotations

import re

from engawa.core.errors import BadGame
from engawa.core.notation import listed

WORD = re.compile(r"[^\W\d]+(?:'s)?|\d+|[^\w\s]")
END = "the end"
NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
LARGEST = 99
LONGEST = 20  # digits; Python itself reads no number of thousands


class BadAbility(BadGame):
    """An ability that cannot be read; the message points at the word."""


class Reader:
    """A text, read up to `at`; `wanted` is what would have done at the furthest word tried."""

    def __init__(self, text: str) -> None:
        self.text = " ".join(text.split())
        self.spans = [match.span() for match in WORD.finditer(self.text)]
        self.words = [self.text[a:b].lower() for a, b in self.spans] + [END]
        self.at = 0
        self.furthest = 0
        self.wanted: list[str] = []

    def accept(self, *phrase: str) -> bool:
        """Go past a phrase if it comes next."""
        for i, word in enumerate(phrase):
            if self.words[self.at + i] != word:
                self.want(self.at + i, repr(word))
                return False
        self.at += len(phrase)
        return True

    def expect(self, *phrase: str) -> None:
        if not self.accept(*phrase):
            raise self.failure()

    def number(self) -> int:
        """``two`` or ``2``"""
        word = self.words[self.at]
        n = int(word) if word.isascii() and word.isdigit() and len(word) < LONGEST else 0
        if word in NUMBERS:
            n = NUMBERS.index(word) + 1
        if not 0 < n <= LARGEST:
            self.want(self.at, f"a number from 1 to {LARGEST}")
            raise self.failure()
        self.at += 1
        return n

    def want(self, at: int, word: str) -> None:
        if at > self.furthest:
            self.furthest = at
            self.wanted = []
        if at == self.furthest and word not in self.wanted:
            self.wanted.append(word)

    def failure(self) -> BadAbility:
        word = self.words[self.furthest]
        return self.refusal(self.furthest, f"expected {listed(self.wanted, 'or')}, not {word!r}")

    def refusal(self, at: int, says: str) -> BadAbility:
        return BadAbility(f"word {at + 1} of {self.text!r}: {says}")
