"""What was measured for each game: how long its levels think, and the settings of its search.

A game's `bots.py` has them as TUNING. docs/bots.md tells how the numbers were found.
"""

from __future__ import annotations

import importlib
from dataclasses import dataclass, field
from functools import cache
from importlib.util import find_spec

from engawa.bots.tree import Settings
from engawa.games import names, package

USUAL = (50, 200, 800, 3200, 1 << 20)


@dataclass(frozen=True)
class Tuning:
    iterations: tuple[int, ...] = USUAL  # of levels 4 to 8; a game whose search is strong needs few
    settings: Settings = field(default_factory=Settings)
    crowd: Settings | None = None  # with more than two seats, if that needs other settings
    #: for levels 1 to 8: points above the first, and the 95 % interval
    ladder: tuple[tuple[int, int], ...] = ()
    #: earlier settings of the search, oldest first; `search@1` still plays with them
    before: tuple[Tuning, ...] = ()


@cache
def tuning(game: str) -> Tuning:
    """Return the tuning of a game, or the usual one if it has none."""
    module = f"{package(game)}.bots" if game in names() else ""
    if not module or find_spec(module) is None:
        return Tuning()
    found = importlib.import_module(module).TUNING
    assert isinstance(found, Tuning)
    return found


def settings(game: str, seats: int = 2, version: int = 0) -> Settings:
    """Return the search settings of a game; with `version`, those of an earlier search."""
    found = tuning(game)
    if 0 < version <= len(found.before):
        found = found.before[version - 1]
    return (found.crowd if seats > 2 else None) or found.settings
