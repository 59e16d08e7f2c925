"""What a store says when it cannot do what it was asked."""

from __future__ import annotations

from engawa.core.errors import EngawaError


class BadStore(EngawaError):
    """What was named is no store, or none that would do."""


class NoTable(EngawaError):
    """There is no such table, or no longer."""


class StoreDown(EngawaError):
    """Nothing can be kept at the moment; whether the last write was is not known: read again."""


class StoreFull(StoreDown):
    """There is no room on the disk. What was asked was not kept."""


class StoreBusy(StoreDown):
    """A file has an owner already."""


class StoreNewer(EngawaError):
    """The database was made by a newer Engawa than this one."""
