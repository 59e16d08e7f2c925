"""Uvicorn's protocols, with our limits on connections.

A connection begins with HTTP. If it becomes a WebSocket, it continues with the same limits over the
same transport.
"""

from __future__ import annotations

import asyncio
from struct import Struct
from typing import Any, Generic, TypeVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from engawa.table.connections import Connection
from engawa.table.deflate import LARGE, Deflate

Item = TypeVar("Item")

CONNECTION = "connection"  # key in the state of a request: its connection
WRITE = "write"  # key in the state of a socket: a function to send at once, without waiting
WHOLE_TEXT = 0x81  # the first byte of a frame that is a whole message of text
SHORT, LONG = Struct("!BBH").pack, Struct("!BBQ").pack  # the headers of larger frames
AWAITED = {h11.IDLE: "head", h11.SEND_BODY: "body"}  # by what the other side is doing
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\n"
    b"connection: close\r\n"
    b"content-type: text/plain\r\n\r\n"
    b"There are too many connections, from your address or in all.\n"
)


class Http(H11Protocol):
    """HTTP with time limits for requests."""

    connection: Connection | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self.connection = self.config.app.tables.connections.enter(transport, host)  # type: ignore[union-attr]
        self.app_state = {**self.app_state, CONNECTION: self.connection}
        if self.connection:
            self.connection.awaits("head")
        else:
            transport.write(FULL)
            transport.close()

    def handle_events(self) -> None:
        super().handle_events()
        if self.connection:
            self.connection.awaits(AWAITED.get(self.conn.their_state, ""))

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        assert self.connection
        self.connection.awaits("")
        self.connection = None  # it continues as a WebSocket
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.connection:
            self.connection.full()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.connection:
            self.connection.drained()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.connection:
            self.connection.end()


def framed(text: bytes) -> bytes:
    """Return a message as an uncompressed frame (RFC 6455, section 5.2).

    The library makes the same of it in some twenty calls, and each move goes to all who watch.
    """
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return SHORT(WHOLE_TEXT, 126, size) + text
    return LONG(WHOLE_TEXT, 127, size) + text


class Inbox(Generic[Item]):
    """A queue with one reader.

    Thousands are empty at a time, and asyncio's would take 3 kB each.
    """

    __slots__ = ("_items", "_reader")

    def __init__(self) -> None:
        self._items: list[Item] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: Item) -> None:
        self._items.append(item)
        if self._reader and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Item:
        while not self._items:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        self._reader = None
        return self._items.pop(0)

    def empty(self) -> bool:
        return not self._items


class Gate:
    """An event that is nearly always set, and takes no memory then."""

    __slots__ = ("_shut",)

    def __init__(self) -> None:
        self._shut: asyncio.Event | None = None

    def set(self) -> None:
        if self._shut:
            self._shut.set()
        self._shut = None

    def clear(self) -> None:
        self._shut = self._shut or asyncio.Event()

    async def wait(self) -> None:
        if self._shut:
            await self._shut.wait()

    @property
    def is_open(self) -> bool:
        return self._shut is None


class WebSocket(WebSocketsSansIOProtocol):
    """WebSockets with our own compression, which need little memory while they wait."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.conn.available_extensions = [Deflate()]
        self.connection: Connection = self.app_state[CONNECTION]
        self.queue = Inbox[Any]()  # type: ignore[assignment]
        self.writable: Gate = Gate()  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # and not refused either
            self.scope["state"][WRITE] = self.write

    def write(self, message: bytes) -> bool:
        """Send a message now. False if earlier ones still wait, or the connection has ended."""
        if self.disconnected or self.conn.state is not OPEN or not self.writable.is_open:
            return False
        if self.conn.extensions and len(message) >= LARGE:
            self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(framed(message))
        return True

    def send_receive_event_to_app(self) -> None:
        """Report the connection, then free the handshake, which nobody needs any more."""
        self.request = self.response = None  # type: ignore[assignment]
        self.scope["headers"] = []
        super().send_receive_event_to_app()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.connection.full()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.connection.drained()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.connection.end()
