"""Vacations: if a clock has days, it stands still for a while. Everybody at the table sees it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from engawa.store import Guest
from engawa.store.vacations import DAY, MOST
from engawa.table.table import No
from engawa.table.tables import Tables
from engawa.words import table as say


class Vacation(Struct, frozen=True, forbid_unknown_fields=True):
    """Go away for so many days; with 0 days, be back."""

    days: Annotated[int, Meta(ge=0, le=MOST)]


class VacationIs(Struct):
    until: int | None  # if the guest is away
    left: int  # whole days left this year
    most: int = MOST


async def look(tables: Tables, guest: Guest) -> VacationIs:
    now, store = tables.now(), tables.store
    spans = (await store.vacations([guest.id])).get(guest.id, [])
    until = next((until for began, until in spans if began <= now < until), None)
    return VacationIs(until, max(0, await store.vacation_left(guest.id, now)) // DAY)


async def change(tables: Tables, guest: Guest, ask: Vacation) -> VacationIs:
    now, store = tables.now(), tables.store
    if not ask.days:
        await store.end_vacation(guest.id, now)
    elif not await store.begin_vacation(guest.id, now, now + ask.days * DAY):
        raise No("no-vacation", say.no_vacation((await look(tables, guest)).left))
    await tables.rests(guest.id)
    return await look(tables, guest)
