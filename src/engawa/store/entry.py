"""What is kept: the entries of a table's log, and what stands beside them."""

from __future__ import annotations

from typing import Any

import msgspec


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table. A table is the fold of its entries."""

    n: int  # from 1, without a gap
    at: int  # milliseconds since 1970
    kind: str  # line, chance, undo, seat, clock, ask, answer, end, rematch
    seat: int | None
    by: str  # a guest's id, "bot:LEVEL", "chance" or "table"
    text: str
    id: str = ""  # what its sender calls it: the same one twice is one entry


class Head(msgspec.Struct, frozen=True):
    """A table without its log: what a list of tables shows."""

    id: str
    game: str
    status: str  # waiting, playing, over
    public: bool
    maker: str  # the guest who made it
    made: int
    about: dict[str, Any]  # seats, options, clock, ...: whatever else was agreed
    changed: int = 0  # when its last entry was made
    n: int = 0  # its last entry


class Guest(msgspec.Struct, frozen=True):
    """Somebody without an account."""

    id: str
    name: str
    made: int
    revoked: int = 0  # what was signed for this guest up to then is void


class Said(msgspec.Struct, frozen=True):
    """A word at a table."""

    n: int
    at: int
    by: str
    seat: int | None
    text: str


class News(msgspec.Struct, frozen=True):
    """Something another process has done. Without a table: some news were missed, look at all."""

    what: str  # log, head, chat, or a word of the sender's
    table: str = ""
    n: int = 0
