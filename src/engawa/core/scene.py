"""What screens draw: a seat's view in words and named drawings, and the lines a touch can play.

A scene is made from what one seat may see and may do, so it cannot tell more. The browser
draws it, the terminal and the screen reader read it aloud. Where people read, there are `Words`;
where a screen chooses a picture, there is a key. No word of a language is ever compared.
What has more than four fields is made by keywords.
"""

from __future__ import annotations

from msgspec import Struct

from engawa.words import Words, house


class Place(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True, cache_hash=True):
    """A part of the table that things lie on: the garden, a hand, a row of cards."""

    name: str  # as sprites say it
    title: Words = ""  # its heading
    on: str = "garden"  # the part of the screen: "garden", "tray", or a seat's panel, "seat B"
    note: Words = ""  # beside the heading: "4 of 5"
    x: float = 0.0  # where its own 0, 0 lies in the garden
    y: float = 0.0
    size: float = 1.0  # how large it is drawn there


class Face(Struct, frozen=True, gc=False, omit_defaults=True):
    """What stands on a thing, in properties that its drawing knows; each game names its own."""


class Sprite(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True, cache_hash=True):
    """One thing on the table. Its key lasts, so that a screen can follow it as it moves."""

    key: str
    drawing: str  # the name of a picture
    place: str  # where it lies: "garden", "hand", "seat B"
    label: Words  # what it is; empty if another sprite tells it
    state: str = ""  # a key for how it is shown: faded, chosen
    lines: tuple[str, ...] = ()  # what touching it can play; with any it is lit
    x: float = 0.0  # within its place, to the right; a hex, card or die is 1 wide
    y: float = 0.0  # downwards
    face: Face | None = None  # what stands on it: wet, with fertilizer
    turn: int = 0  # degrees, clockwise
    would: tuple[str, ...] = ()  # what touching it would mean, were it allowed: to ask why not
    press: Words = ""  # what touching it does, in a few words, read after the label
    text: Words = ""  # what is written on it
    note: Words = ""  # how far it is: "1 of 2"; read after the label


class Panel(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True, cache_hash=True):
    """What a seat has, for all to see."""

    seat: int
    counts: tuple[tuple[str, Words, int], ...]  # a key for its picture, its name, how many
    note: Words = ""
    lines: tuple[str, ...] = ()
    score: int | None = None  # the figure that stands large beside the name
    meters: tuple[tuple[str, Words, int, int], ...] = ()  # and of how many: three of eight
    worth: Words = ""  # what the score counts, if it is not points
    far: Words = ""  # how far the seat is from winning: "5 of 9 cards done"
    title: Words = ""  # of a paper below the seats, for the note and the rows; none: in the panel
    rows: tuple[tuple[Words, Words, int], ...] = ()  # what, a word about it, and a figure


class Verb(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A choice as a button: a whole line, or the word that several lines begin with."""

    line: str
    says: Words  # what it brings
    title: Words = ""  # the word on the button
    off: bool = False  # it cannot be played now; `line` is what to ask why not
    done: bool = False  # because it was, in this turn


class Note(Struct, frozen=True, gc=False, omit_defaults=True):
    """A sentence beside the seats."""

    says: Words
    sign: str = ""  # a key for the picture before it
    state: str = ""  # of a step of the turn: "done" or "now"


class Goal(Struct, frozen=True, gc=False, omit_defaults=True):
    """How the game is won; how far each seat is stands in its panel."""

    says: Words  # "Be the first to have no dice."
    sign: str = ""  # a key for the picture before it
    end: Words = ""  # how far the end is: "4 cards are left in the deck."


class Scene(Struct, frozen=True, gc=False):
    """The table as one seat sees it."""

    asks: Words  # what may be done now, or who is awaited, as a sentence
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
    steps: tuple[tuple[str, Words], ...] = ()  # chips on sprites, by key: ("plot-e1", "+1")
    answers: tuple[tuple[Words, Words], ...] = ()  # of others, and what each costs
    limit: Words = ""  # why there are no more answers


class Telling(Struct, frozen=True, gc=False):
    """What happened, in whole sentences."""

    says: Words
    effect: Words = ""  # what it brought, for a chip: "+3"
    of: int | None = None  # whose it is, if chance did it: the seat that rolled


class Count(Struct, frozen=True, gc=False):
    """One row of the score sheet: a category, and the points of each seat."""

    title: Words
    points: tuple[int, ...]
