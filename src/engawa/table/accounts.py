"""Accounts: what lets guests keep their games, and how they sign out or delete themselves."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from engawa.core.notation import seat_name
from engawa.store import Guest, Result, StoredTable
from engawa.store.results import Person
from engawa.table import export
from engawa.table.admin import ALL, Admin
from engawa.table.guests import word
from engawa.table.passkeys import KeyId, Site
from engawa.table.table import No
from engawa.table.tables import Tables
from engawa.words import table as say

CODES = 8  # how many recovery codes are made at once
CODE = 16  # letters of a code: 79 bits, as it may lie in a drawer for years
THEMSELVES = "guest"  # who ordered a deletion, if the guests did it themselves


class KeyIs(Struct):
    """A passkey, as its owner sees it."""

    id: str
    name: str  # of the device that made it
    made: int
    used: int


class KeepIs(Struct):
    """What keeps a guest's games; nothing if there is only the cookie."""

    keys: list[KeyIs]
    codes: int  # unused recovery codes
    passkeys: bool  # can browsers make passkeys at this address?


class DropKey(Struct, frozen=True, forbid_unknown_fields=True):
    id: KeyId


class Codes(Struct):
    """Recovery codes. This is the only time they are shown."""

    codes: list[Annotated[str, Meta(max_length=40)]]


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    everywhere: bool = False


class Gone(Struct):
    """The guest is not known in this browser any more."""


async def keep(tables: Tables, guest: Guest, here: Site | None) -> KeepIs:
    keys = [
        KeyIs(key.id, key.name, key.made, key.used) for key in await tables.store.keys(guest.id)
    ]
    return KeepIs(keys, await tables.store.codes_left(guest.id), here is not None)


async def new_codes(tables: Tables, guest: Guest) -> Codes:
    """Make new recovery codes; all earlier ones stop working."""
    codes = [word(CODE) for _ in range(CODES)]
    if not await tables.store.new_codes(guest, codes):
        raise No("no-guest", say.SAY_HELLO)
    return Codes([spelled(code) for code in codes])


def spelled(code: str) -> str:
    """Write a code in groups of four letters, as people read and type it."""
    return "-".join(code[start : start + 4] for start in range(0, len(code), 4))


async def sign_out(tables: Tables, guest: Guest, everywhere: bool) -> None:
    """Sign a guest out here or on every device, unless they could never come back."""
    kept = await tables.store.keys(guest.id) or await tables.store.codes_left(guest.id)
    if not kept:
        raise No("not-kept", say.NOT_KEPT)
    if everywhere:
        await tables.store.revoke(guest.id, tables.now())
        tables.let_go(guest.id)


async def delete(tables: Tables, guest: Guest) -> None:
    """Delete a guest, as the operator can: their games stay, without the name."""
    await Admin(tables.store, THEMSELVES, tables.now).delete_guest(guest.id)
    await tables.carry_out_orders()


# --- all data about a guest ---


class TableOf(Struct):
    """A table at which the guest sat, or which they made."""

    table: str
    game: str
    status: str
    made: int
    seat: str | None  # their seat; None if they left it or watched
    record: str  # the record as they may see it
    result: Result | None = None  # their own result, once the game is over


class SaidOf(Struct):
    table: str
    at: int
    text: str


class MutedBy(Struct):
    table: str
    guest: str


class Away(Struct):
    """A vacation."""

    began: int
    until: int


class TryOf(Struct):
    """A try at a daily game, or at one of several tables with the same luck."""

    luck: str
    table: str
    finished: int
    points: int | None


class Takeout(Struct):
    """All data that is stored about a guest."""

    guest: Guest
    page: Person | None
    keys: list[KeyIs]
    codes: int  # unused recovery codes; nobody knows the codes themselves
    called: list[str]  # addresses of the browsers that are called at their turn
    away: list[Away]
    tries: list[TryOf]
    said: list[SaidOf]
    muted: list[MutedBy]
    tables: list[TableOf]


async def takeout(tables: Tables, guest: Guest) -> AsyncGenerator[bytes, None]:
    """Yield it as one file, table by table: there may be many."""
    store, kept = tables.store, await keep(tables, guest, None)
    said = [SaidOf(*row) for row in await store.said_by(guest.id)]
    muted = [MutedBy(*row) for row in await store.muted_by(guest.id)]
    called = [each.address for each in await store.endpoints(guest.id)]
    away = [Away(*span) for span in (await store.vacations([guest.id])).get(guest.id, [])]
    page = await store.person(guest.id)
    tries = [TryOf(*row) for row in await store.tries_by(guest.id)]
    about = msgspec.json.encode(
        Takeout(guest, page, kept.keys, kept.codes, called, away, tries, said, muted, [])
    )
    yield about.removesuffix(b"]}")
    heads = {head.id for head in await store.heads(guest=guest.id, limit=ALL)}
    heads |= {table for table, _ in await store.seats_of(guest.id)}
    comma = b"\n"
    for id in sorted(heads):
        await tables.slices.next()
        if head := await store.head(id):
            yield comma + msgspec.json.encode(await _table(tables, guest.id, head))
            comma = b",\n"
    yield b"]}\n"


async def _table(tables: Tables, guest: str, head: StoredTable) -> TableOf:
    found = TableOf(head.id, head.game, head.status, head.made, None, "")
    try:
        table = await tables.glance(head)
    except No:  # of a game that is not installed any more
        return found
    seat = table.seat_of(guest)
    found.seat = None if seat is None else seat_name(seat)
    results = await tables.store.result(head.id)
    found.result = next((each for each in results if each.guest == guest), None)
    if table.over or seat is not None:
        found.record = export.write(table, seat)
    return found
