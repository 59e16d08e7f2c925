"""The settings of the search that suit each game; how they were found stands in docs/bots.md."""

from __future__ import annotations

from engawa.bots.tree import Settings

TUNED: dict[str, Settings] = {
    "bamboo_harvest": Settings(0.12, prior=2.0, cutoff=0, look=4, alone=True, turns=2, deep=1600),
    "bonsai": Settings(explore=0.2, cutoff=12, look=4, deep=1600),
    "takenoko": Settings(deep=12800),
    "the_harvest": Settings(cutoff=2, look=2, whole=True),
}
CROWD: dict[str, Settings] = {  # with more than two seats, where that is another matter
    "the_harvest": Settings(cutoff=4, look=4, alone=True, whole=True),
}


def settings(game: str, seats: int = 2) -> Settings:
    """What suits a game; one nobody has tuned for is searched in the usual way."""
    found = CROWD.get(game) if seats > 2 else None
    return found or TUNED.get(game) or Settings()
