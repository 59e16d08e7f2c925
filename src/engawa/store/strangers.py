"""Who waits for others to play with. The store decides who is seated together, exactly once.

Whoever waits says again and again that they are still there; who falls silent is seated nowhere.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

import msgspec

from engawa.store.entry import News
from engawa.store.jobs import Rows, SqlStep, Values

LEASE = 12_000  # milliseconds for which somebody counts as there after they said so
KEPT = 60_000  # and for which it is kept where they were seated, until they ask
PATIENCE = 60_000  # after which bots take the empty seats, for who wants them
EACH = 8  # who may wait from one address

# of a game and a number of seats, those who are there and not seated yet
QUEUE = "game = ? AND seats = ? AND seated = '' AND until > ?"
FIRST = "ORDER BY since, guest LIMIT ?"


class Place(msgspec.Struct, frozen=True):
    """What a guest waits for, and for how long already."""

    guest: str
    game: str
    seats: int
    bot: str  # takes the seats that stay empty; nobody does, if there is none
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
        """Begin to wait, or wait for something else; none, if too many wait from there.

        Who was seated, and does not know it yet, is told that instead. `tables` are two ids that
        nobody uses: for those who are seated without bots, and with them.
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
        """Say that one is still there; none, if one waits for nothing, or was silent too long."""
        place = await self.place(guest, now)
        if place is None:
            return None
        sql = "UPDATE waiting SET until = ? WHERE guest = ? AND seated = '' AND until > ?"
        return await self._seat(place, (sql, (now + LEASE, guest, now)), now, tables)

    async def _seat(
        self, place: Place, came: SqlStep, now: int, tables: Sequence[str]
    ) -> Place | None:
        """Who comes may be the last who was missing.

        All who wait for the same write one row first, so that a database with several writers
        lets them in one by one, and each sees what those before have done.
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
        """Who is to sit at a table, those who waited longest first."""
        sql = f"SELECT {PLACE} FROM waiting WHERE seated = ? ORDER BY since, guest"
        return [Place(*row) for row in await self._read(sql, (table,))]

    async def wait_no_more(self, guest: str, seated: str = "") -> None:
        """Stop waiting; or, once a table is there, having been told of it."""
        sql = "DELETE FROM waiting WHERE guest = ? AND seated = ?"
        await self._steps([(sql, (guest, seated))])

    async def queues(self, now: int) -> list[tuple[str, int, int]]:
        """For which games, with how many seats, how many wait."""
        sql = "SELECT game, seats, count(*) FROM waiting WHERE seated = '' AND until > ? "
        rows = await self._read(sql + "GROUP BY game, seats ORDER BY game, seats", (now,))
        return [(game, seats, n) for game, seats, n in rows]
