"""How a board is drawn in letters, for a terminal. Each game chooses its signs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engawa.core.scene import Sprite
from engawa.words import Words


@dataclass(frozen=True)
class Chart:
    """A board as a grid. Sprites that lie at one place share a cell, one below the other."""

    mark: Callable[[Sprite], Sequence[Words]]  # rows of a sprite; none: words tell of it
    wide: int  # the most letters from one cell to the next
    legend: Words = ""  # explains the signs
    flows: bool = False  # lay cells out in rows, like cards, wherever they are on the board
    edges: tuple[str, str] = ("", "")  # the names of columns and rows, if lines use them
    between: tuple[str, ...] = ()  # drawings that lie between cells, such as channels
