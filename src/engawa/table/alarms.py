"""Alarms for clocks at tables that are not in memory."""

from __future__ import annotations

from heapq import heappop, heappush


class Alarms:
    def __init__(self) -> None:
        self._at: dict[str, int] = {}  # by table, the latest one
        self._next: list[tuple[int, str]] = []  # a heap; it may hold outdated alarms

    def set(self, table: str, at: int) -> None:
        self._at[table] = at
        heappush(self._next, (at, table))

    def due(self, now: int) -> list[str]:
        """Return the tables whose alarm is due; each is returned once."""
        found = []
        while self._next and self._next[0][0] <= now:
            at, table = heappop(self._next)
            if self._at.get(table) == at:
                del self._at[table]
                found.append(table)
        return found
