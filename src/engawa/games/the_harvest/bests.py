"""What a person's page remembers of The Harvest."""

from __future__ import annotations

from engawa.core.best import Best
from engawa.games.the_harvest import words as say
from engawa.games.the_harvest.rules.game import TheHarvest


def health(s: TheHarvest, seat: int) -> int | None:
    """[health] What was left of it to who won."""
    return s.health[seat] if s.scores()[seat] else None


BESTS = (Best("health", say.PERSONAL_HEALTH, health),)
