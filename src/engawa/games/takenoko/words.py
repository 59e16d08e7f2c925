"""Cells, plots and objectives in plain words, for labels and for reading aloud."""

from __future__ import annotations

import re
from functools import cache

from engawa.core.notation import count, listed
from engawa.games.takenoko import components

STEP = re.compile(r"([a-z]+)([0-9]+)")
SIDES = {
    "e": "east",
    "ne": "north-east",
    "nw": "north-west",
    "w": "west",
    "sw": "south-west",
    "se": "south-east",
}
SHAPE_WORDS = {
    "line": "three {0} plots in a line",
    "curve": "three {0} plots in a curve",
    "triangle": "three {0} plots in a triangle",
    "rhombus": "four {0} plots in a rhombus",
    "halves": "two {0} plots beside two {1} ones in a rhombus",
}
ON = {
    "bare": "on a plot without improvement",
    "watershed": "on a watershed",
    "enclosure": "in an enclosure",
    "fertilizer": "on fertilizer",
}
MEALS = {
    "green": "two green sections",
    "yellow": "two yellow sections",
    "pink": "two pink sections",
    "trio": "a section of each colour",
}


@cache
def place(cell: str) -> str:
    """``east of the pond``, ``2 east and 1 north-east of the pond``"""
    steps = STEP.findall(cell)
    if not steps:
        return "the pond"
    if len(steps) == 1 and steps[0][1] == "1":
        return f"{SIDES[steps[0][0]]} of the pond"
    return f"{listed([f'{n} {SIDES[side]}' for side, n in steps])} of the pond"


def tile(name: str) -> str:
    """``yellow plot with enclosure``"""
    colour, _, improvement = name.partition("-")
    return f"{colour} plot" + (f" with {improvement}" if improvement else "")


def card(name: str) -> str:
    """``Three pink plots in a line, 4 points``"""
    points = components.POINTS[components.CARD_NAMES.index(name)]
    kind, *rest = name.split("-")
    if kind == "eat":
        says = f"eat {MEALS[rest[0]]}"
    elif kind == "tall":
        says = f"a {rest[0]} bamboo of 4 {ON[rest[1]]}"
    elif kind == "grove":
        card_number = components.CARD_NAMES.index(name) - components.GARDENER_CARDS
        says = f"{components.STAND_COUNT[card_number]} {rest[0]} bamboos of exactly 3"
    else:
        says = SHAPE_WORDS[kind].format(*rest)
    return f"{says[0].upper()}{says[1:]}, {count(points, 'point')}"
