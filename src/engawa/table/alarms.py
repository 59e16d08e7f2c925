"""When clocks run out at tables that were put away: nobody has to sit there and watch them."""

from __future__ import annotations

from heapq import heappop, heappush


class Alarms:
    def __init__(self) -> None:
        self._at: dict[str, int] = {}  # by table, the last that was set
        self._next: list[tuple[int, str]] = []  # a heap; it may hold some that were set anew since

    def set(self, table: str, at: int) -> None:
        self._at[table] = at
        heappush(self._next, (at, table))

    def due(self, now: int) -> list[str]:
        """The tables whose time has come; they are not named again."""
        found = []
        while self._next and self._next[0][0] <= now:
            at, table = heappop(self._next)
            if self._at.get(table) == at:
                del self._at[table]
                found.append(table)
        return found
