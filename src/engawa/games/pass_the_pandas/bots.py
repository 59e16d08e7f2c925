"""How bots play Pass the Pandas, as measured: docs/bots.md says how."""

from __future__ import annotations

from engawa.bots.tuning import Tuning

TUNING = Tuning(  # the usual iterations of levels 4 to 8 suit it, and the usual search
    ladder=(
        (0, 0),
        (0, 24),
        (11, 34),
        (13, 42),
        (13, 54),
        (28, 63),
        (43, 72),
        (-116, 158),
    ),
)
