"""Play with strangers: those who wait for the same game and number of seats sit down together.

The store decides who sits where. The first of them to ask again makes the table, at any process. If
several ask, it is still one table.
"""

from __future__ import annotations

import hashlib
from typing import Annotated

from msgspec import Meta, Struct

from engawa.core.errors import EngawaError
from engawa.core.rng import named
from engawa.store import Guest
from engawa.store.strangers import PATIENCE, Place
from engawa.table.guests import word
from engawa.table.lobby import Listed, lay, rows
from engawa.table.messages import Level
from engawa.table.requests import check_level
from engawa.table.table import SOMEBODY, No, Sitter
from engawa.table.tables import Tables
from engawa.table.terms import ClockTerms, Terms, game_for
from engawa.words import table as say

CLOCK = ClockTerms("move", 3)  # if a stranger has gone, a bot soon plays on
STANDS_IN = "greedy"  # the level that plays for those who left, if none was named
NONE = "none"  # instead of a level: tables without bots
OPEN = 50  # how many open tables are listed


class Wait(Struct, frozen=True, forbid_unknown_fields=True):
    """Wait for others; after a minute, bots of that level may take the empty seats."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[int, Meta(ge=2, le=8)]
    bot: Level | None = None


class WaitIs(Struct):
    """The state of waiting: with a `link` one is seated, without a `game` one does not wait."""

    game: str = ""
    seats: int = 0
    waiting: int = 0  # how many wait for the same, including oneself
    since: int = 0
    bots: int | None = None  # when they take the empty seats
    link: str | None = None


class QueueIs(Struct):
    game: str
    seats: int
    waiting: int


async def wait(tables: Tables, guest: Guest, address: str, ask: Wait) -> WaitIs:
    try:
        game = game_for(ask.game, ask.seats, {})
    except EngawaError as error:
        raise No("bad-game", say.clause(error.says)) from error
    if ask.bot is not None:
        check_level(ask.bot)
    place = Place(guest.id, game.name, ask.seats, ask.bot or "", tables.now(), "")
    found = await tables.store.wait(place, origin(tables, address), tables.now(), ids())
    if found is None or not (found.seated or (found.game, found.seats) == (game.name, ask.seats)):
        raise No("busy", say.MANY_WAIT)
    return await told(tables, found)


async def still(tables: Tables, guest: Guest) -> WaitIs:
    found = await tables.store.still(guest.id, tables.now(), ids())
    return await told(tables, found) if found else WaitIs()


async def leave(tables: Tables, guest: Guest) -> WaitIs:
    """Stop waiting. A guest who was seated a moment before is told where."""
    await tables.store.wait_no_more(guest.id)
    found = await tables.store.place(guest.id, tables.now())
    return await told(tables, found) if found else WaitIs()


async def queues(tables: Tables) -> list[QueueIs]:
    return [QueueIs(*row) for row in await tables.store.queues(tables.now())]


async def open_tables(tables: Tables, guest: str, game: str, level: str) -> list[Listed]:
    """Return public tables with an open seat, latest change first, by game or bot level."""
    heads = await tables.store.heads(public=True, status="waiting", limit=OPEN, game=game or None)
    found = [row for row in await rows(tables, guest, heads) if row.open]
    return [row for row in found if not level or (row.levels or [NONE]).count(level)]


def ids() -> tuple[str, str]:
    return word(10), word(10)


def origin(tables: Tables, address: str) -> str:
    """Hash an address, as it is stored while somebody waits: it can be counted but not read."""
    return hashlib.sha256(f"{tables.salt} {address}".encode()).hexdigest()[:32]


async def told(tables: Tables, place: Place) -> WaitIs:
    if not place.seated:
        bots = place.since + PATIENCE if place.bot else None
        return WaitIs(place.game, place.seats, place.waiting, place.since, bots)
    made = await seat(tables, place.seated)
    await tables.store.wait_no_more(place.guest, place.seated)
    return WaitIs(place.game, place.seats, 0, place.since, None, made)


async def seat(tables: Tables, table: str) -> str:
    """Return the link of a table where strangers were seated; the first to ask makes the table.

    All who are told of it were seated before, so their places are known until the table exists.
    """
    head = await tables.store.head(table)
    if head is None or head.n == 0:
        places = await tables.store.seated(table)
        first = places[0]
        game = game_for(first.game, first.seats, {})
        bot = next((place.bot for place in places if place.bot), STANDS_IN)
        sitters = [Sitter(place.guest, await name(tables, place.guest)) for place in places]
        sitters += [Sitter("", bot, bot)] * (game.seats - len(sitters))
        luck = named("strangers", table)  # the same at every process
        mixed = [sitters.pop(luck.below(len(sitters))) for _ in range(game.seats)]
        rules = game.spec.rules_version
        terms = Terms(game.seats, game.chosen(), CLOCK, level=bot, rules=rules)
        await lay(tables, first.guest, game, terms, True, mixed, [], table)
    return (await tables.live(table)).table.link


async def name(tables: Tables, guest: str) -> str:
    """Return the guest's current name, which may have been changed at another process."""
    found = await tables.store.guest(guest)
    return found.name if found else SOMEBODY
