"""One table over one WebSocket."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec

from engawa.store import StoreDown
from engawa.table import lobby
from engawa.table.acts import Visitor, act, refused
from engawa.table.guests import COOKIE
from engawa.table.house import House
from engawa.table.live import Live, Watcher
from engawa.table.messages import Asked, asked, encode
from engawa.table.table import No, no_store
from engawa.table.web import Receive, Scope, Send, address, cookie

LARGEST = 4096  # bytes of a message
STRIKES = 50  # messages that make no sense until a connection is closed

NORMAL, AWAY, POLICY, SLOW, RESTART = 1000, 1001, 1008, 4008, 1012


class Conversation:
    def __init__(self, house: House, scope: Scope, receive: Receive, send: Send) -> None:
        self.house, self.scope, self._receive, self._send_ = house, scope, receive, send
        self.cookie = cookie(scope, COOKIE)
        self.address = address(scope)
        self.strikes = 0
        self.key = ""

    async def run(self, table: str, code: str) -> None:
        message = await self._receive()
        assert message["type"] == "websocket.connect"
        try:
            self.house.admit("address", self.address)
            guest = await self.house.guests.read(self.cookie) if self.cookie else None
            live = await lobby.enter(self.house, guest.id if guest else "", table, code)
        except No as no:
            await self._close(POLICY, no.says)
            return
        except StoreDown as error:
            await self._close(POLICY, no_store(error).says)
            return
        await self._send_({"type": "websocket.accept"})
        name = guest.name if guest else ""
        watcher = Watcher(guest.id if guest else "", name, self._send)
        watcher.since = self.house.now()
        who = Visitor(watcher.guest, name, watcher)
        self.key = f"{id(self)}"
        self.house.count("sockets")
        try:
            await self._talk(live, who, watcher)
        finally:
            live.bye(watcher)
            watcher.close()

    async def _talk(self, live: Live, who: Visitor, watcher: Watcher) -> None:
        gone = asyncio.create_task(watcher.gone.wait())
        read = asyncio.create_task(self._read(live, who, watcher))
        try:
            await asyncio.wait({gone, read}, return_when=asyncio.FIRST_COMPLETED)
            if not read.done():
                code = SLOW if watcher.slow else RESTART if self.house.closing else NORMAL
                if watcher.slow:
                    self.house.count("evicted")
                await self._close(code, "")
            elif not read.cancelled() and (error := read.exception()):
                raise error
        finally:
            gone.cancel()
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
                await watcher.room()
            if self.strikes > STRIKES:
                await self._close(POLICY, "too many messages that make no sense")
                return

    async def _answer(self, live: Live, who: Visitor, data: str | bytes) -> bytes | None:
        try:
            self._admit(who, data)
            ask = read(data)
        except No as no:
            self.strikes += 1
            return encode(refused(live, no, ""))
        self.strikes = 0
        try:
            told = await act(live, who, ask)
        except Exception as error:  # ours; the connection and the table go on
            self.house.count("errors")
            self.house.journal.fault("act_failed", error)
            told = refused(
                live, No("error", "Something went wrong here; nothing was done."), ask.id
            )
        return encode(told) if told is not None else None

    def _admit(self, who: Visitor, data: str | bytes) -> None:
        """Not too large, not too often."""
        if len(data) > LARGEST:
            raise No("too-big", f"A message has up to {LARGEST} bytes.")
        self.house.admit("socket", self.key)
        self.house.admit("address", self.address)
        if who.guest:
            self.house.admit("guest", who.guest)

    async def _send(self, message: bytes) -> None:
        await self._send_({"type": "websocket.send", "text": message.decode()})

    async def _close(self, code: int, reason: str) -> None:
        with suppress(Exception):
            await self._send_({"type": "websocket.close", "code": code, "reason": reason[:120]})


def read(data: str | bytes) -> Asked:
    """A message, or No with what is wrong about it."""
    try:
        return asked.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise No("bad-message", f"That is no message: {error}.") from error
