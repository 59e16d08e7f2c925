"""The daily game: everybody plays it alone with the same luck, and has one try that counts.

The luck of a day comes from a seed, which is made when somebody first asks for that day. A hash of
the seed is shown on that day, and the seed itself when nobody plays that day any more.
"""

from __future__ import annotations

from datetime import date, timedelta
from typing import Literal

import msgspec
from msgspec import Struct

from engawa.core.game import AnySpec
from engawa.core.luck import seed_hash
from engawa.games import names, spec
from engawa.store import Guest, StoredLuck, Try
from engawa.table import shared_luck
from engawa.table.guests import word
from engawa.table.lobby import Made, lay
from engawa.table.table import No, Sitter, replay_link, told_name
from engawa.table.tables import Tables
from engawa.table.terms import Terms, game_for
from engawa.words import Words
from engawa.words import table as say

WEEK = 7  # days shown, including today
KNOWN = 12  # the most people shown that the guest has met
LEVEL = "greedy"  # of a bot that never plays: a try cannot be handed over


class TryIs(Struct):
    """The guest's own try. It has no points if it was given up or not finished in time."""

    status: Literal["none", "playing", "over"] = "none"
    points: int | None = None  # so far, while it goes on
    won: bool = False
    table: str | None = None
    link: str | None = None  # to the table, or to the replay once it is over
    n: int = 0


class BestIs(Struct):
    """The best try of a day."""

    name: Words
    points: int
    link: str  # of its replay
    mine: bool


class KnownIs(Struct):
    """The try of somebody the guest has met."""

    name: Words
    mark: int  # which of the signs of seats
    status: Literal["playing", "over"]
    points: int | None  # None until they have finished
    won: bool
    link: str | None  # to the replay, for those who have finished


class DayIs(Struct):
    day: str  # 2026-11-18, in UTC
    promise: str | None  # the hash of the seed; None if nobody asked for that day
    seed: str | None  # shown when nobody plays that day any more
    mine: TryIs
    again: bool  # can it be played again, without counting?


class DailyIs(Struct):
    """A day, and the week that ends today."""

    today: str
    day: DayIs
    game: str
    title: Words
    wins: int  # the points to reach
    ends: int  # after this, no try can begin
    shown: int  # after this, no try goes on, and the seed is shown
    counts: list[tuple[int, int]]  # finished tries: points, and how many made them
    best: BestIs | None  # for those who have finished, or when the seed is shown
    known: list[KnownIs]  # tries of people the guest has met, best first
    week: list[DayIs]  # oldest first


def game_of_the_day() -> AnySpec:
    found = next((place for name in names() if (place := spec(name)).daily), None)
    if found is None:
        raise No("not-found", say.NO_DAILY)
    return found


def read_day(tables: Tables, text: str) -> date:
    """Read a date, up to today."""
    today = shared_luck.day_at(tables.now())
    try:
        day = date.fromisoformat(text) if text else today
    except ValueError:
        raise No("not-found", say.NO_DAY) from None
    if day > today or (text and day.isoformat() != text):
        raise No("not-found", say.NO_DAY)
    return day


async def look(tables: Tables, guest: str, text: str = "") -> DailyIs:
    place, today, day = game_of_the_day(), shared_luck.day_at(tables.now()), read_day(tables, text)
    assert place.daily
    luck = shared_luck.luck_of(day)
    if day == today:
        await tables.store.make_luck(luck, tables.now())
    week = [await _day(tables, guest, today - timedelta(days=n)) for n in reversed(range(WEEK))]
    found = next((each for each in week if each.day == day.isoformat()), None)
    this = found or await _day(tables, guest, day)
    sees = this.seed is not None or this.mine.status == "over"
    return DailyIs(
        today=today.isoformat(),
        day=this,
        game=place.name,
        title=place.title,
        wins=place.daily.wins,
        ends=shared_luck.begins(day + timedelta(days=1)),
        shown=shared_luck.shown_at(day),
        counts=await tables.store.points_made(luck),
        best=await _best(tables, guest, luck) if sees else None,
        known=await _known(tables, guest, luck, sees) if guest else [],
        week=week,
    )


async def _day(tables: Tables, guest: str, day: date) -> DayIs:
    luck = await tables.store.luck(shared_luck.luck_of(day))
    if luck is None:
        return DayIs(day.isoformat(), None, None, TryIs(), False)
    out = await shared_luck.is_out(tables, luck.name)
    mine = await tables.store.try_of(luck.name, guest) if guest else None
    told = luck.seed if out else None
    return DayIs(day.isoformat(), seed_hash(luck.seed), told, await _try(tables, mine), out)


async def _try(tables: Tables, mine: Try | None) -> TryIs:
    head = await tables.store.head(mine.table) if mine else None
    if mine is None or head is None:
        return TryIs()
    if mine.finished:  # a look at the week should not open a week of tables
        return TryIs("over", mine.points, mine.won, head.id, f"/replay/{head.id}", head.n)
    table = (await tables.live(mine.table)).table
    points: int | None = table.position.points()[0]
    if not table.over:
        return TryIs("playing", points, False, table.id, table.link, table.n)
    if table.lost is not None or table.stopped:
        points = None
    won = points is not None and table.scores()[0] == 1
    return TryIs("over", points, won, table.id, table.replay, table.n)


async def _best(tables: Tables, guest: str, luck: str) -> BestIs | None:
    best = await tables.store.best_try(luck)
    if best is None or best.points is None:
        return None
    try:
        table = (await tables.live(best.table)).table
    except No:  # this one cannot be read here, everything else can
        return None
    name = told_name(await tables.name_of(best.guest))
    return BestIs(name, best.points, table.replay, best.guest == guest)


async def _known(tables: Tables, guest: str, luck: str, sees: bool) -> list[KnownIs]:
    """Return tries of people the guest has met; only who `sees` them gets points and replays."""
    found = await tables.store.tries_of_met(luck, guest, KNOWN)
    heads = await tables.store.heads_of([each.tried.table for each in found]) if sees else {}
    known = []
    for each in found:
        tried, head = each.tried, heads.get(each.tried.table)
        over = bool(tried.finished)
        link = None
        if over and head is not None:
            link = replay_link(head.id, msgspec.convert(head.about, Terms).code)
        status: Literal["playing", "over"] = "over" if over else "playing"
        name = told_name(each.name)
        known.append(KnownIs(name, each.mark, status, tried.points, tried.won, link))
    return known


async def begin(tables: Tables, guest: Guest) -> Made:
    """Sit down to today's try: always the same table, however often and wherever one asks."""
    now = tables.now()
    today = shared_luck.day_at(now)
    luck = await tables.store.make_luck(shared_luck.luck_of(today), now)
    table = await tables.store.take_try(luck.name, guest.id, word(10))
    return await _lay(tables, guest, luck, shared_luck.shown_at(today), table)


async def again(tables: Tables, guest: Guest, text: str) -> Made:
    """Play a past day once more, without counting, once its seed is shown."""
    luck = await tables.store.luck(shared_luck.luck_of(read_day(tables, text)))
    if luck is None:
        raise No("not-found", say.NO_DAY)
    if not await shared_luck.is_out(tables, luck.name):
        raise No("same-luck", say.DAILY_KEPT)
    return await _lay(tables, guest, luck, 0, word(10))


async def _lay(tables: Tables, guest: Guest, luck: StoredLuck, until: int, table: str) -> Made:
    head = await tables.store.head(table)
    if head and head.n:
        return Made(table, (await tables.live(table)).table.link)
    place = game_of_the_day()
    assert place.daily
    game = game_for(place.name, 1, dict(place.daily.options))
    terms = Terms(
        seats=1,
        options=game.chosen(),
        level=LEVEL,
        takeback=False,
        hints=False,
        code=word(12),
        rules=place.rules_version,
        luck=luck.name,
        until=until,
    )
    return await lay(
        tables, guest.id, game, terms, False, [Sitter(guest.id, guest.name)], [], table
    )
