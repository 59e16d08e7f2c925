"""Whom to call when it is their turn: the browsers they named, and for which turn they were called.

A turn is called once, at however many processes: the store decides who calls.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable

import msgspec

from engawa.store.entry import News
from engawa.store.jobs import Rows, SqlStep, Values

EACH = 5  # browsers of one guest; who names more is called at the last of them
FAILS = 5  # times in a row that a browser was not reached, until it is forgotten
ENDPOINT = "address, key, auth, language"


class Endpoint(msgspec.Struct, frozen=True):
    """A browser, as its push service has it: where to send, and what only it can read."""

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
        """Call a guest at this browser from now on; it is nobody else's any more."""
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
        """Call nobody there any more; of a guest, only if it is theirs."""
        sql = "DELETE FROM endpoints WHERE address = ? AND guest = coalesce(?, guest)"
        await self._steps([(sql, (address, guest))])

    async def reached(self, address: str) -> None:
        sql = "UPDATE endpoints SET failed = 0 WHERE address = ? AND failed > 0"
        await self._steps([(sql, (address,))])

    async def missed(self, address: str) -> None:
        """It could not be reached; one that never can is forgotten."""
        await self._steps(
            [
                ("UPDATE endpoints SET failed = failed + 1 WHERE address = ?", (address,)),
                ("DELETE FROM endpoints WHERE address = ? AND failed >= ?", (address, FAILS)),
            ]
        )

    async def call(self, table: str, guest: str, n: int) -> bool:
        """May we call a guest for the turn after their entry n? Only who asks first may."""
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
