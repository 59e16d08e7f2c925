"""Who waits to play with strangers. The store decides who is seated together, exactly once.

Waiting guests report again and again that they are still there. Those who fall silent get no seat.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

import msgspec

from engawa.store.entry import News
from engawa.store.jobs import Rows, SqlStep, Values

LEASE = 12_000  # milliseconds for which a guest counts as there after reporting
KEPT = 60_000  # milliseconds for which we remember where they were seated
PATIENCE = 60_000  # milliseconds after which bots take the empty seats, if wanted
EACH = 8  # how many may wait from one address

# guests who are there and not seated, for a game and a number of seats
QUEUE = "game = ? AND seats = ? AND seated = '' AND until > ?"
FIRST = "ORDER BY since, guest LIMIT ?"


class Place(msgspec.Struct, frozen=True):
    """What a guest waits for, and since when."""

    guest: str
    game: str
    seats: int
    bot: str  # the level that takes seats that stay empty; empty: none
    since: int
    seated: str  # the table, once there is one
    waiting: int = 0  # how many wait for the same


PLACE = "guest, game, seats, bot, since, seated"


class Strangers(ABC):
    @abstractmethod
    async def _read(self, sql: str, values: Values = ()) -> Rows: ...

    @abstractmethod
    async def _steps(self, steps: Iterable[SqlStep], news: News | None = None) -> Rows: ...

    async def wait(
        self, place: Place, origin: str, now: int, tables: Sequence[str]
    ) -> Place | None:
        """Begin to wait, or wait for something else. None if too many wait from there.

        If the guest was just seated and does not know it yet, they are told that instead. `tables`
        are two new ids for tables: without bots, and with them.
        """
        sql = (
            "INSERT INTO waiting (guest, game, seats, bot, origin, since, until, seated) "
            "SELECT ?, ?, ?, ?, ?, ?, ?, '' WHERE ? > "
            "(SELECT count(*) FROM waiting WHERE origin = ? AND guest <> ? AND until > ?) "
            "ON CONFLICT (guest) DO UPDATE SET game = excluded.game, seats = excluded.seats, "
            "bot = excluded.bot, origin = excluded.origin, since = excluded.since, "
            "until = excluded.until, seated = '' WHERE waiting.seated = '' OR waiting.until <= ?"
        )
        about = (place.guest, place.game, place.seats, place.bot, origin, now, now + LEASE)
        came = (sql, (*about, EACH, origin, place.guest, now, now))
        return await self._seat(place, came, now, tables)

    async def still(self, guest: str, now: int, tables: Sequence[str]) -> Place | None:
        """Report that a guest is still there.

        None if they wait for nothing, or were silent too long.
        """
        place = await self.place(guest, now)
        if place is None:
            return None
        sql = "UPDATE waiting SET until = ? WHERE guest = ? AND seated = '' AND until > ?"
        return await self._seat(place, (sql, (now + LEASE, guest, now)), now, tables)

    async def _seat(
        self, place: Place, came: SqlStep, now: int, tables: Sequence[str]
    ) -> Place | None:
        """Seat the guests together if this one completes a table.

        All who wait for the same thing first write to one row. So a database with several writers
        lets them in one by one, and each sees what the earlier ones did.
        """
        line = (place.game, place.seats)
        live = (*line, now)
        first = f"SELECT guest FROM waiting WHERE {QUEUE}"
        seats = "UPDATE waiting SET seated = ?, until = ? WHERE guest IN"
        rows = await self._steps(
            [
                (
                    "INSERT INTO notes (name, value) VALUES (?, '') "
                    "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                    (f"strangers/{place.game}/{place.seats}",),
                ),
                ("DELETE FROM waiting WHERE game = ? AND seats = ? AND until <= ?", live),
                came,
                (
                    f"{seats} ({first} {FIRST}) AND (SELECT count(*) FROM ({first}) AS all_) >= ?",
                    (tables[0], now + KEPT, *live, place.seats, *live, place.seats),
                ),
                (
                    f"{seats} ({first} AND bot <> '' {FIRST}) "
                    f"AND EXISTS ({first} AND bot <> '' AND since <= ?)",
                    (tables[1], now + KEPT, *live, place.seats, *live, now - PATIENCE),
                ),
                (
                    f"SELECT {PLACE}, (SELECT count(*) FROM ({first}) AS all_) "
                    "FROM waiting WHERE guest = ? AND until > ?",
                    (*live, place.guest, now),
                ),
            ]
        )
        return Place(*rows[0]) if rows else None

    async def place(self, guest: str, now: int) -> Place | None:
        sql = f"SELECT {PLACE} FROM waiting WHERE guest = ? AND until > ?"
        rows = await self._read(sql, (guest, now))
        return Place(*rows[0]) if rows else None

    async def seated(self, table: str) -> list[Place]:
        """Return who sits at a table, those who waited longest first."""
        sql = f"SELECT {PLACE} FROM waiting WHERE seated = ? ORDER BY since, guest"
        return [Place(*row) for row in await self._read(sql, (table,))]

    async def wait_no_more(self, guest: str, seated: str = "") -> None:
        """Stop waiting, or confirm having been seated."""
        sql = "DELETE FROM waiting WHERE guest = ? AND seated = ?"
        await self._steps([(sql, (guest, seated))])

    async def queues(self, now: int) -> list[tuple[str, int, int]]:
        """Return how many wait, by game and number of seats."""
        sql = "SELECT game, seats, count(*) FROM waiting WHERE seated = '' AND until > ? "
        rows = await self._read(sql + "GROUP BY game, seats ORDER BY game, seats", (now,))
        return [(game, seats, n) for game, seats, n in rows]
