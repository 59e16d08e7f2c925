"""All tables that are open in this process, and what they share."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar
from weakref import WeakValueDictionary

from engawa.bots.explain import Explanation
from engawa.bots.pool import Busy, Pool
from engawa.bots.queue import Asker
from engawa.compile.warmup import Warmup
from engawa.core.errors import EngawaError
from engawa.core.luck import Luck
from engawa.core.position import Position
from engawa.core.sight import Sight
from engawa.lab.findings import rounded
from engawa.store import Entry, Guest, Log, News, StoreDown, StoredTable
from engawa.table.addresses import KNOWN, Addresses
from engawa.table.alarms import Alarms
from engawa.table.autoplay import IDLE, Autoplay, asker
from engawa.table.bot_tables import BotTables
from engawa.table.calls import Calls
from engawa.table.connections import Connections
from engawa.table.guests import Guests, word
from engawa.table.journal import Journal
from engawa.table.limits import RATES, Limits
from engawa.table.live import Live, Watcher
from engawa.table.memory import give_back
from engawa.table.messages import ChatIs, HintIs, HintLine, TalkIs
from engawa.table.metrics import Metrics
from engawa.table.orders import carry_out
from engawa.table.passkeys import Passkeys
from engawa.table.presence import ALIVE, BYE, HERE, PULSE, WHO, Presence
from engawa.table.ratings import settle
from engawa.table.replays import Replays
from engawa.table.retention import EVERY, Retention
from engawa.table.review import Reviews
from engawa.table.slices import Slices
from engawa.table.table import SOMEBODY, No, Table, no_store, roll, told_name
from engawa.table.telemetry import Telemetry
from engawa.table.uptime import BEAT, Uptime
from engawa.table.waking import Waking
from engawa.words import Words, bots
from engawa.words import table as say

T = TypeVar("T")

LATE = 60_000  # milliseconds by which the list of tables may be behind the logs
UNREADABLE = "unreadable"  # the refusal of a table that cannot be read
TALK = 200  # chat messages that a newcomer gets
RECHECK = 6  # beats between two checks of who was signed out
MANY = 100  # removed tables after which memory is given back to the system
PIECE = 200  # entries that are applied in one go
RETENTION_SOON = 20.0  # seconds before the first retention check


def wall() -> int:
    return time.time_ns() // 1_000_000


@dataclass
class ServerSettings:
    pace: float = 0.6  # seconds between two moves of bots while a person watches
    limits: float = 1.0  # a factor for all rate limits; 0: none
    pool: Callable[[], ThinkingPool] = Pool  # makes the workers that think for bots
    warmup: Callable[[], Warmup] = Warmup  # reports how far the rules are compiled
    compile: bool = False  # compile the rules in the background, if they are not compiled
    bot_tables: int = 64  # the most tables with only bots at a time
    bot_tables_each: int = 4  # the most of them by one guest
    connections: int = 0  # at a time; 0: as many as there are files for
    connections_each: int = 200  # the most connections from one address
    read_timeout: float = 10.0  # seconds for the head of a request to arrive
    keep: Retention = field(
        default_factory=Retention
    )  # how long talk, and games that nobody finishes
    hosts: tuple[str, ...] = ()  # our host names; addresses always work
    contact: str = ""  # of the operator, for push services: mailto: or https:
    push_to: tuple[str, ...] = ()  # origins that may be called although they are not public
    call_after: float = 20.0  # seconds without the guest whose turn it is before they are called
    now: Callable[[], int] = wall
    clock: Callable[[], float] = time.monotonic
    luck: Callable[[Position], int] = roll
    watchful: bool = True  # play for bots and watch clocks
    telemetry: Telemetry = field(default_factory=Telemetry)  # where to send traces and metrics
    shared: bool = False  # do other processes use the same store?
    name: str = field(default_factory=lambda: word(8))


def list_row(table: Table) -> tuple[str, ...]:
    """Return what the list of tables has about a table: its status, and who sits there."""
    return (table.status, *(sitter.guest for sitter in table.sitters))


def stays(guest: Guest | None, since: int, now: int) -> bool:
    """May a guest stay who came at that time?"""
    return guest is not None and guest.revoked < since and guest.banned <= now


def hint_lines(s: Position, found: Explanation) -> Iterator[HintLine]:
    """Yield the best lines, with their words as choices."""
    see = s.sight(found.seat)
    for each in found.lines:
        title = s.game.spec.choice(see, each.line)
        yield HintLine(each.line, each.visits, rounded(each.scores), each.then, title)


class ThinkingPool(Protocol):
    """What thinks for bots and gives hints, outside the loop that serves people."""

    crashes: int

    @property
    def waiting(self) -> int: ...

    async def __aenter__(self) -> object: ...
    async def __aexit__(self, *_: object) -> None: ...
    def renew(self) -> None: ...
    async def think(self, sight: Sight, bot: str, asker: Asker) -> str: ...
    async def explain(self, sight: Sight, *, asker: Asker) -> Explanation: ...
    async def call(self, work: str, seconds: float, asker: Asker, **about: object) -> Any: ...


class Tables:
    """The open tables of this process, and everything they share."""

    def __init__(
        self, store: Log, settings: ServerSettings, journal: Journal | None = None
    ) -> None:
        self.store, self.settings = store, settings
        self.now, self.clock = settings.now, settings.clock
        self.journal = journal or Journal()
        self.limits = Limits(settings.limits)
        self.connections = Connections(self)
        self.slices = Slices()
        self.uptime = Uptime()
        self.addresses = Addresses()
        scale = settings.limits
        self.bot_tables = BotTables(
            int(settings.bot_tables * scale), int(settings.bot_tables_each * scale)
        )
        self.pool = settings.pool()
        self.warmup = settings.warmup()
        self.reviews = Reviews(store, self.pool)
        self.replays = Replays(self.pool)
        self.presence = Presence(settings.name)
        self.autoplay = Autoplay(self)
        self.waking = Waking(self)
        self.alarms = Alarms()
        self.calls = Calls(self)
        self.lives: dict[str, Live] = {}
        self.counts: Counter[str] = Counter()
        self.late = 0.0  # how many seconds the last beat was late
        self.metrics = Metrics(self)
        self.telemetry = settings.telemetry
        self.closing = False
        self._known: WeakValueDictionary[str, Live] = WeakValueDictionary()
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[object]] = set()
        self._work: set[asyncio.Task[object]] = set()  # completed even if cancelled
        self._names: dict[str, str] = {}
        self._told: set[str] = set()  # stopped tables that are in the journal already
        self.ordered = 0  # the last order that was carried out
        self._gone = 0  # tables removed since memory was last given back
        self.guests: Guests
        self.passkeys: Passkeys
        self.salt: str  # for hashing addresses, where they are stored at all
        self.page_key = ""  # for making public names of people
        self._settling: dict[str, bool] = {}  # games being rated: is there more?

    # --- opening and closing ---

    async def open(self) -> None:
        self.guests = Guests(self.store, await self.store.secret("guests"))
        self.passkeys = Passkeys(self.store, await self.store.secret("passkeys"))
        self.salt = await self.store.secret("salt")
        self.page_key = await self.store.secret("pages")
        self.ordered = await self.store.last_order()
        await self.calls.open()
        await self.uptime.open(self.store, self.now())
        self.telemetry.watch(self.metrics)
        await self.pool.__aenter__()
        self.spawn(self._listen())
        self.spawn(self._beat())
        for game in await self.store.unsettled_games():  # left by processes that have gone
            self.settle(game)
        if self.settings.shared:
            self.spawn(self._pulse())
        if self.settings.keep != Retention():
            self.spawn(self._keep())
        if self.settings.watchful:
            self.spawn(self.waking.all(self.uptime.before - LATE))
        if self.settings.compile:
            loop = asyncio.get_running_loop()
            self.warmup.start(lambda: loop.call_soon_threadsafe(self.pool.renew))

    async def close(self) -> None:
        """Stop thinking and close all connections. Everything acknowledged is on disk already."""
        self.closing = True
        self.warmup.end()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, *self._work, return_exceptions=True)
        for live in self.lives.values():
            for watcher in list(live.watchers):
                watcher.close()
        await self.calls.close()
        await self.pool.__aexit__()
        await self.reviews.close()
        await self.replays.close()
        try:
            if self.settings.shared:
                await self.store.let_go(self.settings.name, self.now())
                await self.store.tell([self.presence.say(BYE)])
            await self.uptime.beat(self.store, self.now())
        except StoreDown as error:
            self.journal.say("beat_failed", error=str(error))
        await self.telemetry.close()

    def spawn(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def finish(self, work: Coroutine[object, object, T]) -> T:
        """Complete some work even if the request for it is cancelled."""
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[object]) -> None:
        self._work.discard(task)
        if not task.cancelled():
            task.exception()  # raised to the caller already; if it has gone, nobody minds

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self.count("errors")
            self.journal.fault("task_failed", error)

    async def _listen(self) -> None:
        async for news in self.store.watch():
            try:
                await self._heard(news)
            except (No, StoreDown) as error:  # the next news or request reads what was missed
                self.journal.say("news_missed", error=type(error).__name__)
            except Exception as error:  # our error: there will be more news
                self.count("errors")
                self.journal.fault("news_failed", error)

    async def _heard(self, news: News) -> None:
        if news.what in (HERE, ALIVE, WHO, BYE):
            await self._met(news)
            return
        if news.what == "vacation":
            await self.rests(news.text)
            return
        missed = not news.table  # some news were lost, nobody knows which
        named = self._known.get(news.table)
        for live in self.at_hand() if missed else [named] if named else []:
            if missed or news.what == "log":
                await live.news(news.n)
            if missed or news.what == "chat":
                await self._chat_news(live)
        if missed or news.what == "order":
            await self.carry_out_orders()
        if missed:
            await self.store.tell([self.presence.say(WHO)])

    async def carry_out_orders(self) -> None:
        """Carry out the orders given since the last time."""
        for order in await self.store.orders(self.ordered):
            self.ordered = order.n
            self.journal.say("order", code=order.what)
            await carry_out(self, order)

    async def _met(self, news: News) -> None:
        """Take in who is at the tables of another process."""
        new = not self.presence.knows(news)
        self._look_around(self.presence.hear(news, self.now()))
        if news.what == WHO:
            open = [live for live in self.lives.values() if live.watchers]
            told = [self.presence.here(live.table.id, live.here()) for live in open]
            await self.store.tell([self.presence.say(ALIVE), *told])
        elif news.what == BYE:
            self._adopt()
        elif new:
            await self.store.tell([self.presence.say(WHO)])

    def _look_around(self, tables: list[str]) -> None:
        for table in tables:
            if table in self.lives:
                self.lives[table].heads_soon()

    def announce(self, live: Live) -> None:
        """Tell other processes who is at a table, if that has changed."""
        here = live.here()
        if self.settings.shared and not self.closing and here != live.announced:
            live.announced = here
            self.spawn(self._tell_others([self.presence.here(live.table.id, here)]))

    async def _tell_others(self, news: list[News]) -> None:
        with suppress(StoreDown):  # they ask again when they hear from us
            await self.store.tell(news)

    async def _chat_news(self, live: Live) -> None:
        self._tell(live, await self.said(live.table.id, live.chat_n))

    async def _beat(self) -> None:
        """Every few seconds, report that we are alive, and do regular work."""
        beats = 0
        while True:
            began = self.clock()
            await asyncio.sleep(BEAT / 1000)
            self.late = max(0.0, self.clock() - began - BEAT / 1000)
            beats += 1
            self.journal.flush()
            await self._tidy()
            self.spawn(self.waking.some(self.alarms.due(self.now())))
            self.spawn(self.calls.ring())
            try:
                await self.uptime.beat(self.store, self.now())
                if beats % RECHECK == 0:
                    await self.recheck()
            except (No, StoreDown) as error:
                self.journal.say("beat_failed", error=type(error).__name__)

    async def _pulse(self) -> None:
        """Tell other processes that we are alive, and drop those that have fallen silent."""
        while True:
            await self._tell_others([self.presence.say(ALIVE)])
            await asyncio.sleep(PULSE / 1000)
            self._miss()

    def let_go(self, guest: str) -> None:
        """Close all connections of a guest."""
        for watcher in self.watchers:
            if watcher.guest == guest:
                watcher.close()

    async def _keep(self) -> None:
        """Regularly delete what is too old; one process does this for all."""
        while True:
            await asyncio.sleep(RETENTION_SOON)
            now = self.now()
            try:
                if await self.store.lease("retention", self.settings.name, now, now + EVERY):
                    await self.sweep()
            except (No, StoreDown) as error:
                self.journal.say("retention_failed", error=type(error).__name__)
            await asyncio.sleep(EVERY / 1000)

    async def sweep(self) -> None:
        """Delete what is too old, a little at a time."""
        while done := await self.settings.keep.sweep(self.store, self.now()):
            self.journal.say("retention", count=done)
            await self.carry_out_orders()
            await asyncio.sleep(0)

    async def recheck(self) -> None:
        """Close connections of guests who were signed out, here or at another process."""
        for guest in {watcher.guest for watcher in self.watchers if watcher.guest}:
            found = await self.store.guest(guest)
            for watcher in self.watchers:
                if watcher.guest == guest and not stays(found, watcher.since, self.now()):
                    watcher.close()

    def _miss(self) -> None:
        """Drop processes that have fallen silent."""
        others = self.presence.others
        self._look_around(self.presence.forget(self.now()))
        if self.presence.others < others:
            self._adopt()

    def _adopt(self) -> None:
        """Look after tables that another process may have left."""
        if self.settings.watchful and not self.closing:
            self.spawn(self.waking.all(self.now() - LATE))

    async def _tidy(self) -> None:
        """Remove unused tables and views from memory."""
        for live in list(self.lives.values()):
            self.rest(live)
            live.tidy()
        if self._gone >= MANY:
            self._gone = 0
            await asyncio.to_thread(give_back)

    def put_away(self, live: Live) -> None:
        """Remove a table from memory if nobody is there; it is read again when needed.

        A caller that still holds it brings it back by using it, so there is never a second one.
        """
        used = live.watchers or live.table.id in self.autoplay.attended or live.lock.locked()
        if not used and live.table.id in self.lives:
            del self.lives[live.table.id]
            self._gone += 1

    def rest(self, live: Live) -> None:
        """Remove a table that was not used for a while."""
        if self.now() - live.used >= IDLE:
            self.put_away(live)

    def keep(self, live: Live) -> None:
        """Put a table that is used back into memory."""
        if live.gone:
            raise No("not-found", say.NOT_FOUND)
        self.lives.setdefault(live.table.id, live)

    def at_hand(self) -> list[Live]:
        """Return tables in memory, and those that somebody still holds."""
        return list(self._known.values())

    # --- tables ---

    async def live(self, table: str) -> Live:
        """Return a table, opened if necessary; raise No if there is none."""
        if table in self.lives:
            return self.lives[table]
        lock = self._opening.setdefault(table, asyncio.Lock())
        async with lock:
            live = self._known.get(table)
            if live is None:
                live = self._known[table] = await self._read(table)
                if self.settings.shared:
                    await live.news(0)  # what others stored while we read
            self.keep(live)
            self.follow(live)
        return live

    async def _read(self, table: str) -> Live:
        try:
            head = await self.store.head(table)
            if head is None:
                raise No("not-found", say.NOT_FOUND)
            entries = await self.store.read(table)
            sitting = await self.store.sitting(table)
            said = await self.store.chat(table, limit=1) if self.settings.shared else []
        except StoreDown as error:
            raise no_store(error) from error
        live = Live(self, await self._fold(head, entries))
        await self._take_vacations(live.table)
        seats = range(live.table.game.seats)
        live.noted = (head.status, *(sitting.get(seat, "") for seat in seats))
        live.chat_n = said[-1].n if said else 0  # newcomers get this much; news bring the rest
        return live

    async def glance(self, head: StoredTable) -> Table:
        """Read a table from its log without opening it."""
        return await self._fold(head, await self.store.read(head.id))

    async def _take_vacations(self, table: Table) -> None:
        """If clocks have days, read who is on vacation."""
        if table.terms.clock and table.terms.clock.has_days:
            guests = {sitter.guest for sitter in table.sitters if sitter.guest}
            table.vacations = await self.store.vacations(guests)

    async def rests(self, guest: str) -> None:
        """A guest begins or ends a vacation: update their tables."""
        for live in self.at_hand():
            if live.table.seat_of(guest) is not None:
                await self._take_vacations(live.table)
                live.heads()
                live.tell_clock()
                live.stirred.set()

    async def _fold(self, head: StoredTable, entries: list[Entry]) -> Table:
        """Replay a log; if it cannot be followed to its end, the table is stopped there."""
        try:
            table = await self._folded(head, entries)
        except StoreDown as error:
            raise no_store(error) from error
        except Exception as error:  # our error, or the store's
            self.count("errors")
            self.journal.fault("table_failed", error, table=head.id, game=head.game)
            table = await self._stopped(head, entries)
        if table.stopped and head.id not in self._told:
            self._told.add(head.id)
            self.journal.say(
                "table_stopped", table=head.id, game=head.game, error=str(table.stopped)
            )
        return table

    async def _stopped(self, head: StoredTable, entries: list[Entry]) -> Table:
        try:
            return await self._folded(head, entries, say.LOST_WAY)
        except EngawaError as error:  # the game or an option is not installed
            raise No(UNREADABLE, say.unknown_game(error.says)) from error
        except Exception as error:
            raise No(UNREADABLE, say.UNREADABLE) from error

    async def _folded(self, head: StoredTable, entries: list[Entry], stopped: Words = "") -> Table:
        """Replay a log in pieces, so that others need not wait for a long one."""
        table = await self.laid(head, stopped)
        for begin in range(0, len(entries), PIECE):
            for entry in entries[begin : begin + PIECE]:
                table.read(entry)
            await asyncio.sleep(0)
        return table

    async def laid(self, head: StoredTable, stopped: Words = "") -> Table:
        """Return a table before its first entry, with its luck."""
        charge, roll, name = self.uptime.charge, self.settings.luck, head.about.get("luck")
        if not name:
            return Table(head, charge, roll, stopped)
        luck = await self.store.luck(name)
        shared = Luck(luck.seed) if luck else None
        return Table(head, charge, roll, stopped or ("" if luck else say.LUCK_LOST), shared)

    async def known(self, cookie: str) -> Guest | None:
        """Return the guest of a cookie; raise No if they may not come here."""
        guest = await self.guests.read(cookie) if cookie else None
        if guest and guest.banned > self.now():
            raise No("banned", say.BANNED)
        return guest

    async def name_of(self, guest: str) -> str:
        if guest not in self._names:
            found = await self.store.guest(guest)
            self._names[guest] = found.name if found else SOMEBODY
            if len(self._names) > KNOWN:
                del self._names[next(iter(self._names))]
        return self._names[guest]

    def drop(self, table: str, why: Words) -> None:
        """Drop a deleted table, and close its connections."""
        self.lives.pop(table, None)
        if live := self._known.pop(table, None):
            live.gone = True
            live.table.stopped = why
            live.stirred.set()
            for watcher in list(live.watchers):
                watcher.close()

    def renamed(self, guest: Guest) -> None:
        if guest.id in self._names:
            self._names[guest.id] = guest.name

    # --- what follows from an entry ---

    def settle(self, game: str) -> None:
        """Bring the ratings of a game up to date, in the background."""
        if game in self._settling:
            self._settling[game] = True
        elif not self.closing:
            self.spawn(self._settle(game))

    async def _settle(self, game: str) -> None:
        self._settling[game] = True
        try:
            while self._settling[game]:
                self._settling[game] = False
                await settle(self.store, game)
        except StoreDown as error:  # the next game that ends, or the next reader, does it
            self.journal.say("settle_failed", error=type(error).__name__)
        finally:
            del self._settling[game]

    def follow(self, live: Live) -> None:
        """After a commit: update the list of tables, then see who is next if it is not a person."""
        if live.noted != list_row(live.table):
            self.spawn(self.note(live))
        if not self.settings.watchful or self.closing:
            return
        self.calls.follow(live)
        id, until = live.table.id, live.table.terms.until
        if until > self.now() and live.table.turn is not None:
            self.alarms.set(id, until)
        self.autoplay.follow(live)

    async def note(self, live: Live) -> None:
        """Update the list of tables. It follows the log, and may be a moment behind."""
        table, row = live.table, list_row(live.table)
        if live.noted == row:
            return
        try:
            for seat, sitter in enumerate(table.sitters):
                await self.store.sit(table.id, seat, sitter.guest or None)
            await self._count_try(table)
            await self.store.change(table.id, status=table.status)
            await self._take_vacations(table)
        except StoreDown as error:
            self.journal.say("note_failed", error=type(error).__name__)
        else:
            live.noted = row

    async def _count_try(self, table: Table) -> None:
        """Store the result of a try at shared luck; giving up makes no points."""
        if table.terms.until and table.over and not table.stopped:
            points = table.position.points()[0] if table.lost is None else None
            won = table.scores()[0] == 1
            await self.store.end_try(table.id, points, won, table.log[-1].at)

    # --- for requests ---

    def admit(self, kind: str, key: str) -> None:
        """Count a request of a kind; raise No if there are too many."""
        if not self.limits.take(kind, key, self.clock()):
            raise No("rate", RATES[kind].says)

    async def said(self, table: str, after: int = 0) -> list[ChatIs]:
        """Return the latest chat messages after the one with that number, oldest first."""
        said = await self.store.chat(table, after, TALK)
        names = {each.by: told_name(await self.name_of(each.by)) for each in said}
        return [
            ChatIs(each.by, names[each.by], each.seat, each.text, each.at, each.n) for each in said
        ]

    async def chatted(self, live: Live, said: ChatIs) -> None:
        """Send a chat message, after earlier ones that other processes stored."""
        if self.settings.shared and said.n > live.chat_n + 1:
            await self._chat_news(live)
        self._tell(live, [said])

    def _tell(self, live: Live, said: list[ChatIs]) -> None:
        """Send new chat messages to those who want them; several are sent as one."""
        fresh = [each for each in said if each.n > live.chat_n]
        if not fresh:
            return
        live.chat_n = fresh[-1].n
        for watcher in live.watchers:
            heard = [
                each for each in fresh if each.n > watcher.heard and each.guest not in watcher.muted
            ]
            if heard:
                told = heard[0] if len(heard) == 1 else TalkIs(heard)
                watcher.push(live.voice_of(watcher).encode(told))

    async def hint(self, live: Live, seat: int, id: str) -> HintIs:
        """Return what a good player would do, using only what the seat may know."""
        s = live.table.position.copy()
        try:
            who = asker(live, live.table.sitters[seat].guest)
            found = await self.pool.explain(Sight(s, seat), asker=who)
        except Busy as error:
            raise No("busy", error.says) from error
        except EngawaError as error:
            raise No("busy", bots.NO_ANSWER) from error
        if not found.lines:  # there was not even time to try one
            raise No("busy", bots.NO_ANSWER)
        return HintIs(id, found.says(), list(hint_lines(s, found)))

    # --- metrics ---

    def count(self, name: str) -> None:
        self.counts[name] += 1

    def took(self, name: str, seconds: float) -> None:
        self.metrics.times[name].observe(seconds)
        self.telemetry.took(name, seconds)

    @property
    def watchers(self) -> list[Watcher]:
        return [watcher for live in self.lives.values() for watcher in live.watchers]
