"""The store in one file: SQLite in write-ahead mode, with every commit on disk before it counts.

One process owns the file. One thread writes and another reads, so that readers do not wait for the
disk. A third thread moves what was written to its place in the file, so that players do not wait
for that. Commands of the operator may write from another process, so the owner checks every second
whether somebody else has written.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import TypeVar

import apsw

from engawa.store import schema
from engawa.store.entry import News
from engawa.store.errors import StoreBusy, StoreDown, StoreFull
from engawa.store.jobs import ENTRY, Answer, Append, Job, Rows, Values
from engawa.store.log import Log

Result = TypeVar("Result")

LONG = 1000  # pages of the write-ahead log after which it is moved into the file
LONGEST = 16 * LONG  # and after which the writer waits for that
LOOK = 1.0  # seconds between two checks whether another process has written


class SqliteLog(Log):
    """A log in a file."""

    def __init__(self, path: Path, beside: bool = False) -> None:
        super().__init__()
        self.path, self.beside = path, beside
        self._owner: apsw.Connection | None = None
        self._pen = ThreadPoolExecutor(1, "store pen")
        self._eye = ThreadPoolExecutor(1, "store eye")
        self._broom = ThreadPoolExecutor(1, "store broom")
        self._sweeping: Future[None] | None = None
        self._full = False

    async def _open(self) -> None:
        await _in(self._pen, self._connect)

    def _connect(self) -> None:
        try:
            self._owner = own(self.path)
        except StoreBusy:
            if not self.beside:
                raise
        try:
            self._db = _connection(self.path)
            if self._owner:
                _migrate(self._db)
            else:
                _check_same(self._db, self.path)
            self._view = _connection(self.path)
            self._back = _connection(self.path)
            self._db.set_wal_hook(self._grown)
        except apsw.Error as error:
            self._disown()
            raise down(error, self.path) from error
        except Exception:
            self._disown()
            raise

    def _disown(self) -> None:
        if self._owner:
            self._owner.close()

    async def _close(self) -> None:
        self._broom.shutdown()
        self._back.close()
        await _in(self._eye, self._view.close)
        await _in(self._pen, self._db.close)
        await _in(self._pen, self._disown)
        self._eye.shutdown()
        self._pen.shutdown()

    async def _commit(self, jobs: list[Job]) -> list[Answer | Exception]:
        return await _in(self._pen, self._commit_now, jobs)

    def _commit_now(self, jobs: list[Job]) -> list[Answer | Exception]:
        try:
            if self._full:  # the disk was full: moving the log into the file may free some room
                self._db.pragma("wal_checkpoint(truncate)")
                self._full = False
            self._db.execute("BEGIN IMMEDIATE")
            answers = [self._do(job) for job in jobs]
            self._db.execute("COMMIT")
            return answers
        except apsw.Error as error:
            self._full = isinstance(error, apsw.FullError)
            raise down(error, self.path) from error
        finally:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")

    def _grown(self, db: apsw.Connection, name: str, pages: int) -> int:
        """After a commit: move the log into the file in the background, or now if it is long."""
        if pages >= LONGEST:
            if self._sweeping:
                self._sweeping.result()  # while it sweeps, nobody else can
            self._sweep(db)
        elif pages >= LONG and (self._sweeping is None or self._sweeping.done()):
            self._sweeping = self._broom.submit(self._sweep, self._back)
        return apsw.SQLITE_OK

    def _sweep(self, db: apsw.Connection) -> None:
        with suppress(apsw.Error):  # only a delay: the log keeps what was written
            db.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_PASSIVE)

    def _do(self, job: Job) -> Answer | Exception:
        if isinstance(job, Append):
            return self._append(job)
        rows: Rows = []
        try:
            with self._db if len(job.steps) > 1 else nullcontext():
                for sql, values in job.steps:
                    rows = list(self._db.execute(sql, tuple(values)))
        except apsw.ConstraintError as error:  # undoes these steps and no others
            return ValueError(str(error))
        return rows

    def _append(self, job: Append) -> bool:
        for entry in job.entries:
            once = "SELECT 1 FROM entries WHERE table_id = ? AND by = ? AND id = ? AND id <> ''"
            if entry.id and self._db.execute(once, (job.table, entry.by, entry.id)).fetchone():
                return False
        last = job.entries[-1]
        self._db.execute(
            "UPDATE tables SET n = ?, changed = ? WHERE id = ? AND n = ?",
            (last.n, last.at, job.table, job.seen),
        )
        if not self._db.changes():
            return False
        self._db.executemany(
            f"INSERT INTO entries (table_id, {ENTRY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            [(job.table, e.n, e.at, e.kind, e.seat, e.by, e.text, e.id) for e in job.entries],
        )
        for sql, values in job.also:
            self._db.execute(sql, tuple(values))
        return True

    async def _read(self, sql: str, values: Values = ()) -> Rows:
        return await _in(self._eye, self._read_now, sql, values)

    def _read_now(self, sql: str, values: Values) -> Rows:
        try:
            return list(self._view.execute(sql, tuple(values)))
        except apsw.Error as error:
            raise down(error, self.path) from error

    async def watch(self) -> AsyncIterator[News]:
        """Yield News without a table whenever another process has written."""
        seen = await _in(self._pen, self._writes)
        while True:
            await asyncio.sleep(LOOK)
            if (now := await _in(self._pen, self._writes)) != seen:
                seen = now
                yield News("missed")

    def _writes(self) -> int:
        """Return a number that changes when somebody else has written."""
        return int(self._db.pragma("data_version"))


async def _in(hand: ThreadPoolExecutor, work: Callable[..., Result], *values: object) -> Result:
    return await asyncio.wrap_future(hand.submit(work, *values))


def own(path: Path) -> apsw.Connection:
    """Become the one process that serves a file, until the returned connection is closed.

    The owner holds a lock on a second file, which is released however the process ends.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        owner = apsw.Connection(f"{path}-owner")
    except (apsw.Error, OSError) as error:
        raise down(error, path) from error
    try:
        owner.execute("BEGIN EXCLUSIVE")
    except apsw.BusyError:
        owner.close()
        raise StoreBusy(
            f"{path} is in use by another process, and a file serves only one; "
            "several share a PostgreSQL database: --db postgresql://…"
        ) from None
    except apsw.Error as error:
        owner.close()
        raise down(error, path) from error
    return owner


def _connection(path: Path) -> apsw.Connection:
    db = apsw.Connection(str(path))
    db.set_busy_timeout(5000)
    db.pragma("journal_mode", "wal")
    db.pragma("synchronous", "full")
    return db


def _migrate(db: apsw.Connection) -> None:
    """Bring the schema up to date, all or nothing."""
    with db:
        db.execute("CREATE TABLE IF NOT EXISTS schema (version BIGINT NOT NULL)")
        row = db.execute("SELECT max(version) FROM schema").fetchone()
        for text in schema.missing(row[0] or 0 if row else 0, "sqlite"):
            db.execute(text)
        db.execute("DELETE FROM schema")
        db.execute("INSERT INTO schema VALUES (?)", (len(schema.STEPS),))


def _check_same(db: apsw.Connection, path: Path) -> None:
    """Check the version: beside a running server, the schema is not changed."""
    row = db.execute("SELECT max(version) FROM schema").fetchone()
    if (version := row[0] if row else 0) != len(schema.STEPS):
        raise StoreDown(
            f"{path} is served by an Engawa with version {version} of the schema, and this one "
            f"has {len(schema.STEPS)}: use the same, or stop the server first"
        )


def down(error: Exception, path: Path) -> StoreDown:
    """Turn one of SQLite's errors into one of ours, with a sentence."""
    if isinstance(error, apsw.FullError):
        return StoreFull(f"the disk is full: {path} can take nothing more until there is room")
    if isinstance(error, apsw.CorruptError):
        return StoreDown(f"{path} is damaged: {error}")
    return StoreDown(f"{path} cannot be used at the moment: {error}")
