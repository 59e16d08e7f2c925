"""Tables that wait for a bot or a clock and that nobody sees to: after a start, all of them.

Which they are is known only once they are read. So all that are in play are read: those at which
people sit first, and of them those with a clock; no faster than leaves time for who is here; and
no more at once than bots can see to. What waits for nobody but people is put away again.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from engawa.store import InPlay, StoreDown
from engawa.table.live import Live
from engawa.table.table import No

if TYPE_CHECKING:
    from engawa.table.tables import Tables

LEASE = 6_000  # milliseconds for which one process sees to a table that several share
AT_ONCE = 64  # tables whose bots are still to move, before more are woken
REST = 2  # times as long as waking one took, others have the server to themselves
SAY = 10.0  # seconds between two lines about how far it is
AGAIN = 1.0  # seconds until a store that is down is asked again
SOON = 0.05  # seconds until bots are asked again whether they have moved


class Waking:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._woken: list[Live] = []
        self._round = asyncio.Lock()

    async def all(self, lately: int) -> None:
        """Wake every table; also those that began lately, of which the list may not know yet.

        A table that another process sees to is looked at again when its lease has run out, if
        it was not renewed: that process may be our own, before it was started again.
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
        """Wake those alone."""
        for table in tables:
            if live := self.tables.lives.get(table):
                self.tables.follow(live)  # it is awake, and may not have looked at the time
            else:
                await self._wake(table)

    async def _in_play(self, lately: int) -> list[InPlay]:
        """All that may be asleep, in the order in which they are woken."""
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
                    return  # the journal knows: it cannot be read
                await asyncio.sleep(AGAIN)
            else:
                live.used = 0  # by nobody
                if tables.is_awaited(live):
                    self._woken.append(live)
                else:
                    tables.put_away(live)
                return

    async def _keep_pace(self) -> None:
        """Wait while many bots are to move at tables that were woken."""
        while len(self._woken) >= AT_ONCE:
            self._woken = [live for live in self._woken if self.tables.is_thinking(live)]
            if len(self._woken) >= AT_ONCE:
                await asyncio.sleep(SOON)


def rank(table: InPlay) -> int:
    """Where people wait, first; and their clocks before all."""
    if not table.people:
        return 2
    return 0 if table.clock else 1
