"""What stands on things of this game, as its painter knows it."""

from __future__ import annotations

from engawa.core import scene


class Face(scene.Face, frozen=True, kw_only=True):
    """Properties of a picture; each thing has some of them."""

    wet: bool = False  # a plot that is watered
    improvement: str = ""  # on a plot, or asked for by a card: "fertilizer", "bare"
    printed: bool = True  # it belongs to its plot; if not, it is a chip
    aside: bool = False  # it makes room for a figure
    pair: bool = False  # both figures stand there
    height: int = 0  # of bamboo, in sections
    count: int = 0  # how many there are: in a heap or pile, or stacks of a grove
    deck: str = ""  # of a pile: "plot", "gardener", "panda"
    kind: str = ""  # of an objective: "line", "grove", "eat"
    colours: tuple[str, ...] = ()  # and which it asks for
    points: int = 0  # that it brings
