"""How bots play Pebbles: the usual way suits it."""

from __future__ import annotations

from engawa.bots.tuning import Tuning

TUNING = Tuning()
