"""The settings of the search that suit each game, found by `tools/tune.py`."""

from __future__ import annotations

from engawa.bots.tree import Settings

TUNED: dict[str, Settings] = {}


def settings(game: str) -> Settings:
    """What suits a game; one nobody has tuned for is searched in the usual way."""
    return TUNED.get(game) or Settings()
