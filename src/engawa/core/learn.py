"""The first page of a game: its goal, a turn, how points arise, and the end, each with a picture.

A picture is a position of the game and lines that can be seen played in it, so it is drawn by the
game's own painter, and cannot show what the rules do not allow.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engawa.words import Words


@dataclass(frozen=True)
class Picture:
    position: str
    plays: tuple[str, ...] = ()  # what can be seen played in it
    shows: tuple[str, ...] = ("*",)  # patterns of the keys of the sprites that it shows
    #: where these sprites lie in the picture, right and down; none: as they do in a game
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
    """A word of the game that can be asked about, wherever it stands."""

    forms: Words  # as it stands in sentences of a language, apart by commas: "deed, deeds"
    says: Words  # what it means, in a sentence or two


@dataclass(frozen=True)
class Learn:
    goal: Words  # as a title: "Finish your secret cards in a garden you all share"
    says: Words  # in a sentence or two
    picture: Picture
    turn: tuple[Card, ...]  # three to five
    scoring: tuple[Card, ...]
    ends: Card
    heading: Words = ""  # over the cards about scoring, if nobody scores points
