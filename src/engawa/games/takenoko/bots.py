"""How bots play Takenoko, as measured: docs/bots.md says how."""

from __future__ import annotations

from engawa.bots.tree import Settings
from engawa.bots.tuning import Tuning

#: What the trait of `rules/traits.py` counts for: a tenth more hope is half again as likely to win.
WEIGHTS = (4.0,)
FIRST = Tuning(settings=Settings(deep=12800))

TUNING = Tuning(
    iterations=(50, 200, 800, 3200, 1 << 20),  # of levels 4 to 8, as usual
    settings=Settings(explore=0.07, deep=12800, weights=WEIGHTS),
    before=(FIRST,),
    ladder=(
        (0, 0),
        (269, 116),
        (316, 146),
        (507, 178),
        (698, 220),
        (757, 253),
        (825, 295),
        (825, 405),
    ),
)
