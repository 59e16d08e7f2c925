"""How bots play The Harvest, as measured: docs/bots.md says how."""

from __future__ import annotations

from engawa.bots.tree import Settings
from engawa.bots.tuning import Tuning

TUNING = Tuning(
    iterations=(6, 25, 200, 3200, 1 << 20),  # of levels 4 to 8
    settings=Settings(cutoff=2, look=2, whole=True),
    crowd=Settings(cutoff=4, look=4, alone=True, whole=True),
    ladder=(
        (0, 0),
        (161, 98),
        (322, 138),
        (529, 173),
        (837, 220),
        (1062, 270),
        (1309, 324),
        (1691, 484),
    ),
)
