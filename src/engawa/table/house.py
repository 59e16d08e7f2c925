"""The house: all tables that are open in this process, and what they share."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar
from weakref import WeakValueDictionary

import msgspec

from engawa.bots.pool import Pool
from engawa.core.errors import EngawaError
from engawa.core.position import Position
from engawa.core.sight import Sight
from engawa.store import Guest, Log, News, StoreDown
from engawa.table.guests import Guests, word
from engawa.table.limits import RATES, Limits
from engawa.table.live import Live, Watcher
from engawa.table.log import Journal
from engawa.table.messages import ChatIs, HintIs, HintLine, encode
from engawa.table.review import Reviews
from engawa.table.table import No, Table, no_store, roll
from engawa.table.uptime import BEAT, Uptime

T = TypeVar("T")

RECENT = 60 * 60_000  # a table that others may have left behind was in use within this time
IDLE = 10 * 60_000  # a table that nobody uses is put away after this long
LEASE = 12_000  # milliseconds for which one process sees to a table that several share
UNREADABLE = "error"  # the code of a table whose log makes no sense here
RECHECK = 6  # beats between two looks at who was signed out
SWEEP = 6  # beats between two looks at what other processes may have left behind


def wall() -> int:
    return time.time_ns() // 1_000_000


@dataclass
class Settings:
    pace: float = 0.6  # seconds between the beats of bots while a person watches
    limits: float = 1.0  # how much larger the limits are; 0 for none
    minds: Callable[[], Minds] = Pool  # who thinks for bots
    hosts: tuple[str, ...] = ()  # names under which the server may be reached; any address too
    now: Callable[[], int] = wall
    clock: Callable[[], float] = time.monotonic
    luck: Callable[[Position], int] = roll
    watchful: bool = True  # run bots and clocks
    shared: bool = False  # other processes use the same store
    name: str = field(default_factory=lambda: word(8))


def list_row(table: Table) -> tuple[str, ...]:
    """What the list of tables knows of one: its status, and who sits there."""
    return (table.status, *(sitter.guest for sitter in table.sitters))


class Minds(Protocol):
    """Who thinks for bots and gives hints; never in the loop that serves people."""

    @property
    def waiting(self) -> int: ...

    async def __aenter__(self) -> Any: ...
    async def __aexit__(self, *_: object) -> None: ...
    async def think(self, sight: Sight, bot: str) -> str: ...
    async def explain(self, sight: Sight) -> dict[str, Any]: ...


class House:
    def __init__(self, store: Log, settings: Settings, journal: Journal | None = None) -> None:
        self.store, self.settings = store, settings
        self.now, self.clock = settings.now, settings.clock
        self.journal = journal or Journal()
        self.limits = Limits(settings.limits)
        self.uptime = Uptime()
        self.minds = settings.minds()
        self.reviews = Reviews(store)
        self.lives: dict[str, Live] = {}
        self.counts: Counter[str] = Counter()
        self.times: dict[str, tuple[int, float]] = {}
        self.closing = False
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._work: set[asyncio.Task[Any]] = set()  # what is done to the end, whoever goes
        self._attended: set[str] = set()  # tables whose bots and clock somebody sees to
        self._names: dict[str, str] = {}
        self.guests: Guests

    # --- opening and closing ---

    async def open(self) -> None:
        self.guests = Guests(self.store, await self.store.secret("guests"))
        await self.uptime.open(self.store, self.now())
        await self.minds.__aenter__()
        self.spawn(self._listen())
        self.spawn(self._beat())
        if self.settings.watchful:
            for head in await self.store.heads(status="playing", limit=1000):
                await self._take_up(head.id)

    async def close(self) -> None:
        """Stop thinking, let everyone go; what was acknowledged is on disk already."""
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._work, return_exceptions=True)
        for live in self.lives.values():
            for watcher in list(live.watchers):
                watcher.close()
        await self.minds.__aexit__()
        await self.reviews.close()
        try:
            await self.uptime.beat(self.store, self.now())
        except StoreDown as error:
            self.journal.say("beat_failed", error=str(error))

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Do it to the end, even if whoever asked for it has gone."""
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._work.discard(task)
        if not task.cancelled():
            task.exception()  # it was raised to who asked; if they have gone, nobody minds

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self.count("errors")
            self.journal.fault("task_failed", error)

    async def _listen(self) -> None:
        async for news in self.store.watch():
            try:
                await self._heard(news)
            except (No, StoreDown) as error:  # the next news, or act, reads what was missed
                self.journal.say("news_missed", error=type(error).__name__)

    async def _heard(self, news: News) -> None:
        missed = not news.table  # some news, nobody knows which
        named = [self.lives[news.table]] if news.table in self.lives else []
        for live in list(self.lives.values()) if missed else named:
            if missed or news.what == "log":
                await live.news(news.n)
            if missed or news.what == "chat":
                await self._chat_news(live)

    async def _chat_news(self, live: Live) -> None:
        for said in await self.store.chat(live.table.id, live.chat_n):
            name = await self.name_of(said.by)
            self.chatted(live, ChatIs(said.by, name, said.seat, said.text, said.at, said.n))

    async def _beat(self) -> None:
        """Every few seconds: say that we are alive, and put away what is not used."""
        beats = 0
        while True:
            await asyncio.sleep(BEAT / 1000)
            beats += 1
            self._put_away()
            try:
                await self.uptime.beat(self.store, self.now())
                if beats % RECHECK == 0:
                    await self.recheck()
                if self.settings.shared and beats % SWEEP == 0:
                    await self._adopt()
            except (No, StoreDown) as error:
                self.journal.say("beat_failed", error=type(error).__name__)

    async def recheck(self) -> None:
        """Let go of connections whose guest was signed out since, here or at another process."""
        for guest in {watcher.guest for watcher in self.watchers if watcher.guest}:
            found = await self.store.guest(guest)
            for watcher in self.watchers:
                if watcher.guest == guest and (found is None or found.revoked >= watcher.since):
                    watcher.close()

    def _put_away(self) -> None:
        """Tables that nobody uses are read again when somebody does."""
        for id, live in list(self.lives.items()):
            used = live.watchers or id in self._attended or self.now() - live.used < IDLE
            if not used and not live.lock.locked():
                del self.lives[id]

    async def _adopt(self) -> None:
        """Open the tables that a process may have left when it died."""
        for head in await self.store.heads(status="playing", limit=1000):
            if self.now() - head.changed < RECENT:
                await self._take_up(head.id)

    async def _take_up(self, table: str) -> None:
        """Open a table for its bots and its clock; one that cannot be read stays where it is."""
        try:
            await self.live(table)
        except No as no:
            if no.code != UNREADABLE:
                raise

    # --- tables ---

    async def live(self, table: str) -> Live:
        """The table of that id, opened if it is not; No if there is none."""
        if table in self.lives:
            return self.lives[table]
        lock = self._opening.setdefault(table, asyncio.Lock())
        async with lock:
            if table not in self.lives:
                self.lives[table] = await self._read(table)
                self.follow(self.lives[table])
        return self.lives[table]

    async def _read(self, table: str) -> Live:
        try:
            head = await self.store.head(table)
            if head is None:
                raise No("not-found", "There is no such table.")
            entries = await self.store.read(table)
            said = await self.store.chat(table, limit=1) if self.settings.shared else []
        except StoreDown as error:
            raise no_store(error) from error
        try:
            opened = Table(head, self.uptime.charge, self.settings.luck)
            for entry in entries:
                opened.add(entry)
        except Exception as error:  # of another version, or a game that is not here: others go on
            self.count("errors")
            self.journal.fault("table_failed", error)
            raise No(UNREADABLE, "What was kept of this table cannot be read here.") from error
        live = Live(self, opened)
        live.chat_n = said[-1].n if said else 0  # who comes is told this much; news bring the rest
        return live

    async def name_of(self, guest: str) -> str:
        if guest not in self._names:
            found = await self.store.guest(guest)
            self._names[guest] = found.name if found else "somebody"
        return self._names[guest]

    def renamed(self, guest: Guest) -> None:
        self._names[guest.id] = guest.name

    # --- what follows from an entry ---

    def follow(self, live: Live) -> None:
        """After a commit: the list of tables, then whoever is next, if it is not a person."""
        if live.noted != list_row(live.table):
            self.spawn(self.note(live))
        if not self.settings.watchful or self.closing:
            return
        table = live.table
        turn = table.turn
        waits = turn is not None and (table.sitters[turn].bot or table.running is not None)
        if waits and table.id not in self._attended:
            self._attended.add(table.id)
            self.spawn(self._attend(live))
        else:
            live.stirred.set()

    async def note(self, live: Live) -> None:
        """Bring the list of tables up to date: it follows the log, and may be a moment behind."""
        table, row = live.table, list_row(live.table)
        if live.noted == row:
            return
        try:
            for seat, sitter in enumerate(table.sitters):
                await self.store.sit(table.id, seat, sitter.guest or None)
            await self.store.change(table.id, status=table.status)
        except StoreDown as error:
            self.journal.say("note_failed", error=type(error).__name__)
        else:
            live.noted = row

    async def _attend(self, live: Live) -> None:
        """Play for bots and watch the clock, as long as there is somebody to do it for."""
        table = live.table
        try:
            while (turn := table.turn) is not None:
                live.stirred.clear()
                if not await self._is_ours(live):
                    await self._wait(live, LEASE / 2000)
                elif level := table.sitters[turn].bot:
                    await self._bot(live, turn, level)
                elif table.running is not None:
                    await self._watch_clock(live, turn)
                else:
                    return
        finally:
            self._attended.discard(table.id)

    async def _watch_clock(self, live: Live, seat: int) -> None:
        left = live.table.left_at(self.now())[seat] / 1000
        if left <= 0:
            await self._expire(live)
        else:
            await self._wait(live, min(left + 0.001, BEAT / 1000))

    async def _wait(self, live: Live, seconds: float) -> None:
        """Until something happens at the table, or for so long."""
        with suppress(TimeoutError):
            await asyncio.wait_for(live.stirred.wait(), seconds)

    async def _is_ours(self, live: Live) -> bool:
        """Of the processes that share a table, one sees to its bots and its clock."""
        now = self.now()
        if not self.settings.shared or live.lease - now > LEASE / 2:
            return True
        name = f"table/{live.table.id}"
        try:
            found = await self.store.lease(name, self.settings.name, now, now + LEASE)
        except StoreDown:
            return False
        live.lease = now + LEASE if found else 0
        return found

    async def _expire(self, live: Live) -> None:
        try:
            await live.commit("table", "", lambda: live.table.expire(self.now()))
        except No as no:
            await self._rest(live, no)

    async def _bot(self, live: Live, seat: int, level: str) -> None:
        table = live.table
        seen = table.n
        pace = self.settings.pace if live.watchers else 0
        try:
            line, _ = await asyncio.gather(
                self.minds.think(Sight(table.position.copy(), seat), level), asyncio.sleep(pace)
            )
            if table.turn == seat and table.sitters[seat].bot == level and table.moved <= seen:
                by = f"bot:{level}"
                await live.commit(by, "", lambda: table.play(seat, by, line, seen, self.now()))
                self.count("bot_moves")
        except No as no:
            await self._rest(live, no)
        except Exception as error:  # ours, or a bot's: the game goes on
            self.count("errors")
            self.journal.fault("bot_failed", error)
            await asyncio.sleep(1)

    async def _rest(self, live: Live, no: No) -> None:
        """Something was in the way; try again soon, not at once."""
        self.journal.say("attend_failed", table=live.table.id, code=no.code)
        await asyncio.sleep(1 if no.code == "storage" else 0.05)

    # --- for requests ---

    def admit(self, kind: str, key: str) -> None:
        """One more request of a kind, or No if that is too many."""
        if not self.limits.take(kind, key, self.clock()):
            raise No("rate", RATES[kind].says)

    def chatted(self, live: Live, said: ChatIs) -> None:
        if said.n <= live.chat_n:
            return
        live.chat_n = said.n
        message = encode(said)
        for watcher in live.watchers:
            if said.guest not in watcher.muted:
                watcher.push(message)

    async def hint(self, live: Live, seat: int, id: str) -> HintIs:
        """What a good player would think of; only from what the seat may know."""
        s = live.table.position.copy()
        try:
            found = await self.minds.explain(Sight(s, seat))
        except EngawaError as error:
            raise No("busy", f"{error}.".capitalize()) from error
        lines = msgspec.convert(found["lines"], list[HintLine])
        see = s.observe(seat)
        for each in lines:
            each.title = s.game.room.brings(see, each.line).title
        return HintIs(id, found["says"], lines)

    # --- figures ---

    def count(self, name: str) -> None:
        self.counts[name] += 1

    def took(self, name: str, seconds: float) -> None:
        times, total = self.times.get(name, (0, 0.0))
        self.times[name] = (times + 1, total + seconds)

    @property
    def watchers(self) -> list[Watcher]:
        return [watcher for live in self.lives.values() for watcher in live.watchers]
