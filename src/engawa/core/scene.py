"""What screens draw: a seat's view in words and named drawings, and the lines a touch can play.

A scene is made from what one seat may see and may do, so it cannot tell more. The browser
draws it, the terminal and the screen reader read it aloud.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Place(Struct, frozen=True, gc=False, omit_defaults=True):
    """A part of the table that things lie on: the garden, a hand, a row of cards."""

    name: str  # as sprites say it
    title: str = ""  # its heading
    on: str = "garden"  # the part of the screen: "garden", "tray", or a seat's panel, "seat B"
    note: str = ""  # beside the heading: "4 of 5"
    x: float = 0.0  # where its own 0, 0 lies in the garden
    y: float = 0.0
    size: float = 1.0  # how large it is drawn there


class Sprite(Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing on the table. Its key lasts, so that a screen can follow it as it moves."""

    key: str
    drawing: str  # the name of a picture
    place: str  # where it lies: "garden", "hand", "seat B"
    label: str  # what it is, in words; empty if another sprite tells it
    state: str = ""  # how it is shown: faded, face down
    lines: tuple[str, ...] = ()  # what touching it can play; with any it is lit
    x: float = 0.0  # within its place, to the right; a hex, card or die is 1 wide
    y: float = 0.0  # downwards
    face: str = ""  # what stands on it, in words that its drawing knows: "yellow 3"
    turn: int = 0  # degrees, clockwise
    would: tuple[str, ...] = ()  # what touching it would mean, were it allowed: to ask why not
    press: str = ""  # what touching it does, in a few words, read after the label


class Panel(Struct, frozen=True, gc=False, omit_defaults=True):
    """What a seat has, for all to see."""

    seat: int
    counts: tuple[tuple[str, int], ...]  # ("dice", 5)
    note: str = ""
    lines: tuple[str, ...] = ()
    score: int | None = None  # the figure that stands large beside the name
    meters: tuple[tuple[str, int, int], ...] = ()  # ("goals", 3, 8): three of eight
    worth: str = "point"  # what the score counts, as `notation.count` takes it: "die|dice"


class Verb(Struct, frozen=True, gc=False, omit_defaults=True):
    """A choice as a button: a whole line, or the word that several lines begin with."""

    line: str
    says: str  # what it brings
    title: str = ""  # the word on the button
    off: bool = False  # it cannot be played now; `line` is what to ask why not
    done: bool = False  # because it was, in this turn


class Scene(Struct, frozen=True, gc=False):
    """The table as one seat sees it."""

    asks: str  # what may be done now, or who is awaited, as a sentence
    panels: tuple[Panel, ...]
    board: tuple[Sprite, ...] = ()
    tray: tuple[Sprite, ...] = ()
    verbs: tuple[Verb, ...] = ()
    notes: tuple[str, ...] = ()
    places: tuple[Place, ...] = ()

    def json(self) -> dict[str, Any]:
        """As plain lists and dicts: the parts are flat, so one level is all there is."""
        parts = ("places", "panels", "board", "tray", "verbs")
        flat = {name: [_flat(part) for part in getattr(self, name)] for name in parts}
        return {"asks": self.asks, **flat, "notes": list(self.notes)}


def _flat(part: Place | Panel | Sprite | Verb) -> dict[str, Any]:
    return {name: getattr(part, name) for name in part.__struct_fields__}


class Brings(Struct, frozen=True, gc=False):
    """A line in words before it is played: what it is, what it costs and brings, the button."""

    title: str  # "Gardener stops on yellow, east"
    says: str = ""  # "Grows that plot by 1 and the fertile one below by 2."
    press: str = "Play"  # "Grow 3"
    steps: tuple[tuple[str, str], ...] = ()  # chips on sprites, by key: ("plot-e1", "+1")


class Count(Struct, frozen=True, gc=False):
    """One row of the score pad: a category, and the points of each seat."""

    title: str
    points: tuple[int, ...]
