"""Wake tables that wait for a bot or a clock, after a start or when another process has gone.

A table must be read to find out what it waits for. So all games in play are read: first those with
people, and of these first those with a clock. This leaves time for everybody who is here, and does
not wake more tables than bots can serve. Tables that wait only for people are removed from memory
again.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from engawa.store import InPlay, StoreDown
from engawa.table.live import Live
from engawa.table.table import No

if TYPE_CHECKING:
    from engawa.table.tables import Tables

LEASE = 6_000  # milliseconds for which one process looks after a shared table
AT_ONCE = 64  # when so many bots are due to move, no more tables are woken
REST = 2  # after waking a table, rest so many times as long
SAY = 10.0  # seconds between two progress lines in the journal
AGAIN = 1.0  # seconds before a store that is down is asked again
SOON = 0.05  # seconds between two checks whether bots have moved


class Waking:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._woken: list[Live] = []
        self._round = asyncio.Lock()

    async def all(self, lately: int) -> None:
        """Wake every table, including those that changed so lately that the list may not show it.

        A table that another process looks after is checked again when its lease has run out: that
        process may have been this one, before a restart.
        """
        async with self._round:
            found = await self._in_play(lately)
            await self._wake_all([table for table in found if not table.held])
            if held := {table.id for table in found if table.held}:
                await asyncio.sleep(LEASE / 1000)
                found = await self._in_play(lately)
                left = [table for table in found if table.id in held and not table.held]
                await self._wake_all(left)

    async def some(self, tables: list[str]) -> None:
        """Wake only these tables."""
        for table in tables:
            if live := self.tables.lives.get(table):
                self.tables.follow(live)  # it is awake, but may have missed its time
            else:
                await self._wake(table)

    async def _in_play(self, lately: int) -> list[InPlay]:
        """Return all tables that may be asleep, in the order to wake them."""
        while True:
            try:
                found = await self._read(lately)
            except StoreDown:
                await asyncio.sleep(AGAIN)
            else:
                return sorted(found, key=rank)

    async def _read(self, lately: int) -> list[InPlay]:
        store, now = self.tables.store, self.tables.now()
        found: list[InPlay] = []
        for status, since in (("playing", 0), ("waiting", lately)):
            async for page in store.in_play(status, since, now):
                found += page
        return found

    async def _wake_all(self, tables: list[InPlay]) -> None:
        loop, journal = asyncio.get_running_loop(), self.tables.journal
        said = 0.0
        for number, table in enumerate(tables):
            began = loop.time()
            if began - said >= SAY:
                said = began
                journal.say("waking", count=number, left=len(tables) - number)
            await self._wake(table.id)
            await asyncio.sleep(REST * (loop.time() - began))
            await self._keep_pace()
        if tables:
            journal.say("awake", count=len(tables))

    async def _wake(self, table: str) -> None:
        tables = self.tables
        while table not in tables.lives:
            try:
                live = await tables.live(table)
            except No as no:
                if no.code != "storage":
                    return  # it cannot be read, and the journal says so
                await asyncio.sleep(AGAIN)
            else:
                live.used = 0  # not used by anybody
                if tables.autoplay.is_awaited(live):
                    self._woken.append(live)
                else:
                    tables.put_away(live)
                return

    async def _keep_pace(self) -> None:
        """Wait while many woken bots are due to move."""
        while len(self._woken) >= AT_ONCE:
            self._woken = [live for live in self._woken if self.tables.autoplay.is_thinking(live)]
            if len(self._woken) >= AT_ONCE:
                await asyncio.sleep(SOON)


def rank(table: InPlay) -> int:
    """Rank tables: first those where people wait, and of these first those with a clock."""
    if not table.people:
        return 2
    return 0 if table.clock else 1
