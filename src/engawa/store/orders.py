"""What an operator does to the store. Each order is stored together with its effect."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable

from engawa.store.entry import Entry, News, Order
from engawa.store.jobs import ENTRY, Rows, SqlStep, Values
from engawa.store.results import dropped

ORDER = "n, at, by, what, whom, why"
ORDERED = News("order", "-")  # tells other processes to read the orders
KEEP = f"""INSERT INTO orders ({ORDER})
    SELECT coalesce(max(n), 0) + 1, ?, ?, ?, ?, ? FROM orders RETURNING n"""
ALL = 1 << 40
PAGE = 1000  # how many seats are read at a time


class Orders(ABC):
    @abstractmethod
    async def _read(self, sql: str, values: Values = ()) -> Rows: ...

    @abstractmethod
    async def _steps(self, steps: Iterable[SqlStep], news: News | None = None) -> Rows:
        """Write all of it or nothing."""

    async def orders(self, after: int = 0, limit: int = ALL) -> list[Order]:
        """Return the orders after the order with that number."""
        sql = f"SELECT {ORDER} FROM orders WHERE n > ? ORDER BY n LIMIT ?"
        return [Order(*row) for row in await self._read(sql, (after, limit))]

    async def last_order(self) -> int:
        return int((await self._read("SELECT coalesce(max(n), 0) FROM orders"))[0][0])

    async def _order(self, order: Order, *steps: SqlStep) -> Order:
        about = (order.at, order.by, order.what, order.whom, order.why)
        rows = await self._steps([*steps, (KEEP, about)], ORDERED)
        return Order(int(rows[0][0]), *about)

    async def ordered(self, order: Order) -> Order:
        """Store an order whose effect is in the log of a table."""
        return await self._order(order)

    async def delete_table(self, order: Order) -> Order:
        """Delete a table and everything about it."""
        table = order.whom
        parts = ("entries", "sitting", "chat", "mutes", "called", "rooms", "tries")
        return await self._order(
            order,
            ("DELETE FROM tables WHERE id = ?", (table,)),  # first, so that an append waits for it
            *((f"DELETE FROM {part} WHERE table_id = ?", (table,)) for part in parts),
            *dropped(table),
            ("DELETE FROM leases WHERE name = ?", (f"table/{table}",)),
            ("DELETE FROM notes WHERE name = ?", (f"analysis/{table}/",)),
        )

    async def mute_guest(self, order: Order, until: int) -> Order:
        """Keep a guest from chatting until then; 0 ends it."""
        return await self._order(
            order, ("UPDATE guests SET muted = ? WHERE id = ?", (until, order.whom))
        )

    async def ban_guest(self, order: Order, until: int) -> Order:
        """Keep a guest out until then; 0 lets them in again."""
        return await self._order(
            order,
            ("UPDATE guests SET banned = ? WHERE id = ?", (until, order.whom)),
            *self._let_go(order.whom),
        )

    async def forget_guest(
        self, order: Order, name: str, entries: Iterable[tuple[str, Entry]]
    ) -> Order:
        """Delete a guest's name, messages and cookies; their games stay, without the name."""
        guest = order.whom
        seats = [
            ("UPDATE entries SET text = ? WHERE table_id = ? AND n = ?", (e.text, table, e.n))
            for table, e in entries
        ]
        return await self._order(
            order,
            ("UPDATE guests SET name = ?, revoked = ? WHERE id = ?", (name, order.at, guest)),
            *self._let_go(guest),
            *((f"DELETE FROM {part} WHERE guest = ?", (guest,)) for part in ("keys", "recovery")),
            ("UPDATE chat SET text = '' WHERE by = ?", (guest,)),
            ("DELETE FROM mutes WHERE by = ? OR guest = ?", (guest, guest)),
            *(
                (f"DELETE FROM {part} WHERE guest = ?", (guest,))
                for part in ("called", "vacations", "people")
            ),
            *seats,
        )

    def _let_go(self, guest: str) -> list[SqlStep]:
        """Remove what a guest cannot use after a ban."""
        parts = ("codes", "waiting", "endpoints")
        return [(f"DELETE FROM {part} WHERE guest = ?", (guest,)) for part in parts]

    async def seats_of(self, guest: str) -> list[tuple[str, Entry]]:
        """Return all log entries by which a guest sat down, watched or got up.

        All seats of all tables are searched, a page at a time so that nobody waits long.
        """
        sql = f"SELECT table_id, {ENTRY} FROM entries WHERE kind = 'seat' "
        sql += "AND (table_id, n) > (?, ?) ORDER BY table_id, n LIMIT ?"
        found: list[tuple[str, Entry]] = []
        last = ("", 0)
        while rows := await self._read(sql, (*last, PAGE)):
            page = [(table, Entry(*row)) for table, *row in rows]
            found += [(table, e) for table, e in page if e.by == guest or guest in e.text]
            last = (page[-1][0], page[-1][1].n)
        return found

    async def said_by(self, guest: str) -> list[tuple[str, int, str]]:
        """Return all stored chat messages of a guest: where, when and what."""
        sql = "SELECT table_id, at, text FROM chat WHERE by = ? AND text <> '' ORDER BY at, n"
        return [(table, at, text) for table, at, text in await self._read(sql, (guest,))]

    async def muted_by(self, guest: str) -> list[tuple[str, str]]:
        """Return whom a guest has muted, and at which table."""
        sql = "SELECT table_id, guest FROM mutes WHERE by = ? ORDER BY table_id, guest"
        return [(table, whom) for table, whom in await self._read(sql, (guest,))]

    async def delete_chat(self, order: Order, by: str = "", n: int = 0) -> Order:
        """Delete chat at a table: everything, one guest's messages, or one message.

        The number of a deleted message stays used, so the next one is new to everybody.
        """
        sql, values = "UPDATE chat SET text = '' WHERE table_id = ?", [order.whom]
        if by:
            sql, values = f"{sql} AND by = ?", [*values, by]
        if n:
            return await self._order(order, (f"{sql} AND n = ?", [*values, n]))
        return await self._order(order, (sql, values))

    # What is not stored for ever

    async def stale_tables(self, before: int, limit: int) -> list[str]:
        """Return unfinished tables that were not used since then."""
        sql = "SELECT id FROM tables WHERE status IN ('waiting', 'playing') AND changed < ? "
        return [id for (id,) in await self._read(sql + "ORDER BY changed LIMIT ?", (before, limit))]

    async def expire_chat(self, before: int, limit: int) -> int:
        """Delete messages from before then, at some tables; return at how many.

        The number of the last message stays, without anything else of it.
        """
        sql = "SELECT DISTINCT table_id FROM chat WHERE at < ? AND by <> '' LIMIT ?"
        tables = [table for (table,) in await self._read(sql, (before, limit))]
        for table in tables:
            blank = "UPDATE chat SET by = '', seat = NULL, text = '', id = '' "
            last = "(SELECT max(n) FROM chat WHERE table_id = ?)"
            await self._steps(
                [
                    (f"{blank} WHERE table_id = ? AND at < ?", (table, before)),
                    (
                        f"DELETE FROM chat WHERE table_id = ? AND by = '' AND n < {last}",
                        (table,) * 2,
                    ),
                ]
            )
        return len(tables)
