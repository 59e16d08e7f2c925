"""What cards, goals and places are called, for screens and ears."""

from __future__ import annotations

from engawa.core.notation import count, listed
from engawa.games.bonsai import components
from engawa.games.bonsai.components import DIFFICULTY_WORDS, GOAL_NAMES, LETTERS, WORDS
from engawa.kit.hexes import Hex, step

TILES = dict(zip(LETTERS, (*WORDS, "any"), strict=True))
PLURALS = {"wood": "wood|wood", "leaf": "leaf|leaves", "flower": "flower", "fruit": "fruit"}
SLOT_TILES = ("", "wood or leaf", "wood and flower", "leaf and fruit")
COUNTED = {
    "brown": "wood",
    "green": "leaves in one group",
    "orange": "fruits",
    "pink": "flowers past one side of the pot",
}
CASCADES = (
    "a tile past the cracked side of the pot",
    "tiles past both sides of the pot",
    "a tile past one side of the pot and one below it past the other",
)
NUMBERS = ("no", "one", "two", "three", "four", "five", "six")


def card_type(card: str) -> str:
    return card.partition("-")[0]


def card_words(card: str) -> str:
    """``Master, wood and leaf``"""
    kind, _, shown = card.partition("-")
    if kind == "tool":
        return "Tool, keep two tiles more"
    if kind == "parchment":
        each = TILES.get(shown, f"{shown} card")
        return f"Parchment, {1 if shown in 'WL' else 2} for each {each}"
    tiles = [TILES[letter] for letter in shown] if shown != "any" else ["any tile"]
    if kind == "helper":
        tiles.append("any tile")
    return f"{kind.capitalize()}, {listed(tiles)}"


def goal_words(goal: str) -> str:
    """``9 leaves in one group``"""
    colour, _, difficulty = goal.partition("-")
    if colour not in COUNTED:
        return CASCADES[DIFFICULTY_WORDS.index(difficulty)]
    return f"{components.GOAL_NEEDS[GOAL_NAMES.index(goal)]} {COUNTED[colour]}"


def tiles_words(tiles: dict[str, int]) -> str:
    """``1 wood and 2 leaves``"""
    named = [count(n, PLURALS[word]) for word, n in tiles.items() if n and word in PLURALS]
    if tiles.get("any"):
        named.append("one of any kind")
    return listed(named) if named else "no tile"


def spot(x: float, y: float) -> tuple[float, float]:
    """The middle of a hex with axial coordinates, in hex widths."""
    return x + y / 2, round(y * 0.75**0.5, 3)


def where(cell: Hex) -> str:
    """``upper right``, seen from the bud."""
    x, y = spot(*cell)
    height = "upper" if y < -0.5 else "lower" if y > 0.5 else ""
    side = "left" if x < 0 else "right" if x > 0 else ""
    return " ".join(word for word in (height, side) if word) or "middle"


def neighbours(tiles: dict[Hex, str], cell: Hex) -> list[str]:
    """The tiles beside a cell."""
    return [tiles[beside] for d in range(6) if (beside := step(cell, d)) in tiles]


def beside_words(tiles: dict[Hex, str], cell: Hex) -> str:
    """``beside one wood and two leaves``"""
    found = neighbours(tiles, cell)
    named = [count(found.count(word), PLURALS[word]) for word in WORDS if word in found]
    return "beside " + listed([NUMBERS[int(words[0])] + words[1:] for words in named])


def worth(tiles: dict[Hex, str], word: str, cell: Hex) -> str:
    """What a tile would score there by itself: ``flower, 4 open sides, 4 points``."""
    if word == "flower":
        sides = 6 - len(neighbours(tiles, cell))
        return f"flower, {count(sides, 'open side')}, {count(sides, 'point')}"
    points = {"wood": 0, "leaf": 3, "fruit": 7}[word]
    return f"{word}, {points} points" if points else word
