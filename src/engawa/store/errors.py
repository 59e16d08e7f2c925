"""Errors of a store, for what it cannot do."""

from __future__ import annotations

from engawa.core.errors import EngawaError


class BadStore(EngawaError):
    """This is not a store, or not one that can be used."""


class NoTable(EngawaError):
    """There is no such table, or not any more."""


class StoreDown(EngawaError):
    """The store cannot be used at the moment.

    Whether the last write succeeded is unknown: read again.
    """


class StoreFull(StoreDown):
    """The disk is full. What was asked for was not stored."""


class StoreBusy(StoreDown):
    """The file is in use by another process."""


class StoreNewer(EngawaError):
    """The database was made by a newer version of Engawa."""
