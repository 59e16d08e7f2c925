"""Push messages: the browsers to call when it is a guest's turn, and the turns already called.

A turn is called once, however many processes there are: the store decides which one calls.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable

import msgspec

from engawa.store.entry import News
from engawa.store.jobs import Rows, SqlStep, Values

EACH = 5  # browsers of one guest; after that, a new one replaces the oldest
FAILS = 5  # a browser that could not be reached so many times in a row is forgotten
ENDPOINT = "address, key, auth, language"


class Endpoint(msgspec.Struct, frozen=True):
    """A browser, as its push service knows it: its address, and the keys for messages to it."""

    address: str
    key: str
    auth: str
    language: str


class Calls(ABC):
    @abstractmethod
    async def _read(self, sql: str, values: Values = ()) -> Rows: ...

    @abstractmethod
    async def _steps(self, steps: Iterable[SqlStep], news: News | None = None) -> Rows: ...

    async def add_endpoint(self, guest: str, endpoint: Endpoint, now: int) -> None:
        """Call a guest at this browser from now on, and nobody else."""
        mine = "SELECT address FROM endpoints WHERE guest = ? ORDER BY since DESC, address LIMIT ?"
        columns = ("guest", "key", "auth", "language", "since", "failed")
        new = ", ".join(f"{name} = excluded.{name}" for name in columns)
        await self._steps(
            [
                (
                    f"INSERT INTO endpoints ({ENDPOINT}, guest, since, failed) "
                    "VALUES (?, ?, ?, ?, ?, ?, 0) "
                    f"ON CONFLICT (address) DO UPDATE SET {new}",
                    (*msgspec.structs.astuple(endpoint), guest, now),
                ),
                (
                    f"DELETE FROM endpoints WHERE guest = ? AND address NOT IN ({mine})",
                    (guest, guest, EACH),
                ),
            ]
        )

    async def endpoints(self, guest: str) -> list[Endpoint]:
        sql = f"SELECT {ENDPOINT} FROM endpoints WHERE guest = ? ORDER BY since, address"
        return [Endpoint(*row) for row in await self._read(sql, (guest,))]

    async def drop_endpoint(self, address: str, guest: str | None = None) -> None:
        """Stop calling at this browser; with a `guest`, only if it is theirs."""
        sql = "DELETE FROM endpoints WHERE address = ? AND guest = coalesce(?, guest)"
        await self._steps([(sql, (address, guest))])

    async def reached(self, address: str) -> None:
        sql = "UPDATE endpoints SET failed = 0 WHERE address = ? AND failed > 0"
        await self._steps([(sql, (address,))])

    async def missed(self, address: str) -> None:
        """Count a failed call; a browser that never answers is forgotten."""
        await self._steps(
            [
                ("UPDATE endpoints SET failed = failed + 1 WHERE address = ?", (address,)),
                ("DELETE FROM endpoints WHERE address = ? AND failed >= ?", (address, FAILS)),
            ]
        )

    async def call(self, table: str, guest: str, n: int) -> bool:
        """May we call a guest for the turn after their entry n? Only the first to ask may."""
        rows = await self._steps(
            [
                (
                    "INSERT INTO called (table_id, guest, n) "
                    "SELECT id, ?, ? FROM tables WHERE id = ? ON CONFLICT (table_id, guest) "
                    "DO UPDATE SET n = excluded.n WHERE excluded.n > called.n RETURNING n",
                    (guest, n, table),
                )
            ]
        )
        return bool(rows)
