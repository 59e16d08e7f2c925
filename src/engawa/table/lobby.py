"""Make tables, find them, and sit down at them."""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from engawa.bots import levels
from engawa.core import record
from engawa.core.actions import CHANCE
from engawa.core.errors import EngawaError
from engawa.core.game import Game
from engawa.games import names, spec, web
from engawa.store import Entry, Guest, StoredTable
from engawa.table import shared_luck
from engawa.table.guests import after, word
from engawa.table.live import Live
from engawa.table.messages import Code, Head, Level, Seat, Seen
from engawa.table.requests import check_level
from engawa.table.table import No, Sitter, Table, told_name
from engawa.table.tables import UNREADABLE, Tables
from engawa.table.terms import ClockTerms, Terms, check_clock, game_for
from engawa.words import Words
from engawa.words import table as say

RECORD = 200_000  # the most characters of a record
LINES = 5_000  # the most lines of a record
WATCH = 8  # how many spectators may also watch a rematch, the latest first
COPIES = 4  # the most tables with the same luck


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin where another table was at version n; `code` is that of its replay."""

    table: Annotated[str, Meta(max_length=40)]
    n: Seen
    code: Code = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a table. `bots` has a level for each seat, or null for a person."""

    game: Annotated[str, Meta(max_length=60)] = ""
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None
    options: dict[
        Annotated[str, Meta(max_length=60)], int | Annotated[str, Meta(max_length=60)]
    ] = {}
    bots: Annotated[list[Level | None], Meta(max_length=8)] = []
    public: bool = False
    clock: ClockTerms | None = None
    timeout: Literal["bot", "lose"] = "bot"
    level: Level = "greedy"
    takeback: bool = True
    spectator_chat: bool = False
    hints: bool = True
    sit: bool = True  # take the first seat for a person
    record: Annotated[str, Meta(max_length=RECORD)] | None = None
    fork: Fork | None = None
    copies: Annotated[int, Meta(ge=1, le=COPIES)] = 1  # tables with the same luck
    rated: bool = False  # does the result count for ratings?


class Made(Struct):
    table: str
    link: str


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down in a seat, in any if it is null, or only `watch`."""

    seat: Seat | None = None
    code: Code = ""
    watch: bool = False


class Listed(Struct):
    """A table in a list."""

    table: str
    game: str
    title: Words
    status: str
    public: bool
    seats: list[Words]  # names; empty for open seats
    open: int  # how many seats are open
    you: int | None
    your_turn: bool
    n: int
    changed: int
    link: str
    stopped: Words | None = None  # why the game cannot go on
    levels: list[str] = []  # of the bots there, each once
    left: int | None = None  # milliseconds left for this turn, if a clock runs
    rated: bool = False


class TableList(Struct):
    mine: list[Listed]
    public: list[Listed]


async def create(tables: Tables, guest: Guest, new: NewTable) -> Made:
    """Make a table; the game begins at once if no seat is left open."""
    try:
        check_clock(new.clock)
        played = await _past(tables, guest, new)
        game, lines = played or (game_for(new.game, new.seats, new.options), [])
    except EngawaError as error:
        raise No("bad-game", say.clause(error.says)) from error
    bots = list(new.bots) or [None] * game.seats
    if len(bots) != game.seats:
        raise No("bad-game", say.bots_for_seats(game.seats))
    for level in [new.level, *filter(None, bots)]:
        check_level(level)
    if new.rated:
        check_rated(new, game, bots)
    if None not in bots and (full := tables.bot_tables.why_not(guest.id)):
        raise No("busy", full)
    luck = word(10) if new.copies > 1 else ""
    if luck and played:
        raise No("bad-game", say.LUCK_START)
    if luck and None not in bots:
        raise No("bad-game", say.LUCK_PEOPLE)
    terms = Terms(
        game.seats,
        game.chosen(),
        new.clock,
        "lose" if new.rated else new.timeout,
        new.level,
        new.takeback and not (luck or new.rated),
        new.spectator_chat,
        new.hints and not (luck or new.rated),
        "" if new.public else word(12),
        new.fork.table if new.fork else "",
        game.spec.rules_version,
        luck,
        rated=new.rated,
    )
    sitters = [Sitter("", level, level) if level else Sitter() for level in bots]
    if new.sit and None in bots:
        sitters[bots.index(None)] = Sitter(guest.id, guest.name)
    if luck:
        return await lay_same(tables, guest, game, terms, new, sitters)
    return await lay(tables, guest.id, game, terms, new.public, sitters, lines)


async def lay_same(
    tables: Tables, guest: Guest, game: Game, terms: Terms, new: NewTable, sitters: list[Sitter]
) -> Made:
    """Make several tables with the same luck; the maker sits at the first, if at any."""
    ids = [word(10) for _ in range(new.copies)]
    await tables.store.make_luck(terms.luck, tables.now(), ids)
    if sits := any(sitter.guest for sitter in sitters):
        await tables.store.take_try(terms.luck, guest.id, ids[0])
    free = [Sitter() if sitter.guest else sitter for sitter in sitters]
    made: list[Made] = []
    for id in ids:
        own = msgspec.structs.replace(terms, code=word(12) if terms.code else "")
        who = sitters if sits and not made else free
        made.append(await lay(tables, guest.id, game, own, new.public, who, [], id))
    return made[0]


def check_rated(new: NewTable, game: Game, bots: list[str | None]) -> None:
    """Check that a rated game is between people, or people and bots with a measured strength."""
    if new.record is not None or new.fork is not None:
        raise No("bad-game", say.RATED_START)
    if game.seats < 2:
        raise No("bad-game", say.RATED_ALONE)
    if None not in bots:
        raise No("bad-game", say.RATED_PERSON)
    if not are_anchors(game, bots):
        raise No("bad-game", say.RATED_LEVELS)


def are_anchors(game: Game, bots: Iterable[str | None]) -> bool:
    return all(levels.anchor(game.name, bot) is not None for bot in bots if bot)


async def _past(tables: Tables, guest: Guest, new: NewTable) -> tuple[Game, list[Entry]] | None:
    """Return the game and the lines of a record, or of another table."""
    if new.record is not None and new.fork is not None:
        raise No("bad-game", say.RECORD_OR_FORK)
    if new.record is not None:
        return read_record(new.record)
    if new.fork is None:
        return None
    live = await enter(tables, guest.id, new.fork.table, replay=new.fork.code)
    if not live.table.over:
        raise No("playing", say.FORK_OVER)
    steps = [step for step in live.table.steps if step.n <= new.fork.n]
    s = live.table.game.start()
    lines = []
    for i, step in enumerate(steps, 1):
        lines.append(_line(i, s.to_move, s.text(step.action), "fork"))
        s.apply(step.action)
    return live.table.game, lines


def read_record(text: str) -> tuple[Game, list[Entry]]:
    """Read a record as entries, and check every line. It must begin at the start of a game.

    A position from a stranger is not accepted, as compiled rules trust the position.
    """
    found = record.read(text)
    if "from" in found.headers:
        raise No("bad-game", say.RECORD_FROM)
    place = spec(found.headers["game"])
    game = game_for(place.name, len(found.seats), record.options_of(found, place))
    if sum(len(row.lines) for row in found.rows) > LINES:
        raise No("too-big", say.record_long(LINES))
    s = game.start()
    lines: list[Entry] = []
    for row in found.rows:
        for line in row.lines:
            mover = s.to_move
            try:
                spelled = s.text(s.parse(line))
                s.play(line)
            except EngawaError as error:
                raise No("bad-game", say.record_line(n=row.number, what=error.words())) from error
            lines.append(_line(len(lines) + 1, mover, spelled, "record"))
    return game, lines


def _line(n: int, mover: int, line: str, by: str) -> Entry:
    chance = mover == CHANCE
    return Entry(n, 0, "chance" if chance else "line", None if chance else mover, by, line)


async def lay(
    tables: Tables,
    maker: str,
    game: Game,
    terms: Terms,
    public: bool,
    sitters: list[Sitter],
    lines: list[Entry],
    id: str = "",
) -> Made:
    """Store a new table with earlier lines and seats.

    If a table of that id exists, another process was faster; whatever it has not done yet is done.
    """
    now = tables.now()
    about = msgspec.to_builtins(terms)
    head = StoredTable(id or word(10), game.name, "waiting", public, maker, now, about, now)
    await tables.store.create(head)
    live = await tables.live(head.id)
    laid = await tables.laid(head)

    def begin() -> list[Entry]:
        if live.table.n:
            return []
        past = [msgspec.structs.replace(line, at=now) for line in lines]
        for entry in past[laid.n :]:  # this may be called again
            laid.add(entry)
        seats = {seat: sitter for seat, sitter in enumerate(sitters) if not sitter.open}
        return past + (laid.seated(seats, "table", now) if seats else [])

    await live.commit("table", "", begin)
    await tables.note(live)
    return Made(head.id, live.table.link)


async def enter(tables: Tables, guest: str, table: str, code: str = "", replay: str = "") -> Live:
    """Return the table, if the guest may see it. Others are not even told that it exists.

    The code of a replay lets anybody look at a finished game.
    """
    live = await _open(tables, guest, table)
    found = live.table
    known = found.may_watch(guest) or _same(code, found.terms.code)
    if not known and not (found.over and _same(replay, found.replay_code)):
        raise not_found()
    await shared_luck.check_look(tables, guest, found)
    return live


async def _open(tables: Tables, guest: str, table: str) -> Live:
    """Open the table. If it cannot be read, only those who could know of it are told why."""
    try:
        return await tables.live(table)
    except No as no:
        if no.code != UNREADABLE or await _knows(tables, guest, table):
            raise
    raise not_found()


async def _knows(tables: Tables, guest: str, table: str) -> bool:
    head = await tables.store.head(table)
    mine = await tables.store.heads(guest=guest) if guest else []
    return head is not None and (head.public or head in mine)


def may_invite(live: Live, guest: str, code: str) -> bool:
    """May this guest pass on the table's link? Those inside may, and those who came by it."""
    return live.is_inside(guest) or _same(code, live.table.terms.code)


def not_found() -> No:
    return No("not-found", say.NOT_FOUND_OR_PRIVATE)


def _same(tried: str, code: str) -> bool:
    return bool(code) and hmac.compare_digest(tried.encode("utf-8", "replace"), code.encode())


async def join(tables: Tables, guest: Guest, live: Live, ask: Join) -> Head:
    """Sit down, or watch a private table from now on."""

    def decide() -> list[Entry]:
        if ask.watch:
            return live.table.watch(guest.id, guest.name, tables.now())
        return live.table.sit(guest.id, guest.name, ask.seat, tables.now())

    shares = bool(live.table.terms.luck) and not ask.watch
    if shares:
        await shared_luck.take(tables, guest.id, live.table)
    try:
        await live.commit(guest.id, "", decide)
    finally:
        if shares:
            await shared_luck.give_back(tables, guest.id, live.table)
    await tables.note(live)
    return live.head(guest.id)


async def leave(tables: Tables, guest: Guest, live: Live) -> Head:
    await live.commit(guest.id, "", lambda: live.table.leave(guest.id, tables.now()))
    if live.table.terms.luck:
        await shared_luck.give_back(tables, guest.id, live.table)
    await tables.note(live)
    return live.head(guest.id)


async def rematch(tables: Tables, guest: Guest, live: Live) -> Made:
    """Make a table for the same people, each a seat further on; asked twice, it is one table."""
    old = live.table
    if old.seat_of(guest.id) is None and guest.id != old.host:
        raise No("no-seat", say.REMATCH_SEATS)
    if not old.over:
        raise No("playing", say.NOT_OVER)
    if not old.next:
        await _lay_again(tables, guest, live)
    return Made(old.next, (await tables.live(old.next)).table.link)


async def _lay_again(tables: Tables, guest: Guest, live: Live) -> None:
    old = live.table
    sitters = [*old.sitters[1:], old.sitters[0]]
    back = [Sitter(s.guest, s.name, "" if s.guest else s.bot) for s in sitters]
    code = word(12) if old.terms.code else ""
    rules, options = old.game.spec.rules_version, old.game.chosen()
    rated = old.terms.rated and are_anchors(old.game, [sitter.bot for sitter in back])
    terms = msgspec.structs.replace(
        old.terms,
        options=options,
        code=code,
        parent=old.id,
        rules=rules,
        luck="",
        until=0,
        rated=rated,
    )
    id = after(old.id)  # the same at every process, so the store decides who was first
    made = await lay(tables, old.host, old.game, terms, old.public, back, [], id)
    await _let_watch(tables, old, made.table)
    await live.commit(
        guest.id, "", lambda: [] if old.next else old.rematch(guest.id, made.table, tables.now())
    )


async def _let_watch(tables: Tables, old: Table, table: str) -> None:
    """Let spectators of a private table watch the next one, such as the large screen in a room."""
    live = await tables.live(table)
    for guest, name in [*old.audience.items()][-WATCH:]:

        def decide(guest: str = guest, name: str = name) -> list[Entry]:
            return live.table.watch(guest, name, tables.now())

        await live.commit(guest, "", decide)


async def table_list(tables: Tables, guest: str) -> TableList:
    """Return the guest's own tables, and the public ones to join or watch."""
    mine = await tables.store.heads(guest=guest) if guest else []
    public = await tables.store.heads(public=True, limit=50)
    ids = {head.id for head in mine}
    others = [head for head in public if head.id not in ids]
    return TableList(await rows(tables, guest, mine), await rows(tables, guest, others))


async def rows(tables: Tables, guest: str, heads: list[StoredTable]) -> list[Listed]:
    found = []
    for head in heads:
        try:
            found.append(await _listed(tables, guest, head))
        except No as no:
            if no.code != UNREADABLE:
                raise
            found.append(_unread(head, no.says))
    return found


def _unread(head: StoredTable, why: Words) -> Listed:
    """List a table of which only the head can be read."""
    about = (head.id, head.game, head.game, head.status, head.public)
    return Listed(*about, [], 0, None, False, head.n, head.changed, f"/t/{head.id}", why)


async def _listed(tables: Tables, guest: str, head: StoredTable) -> Listed:
    live = await tables.live(head.id)
    table = live.table
    you = table.seat_of(guest)
    return Listed(
        table.id,
        table.game.name,
        table.game.spec.title,
        table.status,
        table.public,
        [told_name(sitter.name) for sitter in table.sitters],
        0 if table.over else sum(sitter.open for sitter in table.sitters),
        you,
        you is not None and table.turn == you,
        table.n,
        head.changed,
        table.link,
        table.stopped or None,
        sorted({sitter.bot for sitter in table.sitters if sitter.bot and not sitter.guest}),
        table.left_at(tables.now())[you] if you is not None and table.running == you else None,
        table.terms.rated,
    )


class OptionIs(Struct):
    name: str
    says: Words
    low: int
    high: int
    default: int | str
    takes: list[str]  # texts it takes, if it takes texts
    names: list[Words]  # names for its numbers, beginning with `low`


class LevelIs(Struct):
    """A level of bots: the name for requests, and a word and a sentence for people."""

    bot: str
    name: Words
    says: Words


class FirstIs(Struct):
    """The recommended table for a first game."""

    seats: int
    options: dict[str, int | str]


class GameIs(Struct):
    """A game that can be played."""

    name: str
    title: Words
    says: Words
    seats: list[int]
    options: list[OptionIs]
    levels: list[LevelIs]  # weakest first
    minutes: tuple[int, int] | None  # how long a game takes, from and to
    first: FirstIs
    web: list[str]  # the files of its pages, under /static/games/NAME/


def games() -> list[GameIs]:
    return [game_is(name) for name in names()]


def game_is(name: str) -> GameIs:
    place = spec(name)
    ladder = [LevelIs(bot, level.name, level.says) for bot, level in levels.by_bot(name).items()]
    options = [
        OptionIs(o.name, o.says, o.low, o.high, o.show(o.default), list(o.shipped), list(o.names))
        for o in place.options
    ]
    seats = list(place.seats)
    few = min(seats, key=lambda n: (abs(n - 2), n))
    return GameIs(
        name=place.name,
        title=place.title,
        says=place.says,
        seats=seats,
        options=options,
        levels=ladder,
        minutes=place.minutes,
        first=FirstIs(place.first.seats or few, dict(place.first.options)),
        web=[file.name for file in web(name)],
    )
