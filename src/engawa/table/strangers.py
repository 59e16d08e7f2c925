"""Playing with strangers: whoever waits for the same game, with as many seats, is seated together.

The store decides who sits where. The table is made by whoever asks first afterwards, at whichever
process; asked by several, it is one table.
"""

from __future__ import annotations

import hashlib
from typing import Annotated

from msgspec import Meta, Struct

from engawa.core.errors import EngawaError
from engawa.core.rng import named
from engawa.store import Guest
from engawa.store.strangers import PATIENCE, Place
from engawa.table.acts import check_level
from engawa.table.guests import word
from engawa.table.lobby import Listed, lay, rows
from engawa.table.messages import Level
from engawa.table.table import SOMEBODY, No, Sitter
from engawa.table.tables import Tables
from engawa.table.terms import ClockTerms, Terms, game_for
from engawa.words import table as say

CLOCK = ClockTerms("move", 3)  # nobody waits long for a stranger who has gone: a bot plays on
STANDS_IN = "greedy"  # for who has gone, if nobody named a level
NONE = "none"  # in the place of a level: tables without bots
OPEN = 50  # tables that are looked at for the list of open ones


class Wait(Struct, frozen=True, forbid_unknown_fields=True):
    """Wait for others; if a minute passes, bots of that level may take the empty seats."""

    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[int, Meta(ge=2, le=8)]
    bot: Level | None = None


class WaitIs(Struct):
    """How the waiting goes: with a link one is seated, without a game one waits no more."""

    game: str = ""
    seats: int = 0
    waiting: int = 0  # for the same, oneself included
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
    """Wait no more. Who was seated a moment before is told where."""
    await tables.store.wait_no_more(guest.id)
    found = await tables.store.place(guest.id, tables.now())
    return await told(tables, found) if found else WaitIs()


async def queues(tables: Tables) -> list[QueueIs]:
    return [QueueIs(*row) for row in await tables.store.queues(tables.now())]


async def open_tables(tables: Tables, guest: str, game: str, level: str) -> list[Listed]:
    """Public tables with a seat left, the last changed first; of a game, with bots of a level."""
    heads = await tables.store.heads(public=True, status="waiting", limit=OPEN, game=game or None)
    found = [row for row in await rows(tables, guest, heads) if row.open]
    return [row for row in found if not level or (row.levels or [NONE]).count(level)]


def ids() -> tuple[str, str]:
    return word(10), word(10)


def origin(tables: Tables, address: str) -> str:
    """An address as it is kept for as long as somebody waits: it can be counted, and not read."""
    return hashlib.sha256(f"{tables.salt} {address}".encode()).hexdigest()[:32]


async def told(tables: Tables, place: Place) -> WaitIs:
    if not place.seated:
        bots = place.since + PATIENCE if place.bot else None
        return WaitIs(place.game, place.seats, place.waiting, place.since, bots)
    made = await seat(tables, place.seated)
    await tables.store.wait_no_more(place.guest, place.seated)
    return WaitIs(place.game, place.seats, 0, place.since, None, made)


async def seat(tables: Tables, table: str) -> str:
    """The link of a table at which strangers were seated; the table is made if it is not there.

    Whoever is told of it was seated before, so as long as it is not there all their places are.
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
    """As it is now: another process may have been told of a new one."""
    found = await tables.store.guest(guest)
    return found.name if found else SOMEBODY
