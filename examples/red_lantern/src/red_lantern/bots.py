"""How bots play Red Lantern: a short game, in which little thought goes far."""

from __future__ import annotations

from engawa.bots.tuning import Tuning

TUNING = Tuning(iterations=(20, 80, 300, 1200, 1 << 20))
