"""What stands on things of this game, as its painter knows it."""

from __future__ import annotations

from engawa.core import scene


class Face(scene.Face, frozen=True, kw_only=True):
    """Properties of a picture; each thing has some of them."""

    count: int = 0  # how many there are: cards of a pile, tiles of a heap, tiles more to keep
    tiles: tuple[str, ...] = ()  # that a card or a slot brings: "wood", "any"
    choice: bool = False  # one of them
    worth: str = ""  # what a parchment counts: "flower", "growth"
    points: int = 0  # for each of these, or for a goal
    seat: str = ""  # whose it is
    colour: str = ""  # of a goal
    picture: str = ""  # on it
    need: int = 0  # how many of these
    have: int = 0  # so many are there, while it can be reached
    mark: str = ""  # what it is to who looks: "reached", "yours"
