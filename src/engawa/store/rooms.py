"""Short codes for tables on a large screen: people in the room type them on their phones."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable

from engawa.store.entry import News
from engawa.store.jobs import Rows, SqlStep, Values


class Rooms(ABC):
    @abstractmethod
    async def _read(self, sql: str, values: Values = ()) -> Rows: ...

    @abstractmethod
    async def _steps(self, steps: Iterable[SqlStep], news: News | None = None) -> Rows: ...

    async def open_room(self, code: str, table: str, now: int, until: int) -> bool:
        """Let a code stand for a table until then. False if it stands for another."""
        rows = await self._steps(
            [
                ("DELETE FROM rooms WHERE until <= ?", (now,)),
                (
                    "INSERT INTO rooms (code, table_id, until) "
                    "SELECT ?, id, ? FROM tables WHERE id = ? ON CONFLICT (code) "
                    "DO UPDATE SET until = excluded.until "
                    "WHERE rooms.table_id = excluded.table_id RETURNING code",
                    (code, until, table),
                ),
            ]
        )
        return bool(rows)

    async def room(self, code: str, now: int) -> str | None:
        """Return the table of a code."""
        sql = "SELECT table_id FROM rooms WHERE code = ? AND until > ?"
        rows = await self._read(sql, (code, now))
        return str(rows[0][0]) if rows else None
