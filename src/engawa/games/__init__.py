"""The games by name. A game's folder is imported when it is first needed.

Other packages add their games with the entry point group ``engawa.games``.
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
    """Return the names of all games, ours first."""
    return [*GAMES, *_elsewhere()]


@cache
def _elsewhere() -> dict[str, str]:
    """Return the packages of games from elsewhere, by name.

    This runs once in a process, as it reads the metadata of every installed package.
    """
    return {point.name: point.module for point in entry_points(group="engawa.games")}


def spec(name: str) -> AnySpec:
    """Return what the game's folder offers; an error names the games there are."""
    found = importlib.import_module(package(name)).SPEC
    assert isinstance(found, GameSpec)
    return found


def folder(name: str) -> Path:
    """Return a game's folder without importing the game, which may be broken."""
    found = find_spec(package(name))
    assert found
    assert found.origin
    return Path(found.origin).parent


def web(name: str) -> list[Path]:
    """Return the files of a game's pages: painter, card, style, drawings; there may be none."""
    return sorted(file for file in (folder(name) / "web").glob("*") if file.is_file())


def package(name: str) -> str:
    """Return the package of a game."""
    if name in GAMES:
        return f"engawa.games.{name}"
    if elsewhere := _elsewhere().get(name):
        return elsewhere
    raise BadGame(house.no_game(game=name, games=row(names())))
