"""A table in a living room: the board on a large screen, the hands on phones.

The screen shows the link as a QR code, and a short code for phones without a camera. As the code is
short, it is only valid for a while, and an address may try only a few.
"""

from __future__ import annotations

from msgspec import Struct

from engawa.table.guests import ALPHABET, spelled
from engawa.table.live import Live
from engawa.table.table import No
from engawa.table.tables import Tables
from engawa.words import table as say

LETTERS = 6  # letters of a code: 30 bits
LIVES = 12 * 60 * 60_000  # milliseconds after a screen has asked for it
TRIES = 8  # attempts to find a code that is free


class RoomIs(Struct):
    """What to type on a phone, and until when."""

    code: str
    until: int


class Found(Struct):
    table: str
    link: str


async def open_room(tables: Tables, live: Live) -> RoomIs:
    """Return the code of a table: the same for every screen and from every process."""
    now = tables.now()
    for n in range(TRIES):
        code = spelled(f"room {tables.salt} {live.table.id} {n}", LETTERS)
        if await tables.store.open_room(code, live.table.id, now, now + LIVES):
            return RoomIs(code, now + LIVES)
    raise No("busy", say.OTHERS_FASTER)


async def find(tables: Tables, typed: str) -> Found:
    """Return the table of a code, however it was typed."""
    code = "".join(letter for letter in typed.lower() if letter in ALPHABET)
    table = await tables.store.room(code, tables.now())
    if table is None:
        raise No("bad-code", say.BAD_ROOM)
    return Found(table, (await tables.live(table)).table.hand_link)
