"""How bots play Bonsai, as measured: docs/bots.md says how."""

from __future__ import annotations

from engawa.bots.tree import Settings
from engawa.bots.tuning import Tuning

TUNING = Tuning(
    iterations=(6, 25, 200, 1600, 1 << 20),  # of levels 4 to 8
    settings=Settings(explore=0.2, cutoff=12, look=4, deep=1600),
    ladder=(
        (0, 0),
        (207, 104),
        (242, 136),
        (432, 170),
        (747, 220),
        (863, 268),
        (948, 352),
        (948, 403),
    ),
)
