"""Making tables, finding them, sitting down at them."""

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
from engawa.table import fair
from engawa.table.acts import check_level
from engawa.table.guests import after, word
from engawa.table.live import Live
from engawa.table.messages import Code, Head, Level, Seat, Seen
from engawa.table.table import No, Sitter, Table, told_name
from engawa.table.tables import UNREADABLE, Tables
from engawa.table.terms import ClockTerms, Terms, check_clock, game_for
from engawa.words import Words
from engawa.words import table as say

RECORD = 200_000  # characters of a record that is taken in
LINES = 5_000  # lines of one
WATCH = 8  # who watched, the last who came, and may watch a rematch
COPIES = 4  # tables with the same luck


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin where another table was at version n; `code` is that of its replay."""

    table: Annotated[str, Meta(max_length=40)]
    n: Seen
    code: Code = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. `bots` has a level or null for each seat; null is for a person."""

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
    sit: bool = True  # take the first seat that is for a person
    record: Annotated[str, Meta(max_length=RECORD)] | None = None
    fork: Fork | None = None
    copies: Annotated[int, Meta(ge=1, le=COPIES)] = 1  # tables with the same luck
    rated: bool = False  # does the result count for ratings?


class Made(Struct):
    table: str
    link: str


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down in a seat, in any if it is null; `watch` instead."""

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
    seats: list[Words]  # the names, empty where a seat is open
    open: int  # seats that are
    you: int | None
    your_turn: bool
    n: int
    changed: int
    link: str
    stopped: Words | None = None  # why it can be looked at and not go on
    levels: list[str] = []  # of the bots that sit there, each once
    left: int | None = None  # milliseconds that one has for this turn, if a clock runs
    rated: bool = False


class TableList(Struct):
    mine: list[Listed]
    public: list[Listed]


async def create(tables: Tables, guest: Guest, new: NewTable) -> Made:
    """Make a table as asked; the game begins at once if no seat is left open."""
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
    if None not in bots and (full := tables.shows.why_not(guest.id)):
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
    """Several tables with the same luck; who makes them sits at the first, if anywhere."""
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
    """A rated game is between people, or people and bots whose strength was measured."""
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
    """The game and the lines that a record, or another table, brings along."""
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
    """A record as entries; every line is checked. It begins at the start of a game.

    A position that a stranger wrote is not taken in: compiled rules trust what is on the table.
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
    """Keep a new table, with what was played before, and those who sit.

    If there is one of that id, another process was first, and what it has not done yet is done.
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
        for entry in past[laid.n :]:  # it may be decided twice
            laid.add(entry)
        seats = {seat: sitter for seat, sitter in enumerate(sitters) if not sitter.open}
        return past + (laid.seated(seats, "table", now) if seats else [])

    await live.commit("table", "", begin)
    await tables.note(live)
    return Made(head.id, live.table.link)


async def enter(tables: Tables, guest: str, table: str, code: str = "", replay: str = "") -> Live:
    """The table, if the guest may look at it. A private one is not even said to be there.

    The code of a replay opens what is told of a game that is over, to whoever has it.
    """
    live = await _open(tables, guest, table)
    found = live.table
    known = found.may_watch(guest) or _same(code, found.terms.code)
    if not known and not (found.over and _same(replay, found.replay_code)):
        raise not_found()
    await fair.check_look(tables, guest, found)
    return live


async def _open(tables: Tables, guest: str, table: str) -> Live:
    """The table, or why it cannot be read, to those who could know of it."""
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
    """Who may pass a table's link on: those inside, and who came by it."""
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
        await fair.take(tables, guest.id, live.table)
    try:
        await live.commit(guest.id, "", decide)
    finally:
        if shares:
            await fair.give_back(tables, guest.id, live.table)
    await tables.note(live)
    return live.head(guest.id)


async def leave(tables: Tables, guest: Guest, live: Live) -> Head:
    await live.commit(guest.id, "", lambda: live.table.leave(guest.id, tables.now()))
    if live.table.terms.luck:
        await fair.give_back(tables, guest.id, live.table)
    await tables.note(live)
    return live.head(guest.id)


async def rematch(tables: Tables, guest: Guest, live: Live) -> Made:
    """The same people once more, each a seat further on; asked twice, it is one table."""
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
    id = after(old.id)  # the same at every process, so that the store decides who was first
    made = await lay(tables, old.host, old.game, terms, old.public, back, [], id)
    await _let_watch(tables, old, made.table)
    await live.commit(
        guest.id, "", lambda: [] if old.next else old.rematch(guest.id, made.table, tables.now())
    )


async def _let_watch(tables: Tables, old: Table, table: str) -> None:
    """Who watched a private table, such as a large screen in the room, may watch the next too."""
    live = await tables.live(table)
    for guest, name in [*old.audience.items()][-WATCH:]:

        def decide(guest: str = guest, name: str = name) -> list[Entry]:
            return live.table.watch(guest, name, tables.now())

        await live.commit(guest, "", decide)


async def table_list(tables: Tables, guest: str) -> TableList:
    """One's own tables, and the public ones that one could join or watch."""
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
    """A table of which only the head can be read."""
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
    takes: list[str]  # the texts it takes, if it takes texts
    names: list[Words]  # what its numbers mean, from `low` on, if they have names


class LevelIs(Struct):
    """How strong a bot may be: what a table is made with, a word and a sentence for people."""

    bot: str
    name: Words
    says: Words


class FirstIs(Struct):
    """The table at which a game is best met."""

    seats: int
    options: dict[str, int | str]


class GameIs(Struct):
    """A game that can be played."""

    name: str
    title: Words
    says: Words
    seats: list[int]
    options: list[OptionIs]
    levels: list[LevelIs]  # the weakest first
    minutes: tuple[int, int] | None  # a game takes about so long, from and to
    first: FirstIs
    web: list[str]  # what it brings for its pages, under /static/games/NAME/


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
