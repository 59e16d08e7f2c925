"""How bots play Bamboo Harvest, as measured: docs/bots.md says how."""

from __future__ import annotations

from engawa.bots.tree import Settings
from engawa.bots.tuning import Tuning

TUNING = Tuning(
    iterations=(6, 25, 200, 1600, 1 << 20),  # of levels 4 to 8
    settings=Settings(0.12, prior=2.0, cutoff=0, look=4, alone=True, turns=2, deep=1600),
    ladder=(
        (0, 0),
        (708, 343),
        (949, 361),
        (1044, 372),
        (1273, 394),
        (1451, 424),
        (1464, 480),
        (1464, 555),
    ),
)
