"""What was measured for a game: how far its levels think, and how its search is set.

A game says it in its `bots.py`, as TUNING; how the numbers were found stands in docs/bots.md.
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
    iterations: tuple[int, ...] = USUAL  # of levels 4 to 8; where few go far, the first have few
    settings: Settings = field(default_factory=Settings)
    crowd: Settings | None = None  # with more than two seats, where that is another matter
    #: of levels 1 to 8, how many points stronger than the first, and how sure that is (95 %)
    ladder: tuple[tuple[int, int], ...] = ()
    #: how the search was set before, the oldest first; `search@1` still plays that way
    before: tuple[Tuning, ...] = ()


@cache
def tuning(game: str) -> Tuning:
    """What suits a game; one that says nothing, or is gone, is played in the usual way."""
    module = f"{package(game)}.bots" if game in names() else ""
    if not module or find_spec(module) is None:
        return Tuning()
    found = importlib.import_module(module).TUNING
    assert isinstance(found, Tuning)
    return found


def settings(game: str, seats: int = 2, version: int = 0) -> Settings:
    """How to search a game; how the search of some version did, if it has been changed since."""
    found = tuning(game)
    if 0 < version <= len(found.before):
        found = found.before[version - 1]
    return (found.crowd if seats > 2 else None) or found.settings
