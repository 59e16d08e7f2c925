"""Random play: any legal action, all equally likely."""

from __future__ import annotations

from engawa.core.rng import Rng
from engawa.core.sight import Sight


def choose(sight: Sight, rng: Rng) -> int:
    legal = sight.legal()
    return legal[rng.below(len(legal))]
