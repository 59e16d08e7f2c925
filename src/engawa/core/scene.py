"""What screens draw: a seat's view in words and named drawings, and the lines a touch can play.

A scene is made from what one seat may see and may do, so it cannot tell more. The browser
draws it, the terminal and the screen reader read it aloud.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Sprite:
    """One thing on the table. Its key lasts, so that a screen can follow it as it moves."""

    key: str
    drawing: str  # the name of a picture
    place: str  # where it lies: "garden", "hand", "seat B"
    label: str  # what it is, in words
    state: str = ""  # how it is shown: faded, lit, face down
    lines: tuple[str, ...] = ()  # what touching it can play
    x: float = 0.0  # within its place, to the right; a hex, card or die is 1 wide
    y: float = 0.0  # downwards


@dataclass(frozen=True, slots=True)
class Panel:
    """What a seat has, for all to see."""

    seat: int
    counts: tuple[tuple[str, int], ...]  # ("dice", 5)
    note: str = ""
    lines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Verb:
    """A choice as a button: its line, and what it brings."""

    line: str
    says: str


@dataclass(frozen=True, slots=True)
class Scene:
    """The table as one seat sees it."""

    asks: str  # what may be done now, or who is awaited, as a sentence
    panels: tuple[Panel, ...]
    board: tuple[Sprite, ...] = ()
    tray: tuple[Sprite, ...] = ()
    verbs: tuple[Verb, ...] = ()
    notes: tuple[str, ...] = ()

    def json(self) -> dict[str, Any]:
        """As plain lists and dicts: the parts are flat, so one level is all there is."""
        parts = ("panels", "board", "tray", "verbs")
        flat = {name: [_flat(part) for part in getattr(self, name)] for name in parts}
        return {"asks": self.asks, **flat, "notes": list(self.notes)}


def _flat(part: Panel | Sprite | Verb) -> dict[str, Any]:
    return {name: getattr(part, name) for name in part.__slots__}
