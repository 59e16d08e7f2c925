"""How bots play Bonsai, as measured: docs/bots.md says how."""

from __future__ import annotations

from engawa.bots.tree import Settings
from engawa.bots.tuning import Tuning

#: What each of `rules/traits.py` counts for, by `tools/learn.py`: 60069 positions of 700 games.
WEIGHTS = (
    *(0.821, 0.582, -3.477),  # points, the turn, turns to come
    *(3.849, 2.806, 1.734, 0.234),  # tiles for the next Cultivate: fruit, flower, leaf, wood
    *(0.768, 0.200, -2.611),  # those being placed, the others, too many
    *(0.035, 0.362, 0.131, 0.258),  # Growths: wood, leaf, flower, fruit
    *(0.271, 0.256),  # Tools, Parchments
    *(3.571, -2.835, -0.126, -11.284),  # wood, more wood, leaves, no room for wood
    *(1.745, -0.999),  # goals by the square of how near they are, and by how near
)
FIRST = Tuning(settings=Settings(explore=0.2, cutoff=12, look=4, deep=1600))

TUNING = Tuning(
    iterations=(6, 25, 200, 1600, 1 << 20),  # of levels 4 to 8
    settings=Settings(explore=0.2, cutoff=12, look=4, deep=1600, weights=WEIGHTS),
    before=(FIRST,),
    ladder=(
        (0, 0),
        (207, 98),
        (242, 124),
        (403, 161),
        (916, 227),
        (1206, 282),
        (1169, 326),
        (1360, 326),
    ),
)
