"""One table over one WebSocket."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec

from engawa.store import StoreDown
from engawa.table import lobby
from engawa.table.guests import COOKIE
from engawa.table.languages import language_of
from engawa.table.live import Live, Watcher
from engawa.table.messages import Asked, asked
from engawa.table.protocols import WRITE
from engawa.table.requests import Visitor, act, refused
from engawa.table.table import No, no_store
from engawa.table.tables import Tables
from engawa.table.web import Receive, Scope, Send, address, cookie, reason, refuse_socket
from engawa.words import Voice
from engawa.words import table as say

LARGEST = 4096  # bytes of a message
STRIKES = 50  # bad messages after which a connection is closed

NORMAL, AWAY, POLICY, SLOW, RESTART = 1000, 1001, 1008, 4008, 1012


class Conversation:
    def __init__(self, tables: Tables, scope: Scope, receive: Receive, send: Send) -> None:
        self.tables, self.scope, self._receive, self._send_ = tables, scope, receive, send
        self.cookie = cookie(scope, COOKIE)
        self.address = address(scope)
        self.language = language_of(scope)
        self.strikes = 0
        self.key = ""

    async def run(self, table: str, code: str, board: bool = False) -> None:
        """Talk to a guest; a `board` is nobody, and sees what everybody may see."""
        message = await self._receive()
        assert message["type"] == "websocket.connect"
        try:
            self.tables.admit("address", self.address)
            guest = await self.tables.known(self.cookie)
            live = await lobby.enter(self.tables, guest.id if guest else "", table, code)
        except No as no:
            await self._turn_away(no)
            return
        except StoreDown as error:
            await self._turn_away(no_store(error))
            return
        await self._send_({"type": "websocket.accept"})
        guest = None if board else guest
        name = guest.name if guest else ""
        if guest:
            self.tables.addresses.came(guest.id, self.address)
        write = self.scope.get("state", {}).pop(WRITE, None)
        watcher = Watcher(guest.id if guest else "", name, self._send, self.language, write)
        watcher.since = self.tables.now()
        who = Visitor(watcher.guest, name, watcher)
        self.key = f"{id(self)}"
        self.tables.count("sockets")
        try:
            await self._talk(live, who, watcher)
        finally:
            live.bye(watcher)
            watcher.close()

    async def _talk(self, live: Live, who: Visitor, watcher: Watcher) -> None:
        read = asyncio.create_task(self._read(live, who, watcher))
        watcher.goes = read.cancel
        try:
            await asyncio.wait({read})
            if not read.cancelled() and (error := read.exception()):
                raise error
            if read.cancelled():
                code = SLOW if watcher.slow else RESTART if self.tables.closing else NORMAL
                if watcher.slow:
                    self.tables.count("evicted")
                await self._close(code, "")
        finally:
            read.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await read

    async def _read(self, live: Live, who: Visitor, watcher: Watcher) -> None:
        while True:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return
            data = message.get("bytes") or message.get("text") or ""
            answer = await self._answer(live, who, data)
            if answer is not None:
                watcher.push(answer)
            await watcher.spec()
            if self.strikes > STRIKES:
                await self._close(POLICY, Voice(self.language)(say.NONSENSE))
                return

    async def _answer(self, live: Live, who: Visitor, data: str | bytes) -> bytes | None:
        try:
            self._admit(who, data)
            ask = read(data)
        except No as no:
            self.strikes += 1
            return self._voice(live, who).encode(refused(live, no, ""))
        self.strikes = 0
        try:
            told = await act(live, who, ask)
        except Exception as error:  # our error; the connection and the table go on
            self.tables.count("errors")
            self.tables.journal.fault("act_failed", error)
            told = refused(live, No("error", say.FAILED_NOTHING_DONE), ask.id)
        return self._voice(live, who).encode(told) if told is not None else None

    def _voice(self, live: Live, who: Visitor) -> Voice:
        return live.voice(self.language, live.table.seat_of(who.guest))

    def _admit(self, who: Visitor, data: str | bytes) -> None:
        """Check the size and the rate of messages."""
        if len(data) > LARGEST:
            raise No("too-big", say.message_big(LARGEST))
        self.tables.admit("socket", self.key)
        self.tables.admit("address", self.address)
        if who.guest:
            self.tables.admit("guest", who.guest)

    async def _send(self, message: bytes) -> None:
        await self._send_({"type": "websocket.send", "text": message.decode()})

    async def _turn_away(self, no: No) -> None:
        voice = Voice(self.language)
        told = voice.encode(refused(None, no, ""))
        with suppress(Exception):
            await refuse_socket(self.scope, self._send_, voice(no.says), told)

    async def _close(self, code: int, says: str) -> None:
        with suppress(Exception):
            await self._send_({"type": "websocket.close", "code": code, "reason": reason(says)})


def read(data: str | bytes) -> Asked:
    """Read a message; raise No with what is wrong about it."""
    try:
        return asked.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise No("bad-message", say.bad_message(str(error))) from error
