"""Pages of people and of bot levels: ratings, games and records, for those who may see them."""

from __future__ import annotations

import hashlib
import hmac
import re
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from engawa.bots import levels
from engawa.bots.tuning import tuning
from engawa.games import names, spec
from engawa.store import Guest, Person, Result, StoredTable
from engawa.table.guests import ALPHABET
from engawa.table.ratings import RatingIs, settle, told
from engawa.table.table import GONE, SOMEBODY, No, Sitter, replay_link, told_name
from engawa.table.terms import Terms
from engawa.words import Words
from engawa.words import table as say

if TYPE_CHECKING:
    from engawa.table.tables import Tables

PAGE = 12  # letters of a page's public name: too many to find one by trying
MARKS = 5  # signs to choose from, those of the seats
GAMES = 20  # games per page
CURVE = 40  # the most ratings in a curve
NEWEST = (1 << 62, "")
MOMENT = re.compile(r"(\d{1,15})-(\w{1,40})")  # where the next games of a list begin

Shows = Literal["nobody", "opponents", "everybody"]


class PlayedIs(Struct):
    """A finished game, as one of its players sees it."""

    table: str
    game: str
    title: Words
    at: int
    won: bool
    place: int
    seats: int
    points: int
    best: int | None  # the best points of another; null if it was broken off, or played alone
    others: list[Words]  # names, as far as the reader may know them
    gone: bool  # did this player leave?
    change: int | None = None  # of the rating
    replay: str | None = None  # for those who may see it


class GamesAre(Struct):
    """Games, latest first, and where the ones before them begin."""

    games: list[PlayedIs]
    next: str | None


class CurvePoint(Struct):
    at: int
    points: int


class InGame(Struct):
    """A person's statistics in a game."""

    game: str
    title: Words
    games: int
    won: int
    rating: RatingIs | None = None  # None before the first rated game has ended
    curve: list[CurvePoint] = []


class EndIs(Struct):
    """Where the end of a game is shown: the table and the seat of a record."""

    table: str
    n: int
    seat: int


class BestIs(Struct):
    """A person's record in some figure."""

    game: str
    title: Words
    says: Words
    figure: int
    at: int
    replay: str | None
    where: EndIs | None = None  # for those who may see it


class PersonIs(Struct):
    """A person's page."""

    page: str
    name: Words
    mark: int  # which of the signs of seats
    since: int
    you: bool
    games: int
    won: int
    ratings: list[InGame]
    bests: list[BestIs]
    recent: GamesAre
    shows: Shows | None = None  # who may see it, for the owner of the page


class RungIs(Struct):
    """A level on the ladder of its game."""

    bot: str
    name: Words
    points: int
    within: int


class BotIs(Struct):
    """The page of a level. Its rating was measured and does not change."""

    game: str
    title: Words
    bot: str
    name: Words
    says: Words
    ladder: list[RungIs]  # all levels, weakest first; empty if they were not measured
    recent: GamesAre  # the reader's own games against it


class ShowPage(Struct, frozen=True, forbid_unknown_fields=True):
    """Who may see one's page, and its mark."""

    shows: Shows
    mark: Annotated[int, Meta(ge=0, lt=MARKS)]


class ChangeIs(Struct):
    """How a rated game changed a seat's rating."""

    seat: int
    was: RatingIs
    now: RatingIs


def page_of(tables: Tables, guest: str) -> str:
    """Return the public name of a guest's page: the same at every process, and not reversible."""
    digest = hmac.digest(tables.page_key.encode(), guest.encode(), hashlib.sha256)
    number = int.from_bytes(digest)
    return "".join(ALPHABET[number // len(ALPHABET) ** k % len(ALPHABET)] for k in range(PAGE))


def address(tables: Tables, game: str, sitter: Sitter) -> str | None:
    """Return the address of the page about whoever sits in a seat."""
    if sitter.guest:
        return f"/u/{page_of(tables, sitter.guest)}"
    stands_in = sitter.name.endswith(GONE)
    return f"/bots/{game}/{sitter.bot}" if is_level(game, sitter.bot) and not stands_in else None


def is_level(game: str, bot: str) -> bool:
    return bot in levels.by_bot(game)


async def introduced(tables: Tables, guest: str) -> Person:
    """Return a guest as others see them; the first time, the guest gets a page."""
    found = await tables.store.person(guest)
    if found is None:
        page = page_of(tables, guest)
        found = Person(guest, page, mark=sum(page.encode()) % MARKS)
        await tables.store.introduce(found)
    return found


async def show(tables: Tables, guest: Guest, ask: ShowPage) -> PersonIs:
    person = await introduced(tables, guest.id)
    await tables.store.show(msgspec.structs.replace(person, shows=ask.shows, mark=ask.mark))
    return await person_is(tables, guest.id, person.page)


async def open_page(tables: Tables, viewer: str, page: str) -> tuple[Person, Guest]:
    """Return whose page it is, if the viewer may see it.

    Others are not even told that it exists.
    """
    person = await tables.store.person_at(page)
    guest = await tables.store.guest(person.guest) if person else None
    if person is None or guest is None or not await is_shown(tables, viewer, person):
        raise No("not-found", say.NO_PAGE)
    return person, guest


async def is_shown(tables: Tables, viewer: str, person: Person) -> bool:
    if viewer == person.guest or person.shows == "everybody":
        return True
    opponents = person.shows == "opponents" and bool(viewer)
    return opponents and await tables.store.have_met(viewer, person.guest)


async def person_is(tables: Tables, viewer: str, page: str) -> PersonIs:
    person, guest = await open_page(tables, viewer, page)
    await nudge(tables)
    store, you = tables.store, viewer == person.guest
    ratings = []
    for tally in await store.tallies(person.guest):
        curve = await store.curve(person.guest, tally.game, CURVE) if tally.rated else []
        ratings.append(
            InGame(
                tally.game,
                title(tally.game),
                tally.games,
                tally.won,
                told(curve[-1][1]) if curve else None,
                [CurvePoint(at, told(rating).points) for at, rating in curve],
            )
        )
    return PersonIs(
        page=person.page,
        name=told_name(guest.name),
        mark=person.mark,
        since=guest.made,
        you=you,
        games=sum(each.games for each in ratings),
        won=sum(each.won for each in ratings),
        ratings=sorted(ratings, key=lambda each: each.rating is None),
        bests=await bests(tables, viewer, person.guest),
        recent=await games(tables, viewer, person.guest, ""),
        shows=person.shows if you else None,  # type: ignore[arg-type]
    )


async def more_games(tables: Tables, viewer: str, page: str, before: str) -> GamesAre:
    person, _ = await open_page(tables, viewer, page)
    return await games(tables, viewer, person.guest, before)


async def bot_is(tables: Tables, viewer: str, game: str, bot: str, before: str) -> BotIs:
    found = levels.by_bot(game).get(bot) if game in names() else None
    if found is None:
        raise No("not-found", say.NO_PAGE)
    ladder = [
        RungIs(name, level.name, levels.ANCHORED + rating, within)
        for (name, level), (rating, within) in zip(
            levels.by_bot(game).items(), tuning(game).ladder, strict=False
        )
    ]
    recent = GamesAre([], None)
    if viewer:
        recent = await games(tables, viewer, viewer, before, game, bot)
    return BotIs(game, title(game), bot, found.name, found.says, ladder, recent)


def title(game: str) -> Words:
    """Return the title of a game, or its id if it is not installed any more."""
    return spec(game).title if game in names() else game


# --- games ---


async def games(
    tables: Tables, viewer: str, guest: str, before: str, game: str = "", bot: str = ""
) -> GamesAre:
    found = await tables.store.played(guest, moment(before), GAMES + 1, game, bot)
    some, more = found[:GAMES], found[GAMES:]
    ids = [each.table for each in some]
    heads, seats = await tables.store.heads_of(ids), await tables.store.results_at(ids)
    people = {each.guest for rows in seats.values() for each in rows if each.guest}
    called = await tables.store.names(sorted(people))
    last = some[-1] if some else None
    return GamesAre(
        [_played(viewer, each, heads.get(each.table), seats[each.table], called) for each in some],
        f"{last.at}-{last.table}" if last and more else None,
    )


def moment(text: str) -> tuple[int, str]:
    if not text:
        return NEWEST
    found = MOMENT.fullmatch(text)
    if found is None:
        raise No("bad-message", say.BAD_MOMENT)
    return int(found[1]), found[2]


def _played(
    viewer: str,
    mine: Result,
    head: StoredTable | None,
    seats: list[Result],
    called: dict[str, str],
) -> PlayedIs:
    others = [each for each in seats if each.seat != mine.seat]
    broken = any(each.gone for each in seats)
    replay = may_replay(viewer, head, seats)
    change = None
    if mine.was and mine.now:
        change = told(mine.now).points - told(mine.was).points
    return PlayedIs(
        mine.table,
        mine.game,
        title(mine.game),
        mine.at,
        mine.won,
        mine.place,
        len(seats),
        mine.points,
        max((each.points for each in others), default=None) if not broken else None,
        [_called(each, called) for each in others] if replay else [],
        mine.gone,
        change,
        replay,
    )


def _called(seat: Result, called: dict[str, str]) -> Words:
    if seat.guest:
        return told_name(called.get(seat.guest, SOMEBODY))
    return say.bot_called(levels.called(seat.game, seat.bot))


def may_replay(viewer: str, head: StoredTable | None, seats: list[Result]) -> str | None:
    """Return the link of a replay, if the viewer may open it: private ones are for players."""
    if head is None:
        return None
    was_there = bool(viewer) and viewer in (head.maker, *(each.guest for each in seats))
    if not head.public and not was_there:
        return None
    return replay_link(head.id, msgspec.convert(head.about, Terms).code)


async def bests(tables: Tables, viewer: str, guest: str) -> list[BestIs]:
    found = []
    for game in names():
        for best in spec(game).bests:
            kept = await tables.store.best(guest, game, best.name, best.least)
            if kept is None or not kept.figure:
                continue  # zero is no record
            head = (await tables.store.heads_of([kept.table])).get(kept.table)
            seats = await tables.store.result(kept.table)
            replay = may_replay(viewer, head, seats)
            own = [each.seat for each in seats if each.guest == guest]
            where = EndIs(head.id, head.n, own[0]) if head and replay and own else None
            about = (game, title(game), best.says, kept.figure, kept.at)
            found.append(BestIs(*about, replay, where))
    return found


# --- after a game ---


async def changes(tables: Tables, viewer: str, table: str) -> list[ChangeIs]:
    """Return how a rated game changed ratings, for seats whose ratings the viewer may see."""
    found = await tables.store.result(table)
    if any(each.rated and each.guest and each.now is None for each in found):
        await settle(tables.store, found[0].game)
        found = await tables.store.result(table)
    shown = []
    for each in found:
        if each.was and each.now and await _shows(tables, viewer, each.guest):
            shown.append(ChangeIs(each.seat, told(each.was), told(each.now)))
    return shown


async def _shows(tables: Tables, viewer: str, guest: str) -> bool:
    person = await tables.store.person(guest)
    return person is not None and await is_shown(tables, viewer, person)


async def nudge(tables: Tables) -> None:
    """Rate what was left unrated, in the background."""
    for game in await tables.store.unsettled_games():
        tables.settle(game)
