"""What is stored: the entries of a table's log, and the records beside them."""

from __future__ import annotations

import msgspec

from engawa.core.json import Parsed


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table. A table is computed from its entries."""

    n: int  # from 1, without gaps
    at: int  # milliseconds since 1970
    kind: str  # line, chance, undo, seat, clock, ask, answer, end, rematch
    seat: int | None
    by: str  # a guest's id, "bot:LEVEL", "chance" or "table"
    text: str
    id: str = ""  # the sender's name for it: the same name twice is one entry


class StoredTable(msgspec.Struct, frozen=True):
    """A table without its log, as lists show it."""

    id: str
    game: str
    status: str  # waiting, playing, over
    public: bool
    maker: str  # the guest who made it
    made: int
    about: Parsed  # what else was agreed: seats, options, clock, ...
    changed: int = 0  # the time of its last entry
    n: int = 0  # the number of its last entry


class InPlay(msgspec.Struct, frozen=True):
    """A table that is not over, as far as it is known without its log."""

    id: str
    changed: int
    clock: bool  # does it have a clock?
    people: bool  # does a person sit there?
    held: bool  # does a process look after it?


class Guest(msgspec.Struct, frozen=True):
    """A person who plays. With a passkey or recovery codes, they have an account."""

    id: str
    name: str
    made: int
    revoked: int = 0  # signatures for this guest up to then are invalid
    muted: int = 0  # may not chat until then
    banned: int = 0  # may not do anything until then


class Key(msgspec.Struct, frozen=True):
    """A passkey, by which a guest is known on every device that has it."""

    id: str  # from the browser
    guest: str
    key: str  # the public key
    signs: int  # how often it was used, by its own count
    name: str  # of the device that made it
    made: int
    used: int  # when it was last used


class Said(msgspec.Struct, frozen=True):
    """A chat message at a table."""

    n: int
    at: int
    by: str
    seat: int | None
    text: str


FOREVER = 9_999_999_999_999  # milliseconds, in the year 2286


class Order(msgspec.Struct, frozen=True):
    """An order of the operator."""

    n: int  # from 1
    at: int
    by: str  # the operator's name on their machine, or "retention"
    what: str  # close, delete-table, mute, unmute, ban, unban, leave, delete-guest, delete-chat
    whom: str  # a table or a guest
    why: str = ""


class News(msgspec.Struct, frozen=True):
    """Something another process has done.

    Without a table, some news were lost: check everything.
    """

    what: str  # log, head, chat, order, or a word of the sender's own
    table: str = ""
    n: int = 0
    text: str = ""
