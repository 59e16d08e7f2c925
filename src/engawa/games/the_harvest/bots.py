"""How bots play The Harvest, as measured: docs/bots.md says how."""

from __future__ import annotations

from engawa.bots.tree import Settings
from engawa.bots.tuning import Tuning

#: What each of `rules/traits.py` counts for, by `tools/learn.py`: 118443 positions of 2000 games.
WEIGHTS = (
    *(1.690, 1.573, 0.918),  # health; the first six of it, and the first twelve, count for more
    *(0.321, -0.162),  # the turn, before it is used
    *(0.315, 0.190, -0.079, -0.177),  # allies face up and face down; none, or one
    *(0.414, 0.298, 0.093),  # what they show, the most of it, and what they hide
    -0.226,  # what it costs to reset them
)
FIRST = Tuning(
    settings=Settings(cutoff=2, look=2, whole=True),
    crowd=Settings(cutoff=4, look=4, alone=True, whole=True),
)

TUNING = Tuning(
    iterations=(6, 25, 200, 3200, 1 << 20),  # of levels 4 to 8
    settings=Settings(cutoff=2, look=2, whole=True, weights=WEIGHTS),
    crowd=Settings(cutoff=4, look=4, alone=True, whole=True, weights=WEIGHTS),
    before=(FIRST,),
    ladder=(
        (0, 0),
        (161, 86),
        (322, 140),
        (582, 188),
        (906, 235),
        (1191, 277),
        (1384, 337),
        (1664, 475),
    ),
)
