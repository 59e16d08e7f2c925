"""Engawa: one table for five games, for people, bots and learners.

>>> import engawa
>>> game = engawa.make("pass_the_pandas", seats=3)
>>> s = game.position("3/5/6 B 2 PB...:1 7")
>>> s.lines()
['give A', 'give C']
"""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

from engawa import build

build.choose()

from engawa.core.actions import CHANCE, NOBODY  # noqa: E402
from engawa.core.errors import EngawaError, Refusal  # noqa: E402
from engawa.core.fields import is_compiled  # noqa: E402
from engawa.core.game import Game  # noqa: E402
from engawa.core.position import Position  # noqa: E402
from engawa.core.rng import Rng  # noqa: E402
from engawa.games import names, spec  # noqa: E402

__all__ = ["CHANCE", "COMPILED", "NOBODY", "EngawaError", "Game", "Position", "Refusal", "Rng"]
__all__ += ["__version__", "make", "names"]

COMPILED = is_compiled(Position)

try:
    __version__ = version("engawa")
except PackageNotFoundError:  # run from the sources, not installed
    __version__ = "0"


def make(name: str, seats: int | None = None, **options: object) -> Game:
    """Return a game by its name; a ValueError says what is wrong with the seats or options."""
    return Game(spec(name), seats, options)
