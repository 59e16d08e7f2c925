"""Where tables are kept: one file by default, PostgreSQL by URL.

async with store.open("sqlite:///games.db") as log:
    await log.append(table, seen, entries)
"""

from __future__ import annotations

from pathlib import Path

from engawa.store.entry import FOREVER, Entry, Guest, InPlay, Key, News, Order, Said, StoredTable
from engawa.store.errors import BadStore, NoTable, StoreDown, StoreFull, StoreNewer
from engawa.store.folder import data_folder
from engawa.store.log import Log
from engawa.store.lucks import StoredLuck, Try
from engawa.store.place import place
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
    "open",
    "place",
]


def open(url: str | Path, beside: bool = False) -> Log:
    """The log at a URL, to be entered with `async with`.

    A file has one owner; who only comes by, while a server may run, opens it `beside` that.
    """
    found = place(url)
    if isinstance(found, Path):
        return SqliteLog(found, beside)
    from engawa.store.postgres import PostgresLog  # an extra: loaded only where one is wanted

    return PostgresLog(found)
