"""How bots play Takenoko, as measured: docs/bots.md says how."""

from __future__ import annotations

from engawa.bots.tree import Settings
from engawa.bots.tuning import Tuning

TUNING = Tuning(
    settings=Settings(deep=12800),
)
