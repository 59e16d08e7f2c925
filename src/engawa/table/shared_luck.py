"""Keep shared luck fair: nobody sees what it brings at another table before they have played.

This decides who may look at a table and when, for daily games and duplicate tables.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING

from engawa.table.table import No, Table
from engawa.words import table as say

if TYPE_CHECKING:
    from engawa.table.tables import Tables

DAILY = "daily/"  # followed by the date: the name of a day's luck
NOON = timedelta(days=1, hours=12)  # when all tries are over, after the day began


def day_at(now: int) -> date:
    return datetime.fromtimestamp(now / 1000, UTC).date()


def luck_of(day: date) -> str:
    return f"{DAILY}{day.isoformat()}"


def is_daily(luck: str) -> bool:
    return luck.startswith(DAILY)


def begins(day: date) -> int:
    """Return when a day begins, in milliseconds."""
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()) * 1000


def shown_at(day: date) -> int:
    """Return when the seed of a day can be shown because nobody plays it any more."""
    return begins(day) + int(NOON.total_seconds()) * 1000


async def is_out(tables: Tables, luck: str) -> bool:
    """Has everybody who plays this luck finished?"""
    if is_daily(luck):
        return tables.now() >= shown_at(date.fromisoformat(luck.removeprefix(DAILY)))
    found = await tables.store.luck(luck)
    heads = [await tables.store.head(table) for table in found.tables] if found else []
    return all(head.status == "over" for head in heads if head)


async def check_look(tables: Tables, guest: str, table: Table) -> None:
    """Raise No if a guest would see what a luck brings before playing it."""
    luck = table.terms.luck
    if not luck or not table.started or table.seat_of(guest) is not None:
        return
    mine = await tables.store.try_of(luck, guest) if guest else None
    if mine and (mine.table == table.id or (is_daily(luck) and mine.finished)):
        return
    if not await is_out(tables, luck):
        raise No("same-luck", say.LUCK_OWN_TRY if is_daily(luck) else say.LUCK_NOT_YET)


async def take(tables: Tables, guest: str, table: Table) -> None:
    """Reserve the luck of a table for a guest; raise No if they play it at another table."""
    if await tables.store.take_try(table.terms.luck, guest, table.id) != table.id:
        raise No("same-luck", say.LUCK_ONE_TABLE)


async def give_back(tables: Tables, guest: str, table: Table) -> None:
    """Let a guest who does not sit here, and has not played here, play at another table."""
    played = table.started and guest in table.names
    if table.seat_of(guest) is None and not played:
        await tables.store.drop_try(table.terms.luck, guest, table.id)
