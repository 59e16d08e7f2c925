"""Delete chat and unfinished games after the configured time."""

from __future__ import annotations

from msgspec import Struct

from engawa.store import Log, Order

DAY = 24 * 60 * 60_000
EVERY = 60 * 60_000  # milliseconds between two checks
AT_ONCE = 50  # how many tables at once, so that players need not wait


class Retention(Struct, frozen=True):
    """Days for which something is kept; 0 is for ever."""

    chat: float = 0
    unfinished: float = 0

    async def sweep(self, store: Log, now: int) -> int:
        """Delete some of what is too old; return at how many tables, so callers can repeat it."""
        done = 0
        if self.chat:
            done += await store.expire_chat(now - int(self.chat * DAY), AT_ONCE)
        if self.unfinished:
            for table in await store.stale_tables(now - int(self.unfinished * DAY), AT_ONCE):
                why = f"not finished, and not used for {self.unfinished:g} days"
                await store.delete_table(Order(0, now, "retention", "delete-table", table, why))
                done += 1
        return done
