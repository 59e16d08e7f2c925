"""Bots of every kind, with few iterations so that tests are quick."""

from collections.abc import Callable
from dataclasses import replace

from games_by import SMALLEST

import engawa
from engawa import bots
from engawa.bots import Bot, levels


def few(game: str) -> int:
    """Return a number of iterations that keeps tests of this game quick."""
    return 40 if engawa.COMPILED or game in (SMALLEST, "pebbles") else 8


MAKERS: dict[str, Callable[[str], Bot]] = {
    "random": lambda game: bots.find("random"),
    "greedy": lambda game: bots.find("greedy"),
    "flat": lambda game: bots.find(f"flat:{few(game)}"),
    "search": lambda game: bots.find(f"search:{few(game)}"),
    "threads": lambda game: bots.find(f"search:{few(game)}x3"),
    "level1": lambda game: bots.find("level1"),
    "level3": lambda game: bots.find("level3"),
    "level8": lambda game: replace(levels.of(game)[-1], iterations=few(game)).bot(),
}
