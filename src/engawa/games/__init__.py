"""The games on the table, by name; each folder is loaded when it is asked for.

A game that lives elsewhere joins through the entry point group ``engawa.games``.
"""

from __future__ import annotations

import importlib
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from engawa.core.errors import BadGame
from engawa.core.game import AnySpec, GameSpec
from engawa.words import house, row

GAMES = [
    "bamboo_harvest",
    "bonsai",
    "pass_the_pandas",
    "takenoko",
    "the_harvest",
]


def names() -> list[str]:
    """Every game that can be played, ours first."""
    return [*GAMES, *_elsewhere()]


@cache
def _elsewhere() -> dict[str, str]:
    """The packages of games that live elsewhere, by name.

    Asked once a process: it reads the label of everything that is installed.
    """
    return {point.name: point.module for point in entry_points(group="engawa.games")}


def spec(name: str) -> AnySpec:
    """What the game's folder offers, or an error that names the games there are."""
    found = importlib.import_module(package(name)).SPEC
    assert isinstance(found, GameSpec)
    return found


def folder(name: str) -> Path:
    """Where a game lives; it is found without being loaded, and so in whatever state it is."""
    found = find_spec(package(name))
    assert found
    assert found.origin
    return Path(found.origin).parent


def web(name: str) -> list[Path]:
    """What a game brings for its pages: painter, card, style, drawings; it may bring nothing."""
    return sorted(file for file in (folder(name) / "web").glob("*") if file.is_file())


def package(name: str) -> str:
    """The package that a game is."""
    if name in GAMES:
        return f"engawa.games.{name}"
    if elsewhere := _elsewhere().get(name):
        return elsewhere
    raise BadGame(house.no_game(game=name, games=row(names())))
