"""A game's first page: its goal, a turn, how to score and how it ends, with pictures.

A picture is a position of the game and lines played in it. The game's own painter draws it, so it
cannot show what the rules do not allow.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engawa.words import Words


@dataclass(frozen=True)
class Picture:
    position: str
    plays: tuple[str, ...] = ()  # lines that can be watched being played in it
    shows: tuple[str, ...] = ("*",)  # which sprites it shows, as patterns of their keys
    #: where these sprites lie in the picture, right and down; empty: as in a game
    at: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    seats: int = 2
    options: Mapping[str, int | str] = field(default_factory=dict)
    seat: int | None = 0  # whose view it is


@dataclass(frozen=True)
class Card:
    title: Words
    says: Words
    picture: Picture


@dataclass(frozen=True)
class Word:
    """A word of the game with an explanation, which pages offer wherever the word appears."""

    forms: Words  # its forms in a sentence, separated by commas: "deed, deeds"
    says: Words  # its meaning, in a sentence or two


@dataclass(frozen=True)
class Learn:
    goal: Words  # as a title: "Finish your secret cards in a garden you all share"
    says: Words  # in a sentence or two
    picture: Picture
    turn: tuple[Card, ...]  # three to five
    scoring: tuple[Card, ...]
    ends: Card
    heading: Words = ""  # above the cards about scoring, in games without points
