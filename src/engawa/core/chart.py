"""How a board is written in letters, for a terminal. A game's folder says what stands for what."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engawa.core.scene import Sprite
from engawa.words import Words


@dataclass(frozen=True)
class Chart:
    """What lies in one place of the board stands in one cell, one sprite below the other."""

    mark: Callable[[Sprite], Sequence[Words]]  # rows for a sprite; none: it is told in words
    wide: int  # letters from one cell to the next, at most
    legend: Words = ""  # what the signs mean
    flows: bool = False  # cells follow each other in rows, like cards, wherever they lie
    edges: tuple[str, str] = ("", "")  # the names of columns and rows, if lines are spelled so
    between: tuple[str, ...] = ()  # drawings that lie between cells, such as channels
