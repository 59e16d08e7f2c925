"""What is kept: the entries of a table's log, and what stands beside them."""

from __future__ import annotations

import msgspec

from engawa.core.json import Parsed


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table. A table is the fold of its entries."""

    n: int  # from 1, without a gap
    at: int  # milliseconds since 1970
    kind: str  # line, chance, undo, seat, clock, ask, answer, end, rematch
    seat: int | None
    by: str  # a guest's id, "bot:LEVEL", "chance" or "table"
    text: str
    id: str = ""  # what its sender calls it: the same one twice is one entry


class StoredTable(msgspec.Struct, frozen=True):
    """A table without its log: what a list of tables shows."""

    id: str
    game: str
    status: str  # waiting, playing, over
    public: bool
    maker: str  # the guest who made it
    made: int
    about: Parsed  # seats, options, clock, ...: whatever else was agreed
    changed: int = 0  # when its last entry was made
    n: int = 0  # its last entry


class InPlay(msgspec.Struct, frozen=True):
    """A table that is not over, as much as is known of it without its log."""

    id: str
    changed: int
    clock: bool  # does it have one?
    people: bool  # does anybody sit there?
    held: bool  # does a process see to it?


class Guest(msgspec.Struct, frozen=True):
    """Somebody who plays; with a passkey or recovery codes they have an account."""

    id: str
    name: str
    made: int
    revoked: int = 0  # what was signed for this guest up to then is void
    muted: int = 0  # until then nothing is said
    banned: int = 0  # until then nothing is done here


class Key(msgspec.Struct, frozen=True):
    """A passkey, by which a guest is known on any device that has it."""

    id: str  # as the browser calls it
    guest: str
    key: str  # the public half
    signs: int  # how often it was used, as it says itself
    name: str  # of the device that made it
    made: int
    used: int  # last


class Said(msgspec.Struct, frozen=True):
    """A word at a table."""

    n: int
    at: int
    by: str
    seat: int | None
    text: str


FOREVER = 9_999_999_999_999  # milliseconds, in the year 2286


class Order(msgspec.Struct, frozen=True):
    """Something that whoever runs the server has ordered."""

    n: int  # from 1
    at: int
    by: str  # the name of who did it, on their machine; or "retention"
    what: str  # close, delete-table, mute, unmute, ban, unban, leave, delete-guest, delete-chat
    whom: str  # a table or a guest
    why: str = ""


class News(msgspec.Struct, frozen=True):
    """Something another process has done. Without a table: some news were missed, look at all."""

    what: str  # log, head, chat, order, or a word of the sender's
    table: str = ""
    n: int = 0
    text: str = ""
