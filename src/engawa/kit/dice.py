"""Ways to roll dice: how many rolls show so many of each face."""

from __future__ import annotations

from math import comb
from typing import Final

from engawa.core.fields import Wide

MOST: Final = 20  # the most dice in one roll

#: [n * (MOST + 1) + k]: ways to choose k of n dice
CHOOSE: Final = [comb(n, k) for n in range(MOST + 1) for k in range(MOST + 1)]


def choose(n: int, k: int) -> Wide:
    return CHOOSE[n * (MOST + 1) + k]
