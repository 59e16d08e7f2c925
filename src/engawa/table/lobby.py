"""Making tables, finding them, sitting down at them."""

from __future__ import annotations

import hmac
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from engawa.core import record
from engawa.core.actions import CHANCE
from engawa.core.errors import EngawaError
from engawa.core.game import Game
from engawa.games import names, room
from engawa.store import Entry, Guest
from engawa.store import Head as Kept
from engawa.table.acts import check_level
from engawa.table.guests import word
from engawa.table.house import UNREADABLE, House
from engawa.table.live import Live
from engawa.table.messages import Code, Head, Level, Seat, Seen
from engawa.table.table import No, Sitter, Table
from engawa.table.terms import ClockTerms, Terms, game_for

RECORD = 200_000  # characters of a record that is taken in
LINES = 5_000  # lines of one


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin where another table was at version n."""

    table: Annotated[str, Meta(max_length=40)]
    n: Seen


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
    title: str
    status: str
    public: bool
    seats: list[str]  # the names, empty where a seat is open
    open: int  # seats that are
    you: int | None
    your_turn: bool
    n: int
    changed: int
    link: str


class Tables(Struct):
    mine: list[Listed]
    public: list[Listed]


async def create(house: House, guest: Guest, new: NewTable) -> Made:
    """Make a table as asked; the game begins at once if no seat is left open."""
    try:
        played = await _past(house, guest, new)
        game, lines = played or (game_for(new.game, new.seats, new.options), [])
    except EngawaError as error:
        raise No("bad-game", f"{error}.") from error
    bots = list(new.bots) or [None] * game.seats
    if len(bots) != game.seats:
        raise No("bad-game", f"bots has a level or null for each of {game.seats} seats.")
    for level in [new.level, *filter(None, bots)]:
        check_level(level)
    terms = Terms(
        game.seats,
        game.chosen(),
        new.clock,
        new.timeout,
        new.level,
        new.takeback,
        new.spectator_chat,
        new.hints,
        "" if new.public else word(12),
        new.fork.table if new.fork else "",
        game.room.rules_version,
    )
    sitters = [Sitter("", level, level) if level else Sitter() for level in bots]
    if new.sit and None in bots:
        sitters[bots.index(None)] = Sitter(guest.id, guest.name)
    return await _lay(house, guest.id, game, terms, new.public, sitters, lines)


async def _past(house: House, guest: Guest, new: NewTable) -> tuple[Game, list[Entry]] | None:
    """The game and the lines that a record, or another table, brings along."""
    if new.record is not None and new.fork is not None:
        raise No("bad-game", "A table begins with a record or with a fork, not with both.")
    if new.record is not None:
        return read_record(new.record)
    if new.fork is None:
        return None
    live = await enter(house, guest.id, new.fork.table)
    if not live.table.over:
        raise No("playing", "A game can be forked when it is over.")
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
        raise No("bad-game", "A table begins at the start: a record with 'from' is not taken in.")
    place = room(found.headers["game"])
    options = record.options_of(found)
    game = game_for(place.name, len(found.seats), options)
    if sum(len(row.lines) for row in found.rows) > LINES:
        raise No("too-big", f"A record has up to {LINES} lines here.")
    s = game.start()
    lines: list[Entry] = []
    for row in found.rows:
        for line in row.lines:
            mover = s.to_move
            try:
                spelled = s.text(s.parse(line))
                s.play(line)
            except EngawaError as error:
                raise No("bad-game", f"Line {row.number} of the record: {error}.") from error
            lines.append(_line(len(lines) + 1, mover, spelled, "record"))
    return game, lines


def _line(n: int, mover: int, line: str, by: str) -> Entry:
    chance = mover == CHANCE
    return Entry(n, 0, "chance" if chance else "line", None if chance else mover, by, line)


async def _lay(
    house: House,
    maker: str,
    game: Game,
    terms: Terms,
    public: bool,
    sitters: list[Sitter],
    lines: list[Entry],
) -> Made:
    """Keep a new table, with what was played before, and those who sit."""
    now = house.now()
    about = msgspec.to_builtins(terms)
    head = Kept(word(10), game.name, "waiting", public, maker, now, about, now)
    await house.store.create(head)
    live = await house.live(head.id)

    def begin() -> list[Entry]:
        past = [msgspec.structs.replace(line, at=now) for line in lines]
        laid = Table(head, house.uptime.charge, house.settings.luck)
        for entry in past:
            laid.add(entry)
        seats = {seat: sitter for seat, sitter in enumerate(sitters) if not sitter.open}
        return past + (laid.seated(seats, "table", now) if seats else [])

    await live.commit("table", "", begin)
    await house.note(live)
    return Made(head.id, live.table.link)


async def enter(house: House, guest: str, table: str, code: str = "") -> Live:
    """The table, if the guest may look at it. A private one is not even said to be there."""
    live = await house.live(table)
    if live.table.may_watch(guest) or _opens(live.table, code):
        return live
    raise No("not-found", "There is no such table, or it is private: ask for its link.")


def _opens(table: Table, code: str) -> bool:
    return bool(table.terms.code) and hmac.compare_digest(
        code.encode("utf-8", "replace"), table.terms.code.encode()
    )


async def join(house: House, guest: Guest, table: str, ask: Join) -> Head:
    """Sit down, or watch a private table from now on."""
    live = await enter(house, guest.id, table, ask.code)

    def decide() -> list[Entry]:
        if ask.watch:
            return live.table.watch(guest.id, guest.name, house.now())
        return live.table.sit(guest.id, guest.name, ask.seat, house.now())

    await live.commit(guest.id, "", decide)
    await house.note(live)
    return live.head(guest.id)


async def leave(house: House, guest: Guest, table: str) -> Head:
    live = await enter(house, guest.id, table)
    await live.commit(guest.id, "", lambda: live.table.leave(guest.id, house.now()))
    await house.note(live)
    return live.head(guest.id)


async def rematch(house: House, guest: Guest, table: str) -> Made:
    """The same people once more, each a seat further on; asked twice, it is one table."""
    live = await enter(house, guest.id, table)
    old = live.table
    if old.seat_of(guest.id) is None and guest.id != old.host:
        raise No("no-seat", "A rematch is for those who sat here.")
    if not old.over:
        raise No("playing", "The game is not over yet.")
    async with live.laying:
        if not old.next:
            await _lay_again(house, guest, live)
    return Made(old.next, (await house.live(old.next)).table.link)


async def _lay_again(house: House, guest: Guest, live: Live) -> None:
    old = live.table
    sitters = [*old.sitters[1:], old.sitters[0]]
    back = [Sitter(s.guest, s.name) if s.guest else s for s in sitters]
    code = word(12) if old.terms.code else ""
    terms = msgspec.structs.replace(old.terms, code=code, parent=old.id)
    made = await _lay(house, old.host, old.game, terms, old.public, back, [])
    await live.commit(
        guest.id, "", lambda: [] if old.next else old.rematch(guest.id, made.table, house.now())
    )


async def tables(house: House, guest: str) -> Tables:
    """One's own tables, and the public ones that one could join or watch."""
    mine = await house.store.heads(guest=guest) if guest else []
    public = await house.store.heads(public=True, limit=50)
    ids = {head.id for head in mine}
    others = [head for head in public if head.id not in ids]
    return Tables(await _rows(house, guest, mine), await _rows(house, guest, others))


async def _rows(house: House, guest: str, heads: list[Kept]) -> list[Listed]:
    found = []
    for head in heads:
        try:
            found.append(await _listed(house, guest, head))
        except No as no:
            if no.code != UNREADABLE:
                raise
    return found


async def _listed(house: House, guest: str, head: Kept) -> Listed:
    live = await house.live(head.id)
    table = live.table
    you = table.seat_of(guest)
    return Listed(
        table.id,
        table.game.name,
        table.game.room.title,
        table.status,
        table.public,
        [sitter.name for sitter in table.sitters],
        sum(sitter.open for sitter in table.sitters),
        you,
        you is not None and table.turn == you,
        table.n,
        head.changed,
        table.link,
    )


class OptionIs(Struct):
    name: str
    says: str
    low: int
    high: int
    default: int | str
    takes: list[str]  # the texts it takes, if it takes texts
    names: list[str]  # what its numbers mean, from `low` on, if they have names


class GameIs(Struct):
    """A game that can be played."""

    name: str
    title: str
    says: str
    seats: list[int]
    options: list[OptionIs]
    levels: list[str]
    minutes: tuple[int, int] | None  # a game takes about so long, from and to


def games(levels: list[str]) -> list[GameIs]:
    return [game_is(name, levels) for name in names()]


def game_is(name: str, levels: list[str]) -> GameIs:
    place = room(name)
    options = [
        OptionIs(o.name, o.says, o.low, o.high, o.show(o.default), list(o.shipped), list(o.names))
        for o in place.options
    ]
    seats, minutes = list(place.seats), place.minutes
    return GameIs(place.name, place.title, place.says, seats, options, levels, minutes)
