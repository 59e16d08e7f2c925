"""What browsers and the table say to each other, as typed structs.

A message is one JSON object. What a client asks for is named by ``do``, what it is told by ``is``.
Unknown fields and wrong types are refused before anything is looked at.
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
Then = Annotated[list[Line], Meta(max_length=3)]  # each is played in every world that is imagined
Id = Annotated[str, Meta(max_length=64, pattern=r"^[^\x00]*$")]  # the client's name for a request
Seen = Annotated[int, Meta(ge=0, le=1 << 53)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(max_length=40)]
Said = Annotated[str, Meta(min_length=1, max_length=500)]
Code = Annotated[str, Meta(max_length=40)]
Key = Annotated[str, Meta(max_length=40)]
Guest = Annotated[str, Meta(max_length=40, pattern=r"^[^\x00]*$")]


# --- a client asks ---


class Ask(Struct, tag_field="do", tag=str.lower, forbid_unknown_fields=True, frozen=True):
    """Every request may carry an `id`, and the answer repeats it."""


class Hello(Ask, frozen=True):
    """Begin, or begin again, with a whole scene, whatever was `seen`."""

    seen: Seen | None = None
    id: Id = ""


class Play(Ask, frozen=True):
    """Play a line; `seen` is the version it was chosen at."""

    line: Line
    seen: Seen
    id: Id = ""


class Try(Ask, frozen=True):
    """What would this line bring, with those that are to be played `then`?"""

    line: Line
    then: Then = []
    id: Id = ""


class Why(Ask, frozen=True):
    """Why can this line not be played?"""

    line: Line
    id: Id = ""


class Undo(Ask, frozen=True):
    """Take back the last line of one's own, or ask the others to agree to it."""

    seen: Seen
    id: Id = ""


class Answer(Ask, frozen=True):
    """Agree, or not, to what another seat wants to take back."""

    yes: bool
    id: Id = ""


class Resign(Ask, frozen=True):
    """Give up one's seat, and the game with it."""

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
    """Hear no more of a guest at this table; or hear them again, if `on` is false."""

    guest: Guest
    on: bool = True
    id: Id = ""


class Hint(Ask, frozen=True):
    """What would a good player think of here?"""

    id: Id = ""


class Coach(Ask, frozen=True):
    """What is new here to who knows these tips? With `less`, only what costs points."""

    known: Annotated[list[Key], Meta(max_length=100)] = []
    less: bool = False
    id: Id = ""


class Look(Ask, frozen=True):
    """Whether anybody sees the page. Who looks is not called when it is their turn."""

    on: bool
    id: Id = ""


class Ping(Ask, frozen=True):
    id: Id = ""


Moving = Play | Try | Why | Undo | Answer | Resign | Sit
Asked = Hello | Moving | Chat | Mute | Hint | Coach | Look | Ping
asked: msgspec.json.Decoder[Asked] = msgspec.json.Decoder(Asked)


# --- the table tells ---


class Tell(Struct, tag_field="is", tag=str.lower, omit_defaults=True):
    """Every message says what it is."""


class SeatHead(Struct):
    """Who sits in a seat, for all to see."""

    seat: int
    name: Words
    kind: Literal["person", "bot", "open"]
    guest: str | None = None
    level: str | None = None  # of the bot that plays, also for a person who is away
    plays: Words | None = None  # how strong that bot is, in a word
    online: bool = False
    vacation: int | None = None  # until when their clock stands still
    page: str | None = None  # where more is told of them, to whom they allow it


class ClockHead(Struct):
    """What is left to each seat, at the moment of the message."""

    kind: Literal["move", "game"]
    minutes: float
    left: list[int]  # milliseconds
    running: int | None  # the seat whose time runs


class Head(Struct):
    """A table, as everyone who may look at it sees it."""

    table: str
    game: str
    title: Words
    options: dict[str, int | str]
    seats: list[SeatHead]
    you: int | None
    host: bool
    public: bool
    status: Literal["waiting", "playing", "over"]
    n: int
    clock: ClockHead | None
    timeout: Literal["bot", "lose"]
    level: str
    takeback: bool
    spectator_chat: bool
    hints: bool
    watching: int
    link: str | None
    began: int
    rematch: str | None = None
    stopped: Words | None = None  # why it can be looked at and not go on, such as other rules
    replay: str | None = None  # the link for everyone, once the game is over
    turn: int | None = None
    luck: Literal["daily", "shared"] | None = None  # with other tables
    rated: bool = False  # does the result count for ratings?


class Told(Struct, omit_defaults=True):
    """Something that happened, as it reads to one watcher."""

    n: int
    line: str  # empty for what is no move: a seat was given up
    says: Words
    seat: int | None = None  # nobody's, if chance did it
    undone: bool = False
    effect: Words = ""  # what it brought, if that is a figure: "+3"
    of: int | None = None  # whose it is, if chance did it: the seat that rolled


class UndoHead(Struct, omit_defaults=True):
    """What taking back would do: at once if it is free, else only if all agree."""

    free: bool
    to: int | None  # the version it goes back to; null if there is nothing to take back
    says: Words = ""  # why it is not free


class TableIs(Tell, tag="table"):
    head: Head


class SceneIs(Tell, tag="scene"):
    n: int
    scene: Scene
    told: list[Told]
    turn: int | None  # the seat that decides
    clock: ClockHead | None
    undo: UndoHead
    last: list[str]  # the keys of what changed last, to mark it


class Change(Tell):
    n: int
    was: int
    diff: Parsed
    told: list[Told]
    turn: int | None
    clock: ClockHead | None = None
    undo: UndoHead | None = None  # as it was, if it is not told


class Ack(Tell):
    """It is on disk."""

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
    """A preview as it is told."""
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
    """One new thing of this moment; without a key there is none."""

    id: str
    key: str = ""
    title: Words = ""
    says: Words = ""
    now: Words = ""  # what it means for this seat now
    at: Sequence[str] = ()  # keys of the sprites it is about; none: the question
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
    """What was said before, in one message: a newcomer is sent no more than can be sent."""

    said: list[ChatIs]


class AskedIs(Tell, tag="asked"):
    """A seat wants to take back more than it may alone; by null, and the question is settled."""

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
    lost: int | None = None  # the seat that ran out of time or resigned, if that ended it
    says: Words = ""  # how it was won


class Pong(Tell):
    id: str


encode = ENGLISH.encode  # for what has no words in it, and where nobody's language is known
