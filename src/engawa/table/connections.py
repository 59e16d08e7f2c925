"""Limit the connections, from one address and in all, and close those that only wait.

Files are the first thing to run out. Some are reserved for the store, the bots and the pages, so
that a full server still does what it has promised.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

from engawa.table.web import network

try:
    import resource
except ImportError:  # a system without such limits
    resource = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from engawa.table.tables import Tables

FILES = 1 << 16  # how many files we ask the system for; it may allow fewer
KEPT = 64  # files that no connection gets; or a quarter of all, if that is more
BODY = 3  # how much longer than its head a body may take to arrive
STUCK = 30.0  # seconds without the other side reading anything


def files() -> int:
    """Return how many files this process may open."""
    if resource is None:
        return FILES
    now, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return FILES if now == resource.RLIM_INFINITY else min(FILES, now)


def ask_for_files() -> None:
    """Ask for as many files as possible; systems allow few at first."""
    if resource is not None and (now := files()) < FILES:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        more = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(now, more), most))


class Connections:
    """Counts the open connections, and refuses those beyond the limits."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        asked, limit = tables.settings, files()
        room = max(1, limit - max(KEPT, limit // 4))
        self.most = min(room, asked.connections or room)
        self.each = int(asked.connections_each * asked.limits) or self.most
        self.patience = {"head": asked.read_timeout, "body": BODY * asked.read_timeout}
        self.open = 0
        self.by: Counter[str] = Counter()

    def enter(self, transport: asyncio.Transport, host: str) -> Connection | None:
        """Admit a connection; None if there is no room."""
        address = network(host)
        if not self._has_room(address, self.open):
            return None
        self.open += 1
        self.by[address] += 1
        return Connection(self, transport, address)

    def leave(self, connection: Connection) -> None:
        self.open -= 1
        self._drop(connection.address)

    def comes_from(self, connection: Connection, address: str) -> bool:
        """Note the address that a proxy reports; return whether there is room for it."""
        if connection.address == address:
            return True
        self._drop(connection.address)
        connection.address = address
        room = self._has_room(address, self.open - 1)
        self.by[address] += 1
        return room

    def _drop(self, address: str) -> None:
        self.by[address] -= 1
        if not self.by[address]:
            del self.by[address]

    def _has_room(self, address: str, others: int) -> bool:
        if others >= self.most:
            self.note("connections_refused", address)
        elif self.by[address] >= self.each:
            self.note("connections_refused_address", address)
        else:
            return True
        return False

    def note(self, what: str, address: str) -> None:
        """Count and log what was done about a connection."""
        self.tables.count(what)
        self.tables.journal.often(what, address=address)


class Connection:
    """One connection from its first byte to its last, whatever it is used for."""

    def __init__(
        self, connections: Connections, transport: asyncio.Transport, address: str
    ) -> None:
        self.connections, self.transport, self.address = connections, transport, address
        self._awaited = ""
        self._late: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None

    def awaits(self, what: str) -> None:
        """Start a time limit for the head or the body of a request; "" if nothing is awaited."""
        if what == self._awaited:
            return
        self._awaited = what
        if self._late:
            self._late.cancel()
            self._late = None
        if what:
            loop = asyncio.get_running_loop()
            self._late = loop.call_later(self.connections.patience[what], self._too_late)

    def _too_late(self) -> None:
        self.connections.note(f"connections_late_{self._awaited}", self.address)
        self.transport.abort()

    def full(self) -> None:
        """Start a time limit: nothing more can be sent until the other side reads."""
        waiting = self.transport.get_write_buffer_size()
        loop = asyncio.get_running_loop()
        self._stuck = loop.call_later(STUCK, self._is_stuck, waiting)

    def _is_stuck(self, before: int) -> None:
        if self.transport.get_write_buffer_size() < before:
            self.full()
            return
        self.connections.note("connections_stuck", self.address)
        self.transport.abort()

    def drained(self) -> None:
        if self._stuck:
            self._stuck.cancel()
            self._stuck = None

    def end(self) -> None:
        self.awaits("")
        self.drained()
        self.connections.leave(self)
