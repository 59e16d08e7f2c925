"""A table that is open in this process: it decides, keeps, then tells, in that order."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from engawa.store import Entry, StoreDown
from engawa.table.messages import (
    AskedIs,
    ClockHead,
    CountIs,
    Head,
    Over,
    SeatHead,
    TableIs,
    Tell,
    encode,
)
from engawa.table.table import MOVED, No, Table, no_store
from engawa.table.view import Eye, View

if TYPE_CHECKING:
    from engawa.table.house import House

WAITING = 64  # messages that may wait for a slow reader
WAITING_BYTES = 1 << 20
TRIES = 4  # how often a decision is made anew because another process was first
AGAIN = 0.5  # seconds until a store that was down is asked again
STILL_HERE = 15.0  # seconds after which a silent stream says so
SOON = 0.1  # seconds in which news about who is here are gathered


class Watcher:
    """One connection. What it is sent waits in a short queue; who does not read is let go."""

    def __init__(
        self, guest: str, name: str, send: Callable[[bytes], Awaitable[None]] | None = None
    ) -> None:
        self.guest, self.name = guest, name
        self.since = 0  # when it was known who this is
        self._send = send  # none, if what is told is fetched from `stream`
        self._more = asyncio.Event()
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._writer: asyncio.Task[None] | None = None
        self.gone = asyncio.Event()
        self.slow = False
        self.muted: set[str] = set()

    def push(self, message: bytes) -> None:
        if self.gone.is_set():
            return
        if len(self._queue) >= WAITING or self._bytes > WAITING_BYTES:
            self.slow = True
            self.close()
            return
        self._queue.append(message)
        self._bytes += len(message)
        self._more.set()
        if self._writer is None and self._send is not None:
            self._writer = asyncio.create_task(self._write(self._send))

    async def room(self) -> None:
        """Wait while much is waiting: who asks faster than they read is not asked to leave."""
        while len(self._queue) > WAITING // 2 and not self.gone.is_set():
            await asyncio.sleep(0.005)

    async def _write(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        try:
            while self._queue:
                message = self._queue[0]
                await send(message)
                self._queue.popleft()
                self._bytes -= len(message)
        except Exception:  # the other side is gone, however it went
            self.close()
        finally:
            self._writer = None

    async def stream(
        self, live: Live, hello: Callable[[], Awaitable[Tell | None]]
    ) -> AsyncGenerator[bytes, None]:
        """What is told, as server-sent events; hello is said once there is somebody to hear it.

        Who went before that is not among the watchers, where nobody would take them out.
        """
        try:
            if refused := await hello():
                self.push(encode(refused))
            while not self.gone.is_set():
                while self._queue:
                    message = self._queue.popleft()
                    self._bytes -= len(message)
                    yield b"data: " + message + b"\n\n"
                self._more.clear()
                try:
                    await asyncio.wait_for(self._more.wait(), STILL_HERE)
                except TimeoutError:
                    yield b": still here\n\n"
        finally:
            live.bye(self)

    def close(self) -> None:
        self._queue.clear()
        self._bytes = 0
        self.gone.set()
        self._more.set()


class Live:
    def __init__(self, house: House, table: Table) -> None:
        self.house, self.table = house, table
        self.lock = asyncio.Lock()
        self.laying = asyncio.Lock()  # held by who lays the table of the rematch
        self.all = Eye(table.position, None)  # what all see is looked at once
        self.views: dict[int | None, View] = {}
        self.watchers: dict[Watcher, int | None] = {}  # and the seat they look from
        self.unsure = False  # is it known what the log holds?
        self.used = house.now()
        self._soon: asyncio.TimerHandle | None = None
        self._status = table.status
        self.noted: tuple[str, ...] = ()  # what the list of tables knows
        self.lease = 0  # until when this process sees to the table for all
        self.chat_n = 0  # the last word that was told
        self.stirred = asyncio.Event()  # something happened, for who attends to bots and clocks

    # --- keeping ---

    async def commit(self, by: str, id: str, decide: Callable[[], list[Entry]]) -> int:
        """Make a decision durable, then tell everyone. The same id twice is one decision.

        Who goes away meanwhile does not take it back: what was kept is told to the others.
        """
        return await self.house.finish(self._commit(by, id, decide))

    async def _commit(self, by: str, id: str, decide: Callable[[], list[Entry]]) -> int:
        async with self.lock:
            self.used = self.house.now()
            if self.unsure:
                await self._catch_up()
            for _ in range(TRIES):
                if id and (by, id) in self.table.ids:
                    return self.table.ids[by, id]
                entries = decide()
                if not entries:
                    return self.table.n
                if await self._append(entries):
                    self._take(entries)
                    return self.table.n
                await self._catch_up()
        raise No("busy", "Others were faster several times; try again.")

    async def _append(self, entries: list[Entry]) -> bool:
        began = self.house.clock()
        try:
            return await self.house.store.append(self.table.id, self.table.n, entries)
        except StoreDown as error:
            if not self.unsure:
                self.unsure = True
                self.house.journal.say("store_failed", error=str(error))
                self.house.spawn(self._make_sure())
            self.house.count("store_errors")
            raise no_store(error) from error
        finally:
            self.house.took("commit", self.house.clock() - began)

    async def _catch_up(self) -> None:
        """Take in what others have kept."""
        try:
            entries = await self.house.store.read(self.table.id, self.table.n)
        except StoreDown as error:
            raise no_store(error) from error
        self.unsure = False
        if entries:
            self._take(entries)

    async def _make_sure(self) -> None:
        """Find out what the log holds, and tell it, as soon as it can be read again."""
        while self.unsure:
            await asyncio.sleep(AGAIN)
            async with self.lock:
                with suppress(No):
                    if self.unsure:
                        await self._catch_up()

    async def news(self, n: int) -> None:
        """Another process has added to the log."""
        async with self.lock:
            if n == 0 or n > self.table.n:
                await self._catch_up()

    # --- telling ---

    def _take(self, entries: list[Entry]) -> None:
        for entry in entries:
            moves = entry.kind in ("line", "chance")
            action = self.table.position.parse(entry.text) if moves else None
            for view in self.views.values():
                view.hear(entry, action)
            self.table.add(entry)
            self.all.moved()
        self._tell(entries)
        self.house.follow(self)

    def _tell(self, entries: list[Entry]) -> None:
        kinds = {entry.kind for entry in entries}
        if kinds & {*MOVED, "seat", "end"}:
            watched = set(self.watchers.values())
            for seat in [seat for seat in self.views if seat not in watched]:
                del self.views[seat]
            clock = self.clock()
            messages = {seat: view.look(clock) for seat, view in self.views.items()}
            for watcher, seat in self.watchers.items():
                if message := messages[seat]:
                    watcher.push(message)
        if kinds & {"ask", "answer", "undo"}:
            self._push_all(encode(self.asked()))
        status, self._status = self._status, self.table.status
        if "seat" in kinds or "rematch" in kinds or status != self._status:
            self.heads()
        if self._status == "over" and status != "over":
            self._push_all(encode(self.over()))

    def _push_all(self, message: bytes) -> None:
        for watcher in self.watchers:
            watcher.push(message)

    def heads(self) -> None:
        """Tell everyone who sits where; a seat may have become somebody's."""
        for watcher in list(self.watchers):
            seat = self.table.seat_of(watcher.guest)
            watcher.push(encode(TableIs(self.head(watcher.guest))))
            if seat != self.watchers[watcher]:
                self.watchers[watcher] = seat
                watcher.push(self.view(seat).whole(self.clock()))

    def heads_soon(self) -> None:
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(SOON, self._heads_now)

    def _heads_now(self) -> None:
        self._soon = None
        self.heads()

    # --- who watches ---

    def view(self, seat: int | None) -> View:
        if seat not in self.views:
            self.views[seat] = View(self.table, seat, self.all)
        return self.views[seat]

    def hello(self, watcher: Watcher) -> None:
        """Begin, or begin again: the table, the scene, and what else is going on."""
        seat = self.table.seat_of(watcher.guest)
        fresh = watcher not in self.watchers
        self.watchers[watcher] = seat
        watcher.push(encode(TableIs(self.head(watcher.guest))))
        watcher.push(self.view(seat).whole(self.clock()))
        if self.table.wish:
            watcher.push(encode(self.asked()))
        if self.table.over:
            watcher.push(encode(self.over()))
        if fresh:
            self.heads_soon()

    def bye(self, watcher: Watcher) -> None:
        if self.watchers.pop(watcher, "nobody") != "nobody":
            self.used = self.house.now()
            self.heads_soon()

    # --- what all may know ---

    def clock(self) -> ClockHead | None:
        terms = self.table.terms.clock
        if terms is None:
            return None
        left = self.table.left_at(self.house.now())
        return ClockHead(terms.kind, terms.minutes, left, self.table.running)

    def head(self, guest: str) -> Head:
        table, terms = self.table, self.table.terms
        here = {watcher.guest for watcher in self.watchers}
        seats = [
            SeatHead(
                seat,
                sitter.name,
                "person" if sitter.guest else "bot" if sitter.bot else "open",
                sitter.guest or None,
                sitter.bot or None,
                sitter.guest in here,
            )
            for seat, sitter in enumerate(table.sitters)
        ]
        you = table.seat_of(guest)
        inside = table.public or you is not None or guest == table.host
        return Head(
            table=table.id,
            game=table.game.name,
            title=table.game.room.title,
            options=table.game.chosen(),
            seats=seats,
            you=you,
            host=bool(guest) and guest == table.host,
            public=table.public,
            status=table.status,  # type: ignore[arg-type]
            n=table.n,
            clock=self.clock(),
            timeout=terms.timeout,
            level=terms.level,
            takeback=terms.takeback,
            spectator_chat=terms.spectator_chat,
            hints=terms.hints,
            watching=sum(seat is None for seat in self.watchers.values()),
            link=table.link if inside else None,
            began=table.began,
            rematch=table.next or None,
            turn=table.turn,
        )

    def asked(self) -> AskedIs:
        wish = self.table.wish
        if wish is None:
            return AskedIs(None, None, [], [])
        return AskedIs(wish.seat, wish.to, sorted(wish.yes), self.table.awaited())

    def over(self) -> Over:
        s = self.table.position
        pad = [CountIs(row.title, list(row.points)) for row in s.pad()]
        return Over(self.table.scores(), s.points(), pad, self.table.lost)
