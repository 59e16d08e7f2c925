"""The laws that every game obeys, to test any game.

A game's first test is ``check_laws(engawa.make("my_game", seats=2))``. With pytest, a test with the
argument ``law_game`` runs for every game, number of seats and variant; see `plugin`. `laws` plays
random games, and `scenes`, `secrets`, `twins` and `odds` examine the positions closely. `builds`
compares the compiled rules with the plain ones. `positions` and `playthroughs` are strategies for
Hypothesis, and only they need it.
"""

from typing import TYPE_CHECKING

from engawa.testing.builds import check_builds
from engawa.testing.cases import variants
from engawa.testing.laws import check_laws

if TYPE_CHECKING:
    from engawa.testing.strategies import playthroughs, positions

__all__ = ["check_builds", "check_laws", "playthroughs", "positions", "variants"]


def __getattr__(name: str) -> object:
    if name in ("playthroughs", "positions"):
        from engawa.testing import strategies

        return getattr(strategies, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
