"""Shared luck: tables with the same luck, and which guest plays it where, exactly once."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

import msgspec

from engawa.store.entry import News
from engawa.store.jobs import Row, Rows, SqlStep, Values


class StoredLuck(msgspec.Struct, frozen=True):
    name: str
    seed: str  # the luck follows from it, so nobody is told it before its time
    tables: list[str]  # that share it; a day's luck has too many to list

    def __repr__(self) -> str:  # keeps the seed out of logs and tracebacks
        return f"StoredLuck({self.name!r})"


class Try(msgspec.Struct, frozen=True):
    """A guest's try at a shared luck."""

    guest: str
    table: str
    finished: int = 0  # when it was finished; 0: not yet
    points: int | None = None  # None if it was given up
    won: bool = False


class KnownTry(msgspec.Struct, frozen=True):
    """A try by somebody the guest has met."""

    tried: Try
    name: str
    mark: int


TRY = "guest, table_id, finished, points, won"


def _read_try(row: Row) -> Try:
    guest, table, finished, points, won = row
    return Try(guest, table, finished, points, bool(won))


class Lucks(ABC):
    @abstractmethod
    async def _read(self, sql: str, values: Values = ()) -> Rows: ...

    @abstractmethod
    async def _steps(self, steps: Iterable[SqlStep], news: News | None = None) -> Rows: ...

    async def make_luck(self, name: str, now: int, tables: Sequence[str] = ()) -> StoredLuck:
        """Return the luck of that name; for the first who asks, the operating system makes it."""
        found = await self.luck(name)
        if found is not None:
            return found
        about = (name, secrets.token_hex(32), now, msgspec.json.encode([*tables]).decode())
        sql = "INSERT INTO lucks (name, seed, made, tables) VALUES (?, ?, ?, ?) "
        await self._steps([(sql + "ON CONFLICT DO NOTHING", about)])
        made = await self.luck(name)
        assert made
        return made

    async def luck(self, name: str) -> StoredLuck | None:
        rows = await self._read("SELECT name, seed, tables FROM lucks WHERE name = ?", (name,))
        if not rows:
            return None
        _, seed, tables = rows[0]
        return StoredLuck(name, seed, msgspec.json.decode(tables))

    async def take_try(self, luck: str, guest: str, table: str) -> str:
        """Return the table where a guest plays a luck; it becomes `table` if there is none yet."""
        sql = "INSERT INTO tries (luck, guest, table_id, finished, won) VALUES (?, ?, ?, 0, 0) "
        await self._steps([(sql + "ON CONFLICT DO NOTHING", (luck, guest, table))])
        found = await self.try_of(luck, guest)
        return found.table if found else ""

    async def drop_try(self, luck: str, guest: str, table: str) -> None:
        """Let a guest who has not begun there play at another table."""
        sql = "DELETE FROM tries WHERE luck = ? AND guest = ? AND table_id = ? AND finished = 0"
        await self._steps([(sql, (luck, guest, table))])

    async def end_try(self, table: str, points: int | None, won: bool, at: int) -> None:
        sql = "UPDATE tries SET points = ?, won = ?, finished = ? WHERE table_id = ?"
        await self._steps([(sql, (points, int(won), at, table))])

    async def try_of(self, luck: str, guest: str) -> Try | None:
        return await self._try("luck = ? AND guest = ?", luck, guest)

    async def tries_by(self, guest: str) -> Rows:
        """Return all tries of a guest: luck, table, when finished, points."""
        sql = "SELECT luck, table_id, finished, points FROM tries WHERE guest = ? ORDER BY luck"
        return await self._read(sql, (guest,))

    async def best_try(self, luck: str) -> Try | None:
        """Return the try with the most points, the earliest if equal."""
        best = "luck = ? AND points IS NOT NULL ORDER BY points DESC, finished, guest LIMIT 1"
        return await self._try(best, luck)

    async def _try(self, which: str, *values: object) -> Try | None:
        rows = await self._read(f"SELECT {TRY} FROM tries WHERE {which}", values)
        return _read_try(rows[0]) if rows else None

    async def tries_of_met(self, luck: str, guest: str, some: int) -> list[KnownTry]:
        """Return the tries of people the guest has met, if they show them; best first."""
        met = " UNION ".join(
            f"SELECT b.guest FROM {relation} a JOIN {relation} b ON a.table_id = b.table_id "
            "WHERE a.guest = ?"
            for relation in ("sitting", "results")
        )
        sql = (
            "SELECT t.guest, t.table_id, t.finished, t.points, t.won, g.name, p.mark "
            "FROM tries t JOIN people p ON p.guest = t.guest JOIN guests g ON g.id = t.guest "
            "WHERE t.luck = ? AND t.guest <> ? AND p.shows <> 'nobody' "
            f"AND t.guest IN ({met}) "
            "ORDER BY t.points IS NULL, t.points DESC, t.finished DESC, t.guest LIMIT ?"
        )
        rows = await self._read(sql, (luck, guest, guest, guest, some))
        return [KnownTry(_read_try(row[:5]), *row[5:]) for row in rows]

    async def points_made(self, luck: str) -> list[tuple[int, int]]:
        """Return how often each number of points was made, lowest first."""
        sql = "SELECT points, count(*) FROM tries WHERE luck = ? AND points IS NOT NULL "
        rows = await self._read(sql + "GROUP BY points ORDER BY points", (luck,))
        return [(points, n) for points, n in rows]
