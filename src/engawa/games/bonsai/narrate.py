"""What happened, as a sentence: without its subject if a seat did it, whole if it was chance.

And what it was worth: the score pad.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engawa.core.notation import listed
from engawa.core.scene import Count
from engawa.games.bonsai import components, scoring, words
from engawa.games.bonsai.brings import See, active_tree, discarded, gain, hanging, signed, taken
from engawa.games.bonsai.components import WORDS
from engawa.kit import hexes


def narrate(see: See, line: str, mover: int) -> str:
    """The line as told to the one who saw `see` before it."""
    verb, _, rest = line.partition(" ")
    if mover < 0:
        return CHANCE[verb](rest)
    if verb in WORDS:
        return f"{_place(see, verb, rest)}."
    return f"{TOLD[verb](see, rest)}."


CHANCE: dict[str, Callable[[str], str]] = {
    "goals": lambda three: f"The goals are {listed(three.split(' '))}.",
    "deal": lambda card: f"Dealt: {words.card_words(card)}.",
    "discard": lambda card: f"Discarded: {words.card_words(card)}.",
}


def _place(see: See, word: str, name: str) -> str:
    cell = hexes.parse(name)
    points = gain(see, active_tree(see), word, cell)
    worth = f", {signed(points)}" if points else ""
    return f"placed {word}, {words.where(cell)}{worth}"


def _take(see: See, way: str) -> str:
    tiles, slot = words.tiles_words(taken(see, way)), int(way[0])
    gone = f"; discarded {discarded(see, slot)}" if slot > 1 and discarded(see, slot) else ""
    return f"took {words.card_words(see['board'][slot - 1])}; {tiles}{gone}"


def _done(see: See, _: str) -> str:
    gone = "" if see["taken"] else discarded(see, 0)  # a Helper's was told with the card
    return "finished placing" + (f"; discarded {gone}" if gone else "")


def _claim(see: See, name: str) -> str:
    points = next(goal["points"] for goal in see["goals"] if goal["name"] == name)
    return f"claimed {words.goal_words(name)}, +{points}"


def _remove(see: See, name: str) -> str:
    tree, cell = active_tree(see), hexes.parse(name)
    lost = hanging(tree, cell)
    told = f"removed {tree[cell]}, {words.where(cell)}"
    return told + (f", and with it {listed(lost)}" if lost else "")


TOLD: dict[str, Callable[[See, str], str]] = {
    "take": _take,
    "cultivate": lambda see, _: "cultivated",
    "done": _done,
    "pick": lambda see, word: f"chose {word}",
    "claim": _claim,
    "renounce": lambda see, name: f"renounced {words.goal_words(name)}",
    "return": lambda see, word: f"returned {word}",
    "remove": _remove,
}


# --- the score pad ---


def pad(s: Any) -> tuple[Count, ...]:
    """[score] Tiles by kind, [parchment] Parchments, [score.goals] goals."""
    seats = range(s.seats)

    def tiles(seat: int, kind: int) -> int:
        return int(scoring.tiles(s, seat, kind))

    leaves = [components.LEAF_POINTS * tiles(k, components.LEAF) for k in seats]
    fruits = [components.FRUIT_POINTS * tiles(k, components.FRUIT) for k in seats]
    flowers = [int(scoring.tile_points(s, k)) - leaves[k] - fruits[k] for k in seats]
    return (
        Count("leaves", tuple(leaves)),
        Count("flowers", tuple(flowers)),
        Count("fruit", tuple(fruits)),
        Count("parchments", tuple(int(scoring.parchment_points(s, k)) for k in seats)),
        Count("goals", tuple(int(scoring.goal_points(s, k)) for k in seats)),
    )
