"""Vacations: clocks with days stand still for a guest, for a number of days a year."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable

from engawa.store.entry import News
from engawa.store.jobs import Rows, SqlStep, Values

DAY = 24 * 60 * 60_000  # milliseconds
YEAR = 365 * DAY
MOST = 30  # days a year
LONG = f"CASE WHEN until - began > {DAY} THEN until - began ELSE {DAY} END"  # at least a day
USED = f"SELECT coalesce(sum({LONG}), 0) FROM vacations WHERE guest = ? AND until > ?"

Spans = list[tuple[int, int]]


def told(guest: str) -> News:
    """Return the news that tells other processes to read a guest's vacations again."""
    return News("vacation", "-", text=guest)


class Vacations(ABC):
    @abstractmethod
    async def _read(self, sql: str, values: Values = ()) -> Rows: ...

    @abstractmethod
    async def _steps(self, steps: Iterable[SqlStep], news: News | None = None) -> Rows: ...

    async def vacations(self, guests: Collection[str]) -> dict[str, Spans]:
        """Return when guests were or will be away, from and until."""
        marks = ", ".join("?" * len(guests)) or "NULL"
        sql = f"SELECT guest, began, until FROM vacations WHERE guest IN ({marks}) ORDER BY began"
        found: dict[str, Spans] = {}
        for guest, began, until in await self._read(sql, tuple(guests)):
            found.setdefault(guest, []).append((began, until))
        return found

    async def vacation_left(self, guest: str, now: int) -> int:
        """Return the milliseconds of vacation that are left this year."""
        return MOST * DAY - int((await self._read(USED, (guest, now - YEAR)))[0][0])

    async def begin_vacation(self, guest: str, now: int, until: int) -> bool:
        """Begin a vacation. False if one is going on, or there is not enough left this year.

        Both of two simultaneous requests first write to one row, so they are let in one by one.
        """
        rows = await self._steps(
            [
                ("UPDATE guests SET made = made WHERE id = ?", (guest,)),
                ("DELETE FROM vacations WHERE guest = ? AND until <= ?", (guest, now - YEAR)),
                (
                    "INSERT INTO vacations (guest, began, until) SELECT ?, ?, ? "
                    f"WHERE ({USED}) + ? <= ? AND NOT EXISTS "
                    "(SELECT 1 FROM vacations WHERE guest = ? AND (until > ? OR began = ?)) "
                    "RETURNING guest",
                    (
                        *(guest, now, until, guest, now - YEAR, until - now, MOST * DAY),
                        *(guest, now, now),
                    ),
                ),
            ],
            told(guest),
        )
        return bool(rows)

    async def end_vacation(self, guest: str, now: int) -> None:
        sql = "UPDATE vacations SET until = ? WHERE guest = ? AND until > ?"
        await self._steps([(sql, (now, guest, now))], told(guest))
