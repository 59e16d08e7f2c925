"""Cells, plots and objectives in words; other things are keys, which the catalogue knows."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, partial

from engawa.games.takenoko import words as say
from engawa.games.takenoko.notation.lines import POND_NAME
from engawa.games.takenoko.rules import components
from engawa.words import Words, house, listed

POND = POND_NAME
STEP = re.compile(r"([a-z]+)([0-9]+)")
COLOURS = components.COLOUR_NAMES[1:]
CHIPS = components.CHIP_NAMES
DECKS = components.TYPE_NAMES


@cache
def where(cell: str) -> Words:
    """``east``, ``2 east and 1 north-east``: seen from the pond, where there is little room."""
    steps = STEP.findall(cell)
    if len(steps) == 1 and steps[0][1] == "1":
        return say.toward(steps[0][0])
    return listed([say.steps(n=int(n), side=side) for side, n in steps]) or say.POND


@cache
def place(cell: str) -> Words:
    """``east of the pond``"""
    return say.POND if cell == POND else say.of_pond(where(cell))


@cache
def tile(name: str) -> Words:
    """``yellow plot with an enclosure``"""
    colour, _, improvement = name.partition("-")
    return say.tile(colour=colour, improvement=improvement or "bare")


@cache
def card(name: str) -> Words:
    """``three pink plots in a line, 4 points``"""
    return _asked(partial(say.card, points=house.points(points(name))), name)


@cache
def asks(name: str) -> Words:
    """``Three pink plots in a line, all wet.``: as it stands on the card"""
    return _asked(say.card_asks, name)


def _asked(tell: Callable[..., Words], name: str) -> Words:
    kind, colour, more = (*name.split("-"), "")[:3]
    second, on = (more, "") if kind == "halves" else ("", more)
    return tell(kind=kind, colour=colour, second=second, on=on, n=bamboos(name))


def points(card: str) -> int:
    return components.POINTS[components.CARD_NAMES.index(card)]


def bamboos(card: str) -> int:
    """How many a grove has; none for other cards."""
    number = components.CARD_NAMES.index(card) - components.GARDENER_CARDS
    return components.STAND_COUNT[number] if card.startswith("grove") else 0
