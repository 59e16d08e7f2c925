"""What stands on things of this game, as its painter knows it."""

from __future__ import annotations

from engawa.core import scene
from engawa.words import Words


class Face(scene.Face, frozen=True, kw_only=True):
    """Properties of a picture; each thing has some of them."""

    name: str = ""  # of a card
    value: int = 0  # of the side that shows
    other: int = 0  # of the other side
    reset: int = 0  # what it costs to turn it up again
    brief: Words = ""  # what it does, where there is little room
    does: Words = ""  # all that it says, on whichever side it lies
    chip: Words = ""  # what it could stop of a hit
    seat: str = ""  # whose health it is
    health: int = 0
    blow: int = 0  # of a hit
    stopped: int = 0  # so much of it
