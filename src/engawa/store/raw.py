"""Raw access to a database: read its rows or fill it, and change nothing else.

This is for copying or checking a store. A reader sees one moment, however long it reads and
whatever is written meanwhile. It does not update the schema, so it cannot harm an older server that
is running.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, nullcontext
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import apsw

from engawa.store import schema
from engawa.store.errors import BadStore, StoreDown
from engawa.store.jobs import Row, Values
from engawa.store.location import locate
from engawa.store.sqlite import down, own

if TYPE_CHECKING:
    import psycopg

BATCH = 2000  # how many rows are fetched at a time
NUMBER = count(1)  # numbers the queries: each has a name of its own


class Raw(ABC):
    """What both databases can do."""

    database: str  # as the schema calls it
    name: str  # as people call it

    @abstractmethod
    def ask(self, sql: str, values: Values = ()) -> Iterator[Row]:
        """Yield the rows of a query, a few at a time."""

    @abstractmethod
    def do(self, sql: str) -> None:
        """Change the schema of the database."""

    @abstractmethod
    def fill(self, relation: str, columns: list[str], rows: Iterable[Row]) -> None: ...

    @abstractmethod
    def has(self, relation: str) -> bool: ...

    @abstractmethod
    def columns(self, relation: str) -> list[str]:
        """Return the columns in an order that is the same for every database."""

    @abstractmethod
    def damage(self) -> list[str]:
        """Return what the database finds wrong with itself."""

    def version(self) -> int:
        """Return the version of its schema; 0 if it has no tables of ours."""
        if not self.has("schema"):
            return 0
        return int(next(self.ask("SELECT max(version) FROM schema"))[0] or 0)

    def rows(self, relation: str) -> Iterator[Row]:
        return self.ask(f"SELECT {', '.join(self.columns(relation))} FROM {relation}")

    def create(self, first: int, last: int | None = None) -> None:
        """Create the tables added after one version, up to another."""
        for text in schema.missing(first, self.database, last):
            self.do(text)
        self.do("CREATE TABLE IF NOT EXISTS schema (version BIGINT NOT NULL)")
        self.do("DELETE FROM schema")
        self.do(f"INSERT INTO schema VALUES ({last or len(schema.STEPS)})")


class RawSqlite(Raw):
    database = "sqlite"

    def __init__(self, db: apsw.Connection, path: Path) -> None:
        self.db, self.path, self.name = db, path, str(path)

    @contextmanager
    def trouble(self) -> Iterator[None]:
        """Turn SQLite's errors into ours, with the name of the file."""
        try:
            yield
        except apsw.Error as error:
            raise down(error, self.path) from error

    def ask(self, sql: str, values: Values = ()) -> Iterator[Row]:
        with self.trouble():
            yield from self.db.execute(sql, tuple(values))

    def do(self, sql: str) -> None:
        with self.trouble():
            self.db.execute(sql)

    def fill(self, relation: str, columns: list[str], rows: Iterable[Row]) -> None:
        into = f"{relation} ({', '.join(columns)})"
        with self.trouble():
            self.db.executemany(
                f"INSERT INTO {into} VALUES ({', '.join('?' * len(columns))})", rows
            )

    def has(self, relation: str) -> bool:
        found = self.ask(
            "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?", [relation]
        )
        return next(found, None) is not None

    def columns(self, relation: str) -> list[str]:
        return sorted(row[1] for row in self.ask(f"PRAGMA table_info({relation})"))

    def damage(self) -> list[str]:
        return [text for (text,) in self.ask("PRAGMA integrity_check(20)") if text != "ok"]


class RawPostgres(Raw):
    database = "postgresql"

    def __init__(self, db: psycopg.Connection[Row]) -> None:
        self.db, self.name = db, f"the database {db.info.dbname}"

    def ask(self, sql: str, values: Values = ()) -> Iterator[Row]:
        with self.db.cursor() if values else self.db.cursor(f"rows{next(NUMBER)}") as cursor:
            cursor.execute(sql.replace("?", "%s").encode(), list(values) or None)
            while rows := cursor.fetchmany(BATCH):
                yield from rows

    def do(self, sql: str) -> None:
        self.db.execute(sql.encode())

    def fill(self, relation: str, columns: list[str], rows: Iterable[Row]) -> None:
        sql = f"COPY {relation} ({', '.join(columns)}) FROM STDIN"
        with self.db.cursor() as cursor, cursor.copy(sql.encode()) as copy:
            for row in rows:
                copy.write_row(row)

    def has(self, relation: str) -> bool:
        return next(self.ask("SELECT to_regclass(?)", [relation]))[0] is not None

    def columns(self, relation: str) -> list[str]:
        sql = "SELECT attname FROM pg_attribute WHERE attrelid = to_regclass(?) AND attnum > 0 "
        return sorted(name for (name,) in self.ask(sql + "AND NOT attisdropped", [relation]))

    def damage(self) -> list[str]:
        return []  # PostgreSQL checks itself, and reports when a row is read


@contextmanager
def look(url: str | Path, what: str = "store") -> Iterator[Raw]:
    """Open a store to read it as it is at this moment.

    An error says if there is none, or a newer one.
    """
    found = locate(url)
    if isinstance(found, Path) and not found.exists():
        raise BadStore(f"there is no {what} at {found}")
    with _file(found, reads=True) if isinstance(found, Path) else _database(found, True) as raw:
        if not (version := _version(raw)):
            raise BadStore(f"{raw.name} is no {what} of Engawa's")
        schema.check(version, raw.name)
        yield raw


def _version(raw: Raw) -> int:
    try:
        return raw.version()
    except StoreDown as error:
        if isinstance(error.__cause__, apsw.NotADBError):
            return 0
        raise


@contextmanager
def empty(url: str | Path) -> Iterator[Raw]:
    """Open an empty store to be filled, in one transaction."""
    found = locate(url)
    if isinstance(found, Path):
        with closing(own(found)), _file(found, reads=False) as raw:
            _clear(raw)
            yield raw
    else:
        with _database(found, reads=False) as raw:
            raw.do("SELECT pg_advisory_xact_lock(hashtext('engawa schema'))")
            _clear(raw)
            yield raw


def _clear(raw: Raw) -> None:
    """Check that it is empty, and drop empty tables, which may be of another version."""
    version = raw.version()
    schema.check(version, raw.name)
    relations = schema.relations(version)
    for relation in relations:
        if rows := next(raw.ask(f"SELECT count(*) FROM {relation}"))[0]:
            raise BadStore(
                f"{raw.name} is not empty ({relation}: {rows:,}), and nothing of it is "
                "overwritten: name a new file, or a new database"
            )
    for relation in relations:
        raw.do(f"DROP TABLE {relation}")


@contextmanager
def _file(path: Path, reads: bool) -> Iterator[Raw]:
    """Open an SQLite file in one transaction; if it fails, a new file is removed."""
    new = not path.exists()
    try:
        with closing(_connection(path, reads)) as db, nullcontext() if reads else db:
            if reads:
                db.execute("BEGIN")  # closing the file ends it
            yield RawSqlite(db, path)
    except BaseException as error:
        if new:
            path.unlink(missing_ok=True)
        if isinstance(error, apsw.Error):
            raise down(error, path) from error
        raise


def _connection(path: Path, reads: bool) -> apsw.Connection:
    """Open a connection. A reader writes nothing, but its lock must be seen by other processes."""
    both = apsw.SQLITE_OPEN_READWRITE
    try:
        db = apsw.Connection(str(path), both if reads else both | apsw.SQLITE_OPEN_CREATE)
    except apsw.CantOpenError:
        if not reads:
            raise
        db = apsw.Connection(str(path), apsw.SQLITE_OPEN_READONLY)
    db.set_busy_timeout(5000)
    db.pragma("query_only", reads)
    return db


@contextmanager
def _database(url: str, reads: bool) -> Iterator[Raw]:
    """Open a PostgreSQL database in one transaction."""
    import psycopg

    from engawa.store.postgres import down as down_there

    try:
        with psycopg.connect(url, connect_timeout=5, application_name="engawa") as db:
            if reads:
                db.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
                db.read_only = True
            yield RawPostgres(db)
    except psycopg.Error as error:
        raise down_there(error) from error
