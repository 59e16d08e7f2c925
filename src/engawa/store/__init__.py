"""Where tables are stored: in one file by default, or in PostgreSQL.

async with store.open("sqlite:///games.db") as log:
    await log.append(table, seen, entries)
"""

from __future__ import annotations

from pathlib import Path

from engawa.store.entry import FOREVER, Entry, Guest, InPlay, Key, News, Order, Said, StoredTable
from engawa.store.errors import BadStore, NoTable, StoreDown, StoreFull, StoreNewer
from engawa.store.folder import data_folder
from engawa.store.location import locate
from engawa.store.log import Log
from engawa.store.lucks import StoredLuck, Try
from engawa.store.results import Person, Rating, Result
from engawa.store.sqlite import SqliteLog

__all__ = [
    "FOREVER",
    "BadStore",
    "Entry",
    "Guest",
    "InPlay",
    "Key",
    "Log",
    "News",
    "NoTable",
    "Order",
    "Person",
    "Rating",
    "Result",
    "Said",
    "StoreDown",
    "StoreFull",
    "StoreNewer",
    "StoredLuck",
    "StoredTable",
    "Try",
    "data_folder",
    "locate",
    "open",
]


def open(url: str | Path, beside: bool = False) -> Log:
    """Return the log at a URL, to be used with `async with`.

    A file has one owner. A process that only looks in while a server may run opens it `beside` the
    owner.
    """
    found = locate(url)
    if isinstance(found, Path):
        return SqliteLog(found, beside)
    from engawa.store.postgres import PostgresLog  # an extra, imported only if it is used

    return PostgresLog(found)
