"""Who is on vacation: clocks of days stand still for them, so many days a year."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable

from engawa.store.entry import News
from engawa.store.jobs import Rows, SqlStep, Values

DAY = 24 * 60 * 60_000  # milliseconds
YEAR = 365 * DAY
MOST = 30  # days a year
LONG = f"CASE WHEN until - began > {DAY} THEN until - began ELSE {DAY} END"  # a day, at the least
USED = f"SELECT coalesce(sum({LONG}), 0) FROM vacations WHERE guest = ? AND until > ?"

Spans = list[tuple[int, int]]


def told(guest: str) -> News:
    """What other processes are told: look at when this guest is away."""
    return News("vacation", "-", text=guest)


class Vacations(ABC):
    @abstractmethod
    async def _read(self, sql: str, values: Values = ()) -> Rows: ...

    @abstractmethod
    async def _steps(self, steps: Iterable[SqlStep], news: News | None = None) -> Rows: ...

    async def vacations(self, guests: Collection[str]) -> dict[str, Spans]:
        """When guests were away, or will be, from and until."""
        marks = ", ".join("?" * len(guests)) or "NULL"
        sql = f"SELECT guest, began, until FROM vacations WHERE guest IN ({marks}) ORDER BY began"
        found: dict[str, Spans] = {}
        for guest, began, until in await self._read(sql, tuple(guests)):
            found.setdefault(guest, []).append((began, until))
        return found

    async def vacation_left(self, guest: str, now: int) -> int:
        """Milliseconds of the year that are left for it."""
        return MOST * DAY - int((await self._read(USED, (guest, now - YEAR)))[0][0])

    async def begin_vacation(self, guest: str, now: int, until: int) -> bool:
        """No, if one is going on, or not enough of the year is left.

        Who asks twice at the same moment writes one row first, and is let in one by one.
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
