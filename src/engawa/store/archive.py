"""Backups: a whole store as it was at one moment, in one file that can be restored anywhere.

An archive is an SQLite file with the tables of its store, and with the number and the digest of
their rows as they were read from the store. A backup or a restore counts as done only when
everything was read back and came to the same digests.
"""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import apsw
import msgspec

from engawa.store import schema
from engawa.store.errors import BadStore, StoreDown
from engawa.store.jobs import Row
from engawa.store.raw import Raw, RawSqlite, look
from engawa.store.raw import empty as empty_store
from engawa.store.sqlite import down

MAKE = [
    "CREATE TABLE archive (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    """CREATE TABLE digests (relation TEXT NOT NULL, table_id TEXT NOT NULL, rows BIGINT NOT NULL,
        digest TEXT NOT NULL, PRIMARY KEY (relation, table_id)) WITHOUT ROWID""",
]
WIDE = 1 << 256


class Sum(msgspec.Struct):
    """The number of some rows and the sum of their hashes, in whatever order they come."""

    rows: int = 0
    hashes: int = 0

    def add(self, row: Row) -> None:
        found = hashlib.sha256(msgspec.json.encode(row)).digest()
        self.rows += 1
        self.hashes = (self.hashes + int.from_bytes(found)) % WIDE

    @property
    def digest(self) -> str:
        return f"{self.hashes:064x}"


Sums = dict[tuple[str, str], Sum]  # by relation, and by table where rows belong to one


class About(msgspec.Struct):
    """What an archive contains."""

    file: str
    made: int  # milliseconds since 1970
    version: int  # of its schema
    rows: dict[str, int]  # by relation

    def __str__(self) -> str:
        counts = ((self.rows.get(name, 0), one, many) for name, one, many in SAID)
        return ", ".join(f"{n:,} {one if n == 1 else many}" for n, one, many in counts)


SAID = [
    ("tables", "table", "tables"),
    ("entries", "entry", "entries"),
    ("guests", "guest", "guests"),
    ("chat", "message", "messages"),
]


def backup(url: str | Path, file: Path) -> About:
    """Copy a store as it is now into a new file, while it is used or not."""
    if file.exists():
        raise BadStore(f"{file} exists already, and a backup overwrites nothing")
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    with look(url) as store:
        try:
            os.close(os.open(part, os.O_CREAT | os.O_WRONLY, 0o600))  # it holds secrets
            sums = _write(store, part, file)
            _check(part, file, sums)
            _sync(part)
            os.rename(part, file)
            _sync(file.parent)
        except apsw.Error as error:
            raise down(error, file) from error
        finally:
            part.unlink(missing_ok=True)
    with archive(file) as raw:
        return about(raw)


def _write(store: Raw, part: Path, file: Path) -> Sums:
    with closing(apsw.Connection(str(part))) as db:
        there = RawSqlite(db, file)
        if isinstance(store, RawSqlite):
            sums = read_all(store)
            with db.backup("main", store.db, "main") as copy:
                copy.step(-1)
            db.pragma("journal_mode", "delete")
        else:
            with db:
                there.create(0, store.version())
                sums = pour(store, there)
        with db:
            for text in MAKE:
                there.do(text)
            there.fill("archive", ["name", "value"], [("made", str(time.time_ns() // 1_000_000))])
            rows = ((*key, each.rows, each.digest) for key, each in sums.items())
            there.fill("digests", ["relation", "table_id", "rows", "digest"], rows)
    return sums


def _check(part: Path, file: Path, sums: Sums) -> None:
    """Read the backup back and compare."""
    with closing(apsw.Connection(str(part), apsw.SQLITE_OPEN_READONLY)) as db:
        if odd := different(sums, read_all(RawSqlite(db, file))):
            raise StoreDown(f"what was written to {file} does not read back as it was: {odd}")


def restore(file: Path, url: str | Path) -> About:
    """Make a store from a backup. The target must be empty; if this fails, it stays as it was.

    First the schema of the backup's time is restored, then it is brought up to date.
    """
    with archive(file) as kept, empty_store(url) as store:
        promised, version = promises(kept), kept.version()
        store.create(0, version)
        if odd := different(promised, pour(kept, store)):
            raise BadStore(f"{file} is damaged: {odd}. Nothing was restored")
        if odd := different(promised, read_all(store)):
            raise StoreDown(f"what was restored does not read back as it was: {odd}")
        store.create(version)
        return about(kept)


@contextmanager
def archive(file: Path) -> Iterator[Raw]:
    """Open a backup for reading."""
    with look(file, "backup") as raw:
        if not is_archive(raw):
            raise BadStore(f"{file} is a store and no backup: 'engawa backup' makes one of it")
        yield raw


def is_archive(raw: Raw) -> bool:
    return raw.has("archive") and raw.has("digests")


def about(raw: Raw) -> About:
    made = int(next(raw.ask("SELECT value FROM archive WHERE name = 'made'"))[0])
    return About(raw.name, made, raw.version(), _counts(promises(raw)))


def promises(raw: Raw) -> Sums:
    """Return the sums of an archive's tables when it was made."""
    rows = raw.ask("SELECT relation, table_id, rows, digest FROM digests")
    return {(relation, table): Sum(n, int(digest, 16)) for relation, table, n, digest in rows}


def changed(raw: Raw) -> str:
    """Say what differs from when an archive was made; empty if nothing does."""
    return different(promises(raw), read_all(raw))


def read_all(raw: Raw) -> Sums:
    """Read all rows, and return their sums."""
    sums: Sums = {}
    for relation in schema.relations(raw.version()):
        for _ in _count(sums, relation, raw.columns(relation), raw.rows(relation)):
            pass
    return sums


def pour(source: Raw, target: Raw) -> Sums:
    """Copy all rows, and return their sums."""
    sums: Sums = {}
    for relation in schema.relations(source.version()):
        columns = source.columns(relation)
        target.fill(relation, columns, _count(sums, relation, columns, source.rows(relation)))
    return sums


def _count(sums: Sums, relation: str, columns: list[str], rows: Iterable[Row]) -> Iterator[Row]:
    place = columns.index("table_id") if "table_id" in columns else None
    for row in rows:
        key = (relation, "" if place is None else row[place])
        if key not in sums:
            sums[key] = Sum()
        sums[key].add(row)
        yield row


def different(one: Sums, other: Sums) -> str:
    """Say the first difference between two stores; empty if they are the same."""
    for key in sorted(one.keys() | other.keys()):
        relation, table = key
        mine, theirs = one.get(key, Sum()), other.get(key, Sum())
        if mine != theirs:
            where = f"{relation} of table {table}" if table else relation
            also = "not the same rows" if mine.rows == theirs.rows else f"{theirs.rows:,} rows"
            return f"{where} had {mine.rows:,} rows, and now {also}"
    return ""


def _counts(sums: Sums) -> dict[str, int]:
    found: dict[str, int] = {}
    for (relation, _), each in sums.items():
        found[relation] = found.get(relation, 0) + each.rows
    return found


def _sync(path: Path) -> None:
    """Wait until a file, or the entries of a folder, are on disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
