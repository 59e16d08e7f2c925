"""The store in PostgreSQL, for several processes on one machine or many.

Each process gathers its appends into groups. A group locks its tables in the order of their names,
so that two groups never wait for each other. It writes what is not too late, and tells the other
processes with one NOTIFY. The primary key of the entries decides who was first.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import suppress
from itertools import count

import msgspec
import psycopg
from psycopg import AsyncConnection
from psycopg.errors import DiskFull, UniqueViolation

from engawa.store import schema
from engawa.store.entry import Entry, News
from engawa.store.errors import StoreDown, StoreFull
from engawa.store.jobs import ENTRY, Answer, Append, Job, Row, Rows, Statement, Values
from engawa.store.log import Log

CHANNEL = "engawa"
PAYLOAD = 7_000  # bytes; PostgreSQL allows just under 8,000
PATIENCE = 8.0  # seconds that an append waits for a lost database
PAUSE = 0.1  # seconds between attempts
TRIES = 10  # for a statement in conflict with another process
LOST = (psycopg.OperationalError, psycopg.InterfaceError)

LOCK = "SELECT id, n FROM tables WHERE id = ANY(%s) ORDER BY id FOR UPDATE"
USED = """SELECT e.table_id, e.by, e.id FROM entries e
    JOIN unnest(%s::text[], %s::text[], %s::text[]) AS asked (table_id, by, id)
    ON e.table_id = asked.table_id AND e.by = asked.by AND e.id = asked.id AND e.id <> ''"""
WRITE = f"""WITH written AS (
        INSERT INTO entries (table_id, {ENTRY}) SELECT * FROM unnest(%s::text[], %s::bigint[],
            %s::bigint[], %s::text[], %s::bigint[], %s::text[], %s::text[], %s::text[])
    ), moved AS (
        UPDATE tables SET n = last.n, changed = last.at
        FROM unnest(%s::text[], %s::bigint[], %s::bigint[]) AS last (id, n, at)
        WHERE tables.id = last.id
    ) SELECT pg_notify('{CHANNEL}', payload) FROM unnest(%s::text[]) AS payload"""
TELL = f"SELECT pg_notify('{CHANNEL}', payload) FROM unnest(%s::text[]) AS payload"


class Wire:
    """A connection that is made again when it is lost."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._connection: AsyncConnection[Row] | None = None
        self._making = asyncio.Lock()

    async def get(self) -> AsyncConnection[Row]:
        async with self._making:
            if self._connection is None or self._connection.closed:
                self._connection = await connect(self.url)
            return self._connection

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()


class PostgresLog(Log):
    """A log that several processes share."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        self._me = secrets.token_hex(8)
        self._pen = Wire(url)
        self._eye = Wire(url)

    async def _open(self) -> None:
        try:
            db = await self._pen.get()
            async with db.transaction():
                await _migrate(db)
        except psycopg.Error as error:
            await self._pen.close()
            raise down(error) from error
        except Exception:
            await self._pen.close()
            raise

    async def _close(self) -> None:
        await self._eye.close()
        await self._pen.close()

    async def _read(self, sql: str, values: Values = ()) -> Rows:
        try:
            try:
                return await self._ask(sql, values)
            except LOST:  # the connection may have been lost long ago, so try again
                return await self._ask(sql, values)
        except psycopg.DataError:  # no stored text has a NUL, so one with a NUL matches no row
            return []
        except psycopg.Error as error:
            raise down(error) from error

    async def _ask(self, sql: str, values: Values) -> Rows:
        db = await self._eye.get()
        return await (await db.execute(_ours(sql), values)).fetchall()

    # Writing

    async def _commit(self, jobs: list[Job]) -> list[Answer | Exception]:
        appends = [job for job in jobs if isinstance(job, Append)]
        said: Iterator[bool | Exception] = iter(await self._append(appends) if appends else [])
        return [
            await self._state(job) if isinstance(job, Statement) else next(said) for job in jobs
        ]

    async def _append(self, jobs: list[Append]) -> Sequence[bool | Exception]:
        """Write a group of appends in one transaction.

        If the connection is lost on the way, it is unknown whether they were stored. So they are
        tried again, and those that are found in the log word for word were stored.
        """
        until = asyncio.get_running_loop().time() + PATIENCE
        for attempt in count():
            try:
                return await self._append_once(jobs, again=attempt > 0)
            except DiskFull as error:
                return [down(error)] * len(jobs)
            except LOST as error:
                if asyncio.get_running_loop().time() > until:
                    return [down(error)] * len(jobs)
                await asyncio.sleep(PAUSE)
            except psycopg.Error as error:
                return [down(error)] * len(jobs)
        raise AssertionError("count has no end")

    async def _append_once(self, jobs: list[Append], again: bool) -> list[bool]:
        db = await self._pen.get()
        async with db.transaction():
            tables = sorted({job.table for job in jobs})
            at: dict[str, int] = dict(await (await db.execute(LOCK, [tables])).fetchall())
            used = await self._used(db, jobs)
            said = []
            won: list[Append] = []
            for job in jobs:
                names = {(job.table, entry.by, entry.id) for entry in job.entries if entry.id}
                if at.get(job.table) == job.seen and not names & used:
                    at[job.table] = job.entries[-1].n
                    used |= names
                    won.append(job)
                    said.append(True)
                else:
                    said.append(again and await _is_there(db, job))
            if won:
                await db.execute(WRITE, _columns(won, self._payloads(won)))
            for sql, values in (step for job in won for step in job.also):
                await db.execute(_ours(sql), values)
        return said

    async def _used(self, db: AsyncConnection[Row], jobs: list[Append]) -> set[tuple[str, ...]]:
        names = [(job.table, e.by, e.id) for job in jobs for e in job.entries if e.id]
        if not names:
            return set()
        return set(
            await (
                await db.execute(USED, [list(row) for row in zip(*names, strict=True)])
            ).fetchall()
        )

    def _payloads(self, jobs: list[Append]) -> list[str]:
        last = {job.table: job.entries[-1].n for job in jobs}
        return self._news([News("log", table, n) for table, n in last.items()])

    def _news(self, news: Sequence[News]) -> list[str]:
        """Pack the news into as few messages as possible."""
        text = msgspec.json.encode([self._me, news]).decode()
        if len(text.encode()) < PAYLOAD:
            return [text]
        half = len(news) // 2
        return [*self._news(news[:half]), *self._news(news[half:])]

    async def _state(self, job: Statement) -> Rows | Exception:
        """Run one statement in a transaction of its own; it may fail alone.

        If the connection is lost before the commit was sent, nothing was stored and it is tried
        again. If it is lost after that, nobody knows, and trying again might do it twice.
        """
        until = asyncio.get_running_loop().time() + PATIENCE
        failed: Exception
        for _ in range(TRIES):
            sent = False
            try:
                db = await self._pen.get()
                async with db.transaction():
                    rows: Rows = []
                    for sql, values in job.steps:
                        cursor = await db.execute(_ours(sql), values)
                        rows = await cursor.fetchall() if cursor.description else []
                    if job.news:
                        await db.execute(TELL, [self._news(job.news)])
                    sent = True
                return rows
            except UniqueViolation as error:  # somebody took the number: take the next
                failed = ValueError(str(error))
            except psycopg.Error as error:
                failed = down(error)
                now = asyncio.get_running_loop().time()
                if sent or now > until or not isinstance(error, LOST):
                    break
                await asyncio.sleep(PATIENCE / TRIES)
        return failed

    # News

    async def watch(self) -> AsyncIterator[News]:
        """Yield what other processes do. At first, and after a gap, yield News without a table."""
        while self._writer is not None:
            try:
                db = await connect(self.url)
            except psycopg.Error:
                await asyncio.sleep(PAUSE)
                continue
            try:
                await db.execute(f"LISTEN {CHANNEL}")
                yield News("missed")
                while True:
                    async for told in db.notifies(timeout=20.0):
                        for news in self._heard(told.payload):
                            yield news
                    await db.execute("SELECT 1")  # finds out whether the connection is dead
            except LOST:
                await asyncio.sleep(PAUSE)
            finally:
                with suppress(psycopg.Error):
                    await db.close()

    def _heard(self, payload: str) -> list[News]:
        try:
            who, news = msgspec.json.decode(payload, type=tuple[str, list[News]])
        except msgspec.DecodeError:  # not our message
            return []
        return news if who != self._me else []


async def connect(url: str) -> AsyncConnection[Row]:
    """Open a connection on which a commit is on disk when it returns."""
    db = await AsyncConnection.connect(
        url, autocommit=True, connect_timeout=5, keepalives_idle=20, application_name="engawa"
    )
    try:
        found = await (await db.execute("SHOW synchronous_commit")).fetchone()
        if found == ("off",):
            await db.execute("SET synchronous_commit = on")
    except BaseException:  # also when we are cancelled: nobody else knows of the connection
        await db.close()
        raise
    return db


async def _migrate(db: AsyncConnection[Row]) -> None:
    """Bring the schema up to date, all or nothing, one process at a time."""
    await db.execute("SELECT pg_advisory_xact_lock(hashtext('engawa schema'))")
    await db.execute("CREATE TABLE IF NOT EXISTS schema (version BIGINT NOT NULL)")
    row = await (await db.execute("SELECT max(version) FROM schema")).fetchone()
    missing = schema.missing(row[0] or 0 if row else 0, "postgresql")
    for text in missing:
        await db.execute(text.encode())
    if missing:
        await db.execute("DELETE FROM schema")
        await db.execute("INSERT INTO schema VALUES (%s)", [len(schema.STEPS)])


async def _is_there(db: AsyncConnection[Row], job: Append) -> bool:
    """Does the log hold exactly these entries?"""
    sql = f"SELECT {ENTRY} FROM entries WHERE table_id = %s AND n > %s AND n <= %s ORDER BY n"
    rows = await db.execute(sql.encode(), [job.table, job.seen, job.entries[-1].n])
    return [Entry(*row) for row in await rows.fetchall()] == job.entries


def _columns(jobs: list[Append], payloads: list[str]) -> list[list[object]]:
    """Return what WRITE needs: each column of the entries, and each table's new state."""
    rows = [
        (job.table, e.n, e.at, e.kind, e.seat, e.by, e.text, e.id)
        for job in jobs
        for e in job.entries
    ]
    last = {job.table: job.entries[-1] for job in jobs}
    return [
        *(list(column) for column in zip(*rows, strict=True)),
        list(last),
        [entry.n for entry in last.values()],
        [entry.at for entry in last.values()],
        payloads,
    ]


def _ours(sql: str) -> bytes:
    return sql.replace("?", "%s").encode()


def down(error: psycopg.Error) -> StoreDown:
    """Turn one of PostgreSQL's errors into one of ours, with a sentence."""
    if isinstance(error, DiskFull):
        return StoreFull(
            "the database's disk is full: it can take nothing more until there is room"
        )
    says = error.diag.message_primary or str(error)  # details might quote what was to be stored
    says = " ".join(says.split()) or type(error).__name__
    return StoreDown(f"the database cannot be used at the moment: {says}")
