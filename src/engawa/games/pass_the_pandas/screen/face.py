"""What stands on things of this game, as its painter knows it."""

from __future__ import annotations

from engawa.core import scene


class Face(scene.Face, frozen=True, kw_only=True):
    """Properties of a picture; each thing has some of them."""

    shows: str = "blank"  # a die: "water", "panda", "bamboo"
    seat: str = ""  # whose tray it is
    count: int = 0  # how many dice: in it, or gone
