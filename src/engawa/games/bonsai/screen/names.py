"""Tiles, cards, goals and places in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache

from msgspec.structs import asdict

from engawa.games.bonsai import words as say
from engawa.games.bonsai.rules import components
from engawa.games.bonsai.rules.components import LETTERS, WORDS
from engawa.games.bonsai.screen.observe import Tiles
from engawa.kit.hexes import Hex, parse, step
from engawa.words import Say, Words, listed

Tree = dict[Hex, str]  # the tile on each cell, the bud included
BUD = (0, 0)

TILE = {
    "wood": say.TILE_WOOD,
    "leaf": say.TILE_LEAF,
    "flower": say.TILE_FLOWER,
    "fruit": say.TILE_FRUIT,
    "any": say.TILE_ANY,
}
CAPITAL = {
    "wood": say.CAP_WOOD,
    "leaf": say.CAP_LEAF,
    "flower": say.CAP_FLOWER,
    "fruit": say.CAP_FRUIT,
}
MANY: dict[str, Callable[[int], Say]] = {
    "wood": say.many_wood,
    "leaf": say.many_leaf,
    "flower": say.many_flower,
    "fruit": say.many_fruit,
    "any": say.many_any,
}
LETTER_TILES = dict(zip(LETTERS, (*WORDS, "any"), strict=True))
KIND = {
    "tool": say.KIND_TOOL,
    "growth": say.KIND_GROWTH,
    "master": say.KIND_MASTER,
    "helper": say.KIND_HELPER,
    "parchment": say.KIND_PARCHMENT,
}
COLOUR = {
    "brown": say.COLOUR_BROWN,
    "green": say.COLOUR_GREEN,
    "orange": say.COLOUR_ORANGE,
    "pink": say.COLOUR_PINK,
    "blue": say.COLOUR_BLUE,
}
COUNTED: dict[str, Callable[[int], Say]] = {
    "brown": say.goal_brown,
    "green": say.goal_green,
    "orange": say.goal_orange,
    "pink": say.goal_pink,
}
CASCADES = {
    "low": (say.GOAL_BLUE_LOW, say.SHORT_CASCADE_LOW),
    "mid": (say.GOAL_BLUE_MID, say.SHORT_CASCADE_MID),
    "hard": (say.GOAL_BLUE_HARD, say.SHORT_CASCADE_HARD),
}
#: by how high and how far to the right a cell lies of the bud
WHERE = {
    (-1, -1): say.UPPER_LEFT,
    (-1, 0): say.UPPER,
    (-1, 1): say.UPPER_RIGHT,
    (0, -1): say.LEFT,
    (0, 0): say.MIDDLE,
    (0, 1): say.RIGHT,
    (1, -1): say.LOWER_LEFT,
    (1, 0): say.LOWER,
    (1, 1): say.LOWER_RIGHT,
}


def card_type(card: str) -> str:
    return card.partition("-")[0]


@cache
def card(name: str) -> Words:
    """``Master (wood and leaf)``"""
    kind, _, shown = name.partition("-")
    if kind == "tool":
        return say.card_tool(components.TOOL_CAPACITY)
    if kind == "growth":
        return say.card_growth(TILE[LETTER_TILES[shown]])
    if kind == "helper":
        return say.card_helper(TILE[LETTER_TILES[shown]])
    if kind == "master":
        drawn = ["any"] if shown == "any" else [LETTER_TILES[letter] for letter in shown]
        return say.card_master(listed([TILE[word] for word in drawn]))
    if shown in LETTERS:
        points = components.PARCHMENT_POINTS[LETTERS.index(shown)]
        return say.card_parchment_tile(n=points, tile=TILE[LETTER_TILES[shown]])
    points = components.PARCHMENT_CARD_POINTS
    return say.card_parchment_kind(n=points, kind=KIND[shown])


@cache
def does(name: str) -> Words:
    """``Each time you place tiles, you may place 1 wood more.``"""
    kind, _, shown = name.partition("-")
    if kind == "tool":
        return say.card_does_tool(components.TOOL_CAPACITY)
    if kind == "growth":
        return say.card_does_growth(MANY[LETTER_TILES[shown]](1))
    if kind == "master":
        return say.CARD_DOES_MASTER_ANY if shown == "any" else say.CARD_DOES_MASTER
    return say.TAKE_HELPER if kind == "helper" else say.CARD_DOES_PARCHMENT


@cache
def explained(name: str) -> Words:
    """``Growth (wood). Each time you place tiles, you may place 1 wood more.``"""
    return say.card_explained(card=card(name), does=does(name))


@cache
def goal(name: str) -> Words:
    """``9 leaves in one group``"""
    colour, _, difficulty = name.partition("-")
    if colour == "blue":
        return CASCADES[difficulty][0]
    return COUNTED[colour](components.GOAL_NEEDS[components.GOAL_NAMES.index(name)])


def goal_short(name: str) -> Words:
    colour, _, difficulty = name.partition("-")
    return CASCADES[difficulty][1] if colour == "blue" else goal(name)


def goals(names: Iterable[str]) -> Words:
    return listed([goal(name) for name in names])


def tiles(held: Tiles | dict[str, int]) -> Words:
    """``1 wood and 2 leaves``"""
    counted = held if isinstance(held, dict) else asdict(held)
    named = [MANY[word](counted[word]) for word in MANY if counted.get(word)]
    return listed(named) if named else say.NO_TILE


# --- the tree ---


def tree_of(cells: dict[str, str]) -> Tree:
    return {BUD: "wood"} | {parse(cell): word for cell, word in cells.items()}


def spot(x: float, y: float) -> tuple[float, float]:
    """The middle of a hex with axial coordinates, in hex widths."""
    return x + y / 2, round(y * 0.75**0.5, 3)


@cache
def where(cell: Hex) -> Say:
    """``upper right``, seen from the bud."""
    x, y = spot(*cell)
    return WHERE[(y > 0.5) - (y < -0.5), (x > 0) - (x < 0)]


def beside(tree: Tree, cell: Hex) -> Words:
    """``1 wood and 2 leaves``"""
    found = Counter(tree[near] for d in range(6) if (near := step(cell, d)) in tree)
    return listed([MANY[word](found[word]) for word in WORDS if found[word]])
