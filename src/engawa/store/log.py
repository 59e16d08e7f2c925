"""The store: logs of tables, and the records beside them.

Writes wait in one queue. While one group is being written to disk, the next one gathers, so that
many tables share a commit. A slow disk makes larger groups, not longer queues.
"""

from __future__ import annotations

import asyncio
import secrets
from abc import abstractmethod
from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Self

import msgspec

from engawa.core.json import Parsed
from engawa.store.calls import Calls
from engawa.store.entry import Entry, Guest, InPlay, News, Said, StoredTable
from engawa.store.errors import NoTable, StoreDown
from engawa.store.jobs import ENTRY, Answer, Append, Job, Row, Rows, SqlStep, Statement, Values
from engawa.store.keys import Keys, hashed
from engawa.store.lucks import Lucks
from engawa.store.orders import Orders
from engawa.store.results import Result, Results, kept
from engawa.store.rooms import Rooms
from engawa.store.strangers import Strangers
from engawa.store.vacations import Vacations

QUEUE = 20_000  # the most writes that may wait; with more, the disk is not keeping up

SAID = "n, at, by, seat, text"
PAGE = 500  # how many tables are read at a time
TABLE = "table/"  # before its id: the name of a lease on a table
GUEST = "id, name, made, revoked, muted, banned"
HEAD = "id, game, status, public, maker, made, about, changed, n"


class Log(Calls, Keys, Lucks, Orders, Results, Rooms, Strangers, Vacations):
    """What both databases can do. Open one with `engawa.store.open`."""

    def __init__(self) -> None:
        self._queue: list[tuple[Job, asyncio.Future[Answer]]] = []
        self._work = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._ends = False  # True: end when everything asked for is written

    # Each database defines these

    @abstractmethod
    async def _open(self) -> None:
        """Connect, and bring the schema up to date."""

    @abstractmethod
    async def _close(self) -> None: ...

    @abstractmethod
    async def _commit(self, jobs: list[Job]) -> Sequence[Answer | Exception]:
        """Write a group: whether each append was first, and the rows of each statement.

        An answer that is an exception is for that job alone; raising one fails the whole group.
        """

    @abstractmethod
    async def _read(self, sql: str, values: Values = ()) -> Rows: ...

    @abstractmethod
    def watch(self) -> AsyncIterator[News]:
        """Yield what other processes do from now on; without other processes, wait for ever."""

    # One writer, in groups

    async def __aenter__(self) -> Self:
        await self._open()
        self._ends = False
        self._writer = asyncio.create_task(self._write_groups(), name="store writer")
        return self

    async def __aexit__(self, *_: object) -> None:
        """Write what was asked for, then close the database."""
        if self._writer:
            self._ends = True
            self._work.set()
            await asyncio.wait([self._writer])
            self._writer = None
        await self._close()

    async def _write(self, job: Job) -> Answer:
        if self._writer is None or self._ends:
            raise StoreDown("the store is closed")
        if len(self._queue) >= QUEUE:
            raise StoreDown("the store has fallen behind: try again in a moment")
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._queue.append((job, answer))
        self._work.set()
        return await answer  # a caller that stops waiting does not cancel the write

    async def _write_groups(self) -> None:
        while self._queue or not self._ends:
            await self._work.wait()
            self._work.clear()
            group, self._queue = self._queue, []
            if group:
                await self._write_group(group)

    async def _write_group(self, group: list[tuple[Job, asyncio.Future[Answer]]]) -> None:
        try:
            answers = await self._commit([job for job, _ in group])
        except Exception as error:  # whatever it was, everybody who waits must get an answer
            answers = [error] * len(group)
        for (_, answer), said in zip(group, answers, strict=True):
            if answer.done():  # the caller has stopped waiting
                continue
            if isinstance(said, Exception):
                answer.set_exception(said)
                answer.exception()  # mark it as seen, even if nobody waits any more
            else:
                answer.set_result(said)

    async def _run(self, sql: str, *values: object, news: News | None = None) -> Rows:
        return await self._steps([(sql, values)], news)

    async def _steps(self, steps: Iterable[SqlStep], news: News | None = None) -> Rows:
        rows = await self._write(Statement([*steps], [news] if news else []))
        assert isinstance(rows, list)
        return rows

    async def tell(self, news: Sequence[News]) -> None:
        """Tell other processes something that is not stored."""
        await self._write(Statement([("SELECT 1", ())], news))

    # The log of a table

    async def append(
        self, table: str, seen: int, entries: Sequence[Entry], results: Sequence[Result] = ()
    ) -> bool:
        """Append entries, all or none, together with the results if they end the game.

        They are on disk once this returns True. False means that somebody was first: `seen` is not
        the table's last entry any more, or the sender used one of the ids before (see `find`), or
        there is no such table. After StoreDown it is unknown whether they were stored: read the log
        again.
        """
        entries = list(entries)
        if not entries or [entry.n for entry in entries] != [
            *range(seen + 1, seen + 1 + len(entries))
        ]:
            raise ValueError(f"entries after {seen} are numbered from {seen + 1} without a gap")
        return await self._write(Append(table, seen, entries, kept(results))) is True

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        sql = f"SELECT {ENTRY} FROM entries WHERE table_id = ? AND n > ? ORDER BY n"
        return [Entry(*row) for row in await self._read(sql, (table, after))]

    async def find(self, table: str, by: str, id: str) -> int | None:
        """Return the number of the entry for which this sender used this id."""
        sql = "SELECT n FROM entries WHERE table_id = ? AND by = ? AND id = ? AND id <> ''"
        rows = await self._read(sql, (table, by, id))
        return int(rows[0][0]) if rows else None

    # Tables

    async def create(self, head: StoredTable) -> bool:
        """Store a new table. False if its id is taken."""
        rows = await self._run(
            f"INSERT INTO tables ({HEAD}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0) "
            "ON CONFLICT DO NOTHING RETURNING id",
            *(head.id, head.game, head.status, int(head.public), head.maker, head.made),
            *(_json(head.about), head.made),
            news=News("head", head.id),
        )
        return bool(rows)

    async def head(self, table: str) -> StoredTable | None:
        rows = await self._read(f"SELECT {HEAD} FROM tables WHERE id = ?", (table,))
        return read_head(rows[0]) if rows else None

    async def heads_of(self, tables: Sequence[str]) -> dict[str, StoredTable]:
        """Return several tables without their logs, by id."""
        if not tables:
            return {}
        sql = f"SELECT {HEAD} FROM tables WHERE id IN ({', '.join('?' * len(tables))})"
        return {row[0]: read_head(row) for row in await self._read(sql, [*tables])}

    async def heads(
        self,
        guest: str | None = None,
        public: bool | None = None,
        status: str | None = None,
        limit: int = 100,
        game: str | None = None,
    ) -> list[StoredTable]:
        """Return tables, latest change first: those a guest made or sits at, the public ones, …"""
        asked: list[tuple[str, Values]] = []
        if guest is not None:
            mine = "(maker = ? OR id IN (SELECT table_id FROM sitting WHERE guest = ?))"
            asked.append((mine, (guest, guest)))
        if public is not None:
            asked.append(("public = ?", (int(public),)))
        if status is not None:
            asked.append(("status = ?", (status,)))
        if game is not None:
            asked.append(("game = ?", (game,)))
        where = " AND ".join(text for text, _ in asked) or "1 = 1"
        values = [value for _, some in asked for value in some]
        sql = f"SELECT {HEAD} FROM tables WHERE {where} ORDER BY changed DESC, id LIMIT ?"
        return [read_head(row) for row in await self._read(sql, (*values, limit))]

    async def in_play(self, status: str, since: int, now: int) -> AsyncIterator[list[InPlay]]:
        """Yield pages of the tables with a status that changed since then, latest change first."""
        sql = (
            "SELECT id, changed, about, EXISTS (SELECT 1 FROM sitting WHERE table_id = tables.id), "
            f"EXISTS (SELECT 1 FROM leases WHERE name = '{TABLE}' || tables.id AND until > ?) "
            "FROM tables WHERE status = ? AND changed >= ? AND (changed, id) < (?, ?) "
            "ORDER BY changed DESC, id DESC LIMIT ?"
        )
        last: tuple[int, str] = (1 << 62, "")
        while rows := await self._read(sql, (now, status, since, *last, PAGE)):
            yield [
                InPlay(id, changed, bool(_clock(about)), bool(people), bool(held))
                for id, changed, about, people, held in rows
            ]
            last = (rows[-1][1], rows[-1][0])

    async def change(
        self,
        table: str,
        status: str | None = None,
        public: bool | None = None,
        about: Parsed | None = None,
    ) -> None:
        """Change fields of a stored table; what is not given stays."""
        await self._run(
            "UPDATE tables SET status = coalesce(?, status), public = coalesce(?, public), "
            "about = coalesce(?, about) WHERE id = ?",
            status,
            None if public is None else int(public),
            None if about is None else _json(about),
            table,
            news=News("head", table),
        )

    async def sit(self, table: str, seat: int, guest: str | None) -> None:
        """Store who sits where, for a guest's list of tables; None empties the seat."""
        if guest is None:
            await self._run("DELETE FROM sitting WHERE table_id = ? AND seat = ?", table, seat)
            return
        await self._run(
            "INSERT INTO sitting (table_id, seat, guest) SELECT id, ?, ? FROM tables WHERE id = ? "
            "ON CONFLICT (table_id, seat) DO UPDATE SET guest = excluded.guest",
            *(seat, guest, table),
        )

    async def sitting(self, table: str) -> dict[int, str]:
        """Return the guests at a table by seat, as far as the list of tables knows."""
        rows = await self._read("SELECT seat, guest FROM sitting WHERE table_id = ?", (table,))
        return dict(rows)

    # Guests

    async def meet(self, guest: Guest) -> bool:
        """Store a new guest. False if the id is taken."""
        rows = await self._run(
            "INSERT INTO guests (id, name, made, revoked) VALUES (?, ?, ?, ?) "
            "ON CONFLICT DO NOTHING RETURNING id",
            *(guest.id, guest.name, guest.made, guest.revoked),
        )
        return bool(rows)

    async def guests(self, name: str = "", limit: int = 100) -> list[Guest]:
        """Return guests whose name contains this, newest first."""
        like = f"%{name.lower()}%"
        sql = f"SELECT {GUEST} FROM guests WHERE lower(name) LIKE ? ORDER BY made DESC, id LIMIT ?"
        return [Guest(*row) for row in await self._read(sql, (like, limit))]

    async def guest(self, id: str) -> Guest | None:
        rows = await self._read(f"SELECT {GUEST} FROM guests WHERE id = ?", (id,))
        return Guest(*rows[0]) if rows else None

    async def rename(self, guest: str, name: str) -> None:
        await self._run("UPDATE guests SET name = ? WHERE id = ?", name, guest)

    async def revoke(self, guest: str, at: int) -> None:
        """Make void all that was signed for a guest up to then, open codes and push messages."""
        await self._run("UPDATE guests SET revoked = ? WHERE id = ?", at, guest)
        for part in ("codes", "endpoints"):
            await self._run(f"DELETE FROM {part} WHERE guest = ?", guest)

    async def offer(self, code: str, guest: str, now: int, until: int) -> None:
        """Store the hash of a code that lets a guest continue on another device."""
        await self._run("DELETE FROM codes WHERE guest = ? OR until <= ?", guest, now)
        await self._run(
            "INSERT INTO codes (hash, guest, until) VALUES (?, ?, ?)", hashed(code), guest, until
        )

    async def claim(self, code: str, now: int) -> str | None:
        """Return the guest of a code. It works once, and not after its time."""
        rows = await self._run(
            "DELETE FROM codes WHERE hash = ? AND until > ? RETURNING guest", hashed(code), now
        )
        return str(rows[0][0]) if rows else None

    # Chat

    async def say(
        self, table: str, at: int, by: str, seat: int | None, text: str, id: str = ""
    ) -> Said:
        """Store a chat message, numbered.

        If the sender used the id before, return the earlier message.
        """
        rows = await self._run(
            f"INSERT INTO chat (table_id, {SAID}, id) "
            "SELECT ?, coalesce(max(n), 0) + 1, ?, ?, ?, ?, ? FROM chat WHERE table_id = ? "
            "HAVING EXISTS (SELECT 1 FROM tables WHERE id = ?) "
            f"ON CONFLICT (table_id, by, id) WHERE id <> '' DO NOTHING RETURNING {SAID}",
            *(table, at, by, seat, text, id, table, table),
            news=News("chat", table),
        )
        if not rows and id:
            sql = f"SELECT {SAID} FROM chat WHERE table_id = ? AND by = ? AND id = ?"
            rows = await self._read(sql, (table, by, id))
        if not rows:
            raise NoTable(f"there is no table {table}")
        return Said(*rows[0])

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[Said]:
        """Return the latest messages after a number, oldest first."""
        asked = "table_id = ? AND n > ? AND text <> ''"
        sql = f"SELECT {SAID} FROM chat WHERE {asked} ORDER BY n DESC LIMIT ?"
        rows = await self._read(sql, (table, after, limit))
        return [Said(*row) for row in reversed(rows)]

    async def mute(self, table: str, by: str, guest: str, on: bool = True) -> None:
        """Hide or show a guest's messages for another guest at this table."""
        if on:
            sql = (
                "INSERT INTO mutes (by, guest, table_id) SELECT ?, ?, id FROM tables WHERE id = ? "
            )
            sql += "ON CONFLICT DO NOTHING"
        else:
            sql = "DELETE FROM mutes WHERE by = ? AND guest = ? AND table_id = ?"
        await self._run(sql, by, guest, table, news=News("head", table))

    async def mutes(self, table: str) -> set[tuple[str, str]]:
        """Return who has muted whom."""
        rows = await self._read("SELECT by, guest FROM mutes WHERE table_id = ?", (table,))
        return {(by, guest) for by, guest in rows}

    # What the processes that share a database agree on

    async def lease(self, name: str, owner: str, now: int, until: int) -> bool:
        """Take or keep a task that one process does for all, such as a table's bots and clock."""
        rows = await self._run(
            "INSERT INTO leases (name, owner, until) VALUES (?, ?, ?) ON CONFLICT (name) "
            "DO UPDATE SET owner = excluded.owner, until = excluded.until "
            "WHERE leases.owner = excluded.owner OR leases.until <= ? RETURNING owner",
            *(name, owner, until, now),
        )
        return bool(rows)

    async def let_go(self, owner: str, now: int) -> None:
        """Give back the tasks of a process, and clean up those that nobody has."""
        await self._run("DELETE FROM leases WHERE owner = ? OR until <= ?", owner, now)

    async def note(self, name: str, value: str) -> None:
        """Store a small value under a name, such as when a process was last alive."""
        await self._run(
            "INSERT INTO notes (name, value) VALUES (?, ?) "
            "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            *(name, value),
        )

    async def notes(self, start: str = "") -> dict[str, str]:
        """Return the values whose names start like this."""
        sql = "SELECT name, value FROM notes WHERE substr(name, 1, ?) = ? ORDER BY name"
        return dict(await self._read(sql, (len(start), start)))

    async def secret(self, name: str = "secret") -> str:
        """Return a long random word, made for the first process that asks and the same for all."""
        await self._run(
            "INSERT INTO notes (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING",
            *(name, secrets.token_urlsafe(32)),
        )
        return (await self.notes(name))[name]

    async def check(self) -> None:
        """Raise StoreDown if nothing can be written; for health checks."""
        await self.note("checked", "yes")


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _clock(about: str) -> object:
    return msgspec.json.decode(about).get("clock")


def read_head(row: Row) -> StoredTable:
    id, game, status, public, maker, made, about, changed, n = row
    return StoredTable(
        id, game, status, bool(public), maker, made, msgspec.json.decode(about), changed, n
    )
