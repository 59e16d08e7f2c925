"""What a person's page remembers of Bamboo Harvest."""

from __future__ import annotations

from engawa.core.best import Best
from engawa.games.bamboo_harvest import words as say
from engawa.games.bamboo_harvest.rules import paths
from engawa.games.bamboo_harvest.rules.state import State

AXES = (0, 1)


def fastest_path(s: State, seat: int) -> int | None:
    """[path] The round in which a path stood."""
    stands = (paths.cross(s, s.tokens[seat], axis, 0) for axis in AXES)
    return -(-s.turns // s.seats) if s.winner == seat and any(stands) else None


BESTS = (Best("path", say.PERSONAL_PATH, fastest_path, least=True),)
