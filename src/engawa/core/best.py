"""Personal records: what is worth remembering of a finished game, such as the tallest tree."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engawa.words import Words


@dataclass(frozen=True)
class Best:
    """A figure that is kept for each finished game; a person's page shows their best."""

    name: str  # as it is stored; it never changes
    says: Words  # "points, Bonsai"
    of: Callable[[Any, int], int | None]  # for a seat of a finished game; None if it does not count
    least: bool = False  # is less better?
