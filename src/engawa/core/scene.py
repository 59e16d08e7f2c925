"""What screens draw: a seat's view as words and named drawings, and the lines a touch can play.

A scene is made from what one seat may see and do, so it cannot reveal more. The browser draws it;
the terminal and screen readers read it aloud. `Words` are for people; where a screen chooses a
picture, there is a key. No code compares words of a language. Objects with more than four fields
are made with keyword arguments.
"""

from __future__ import annotations

from msgspec import Struct

from engawa.words import Words, house


class Place(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True, cache_hash=True):
    """A part of the table where things lie: the garden, a hand, a row of cards."""

    name: str  # sprites refer to it
    title: Words = ""  # its heading
    on: str = "garden"  # the part of the screen: "garden", "tray", or a seat's panel, "seat B"
    note: Words = ""  # beside the heading: "4 of 5"
    x: float = 0.0  # where its origin lies in the garden
    y: float = 0.0
    size: float = 1.0  # its scale in the garden


class Face(Struct, frozen=True, gc=False, omit_defaults=True):
    """The details of a drawing, such as "wet". Each game defines its own fields."""


class Sprite(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True, cache_hash=True):
    """One thing on the table. Its key lasts, so a screen can follow it as it moves."""

    key: str
    drawing: str  # the name of a picture
    place: str  # where it lies: "garden", "hand", "seat B"
    label: Words = ""  # what it is; empty if another sprite says it
    state: str = ""  # a key for how it is shown: faded, chosen
    lines: tuple[str, ...] = ()  # what touching it can play; if there are any, it is lit
    x: float = 0.0  # within its place, to the right; a hex, card or die is 1 wide
    y: float = 0.0  # downwards
    face: Face | None = None  # what stands on it: wet, with fertilizer
    turn: int = 0  # degrees, clockwise
    would: tuple[str, ...] = ()  # lines it would play if they were legal: to ask why not
    press: Words = ""  # what touching it does, in a few words read after the label
    text: Words = ""  # what is written on it
    note: Words = ""  # its progress: "1 of 2"; read after the label


class Panel(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True, cache_hash=True):
    """What a seat has, for all to see."""

    seat: int
    counts: tuple[tuple[str, Words, int], ...] = ()  # a key for the icon, a name, a number
    note: Words = ""
    lines: tuple[str, ...] = ()
    score: int | None = None  # the large number beside the name
    meters: tuple[tuple[str, Words, int, int], ...] = ()  # the same with a maximum: three of eight
    worth: Words = ""  # what the score counts, if it is not points
    far: Words = ""  # how far the seat is from winning: "5 of 9 cards done"
    title: Words = ""  # of a sheet below the seats for note and rows; empty: they are here
    rows: tuple[tuple[Words, Words, int], ...] = ()  # a name, a word about it, and a number


class Verb(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A choice shown as a button: a whole line, or the word that several lines begin with."""

    line: str
    says: Words  # what it brings
    title: Words = ""  # the word on the button
    off: bool = False  # it cannot be played now; `line` is there to ask why not
    done: bool = False  # it is off because it was played already this turn


class Note(Struct, frozen=True, gc=False, omit_defaults=True):
    """A sentence beside the seats."""

    says: Words
    sign: str = ""  # a key for the picture before it
    state: str = ""  # of a step of the turn: "done" or "now"; "head" for what stands above them


class Goal(Struct, frozen=True, gc=False, omit_defaults=True):
    """How the game is won. Each seat's progress stands in its panel."""

    says: Words  # "Be the first to have no dice."
    sign: str = ""  # a key for the picture before it
    end: Words = ""  # how near the end is: "4 cards are left in the deck."


class Scene(Struct, frozen=True, gc=False):
    """The table as one seat sees it."""

    asks: Words  # what the seat may do now, or who is awaited, as a sentence
    panels: tuple[Panel, ...]
    board: tuple[Sprite, ...] = ()
    tray: tuple[Sprite, ...] = ()
    verbs: tuple[Verb, ...] = ()
    notes: tuple[Note, ...] = ()
    places: tuple[Place, ...] = ()
    goal: Goal | None = None


class Preview(Struct, frozen=True, gc=False):
    """What a line would bring, before it is played."""

    says: Words = ""  # "Grows that plot by 1 and the fertile one below by 2."
    press: Words = house.PLAY  # on the button: "Grow 3"
    steps: tuple[tuple[str, Words], ...] = ()  # labels on sprites, by key: ("plot-e1", "+1")
    answers: tuple[tuple[Words, Words], ...] = ()  # what others may answer, and its cost
    limit: Words = ""  # why there are no more answers


class Telling(Struct, frozen=True, gc=False):
    """What happened, in whole sentences."""

    says: Words
    effect: Words = ""  # what it brought, as a short label: "+3"
    of: int | None = None  # if chance did it: the seat that rolled


class Count(Struct, frozen=True, gc=False):
    """One row of the score sheet: a category, and the points of each seat."""

    title: Words
    points: tuple[int, ...]
