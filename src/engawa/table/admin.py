"""What an operator can do with tables, guests and chat. Only the command line uses this.

Everything happens in the store, beside running servers, and is stored with the person and the
reason. Servers learn of it from the store, and take care of open connections.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import msgspec
from msgspec import Struct

from engawa.store import FOREVER, BadStore, Entry, Guest, Log, Order, Said, StoredTable
from engawa.table.outcome import found_again, outcome
from engawa.table.ratings import settle
from engawa.table.table import SOMEBODY, No, Table, nameless, roll
from engawa.table.uptime import Uptime

ALL = 1 << 40
TRIES = 300  # attempts in case a player is faster: bots are quick
DAY = 24 * 60 * 60_000


class Done(Struct):
    """What was done, and remarks about it."""

    order: Order
    notes: list[str] = []


@dataclass
class Admin:
    """An operator of the server."""

    store: Log
    by: str
    now: Callable[[], int]

    def _order(self, what: str, whom: str, why: str) -> Order:
        return Order(0, self.now(), self.by, what, whom, why)

    # --- tables ---

    async def table(self, id: str) -> StoredTable:
        head = await self.store.head(id)
        if head is None:
            raise BadStore(f"there is no table {id!r}")
        return head

    async def sitting(self, id: str) -> list[str]:
        """Return the names of those who sit there, by seat."""
        return [guest for _, guest in sorted((await self.store.sitting(id)).items())]

    async def close(self, id: str, why: str = "") -> Done:
        """End an unfinished table without a result; it can still be looked at."""
        await self._decide(id, lambda table: table.close(self.now()))
        return Done(await self.store.ordered(self._order("close", id, why)))

    async def delete_table(self, id: str, why: str = "") -> Done:
        """Delete a table with its log and chat; this cannot be undone."""
        await self.table(id)
        return Done(await self.store.delete_table(self._order("delete-table", id, why)))

    # --- guests ---

    async def guest(self, id: str) -> Guest:
        guest = await self.store.guest(id)
        if guest is None:
            raise BadStore(f"there is no guest {id!r}")
        return guest

    async def mute(self, id: str, days: float = 0, why: str = "") -> Done:
        """Keep a guest from chatting anywhere, for some days or for ever."""
        await self.guest(id)
        order = self._order("mute", id, why)
        return Done(await self.store.mute_guest(order, self._until(days)))

    async def unmute(self, id: str, why: str = "") -> Done:
        await self.guest(id)
        return Done(await self.store.mute_guest(self._order("unmute", id, why), 0))

    async def ban(self, id: str, days: float = 0, why: str = "") -> Done:
        """Keep a guest out: their connections end, and bots take their seats."""
        await self.guest(id)
        order = await self.store.ban_guest(self._order("ban", id, why), self._until(days))
        return Done(order, await self._get_up(id))

    async def unban(self, id: str, why: str = "") -> Done:
        await self.guest(id)
        return Done(await self.store.ban_guest(self._order("unban", id, why), 0))

    async def delete_guest(self, id: str, why: str = "") -> Done:
        """Delete a guest's name, messages and cookies. Their games stay, without the name."""
        await self.guest(id)
        await self.store.revoke(id, self.now())  # so that they cannot sit down any more
        notes = await self._get_up(id)
        named = await self.store.seats_of(id)
        bare = [(table, nameless(entry, id)) for table, entry in named]
        order = self._order("delete-guest", id, why)
        return Done(await self.store.forget_guest(order, SOMEBODY, bare), notes)

    def _until(self, days: float) -> int:
        return min(FOREVER, self.now() + int(days * DAY)) if days else FOREVER

    async def _get_up(self, guest: str) -> list[str]:
        """Leave every unfinished table; return which tables could not be left."""

        def leave(table: Table) -> list[Entry]:
            return table.leave(guest, self.now()) if table.seat_of(guest) is not None else []

        notes = []
        for head in await self.store.heads(guest=guest, limit=ALL):
            if head.status != "over":
                try:
                    if await self._decide(head.id, leave):
                        await self.store.ordered(self._order("leave", head.id, f"guest {guest}"))
                except BadStore as error:
                    notes.append(f"Their seat stays as it is: {error}.")
        return notes

    async def _decide(self, id: str, decide: Callable[[Table], list[Entry]]) -> bool:
        """Append a decision as a server would, ahead of the players; False if there is none."""
        up = Uptime()
        await up.look(self.store, self.now())
        table = fold(await self.table(id), await self.store.read(id), up)
        if table.terms.clock and table.terms.clock.has_days:
            table.vacations = await self.store.vacations(await self.sitting(id))
        for _ in range(TRIES):
            try:
                entries = decide(table)
            except No as no:
                raise BadStore(f"table {id}: {str(no.says).rstrip('.')}") from no
            if not entries or await self._append(table, entries):
                for entry in entries:
                    table.add(entry)
                await self._list(table)
                return bool(entries)
            for entry in await self.store.read(id, table.n):
                table.add(entry)
        raise BadStore(f"players were faster {TRIES} times at table {id}: try again")

    async def _append(self, table: Table, entries: list[Entry]) -> bool:
        return await self.store.append(table.id, table.n, entries, outcome(table, entries))

    async def _list(self, table: Table) -> None:
        """Update the list of tables, as a server does."""
        for seat, sitter in enumerate(table.sitters):
            await self.store.sit(table.id, seat, sitter.guest or None)
        await self.store.change(table.id, status=table.status)

    # --- ratings ---

    async def results_again(self) -> int:
        """Find all results in the logs and rate them again; return how many tables have one."""
        up = Uptime()
        await up.look(self.store, self.now())
        heads = await self.store.heads(limit=ALL)
        for head in heads:
            try:
                table = fold(head, await self.store.read(head.id), up)
            except BadStore:  # what was stored about it stays as it is
                continue
            if not table.stopped:
                stands = msgspec.structs.replace(head, n=table.n)
                await self.store.again(stands, found_again(table))
        for game in sorted({head.game for head in heads}):
            await self.store.unsettle(game)
            await settle(self.store, game)
        return len(heads)

    # --- chat ---

    async def chat(self, table: str) -> list[Said]:
        await self.table(table)
        return await self.store.chat(table, limit=ALL)

    async def delete_chat(self, table: str, by: str = "", n: int = 0, why: str = "") -> Done:
        """Delete chat at a table: everything, one guest's messages, or one message."""
        said = [s for s in await self.chat(table) if by in ("", s.by) and n in (0, s.n)]
        if not said:
            raise BadStore(f"there is nothing such among what was said at table {table}")
        order = self._order("delete-chat", table, why)
        return Done(
            await self.store.delete_chat(order, by, n), [f"Words that are gone: {len(said)}."]
        )


def fold(head: StoredTable, log: list[Entry], up: Uptime) -> Table:
    """Return a table as a server has it; a table that cannot be replayed to its end is stopped."""
    for stopped in ("", "It cannot be followed to its end here"):
        try:
            table = Table(head, up.charge, roll, stopped)
            for entry in log:
                table.add(entry)
            return table
        except Exception as error:  # of the game, or of the stored data
            why = error
    raise BadStore(f"table {head.id} cannot be opened here, and only be deleted: {why}")
