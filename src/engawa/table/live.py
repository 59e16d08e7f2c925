"""A table that is open in this process: it decides, stores, then tells, in that order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from engawa.bots import levels
from engawa.core.notation import seat_name
from engawa.store import Entry, Result, StoreDown
from engawa.table import people
from engawa.table.messages import (
    AskedIs,
    ClockHead,
    CountIs,
    Head,
    Over,
    SeatHead,
    TableIs,
    Tell,
    Told,
)
from engawa.table.outcome import outcome
from engawa.table.presence import Here
from engawa.table.shared_luck import is_daily
from engawa.table.table import LINES, MOVED, No, Table, id_used, is_closed, no_store, told_name
from engawa.table.view import Eye, View
from engawa.words import Voice, house
from engawa.words import table as say
from engawa.words.library import REFERENCE

if TYPE_CHECKING:
    from engawa.table.tables import Tables

WAITING = 64  # the most messages that wait for a slow reader
WAITING_BYTES = 1 << 20
TRIES = 4  # attempts at a decision when another process is faster
AGAIN = 0.5  # seconds before a store that was down is tried again
STILL_HERE = 15.0  # seconds of silence after which a stream says that it is alive
SOON = 0.1  # seconds to gather changes of who is here


class Watcher:
    """One connection. Its messages wait in a short queue; a reader that is too slow is closed."""

    def __init__(
        self,
        guest: str,
        name: str,
        send: Callable[[bytes], Awaitable[None]] | None = None,
        language: str = REFERENCE,
        write: Callable[[bytes], bool] | None = None,
    ) -> None:
        self.guest, self.name, self.language = guest, name, language
        self.since = 0  # when we learned who this is
        self._send = send  # None if messages are fetched from `stream`
        self._write_now = write  # returns whether it could write; otherwise the queue is used
        self._more: asyncio.Event | None = None  # set when there is more to fetch
        self._queue: list[bytes] = []
        self._bytes = 0
        self._writer: asyncio.Task[None] | None = None
        self.gone = False
        self.goes: Callable[[], object] | None = None  # called when it is closed
        self.slow = False
        self.hidden = False  # is the page in the background?
        self.muted: set[str] = set()
        self.heard = 0  # the last chat message it was told when it came

    def push(self, message: bytes) -> None:
        if self.gone:
            return
        if self._write_now and not self._queue and self._write_now(message):
            return
        if len(self._queue) >= WAITING or self._bytes > WAITING_BYTES:
            self.slow = True
            self.close()
            return
        self._queue.append(message)
        self._bytes += len(message)
        if self._more:
            self._more.set()
        if self._writer is None and self._send is not None:
            self._writer = asyncio.create_task(self._write(self._send))

    async def spec(self) -> None:
        """Wait while the queue is long: a client that asks faster than it reads is not closed."""
        while self._much and not self.gone:
            await asyncio.sleep(0.005)

    @property
    def _much(self) -> bool:
        return len(self._queue) > WAITING // 2 or self._bytes > WAITING_BYTES // 2

    async def _write(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        try:
            while self._queue:
                message = self._queue[0]
                await send(message)
                del self._queue[:1]  # the queue is empty if it was closed meanwhile
                self._bytes -= len(message)
        except Exception:  # the other side is gone, for whatever reason
            self.close()
        finally:
            self._writer = None

    async def stream(
        self, live: Live, hello: Callable[[], Awaitable[Tell | None]]
    ) -> AsyncGenerator[bytes, None]:
        """Yield messages as server-sent events; `hello` is called once somebody reads them.

        A client that leaves before that is never among the watchers, where nobody would remove it.
        """
        more = self._more = asyncio.Event()
        try:
            if refused := await hello():
                self.push(live.voice_of(self).encode(refused))
            while not self.gone:
                while self._queue:
                    message = self._queue.pop(0)
                    self._bytes -= len(message)
                    yield b"data: " + message + b"\n\n"
                more.clear()
                try:
                    async with asyncio.timeout(STILL_HERE):
                        await more.wait()
                except TimeoutError:
                    yield b": still here\n\n"
        finally:
            live.bye(self)

    def close(self) -> None:
        self._queue.clear()
        self._bytes = 0
        self.gone = True
        if self.goes:
            self.goes()
        if self._more:
            self._more.set()


class Live:
    """An open table with everybody who watches it."""

    def __init__(self, tables: Tables, table: Table) -> None:
        self.tables, self.table = tables, table
        self.lock = asyncio.Lock()
        self.all = Eye(table.position, None)  # what everybody sees is computed once
        self.views: dict[int | None, View] = {}
        self.voices: dict[tuple[str, int | None], Voice] = {}  # by language and seat
        self.names = self.called()  # as the voices know them
        self.spoken = self.names  # as the last whole scenes had them
        self.watchers: dict[Watcher, int | None] = {}  # with the seat they look from
        self.steps: dict[int | str | None, list[Told]] = {}  # after the game, by who was told them
        self.unsure = False  # may the log hold more than we know?
        self.gone = False  # was the table deleted?
        self.used = tables.now()
        self._soon: asyncio.TimerHandle | None = None
        self._status = table.status
        self.announced = Here()  # what other processes know about who is here
        self.noted: tuple[str, ...] = ()  # what the list of tables knows
        self.lease = 0  # until when this process looks after the table for all
        self.chat_n = 0  # the last chat message that was told
        self.awaits = ""  # the guest to call because it is their turn
        self.stirred = asyncio.Event()  # set when something happens, for bots and clocks

    # --- storing ---

    async def commit(
        self,
        by: str,
        id: str,
        decide: Callable[[], list[Entry]],
        repeats: Callable[[Entry], bool] = lambda entry: True,
    ) -> int:
        """Store a decision, then tell everybody. The same id twice is one decision.

        `repeats` says whether the request is the same as the one that led to an entry. If the
        client leaves meanwhile, the decision still stands and the others are told.
        """
        return await self.tables.finish(self._commit(by, id, decide, repeats))

    async def _commit(
        self,
        by: str,
        id: str,
        decide: Callable[[], list[Entry]],
        repeats: Callable[[Entry], bool],
    ) -> int:
        async with self.lock:
            self.tables.keep(self)
            if not by.startswith("bot:") and by != "table":
                self.used = self.tables.now()
            if self.unsure:
                await self._catch_up()
            for _ in range(TRIES):
                if id and (used := self.table.ids.get((by, id))):
                    if not repeats(used.first):
                        raise id_used()
                    return used.n
                entries = decide()
                if not entries:
                    return self.table.n
                results = outcome(self.table, entries)
                if await self._append(entries, results):
                    if any(result.rated for result in results):
                        self.tables.settle(self.table.game.name)
                    with self.tables.telemetry.span("tell", watchers=len(self.watchers)):
                        self._take(entries)
                    return self.table.n
                await self._catch_up()
        raise No("busy", say.OTHERS_FASTER)

    async def _append(self, entries: list[Entry], results: list[Result]) -> bool:
        began = self.tables.clock()
        try:
            with self.tables.telemetry.span("commit", entries=len(entries)):
                store, table = self.tables.store, self.table
                return await store.append(table.id, table.n, entries, results)
        except StoreDown as error:
            if not self.unsure:
                self.unsure = True
                self.tables.journal.say("store_failed", error=str(error))
                self.tables.spawn(self._make_sure())
            self.tables.count("store_errors")
            raise no_store(error) from error
        finally:
            self.tables.took("commit", self.tables.clock() - began)

    async def _catch_up(self) -> None:
        """Read what other processes have stored."""
        try:
            entries = await self.tables.store.read(self.table.id, self.table.n)
        except StoreDown as error:
            raise no_store(error) from error
        self.unsure = False
        if entries:
            self._take(entries)

    async def _make_sure(self) -> None:
        """Read the log again as soon as the store is back, and tell what happened."""
        while self.unsure:
            await asyncio.sleep(AGAIN)
            async with self.lock:
                with suppress(No):
                    if self.unsure:
                        await self._catch_up()

    async def news(self, n: int) -> None:
        """Read what another process has added to the log."""
        async with self.lock:
            if n == 0 or n > self.table.n:
                await self._catch_up()

    # --- telling ---

    def _take(self, entries: list[Entry]) -> None:
        if self.table.stopped or any(map(is_closed, entries)):
            self._take_note(entries)
            return
        asked, started = self.asked(), self.table.started
        for entry in entries:
            self._take_one(entry)
        if self.table.terms.luck and self.table.started > started:
            self._clear_room()
        self._tell(entries)
        if (now := self.asked()) != asked:
            self._push_all(now)
        self.tables.follow(self)

    def _clear_room(self) -> None:
        """Close spectators when a game with shared luck begins, as they may play it elsewhere."""
        for watcher in list(self.watchers):
            if self.table.seat_of(watcher.guest) is None:
                watcher.close()

    def _take_one(self, entry: Entry) -> None:
        """Apply an entry, and tell each view.

        What everybody is told is put into words only once.
        """
        table, views = self.table, self.views.values()
        action = table.played(entry).action if views and entry.kind in LINES else None
        heard = None if action is None else self.all.hears(table.position, entry.n, action)
        if heard and action is not None and heard.line == table.position.text(action):
            action = None  # nothing of it is hidden, so every seat hears the same
        for view in views:
            view.hear(entry, action, heard.line if heard else "")
        table.add(entry)
        self.all.moved()
        told = self.all.tell(table.position, heard) if heard else None
        for view in views:
            view.tell(told)

    def _take_note(self, entries: list[Entry]) -> None:
        """Apply entries after which this table cannot go on here, and send everything anew."""
        for entry in entries:
            self.table.add(entry)
        self.all.moved()
        self.views.clear()
        for watcher in list(self.watchers):
            self.hello(watcher)
        self.tables.follow(self)

    def _tell(self, entries: list[Entry]) -> None:
        kinds = {entry.kind for entry in entries}
        if kinds & {*MOVED, "seat", "end", "answer"}:
            self.tidy()
            clock = self.clock()
            changes = {seat: view.look(clock) for seat, view in self.views.items()}
            messages: dict[Voice, bytes] = {}
            for watcher, seat in self.watchers.items():
                if change := changes[seat]:
                    voice = self.voice(watcher.language, seat)
                    if voice not in messages:
                        messages[voice] = voice.encode(change)
                    watcher.push(messages[voice])
        status, self._status = self._status, self.table.status
        ends = self._status == "over" != status
        if "seat" in kinds or "rematch" in kinds or (status != self._status and not ends):
            self.heads()
        elif ends:
            self.tables.announce(self)
        if ends:
            self._push_all(self.over())

    def _push_all(self, message: Tell) -> None:
        for watcher in self.watchers:
            watcher.push(self.voice_of(watcher).encode(message))

    def heads(self) -> None:
        """Send everybody who sits where; a seat may have become theirs."""
        self.tables.announce(self)
        renamed = self.called() != self.spoken
        self.spoken = self.called()
        told: dict[tuple[str, str], bytes] = {}  # many may be the same guest, or nobody
        for watcher in list(self.watchers):
            seat = self.table.seat_of(watcher.guest)
            moved = seat != self.watchers[watcher]
            self.watchers[watcher] = seat
            voice, key = self.voice_of(watcher), (watcher.guest, watcher.language)
            if key not in told:
                told[key] = voice.encode(TableIs(self.head(watcher.guest)))
            watcher.push(told[key])
            if moved or renamed:  # what was told has the old names
                watcher.push(voice.encode(self.view(seat).whole(self.clock())))

    def tell_clock(self) -> None:
        """Send whole scenes after a clock stopped or started."""
        for watcher, seat in self.watchers.items():
            watcher.push(self.voice_of(watcher).encode(self.view(seat).whole(self.clock())))

    def heads_soon(self) -> None:
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(SOON, self._heads_now)

    def _heads_now(self) -> None:
        self._soon = None
        self.heads()

    # --- voices ---

    def voice(self, language: str, seat: int | None) -> Voice:
        """Return the voice for a seat in a language, with everybody's current names."""
        names = self.called()
        if names != self.names:
            self.names = names
            self.voices.clear()
        key = language, seat
        if key not in self.voices:
            free = Voice(language)
            called = [
                free(told_name(name) or house.seat_free(seat_name(k)))
                for k, name in enumerate(names)
            ]
            self.voices[key] = Voice(language, tuple(called), seat)
        return self.voices[key]

    def voice_of(self, watcher: Watcher) -> Voice:
        return self.voice(watcher.language, self.table.seat_of(watcher.guest))

    def called(self) -> tuple[str, ...]:
        return self.table.called()

    # --- watching ---

    def view(self, seat: int | None) -> View:
        if seat not in self.views:
            self.views[seat] = View(self.table, seat, self.all)
        return self.views[seat]

    def hello(self, watcher: Watcher) -> None:
        """Begin or begin again: send the table, the scene, and what else is going on."""
        seat = self.table.seat_of(watcher.guest)
        fresh = watcher not in self.watchers
        self.tables.keep(self)
        self.watchers[watcher] = seat
        voice = self.voice_of(watcher)
        watcher.push(voice.encode(TableIs(self.head(watcher.guest))))
        watcher.push(voice.encode(self.view(seat).whole(self.clock())))
        if self.table.wish:
            watcher.push(voice.encode(self.asked()))
        if self.table.over and not self.table.stopped:
            watcher.push(voice.encode(self.over()))
        self.tables.calls.saw(self, watcher.guest)
        if fresh:
            self.heads_soon()

    def looks(self, watcher: Watcher, on: bool) -> None:
        """Note whether somebody looks at the page or has it in the background."""
        watcher.hidden = not on
        if watcher in self.watchers:
            self.tables.announce(self)
            self.tables.calls.saw(self, watcher.guest)

    def bye(self, watcher: Watcher) -> None:
        if self.watchers.pop(watcher, "nobody") != "nobody":
            self.used = self.tables.now()
            self.heads_soon()

    def tidy(self) -> None:
        """Drop views that nobody looks from; they take most of a table's memory."""
        watched = set(self.watchers.values())
        for seat in [seat for seat in self.views if seat not in watched]:
            del self.views[seat]
        if not self.views:
            self.all.moved()

    # --- what everybody may know ---

    def clock(self) -> ClockHead | None:
        terms = self.table.terms.clock
        if terms is None:
            return None
        now, running = self.tables.now(), self.table.running
        left = self.table.left_at(now)
        if running is not None and self.table.away_until(self.table.sitters[running].guest, now):
            running = None  # the clock stands still
        return ClockHead(terms.kind, terms.minutes, left, running)

    def head(self, guest: str) -> Head:
        table, terms = self.table, self.table.terms
        there = self.tables.presence.at(table.id)
        here = {watcher.guest for watcher in self.watchers} | there.guests
        seats = [
            SeatHead(
                seat,
                told_name(name),
                "person" if sitter.guest else "bot" if sitter.bot else "open",
                sitter.guest or None,
                sitter.bot or None,
                levels.called(table.game.name, sitter.bot) if sitter.bot else None,
                sitter.guest in here,
                table.away_until(sitter.guest, self.tables.now()),
                people.address(self.tables, table.game.name, sitter),
            )
            for seat, (sitter, name) in enumerate(zip(table.sitters, table.called(), strict=True))
        ]
        return Head(
            table=table.id,
            game=table.game.name,
            title=table.game.spec.title,
            options=table.game.chosen(),
            seats=seats,
            you=table.seat_of(guest),
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
            watching=self.here().watching + there.watching,
            link=self.link(guest),
            began=table.began,
            rematch=table.next or None,
            stopped=table.stopped or None,
            replay=table.replay if table.over else None,
            luck=None if not terms.luck else "daily" if is_daily(terms.luck) else "shared",
            turn=table.turn,
            rated=terms.rated,
        )

    def link(self, guest: str) -> str | None:
        """Return the link to invite a friend, for those inside."""
        mine = is_daily(self.table.terms.luck)  # a daily try is for one person alone
        return self.table.link if self.is_inside(guest) and not mine else None

    def is_inside(self, guest: str) -> bool:
        table = self.table
        return table.public or guest == table.host or table.seat_of(guest) is not None

    def here(self) -> Here:
        """Return who is at the table through this process."""
        sit = {sitter.guest for sitter in self.table.sitters if sitter.guest}
        guests = sit & {watcher.guest for watcher in self.watchers}
        watching = sum(watcher.guest not in sit for watcher in self.watchers)
        looking = {watcher.guest for watcher in self.watchers if not watcher.hidden}
        return Here(frozenset(guests), watching, frozenset(guests - looking))

    def is_seen_by(self, guest: str) -> bool:
        """Does this player watch the table, through any process?"""
        there = self.tables.presence.at(self.table.id)
        return guest in self.here().looking or guest in there.looking

    def asked(self) -> AskedIs:
        wish = self.table.wish
        if wish is None:
            return AskedIs(None, None, [], [])
        return AskedIs(wish.seat, wish.to, sorted(wish.yes), self.table.awaited())

    def over(self) -> Over:
        s = self.table.position
        pad = [CountIs(row.title, list(row.points)) for row in s.score_sheet()]
        return Over(
            scores=self.table.scores(),
            points=s.points(),
            pad=pad,
            lost=self.table.lost,
            says=self.table.ending(),
            replay=self.table.replay,
        )
