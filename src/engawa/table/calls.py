"""Push messages when it is a guest's turn: once a turn, if they want that and are not watching.

Moves do not wait for this. A new turn goes into a short list in memory, and is checked again when
the guest has not come for a while. After a restart, the list is made from the tables. The store
decides which process calls, and whether the turn was called before.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec import Struct, json

from engawa.core.notation import seat_name
from engawa.store import StoreDown
from engawa.store.calls import Endpoint
from engawa.table.alarms import Alarms
from engawa.table.live import Live
from engawa.table.push import Push, Sent
from engawa.table.table import No, Table, told_name
from engawa.words import Voice, row
from engawa.words import table as say

if TYPE_CHECKING:
    from engawa.table.tables import Tables

WAITING = 20_000  # people waiting to be called; more are not called
AT_ONCE = 32  # messages being sent
NOBODY = "mailto:nobody@localhost"  # the contact for push services, if none was set


class Call(Struct):
    """What a browser shows. People nearby may read it."""

    title: str
    body: str
    link: str
    table: str


def awaited(table: Table) -> str:
    """Return the guest whose turn it is, if somebody waits for them or their time runs."""
    turn = table.turn
    if turn is None or not table.sitters[turn].person:
        return ""
    others = any(sitter.person for seat, sitter in enumerate(table.sitters) if seat != turn)
    return table.sitters[turn].guest if others or table.terms.clock else ""


def last_act(table: Table, guest: str) -> int:
    """Return the number of a guest's last entry.

    Until the guest does something else it is the same turn, however often others take back and play
    again.
    """
    return next((entry.n for entry in reversed(table.log) if entry.by == guest), 0)


def message(table: Table, guest: str, language: str) -> Call:
    """Say which game and with whom, but nothing about the table."""
    voice = Voice(language)
    others = [
        told_name(name) or seat_name(seat)
        for seat, (name, sitter) in enumerate(zip(table.called(), table.sitters, strict=True))
        if sitter.guest != guest
    ]
    body = say.call_with(row([voice(name) for name in others])) if others else say.CALL_ALONE
    title = voice(say.call_title(table.game.spec.title))
    return Call(title, voice(body), f"/t/{table.id}", table.id)


class Calls:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.push: Push
        self._alarms = Alarms()
        self._whom: dict[str, str] = {}  # by table
        self._room = asyncio.Semaphore(AT_ONCE)
        self._ringing = asyncio.Lock()

    async def open(self) -> None:
        settings = self.tables.settings
        named = f"https://{settings.hosts[0]}" if settings.hosts else NOBODY
        secret = await self.tables.store.secret("push")
        self.push = Push(secret, settings.contact or named, settings.push_to)

    async def close(self) -> None:
        await self.push.close()

    def follow(self, live: Live) -> None:
        """Note that it may be the turn of a guest who is not there."""
        guest, table = awaited(live.table), live.table.id
        if guest == live.awaits:
            return
        live.awaits = guest
        self._whom.pop(table, None)
        if guest and len(self._whom) < WAITING and not live.is_seen_by(guest):
            self._whom[table] = guest
            after = int(self.tables.settings.call_after * 1000)
            self._alarms.set(table, self.tables.now() + after)

    def saw(self, live: Live, guest: str) -> None:
        """A guest who has seen that it is their turn need not be called."""
        table = live.table.id
        if self._whom.get(table) == guest and live.is_seen_by(guest):
            del self._whom[table]

    async def ring(self) -> None:
        """Call those who did not come. One slow call delays no others."""
        if self._ringing.locked():
            return
        async with self._ringing:
            due = [table for table in self._alarms.due(self.tables.now()) if table in self._whom]
            whom = [(table, self._whom.pop(table)) for table in due]
            await asyncio.gather(*(self._ring(table, guest) for table, guest in whom))

    async def _ring(self, table: str, guest: str) -> None:
        store = self.tables.store
        try:
            async with self._room:
                endpoints = await store.endpoints(guest)
                live = await self._still(table, guest) if endpoints else None
                if live is None or not await store.call(table, guest, last_act(live.table, guest)):
                    return
                for endpoint in endpoints:
                    told = json.encode(message(live.table, guest, endpoint.language))
                    await self._send(endpoint, told)
        except (No, StoreDown) as error:
            self.tables.journal.say("calling_failed", error=type(error).__name__)

    async def _still(self, table: str, guest: str) -> Live | None:
        """Return the table, if it is still the guest's turn and they still do not watch."""
        live = await self.tables.live(table)
        waits = awaited(live.table) == guest and not live.is_seen_by(guest)
        away = live.table.away_until(guest, self.tables.now())
        return live if waits and not away else None

    async def _send(self, endpoint: Endpoint, told: bytes) -> None:
        store, sent = self.tables.store, await self.push.send(endpoint, told)
        self.tables.count(f"calls_{sent.value}")
        if sent is Sent.GONE:
            await store.drop_endpoint(endpoint.address)
        elif sent is Sent.MISSED:
            await store.missed(endpoint.address)
        else:
            await store.reached(endpoint.address)
