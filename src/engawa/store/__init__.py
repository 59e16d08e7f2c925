"""Where tables are kept: one file by default, PostgreSQL by URL.

async with store.open("sqlite:///games.db") as log:
    await log.append(table, seen, entries)
"""

from __future__ import annotations

from pathlib import Path

from engawa.store.entry import Entry, Guest, Head, News, Said
from engawa.store.errors import BadStore, StoreDown, StoreFull, StoreNewer
from engawa.store.folder import data_folder
from engawa.store.log import Log
from engawa.store.sqlite import SqliteLog

__all__ = [
    "BadStore",
    "Entry",
    "Guest",
    "Head",
    "Log",
    "News",
    "Said",
    "StoreDown",
    "StoreFull",
    "StoreNewer",
    "data_folder",
    "open",
]


def open(url: str | Path) -> Log:
    """The log at a URL, to be entered with `async with`.

    It is sqlite:///relative or sqlite:////absolute, a bare path, or postgresql://….
    """
    name = str(url)
    scheme, colon, rest = name.partition("://")
    if not colon:
        return SqliteLog(Path(url))
    if scheme == "sqlite":
        if not rest.startswith("/") or rest == "/":
            raise BadStore(f"a file is named sqlite:///path/to/file.db, not {name!r}")
        return SqliteLog(Path(rest[1:]))
    if scheme in ("postgresql", "postgres"):
        try:
            from engawa.store.postgres import PostgresLog
        except ImportError as error:
            raise BadStore(
                f"PostgreSQL needs the extra engawa[postgres], which is not installed ({error})"
            ) from None
        return PostgresLog(name)
    raise BadStore(f"a store is sqlite:///path or postgresql://…, not {scheme}://…")
