"""Random numbers that are the same in every build and on every machine.

Multiply-with-carry on one int below 2**63: exact in plain Python and in C.
"""

from __future__ import annotations

import hashlib
from typing import Final, final

from engawa.core.fields import Wide

LOW_32: Final = 0xFFFFFFFF
LOW_30: Final = 0x3FFFFFFF
MULTIPLIER: Final = 1983999459
WARM_UP: Final = 16
FINE: Final = 1 << 30


@final
class Rng:
    """A generator: the same seed gives the same numbers."""

    state: Wide

    def __init__(self, seed: int = 0) -> None:
        self._seed(seed & 0x3FFFFFFFFFFFFFFF)

    def _seed(self, seed: Wide) -> None:
        self.state = (((seed >> 32) & LOW_30) + 1 << 32) + (seed & LOW_32)
        for _ in range(WARM_UP):
            self._advance()

    def _advance(self) -> None:
        self.state = (self.state & LOW_32) * MULTIPLIER + (self.state >> 32)

    def below(self, n: int) -> int:
        """Return a number in 0..n-1."""
        self._advance()
        return (((self.state ^ (self.state >> 32)) & LOW_32) * n) >> 32

    def random(self) -> float:
        """Return a number from 0 up to but not including 1."""
        return self.below(FINE) / FINE


def named(*words: object) -> Rng:
    """Return a generator for a name, such as ``named("match", seed, game)``."""
    name = "/".join(str(word) for word in words)
    return Rng(int.from_bytes(hashlib.blake2b(name.encode(), digest_size=8).digest(), "big"))
