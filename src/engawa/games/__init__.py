"""The games on the table, by name; each folder is loaded when it is asked for.

A game that lives elsewhere joins through the entry point group ``engawa.games``.
"""

from __future__ import annotations

import importlib
from importlib.metadata import entry_points

from engawa.core.errors import BadGame
from engawa.core.game import Room

GAMES = [
    "bamboo_harvest",
    "bonsai",
    "pass_the_pandas",
    "takenoko",
    "the_harvest",
]


def names() -> list[str]:
    """Every game that can be played, ours first."""
    return GAMES + [point.name for point in entry_points(group="engawa.games")]


def room(name: str) -> Room:
    """What the game's folder offers, or an error that names the games there are."""
    if name in GAMES:
        return _offered(f"engawa.games.{name}")
    for point in entry_points(group="engawa.games", name=name):
        return _offered(point.module)
    raise BadGame(f"there is no game {name!r}; there are: {', '.join(names())}")


def _offered(module: str) -> Room:
    found = importlib.import_module(module).ROOM
    assert isinstance(found, Room)
    return found
