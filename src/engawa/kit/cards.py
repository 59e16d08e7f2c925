"""Playing cards: ranks from ace to king, four suits, written 7S, QH, 10D."""

from __future__ import annotations

from engawa.core.errors import BadLine

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = ("C", "S", "D", "H")  # clubs, spades, diamonds, hearts
RANK_WORDS = ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
COURT_WORDS = ("jack", "queen", "king")
SUIT_WORDS = ("clubs", "spades", "diamonds", "hearts")


def name(card: int) -> str:
    """Return the short name of a card. Cards are numbered suit * 13 + rank; the ace has rank 0."""
    return RANKS[card % 13] + SUITS[card // 13]


def words(card: int) -> str:
    """``seven of spades``"""
    return f"{(*RANK_WORDS, *COURT_WORDS)[card % 13]} of {SUIT_WORDS[card // 13]}"


def parse(text: str) -> int:
    rank, suit = text[:-1].upper(), text[-1:].upper()
    if rank not in RANKS or suit not in SUITS:
        raise BadLine(f"expected a card such as 7S, 10D or QH, not {text!r}")
    return SUITS.index(suit) * 13 + RANKS.index(rank)
