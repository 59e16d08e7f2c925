"""The messages between browsers and tables, as typed structs.

A message is one JSON object. Requests have their name in ``do``, answers and news in ``is``.
Unknown fields and wrong types are refused before anything else is looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from engawa.core.json import Parsed
from engawa.core.preview import Shown
from engawa.core.scene import Scene
from engawa.words import ENGLISH, Words

Line = Annotated[str, Meta(min_length=1, max_length=200)]
Then = Annotated[list[Line], Meta(max_length=3)]  # each is played in every imagined world
Id = Annotated[str, Meta(max_length=64, pattern=r"^[^\x00]*$")]  # the client's name for a request
Seen = Annotated[int, Meta(ge=0, le=1 << 53)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(max_length=40)]
Said = Annotated[str, Meta(min_length=1, max_length=500)]
Code = Annotated[str, Meta(max_length=40)]
Key = Annotated[str, Meta(max_length=40)]
Guest = Annotated[str, Meta(max_length=40, pattern=r"^[^\x00]*$")]


# --- requests ---


class Ask(Struct, tag_field="do", tag=str.lower, forbid_unknown_fields=True, frozen=True):
    """The base of all requests. The answer repeats the `id`, if there is one."""


class Hello(Ask, frozen=True):
    """Begin or begin again: the answer is a whole scene, whatever was `seen`."""

    seen: Seen | None = None
    id: Id = ""


class Play(Ask, frozen=True):
    """Play a line; `seen` is the version it was chosen at."""

    line: Line
    seen: Seen
    id: Id = ""


class Try(Ask, frozen=True):
    """What would this line bring, together with the lines to play `then`?"""

    line: Line
    then: Then = []
    id: Id = ""


class Why(Ask, frozen=True):
    """Why can this line not be played?"""

    line: Line
    id: Id = ""


class Undo(Ask, frozen=True):
    """Take back one's own last line, or ask the others to agree."""

    seen: Seen
    id: Id = ""


class Answer(Ask, frozen=True):
    """Agree or disagree with another seat's request to take back."""

    yes: bool
    id: Id = ""


class Resign(Ask, frozen=True):
    """Give up the seat, and with it the game."""

    id: Id = ""


class Sit(Ask, frozen=True, tag="seat"):
    """Hand a seat to a bot of some level, or take it back."""

    seat: Seat
    bot: Level | None = None
    id: Id = ""


class Chat(Ask, frozen=True):
    text: Said
    id: Id = ""


class Mute(Ask, frozen=True):
    """Hide a guest's messages at this table, or show them again if `on` is false."""

    guest: Guest
    on: bool = True
    id: Id = ""


class Hint(Ask, frozen=True):
    """What would a good player do here?"""

    id: Id = ""


class Coach(Ask, frozen=True):
    """Ask for a tip that is not among those known. With `less`, only tips that save points."""

    known: Annotated[list[Key], Meta(max_length=100)] = []
    less: bool = False
    id: Id = ""


class Look(Ask, frozen=True):
    """Say whether the page is visible. Somebody who looks is not called at their turn."""

    on: bool
    id: Id = ""


class Ping(Ask, frozen=True):
    id: Id = ""


Moving = Play | Try | Why | Undo | Answer | Resign | Sit
Asked = Hello | Moving | Chat | Mute | Hint | Coach | Look | Ping
asked: msgspec.json.Decoder[Asked] = msgspec.json.Decoder(Asked)


# --- answers and news ---


class Tell(Struct, tag_field="is", tag=str.lower, omit_defaults=True):
    """The base of all answers and news."""


class SeatHead(Struct, omit_defaults=True):
    """Who sits in a seat, for all to see."""

    seat: int
    name: Words
    kind: Literal["person", "bot", "open"]
    guest: str | None = None
    level: str | None = None  # of the bot that plays, also in place of a person who is away
    plays: Words | None = None  # the bot's strength in a word
    online: bool = False
    vacation: int | None = None  # until when their clock stands still
    page: str | None = None  # the address of their page, for those who may see it


class ClockHead(Struct):
    """The time left to each seat when the message was sent."""

    kind: Literal["move", "game"]
    minutes: float
    left: list[int]  # milliseconds
    running: int | None  # the seat whose time runs


class Head(Struct, kw_only=True, omit_defaults=True):
    """A table, as everybody who may watch it sees it."""

    table: str
    game: str
    title: Words
    options: dict[str, int | str]
    seats: list[SeatHead]
    you: int | None
    host: bool = False
    public: bool = False
    status: Literal["waiting", "playing", "over"]
    n: int
    clock: ClockHead | None = None
    timeout: Literal["bot", "lose"]
    level: str
    takeback: bool = False
    spectator_chat: bool = False
    hints: bool = False
    watching: int = 0
    link: str | None = None
    began: int
    rematch: str | None = None
    stopped: Words | None = None  # why the game cannot go on, such as other rules
    replay: str | None = None  # a link for everybody, once the game is over
    turn: int | None
    luck: Literal["daily", "shared"] | None = None  # with other tables
    rated: bool = False  # does the result count for ratings?


class Told(Struct, omit_defaults=True):
    """Something that happened, as it reads to one watcher."""

    n: int
    line: str  # empty if it is not a move: a seat was given up
    says: Words
    seat: int | None = None  # None if chance did it
    undone: bool = False
    effect: Words = ""  # what it brought, if that is a number: "+3"
    of: int | None = None  # if chance did it: the seat that rolled


class UndoHead(Struct, omit_defaults=True):
    """What taking back would do: it happens at once if it is free, else if all agree."""

    free: bool = False
    to: int | None = None  # the version it goes back to; None if there is nothing to take back
    says: Words = ""  # why it is not free, if there is something to take back


class TableIs(Tell, tag="table"):
    head: Head


class SceneIs(Tell, tag="scene"):
    n: int
    scene: Scene
    told: list[Told]
    turn: int | None  # the seat to decide
    clock: ClockHead | None
    undo: UndoHead
    last: list[str]  # keys of what changed last, to be marked


class Change(Tell):
    n: int
    diff: Parsed
    told: list[Told]
    turn: int | None
    was: int | None = None  # the version of the scene it changes, if not n less what is told
    clock: ClockHead | None = None
    undo: UndoHead | None = None  # unchanged if it is not sent


class Ack(Tell):
    """The request is stored on disk."""

    id: str
    n: int


class Refused(Tell):
    id: str
    code: str
    says: Words
    n: int
    rule: str | UnsetType = UNSET


class PreviewWords(Struct, omit_defaults=True):
    title: Words
    says: Words
    press: Words
    steps: list[tuple[str, Words]]
    answers: list[tuple[Words, Words]] = []
    limit: Words = ""


def preview_words(shown: Shown) -> PreviewWords:
    """Return a preview as it is sent."""
    words = shown.words
    return PreviewWords(
        title=shown.title,
        says=words.says,
        press=words.press,
        steps=[*words.steps],
        answers=[*words.answers],
        limit=words.limit,
    )


class PreviewIs(Tell, tag="preview"):
    id: str
    line: str
    words: PreviewWords
    diff: Parsed | None


class Because(Tell):
    id: str
    line: str
    rule: str | None  # null if the line can be played
    says: Words


class HintLine(Struct):
    line: str
    visits: int
    scores: list[float]
    then: list[str]
    title: Words = ""  # the line in words


class HintIs(Tell, tag="hint"):
    id: str
    says: Words
    lines: list[HintLine]


class TipIs(Tell, tag="tip"):
    """A tip for this moment; without a key there is none."""

    id: str
    key: str = ""
    title: Words = ""
    says: Words = ""
    now: Words = ""  # what it means for this seat now
    at: Sequence[str] = ()  # keys of the sprites it is about; empty: the question
    rules: Sequence[str] = ()
    of: int = 0  # how many tips the game has


class ChatIs(Tell, tag="chat"):
    guest: str
    name: Words
    seat: int | None
    text: str
    at: int
    n: int


class TalkIs(Tell, tag="talk"):
    """Earlier chat in one message: a newcomer's queue has room for only so many."""

    said: list[ChatIs]


class AskedIs(Tell, tag="asked"):
    """A seat asks to take back more than it may alone; null if that is settled."""

    by: int | None
    to: int | None
    yes: list[int]  # the seats that have agreed
    wait: list[int]  # the seats that have not answered


class CountIs(Struct):
    title: Words
    points: list[int]


class Over(Tell):
    scores: list[float]
    points: list[int]
    pad: list[CountIs]
    lost: int | None = None  # the seat that ended the game, by time or by resigning
    says: Words = ""  # how the game was won
    replay: str | None = None  # a link for everybody


class Pong(Tell):
    id: str


encode = ENGLISH.encode  # for messages without words, or if the language is not known
