"""The store: logs of tables, and the little that stands beside them.

Writes wait in one queue. While a group of them is being made durable the next gathers, so that
many tables share one commit: slow disks make larger groups, not longer queues.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from typing import Any, Self

import msgspec

from engawa.store.entry import Entry, Guest, Head, News, Said
from engawa.store.errors import StoreDown

Values = Sequence[object]
Rows = list[tuple[Any, ...]]
QUEUE = 20_000  # writes that may wait; more than that, and the disk is not keeping up

ENTRY = "n, at, kind, seat, by, text, id"
HEAD = "id, game, status, public, maker, made, about, changed, n"


class Append(msgspec.Struct, frozen=True):
    """Entries for a table that is believed to have `seen`."""

    table: str
    seen: int
    entries: list[Entry]


class Statement(msgspec.Struct, frozen=True):
    """Any other write, and what to tell other processes of it."""

    sql: str  # with ? for each value
    values: Values
    news: News | None = None


Job = Append | Statement


class Log(ABC):
    """What both databases promise. Open one with `engawa.store.open`."""

    def __init__(self) -> None:
        self._queue: list[tuple[Job, asyncio.Future[Any]]] = []
        self._work = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    # What a database brings

    @abstractmethod
    async def _open(self) -> None:
        """Connect, and bring the tables of the database up to date."""

    @abstractmethod
    async def _close(self) -> None: ...

    @abstractmethod
    async def _commit(self, jobs: list[Job]) -> list[Any]:
        """Make a group durable: whether each append was first, and the rows of each statement.

        An answer that is an exception is for that job alone; raising fails the whole group.
        """

    @abstractmethod
    async def _read(self, sql: str, values: Values = ()) -> Rows: ...

    @abstractmethod
    def watch(self) -> AsyncIterator[News]:
        """What other processes do from now on. It waits without end if there can be none."""

    # One writer, in groups

    async def __aenter__(self) -> Self:
        await self._open()
        self._writer = asyncio.create_task(self._write_groups(), name="store writer")
        return self

    async def __aexit__(self, *_: object) -> None:
        """What was asked for is still written; then the database is let go."""
        while self._queue:
            self._work.set()
            await asyncio.wait([self._queue[-1][1]])
        if self._writer:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
            self._writer = None
        await self._close()

    async def _write(self, job: Job) -> Any:
        if self._writer is None:
            raise StoreDown("the store is closed")
        if len(self._queue) >= QUEUE:
            raise StoreDown("the store has fallen behind: try again in a moment")
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.append((job, answer))
        self._work.set()
        return await asyncio.shield(answer)  # who stops waiting does not take back what is written

    async def _write_groups(self) -> None:
        while True:
            await self._work.wait()
            self._work.clear()
            group, self._queue = self._queue, []
            if group:
                await asyncio.shield(self._write_group(group))

    async def _write_group(self, group: list[tuple[Job, asyncio.Future[Any]]]) -> None:
        try:
            answers = await self._commit([job for job, _ in group])
        except Exception as error:  # whatever it was, nobody waits in vain
            answers = [error] * len(group)
        for (_, answer), said in zip(group, answers, strict=True):
            if isinstance(said, Exception):
                answer.set_exception(said)
                answer.exception()  # it was looked at, even if nobody waits any more
            else:
                answer.set_result(said)

    async def _run(self, sql: str, *values: object, news: News | None = None) -> Rows:
        rows: Rows = await self._write(Statement(sql, values, news))
        return rows

    # The log of a table

    async def append(self, table: str, seen: int, entries: Sequence[Entry]) -> bool:
        """Add entries, all or none; durable once it says yes.

        No means that somebody was first: `seen` is not the table's n any more, or one of the
        ids was used before by the same sender (see `find`), or there is no such table.
        After StoreDown it is not known whether they were kept: read the log again.
        """
        entries = list(entries)
        if not entries or [entry.n for entry in entries] != [
            *range(seen + 1, seen + 1 + len(entries))
        ]:
            raise ValueError(f"entries after {seen} are numbered from {seen + 1} without a gap")
        done: bool = await self._write(Append(table, seen, entries))
        return done

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        sql = f"SELECT {ENTRY} FROM entries WHERE table_id = ? AND n > ? ORDER BY n"
        return [Entry(*row) for row in await self._read(sql, (table, after))]

    async def find(self, table: str, by: str, id: str) -> int | None:
        """The n of the entry that this sender calls so."""
        sql = "SELECT n FROM entries WHERE table_id = ? AND by = ? AND id = ? AND id <> ''"
        rows = await self._read(sql, (table, by, id))
        return int(rows[0][0]) if rows else None

    # Tables

    async def create(self, head: Head) -> bool:
        """Keep a new table; no, if its id is taken."""
        rows = await self._run(
            f"INSERT INTO tables ({HEAD}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0) "
            "ON CONFLICT DO NOTHING RETURNING id",
            *(head.id, head.game, head.status, int(head.public), head.maker, head.made),
            *(_json(head.about), head.made),
            news=News("head", head.id),
        )
        return bool(rows)

    async def head(self, table: str) -> Head | None:
        rows = await self._read(f"SELECT {HEAD} FROM tables WHERE id = ?", (table,))
        return _head(rows[0]) if rows else None

    async def heads(
        self,
        guest: str | None = None,
        public: bool | None = None,
        status: str | None = None,
        limit: int = 100,
    ) -> list[Head]:
        """Tables, the last changed first: those a guest made or sits at, the public ones, ..."""
        asked: list[tuple[str, Values]] = []
        if guest is not None:
            mine = "(maker = ? OR id IN (SELECT table_id FROM sitting WHERE guest = ?))"
            asked.append((mine, (guest, guest)))
        if public is not None:
            asked.append(("public = ?", (int(public),)))
        if status is not None:
            asked.append(("status = ?", (status,)))
        where = " AND ".join(text for text, _ in asked) or "1 = 1"
        values = [value for _, some in asked for value in some]
        sql = f"SELECT {HEAD} FROM tables WHERE {where} ORDER BY changed DESC, id LIMIT ?"
        return [_head(row) for row in await self._read(sql, (*values, limit))]

    async def change(
        self,
        table: str,
        status: str | None = None,
        public: bool | None = None,
        about: dict[str, Any] | None = None,
    ) -> None:
        """Change what a table's head says; what is not named stays."""
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
        """Who sits where, for the list of a guest's tables; None gets up."""
        if guest is None:
            await self._run("DELETE FROM sitting WHERE table_id = ? AND seat = ?", table, seat)
            return
        await self._run(
            "INSERT INTO sitting (table_id, seat, guest) VALUES (?, ?, ?) "
            "ON CONFLICT (table_id, seat) DO UPDATE SET guest = excluded.guest",
            *(table, seat, guest),
        )

    # Guests

    async def meet(self, guest: Guest) -> bool:
        """Keep a new guest; no, if the id is taken."""
        rows = await self._run(
            "INSERT INTO guests (id, name, made, revoked) VALUES (?, ?, ?, ?) "
            "ON CONFLICT DO NOTHING RETURNING id",
            *(guest.id, guest.name, guest.made, guest.revoked),
        )
        return bool(rows)

    async def guest(self, id: str) -> Guest | None:
        rows = await self._read("SELECT id, name, made, revoked FROM guests WHERE id = ?", (id,))
        return Guest(*rows[0]) if rows else None

    async def rename(self, guest: str, name: str) -> None:
        await self._run("UPDATE guests SET name = ? WHERE id = ?", name, guest)

    async def revoke(self, guest: str, at: int) -> None:
        """Make void what was signed for the guest up to then, and the codes on their way."""
        await self._run("UPDATE guests SET revoked = ? WHERE id = ?", at, guest)
        await self._run("DELETE FROM codes WHERE guest = ?", guest)

    async def offer(self, code: str, guest: str, now: int, until: int) -> None:
        """Keep a code by which a guest may be claimed from another device; only its hash."""
        await self._run("DELETE FROM codes WHERE guest = ? OR until <= ?", guest, now)
        await self._run(
            "INSERT INTO codes (hash, guest, until) VALUES (?, ?, ?)", _hash(code), guest, until
        )

    async def claim(self, code: str, now: int) -> str | None:
        """The guest a code stands for. It works once, and not after its time."""
        rows = await self._run(
            "DELETE FROM codes WHERE hash = ? AND until > ? RETURNING guest", _hash(code), now
        )
        return str(rows[0][0]) if rows else None

    # Chat

    async def say(self, table: str, at: int, by: str, seat: int | None, text: str) -> int:
        """Keep what was said; its number at this table."""
        rows = await self._run(
            "INSERT INTO chat (table_id, n, at, by, seat, text) "
            "SELECT ?, coalesce(max(n), 0) + 1, ?, ?, ?, ? FROM chat WHERE table_id = ? "
            "RETURNING n",
            *(table, at, by, seat, text, table),
            news=News("chat", table),
        )
        return int(rows[0][0])

    async def chat(self, table: str, after: int = 0, limit: int = 200) -> list[Said]:
        """The last words said after the one with that number, the oldest first."""
        sql = (
            "SELECT n, at, by, seat, text FROM chat WHERE table_id = ? AND n > ? "
            "ORDER BY n DESC LIMIT ?"
        )
        rows = await self._read(sql, (table, after, limit))
        return [Said(*row) for row in reversed(rows)]

    async def mute(self, table: str, by: str, guest: str, on: bool = True) -> None:
        """A guest no longer wants to read another at this table, or again does."""
        if on:
            sql = "INSERT INTO mutes (table_id, by, guest) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        else:
            sql = "DELETE FROM mutes WHERE table_id = ? AND by = ? AND guest = ?"
        await self._run(sql, table, by, guest, news=News("head", table))

    async def mutes(self, table: str) -> set[tuple[str, str]]:
        """Who has muted whom."""
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

    async def note(self, name: str, value: str) -> None:
        """Write down a small thing under a name, such as when a process was last alive."""
        await self._run(
            "INSERT INTO notes (name, value) VALUES (?, ?) "
            "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            *(name, value),
        )

    async def notes(self, start: str = "") -> dict[str, str]:
        """What is noted under the names that start so."""
        sql = "SELECT name, value FROM notes WHERE substr(name, 1, ?) = ? ORDER BY name"
        return dict(await self._read(sql, (len(start), start)))

    async def secret(self, name: str = "secret") -> str:
        """A long random word, made by whoever asks first and the same for all from then on."""
        await self._run(
            "INSERT INTO notes (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING",
            *(name, secrets.token_urlsafe(32)),
        )
        return (await self.notes(name))[name]

    async def check(self) -> None:
        """Raise StoreDown if nothing can be written, for those who ask after our health."""
        await self.note("checked", "yes")


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _head(row: tuple[Any, ...]) -> Head:
    id, game, status, public, maker, made, about, changed, n = row
    return Head(id, game, status, bool(public), maker, made, msgspec.json.decode(about), changed, n)


def _hash(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
