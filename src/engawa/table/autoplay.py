"""What happens at a table by itself: bots play, clocks run out, and time limits pass."""

from __future__ import annotations

import asyncio
from asyncio import FIRST_COMPLETED
from contextlib import suppress
from typing import TYPE_CHECKING

from engawa.bots.queue import Asker
from engawa.core.sight import Sight
from engawa.store import StoreDown
from engawa.store.log import TABLE
from engawa.table.live import Live
from engawa.table.table import No, Table
from engawa.table.uptime import BEAT
from engawa.table.waking import LEASE

if TYPE_CHECKING:
    from engawa.table.tables import Tables

IDLE = 2 * 60_000  # milliseconds after which an unused table is removed from memory


def asker(live: Live, guest: str = "") -> Asker:
    """Return whom thinking is for: the guest who asks, or somebody who waits for the bot's move.

    That is the maker or another player who is here; else nobody in particular.
    """
    table = live.table
    here = {watcher.guest for watcher in live.watchers}
    sits = (sitter.guest for sitter in table.sitters)
    who = guest or next((each for each in (table.host, *sits) if each in here), table.host)
    return Asker(live.tables.addresses.of(who), who, table.id, table.has_people)


class Autoplay:
    """Plays for bots and watches the clocks at the tables of this process."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.attended: set[str] = set()  # tables whose bots and clock are being looked after

    def follow(self, live: Live) -> None:
        """After a commit: begin to look after a table, or wake whoever does already."""
        if self.is_awaited(live) and live.table.id not in self.attended:
            self.attended.add(live.table.id)
            self.tables.spawn(self._attend(live))
        else:
            live.stirred.set()

    def is_awaited(self, live: Live) -> bool:
        """Is the table waiting for a bot, a clock or its closing time?"""
        table, turn = live.table, live.table.turn
        if table.is_late(self.tables.now()):
            return True
        return turn is not None and (bool(table.sitters[turn].bot) or table.running is not None)

    def is_thinking(self, live: Live) -> bool:
        """Will a bot move there, or is it about to be finished?"""
        table = live.table
        ours = table.id in self.attended and (bool(live.lease) or not self.tables.settings.shared)
        return ours and table.running is None

    async def _attend(self, live: Live) -> None:
        """Play for bots and watch the clock, for as long as that is needed."""
        table = live.table
        try:
            while (turn := table.turn) is not None and self._goes_on(table):
                live.stirred.clear()
                if not await self.is_ours(live):
                    await self._wait(live, LEASE / 2000)
                elif table.is_late(self.tables.now()):
                    await self.expire(live)
                elif level := table.sitters[turn].bot:
                    await self._bot(live, turn, level)
                elif table.running is None or self._set_alarm(live, turn):
                    return
                else:
                    await self._watch_clock(live, turn)
        finally:
            self.attended.discard(table.id)
            self.tables.rest(live)
            if table.id in self.tables.bot_tables.on:
                self._end_bot_table(table)

    def _goes_on(self, table: Table) -> bool:
        """May bots play on? A table with only bots may have to pause."""
        if not table.has_people:
            return self.tables.bot_tables.goes_on(table.id, table.host)
        self._end_bot_table(table)
        return True

    def _end_bot_table(self, table: Table) -> None:
        room = table.id in self.tables.bot_tables.on
        self.tables.bot_tables.ends(table.id)
        if room and self.tables.bot_tables.waiting and not self.tables.closing:
            self.tables.spawn(self._next_bot_table())

    async def _next_bot_table(self) -> None:
        """Let a paused table go on."""
        while table := self.tables.bot_tables.next():
            with suppress(No):
                self.tables.follow(await self.tables.live(table))
            await asyncio.sleep(0)  # so that it is counted first, if it still has only bots

    def _set_alarm(self, live: Live, seat: int) -> bool:
        """Set an alarm instead, if nobody is there and nothing will happen for a while."""
        now, left = self.tables.now(), live.table.left_at(self.tables.now())[seat]
        nobody = not live.watchers and now - live.used >= IDLE
        if nobody and left > IDLE:
            self.tables.alarms.set(live.table.id, now + left)
            return True
        return False

    async def _watch_clock(self, live: Live, seat: int) -> None:
        left = live.table.left_at(self.tables.now())[seat] / 1000
        if left <= 0:
            await self.expire(live)
        else:
            await self._wait(live, min(left + 0.001, BEAT / 1000))

    async def _wait(self, live: Live, seconds: float) -> None:
        """Wait until something happens at the table, but not longer than that."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await live.stirred.wait()

    async def is_ours(self, live: Live) -> bool:
        """Does this process look after bots and clock? Of those that share a table, one does."""
        now = self.tables.now()
        if not self.tables.settings.shared or live.lease - now > LEASE / 2:
            return True
        name = f"{TABLE}{live.table.id}"
        try:
            found = await self.tables.store.lease(name, self.tables.settings.name, now, now + LEASE)
        except StoreDown:
            return False
        live.lease = now + LEASE if found else 0
        return found

    async def expire(self, live: Live) -> None:
        try:
            await live.commit("table", "", lambda: live.table.expire(self.tables.now()))
        except No as no:
            await self._rest(live, no)

    async def _bot(self, live: Live, seat: int, level: str) -> None:
        table = live.table
        seen = table.n
        pace = self.tables.settings.pace if live.watchers else 0
        try:
            line, _ = await asyncio.gather(self._think(live, seat, level), asyncio.sleep(pace))
            if (
                line
                and table.turn == seat
                and table.sitters[seat].bot == level
                and table.moved <= seen
            ):
                by = f"bot:{level}"
                await live.commit(
                    by, "", lambda: table.play(seat, by, line, seen, self.tables.now())
                )
                self.tables.count("bot_moves")
        except No as no:
            await self._rest(live, no)
        except Exception as error:  # our error, or a bot's: the game goes on
            self.tables.count("errors")
            self.tables.journal.fault("bot_failed", error)
            await asyncio.sleep(1)

    async def _think(self, live: Live, seat: int, level: str) -> str:
        """Return a bot's line; empty if the table moves on or a person takes the seat back."""
        table, who = live.table, asker(live)
        moved, sight = table.moved, Sight(table.position.copy(), seat)
        thought = asyncio.create_task(self._ask(sight, level, who))
        try:
            while not thought.done():
                stirred = asyncio.create_task(live.stirred.wait())
                either = {thought, stirred}
                await asyncio.wait(either, timeout=LEASE / 2000, return_when=FIRST_COMPLETED)
                stirred.cancel()
                live.stirred.clear()
                moved_on = (table.moved, table.has_people) != (moved, who.people)
                if moved_on or not await self.is_ours(live):
                    return ""
            return thought.result()
        finally:
            thought.cancel()

    async def _ask(self, sight: Sight, level: str, who: Asker) -> str:
        with self.tables.telemetry.span("think", level=level):
            return await self.tables.pool.think(sight, level, who)

    async def _rest(self, live: Live, no: No) -> None:
        """Wait a while before trying again."""
        self.tables.journal.say("attend_failed", table=live.table.id, code=no.code)
        await asyncio.sleep(1 if no.code == "storage" else 0.05)
