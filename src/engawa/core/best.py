"""What is worth remembering of a game that was played to its end, such as the finest tree."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engawa.words import Words


@dataclass(frozen=True)
class Best:
    """A figure by which one's own games are compared; a page of one's own shows the best."""

    name: str  # as it is kept; it never changes
    says: Words  # "points, Bonsai"
    of: Callable[[Any, int], int | None]  # of a seat, when it is over; None if it does not count
    least: bool = False  # is less better?
