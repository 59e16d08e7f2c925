"""Pages of people and of bots' levels: ratings, games and bests, for those who may see them."""

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

PAGE = 12  # letters of a page's public name: nobody comes upon one by trying
MARKS = 5  # signs to choose from, those of the seats
GAMES = 20  # games at a time
CURVE = 40  # ratings of a curve
NEWEST = (1 << 62, "")
MOMENT = re.compile(r"(\d{1,15})-(\w{1,40})")  # where the next games of a list begin

Shows = Literal["nobody", "opponents", "everybody"]


class PlayedIs(Struct):
    """A game that was played, as one of those who played it sees it."""

    table: str
    game: str
    title: Words
    at: int
    won: bool
    place: int
    seats: int
    points: int
    best: int | None  # the most points of another; null if it was broken off, or played alone
    others: list[Words]  # their names, where whoever asks may know them
    gone: bool  # who it is about left
    change: int | None = None  # of the rating
    replay: str | None = None  # for those who may look at it


class GamesAre(Struct):
    """Games, the last first, and where those before them begin."""

    games: list[PlayedIs]
    next: str | None


class CurvePoint(Struct):
    at: int
    points: int


class InGame(Struct):
    """What somebody has made of a game."""

    game: str
    title: Words
    games: int
    won: int
    rating: RatingIs | None = None  # none, as long as no rated game has ended
    curve: list[CurvePoint] = []


class EndIs(Struct):
    """Where the end of a game is seen, and by whom: the seat that the figure is of."""

    table: str
    n: int
    seat: int


class BestIs(Struct):
    """The best of one's games, by some figure."""

    game: str
    title: Words
    says: Words
    figure: int
    at: int
    replay: str | None
    where: EndIs | None = None  # for those who may look at it


class PersonIs(Struct):
    """A person's page."""

    page: str
    name: Words
    mark: int  # which of the seats' signs
    since: int
    you: bool
    games: int
    won: int
    ratings: list[InGame]
    bests: list[BestIs]
    recent: GamesAre
    shows: Shows | None = None  # to whom, for who it is about


class RungIs(Struct):
    """A level on the ladder of its game."""

    bot: str
    name: Words
    points: int
    within: int


class BotIs(Struct):
    """The page of a level: it is rated as it was measured, and stays so."""

    game: str
    title: Words
    bot: str
    name: Words
    says: Words
    ladder: list[RungIs]  # all levels, the weakest first; none, if they were not measured
    recent: GamesAre  # one's own games against it


class ShowPage(Struct, frozen=True, forbid_unknown_fields=True):
    """To whom one's page is shown, and its mark."""

    shows: Shows
    mark: Annotated[int, Meta(ge=0, lt=MARKS)]


class ChangeIs(Struct):
    """What a rated game has changed for a seat."""

    seat: int
    was: RatingIs
    now: RatingIs


def page_of(tables: Tables, guest: str) -> str:
    """The public name of a guest's page: the same at every process, and no way back."""
    digest = hmac.digest(tables.page_key.encode(), guest.encode(), hashlib.sha256)
    number = int.from_bytes(digest)
    return "".join(ALPHABET[number // len(ALPHABET) ** k % len(ALPHABET)] for k in range(PAGE))


def address(tables: Tables, game: str, sitter: Sitter) -> str | None:
    """Where more is told of who sits in a seat."""
    if sitter.guest:
        return f"/u/{page_of(tables, sitter.guest)}"
    stands_in = sitter.name.endswith(GONE)
    return f"/bots/{game}/{sitter.bot}" if is_level(game, sitter.bot) and not stands_in else None


def is_level(game: str, bot: str) -> bool:
    return bot in levels.by_bot(game)


async def introduced(tables: Tables, guest: str) -> Person:
    """A guest who is here, as others may find them; who comes for the first time gets a page."""
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
    """Whose page it is, if it is shown to who asks. Others are not even told that there is one."""
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
    """What a game is called; one that is not here any more goes by its own name."""
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
    """The link of a replay, for who may open it: those who were at a private table, or all."""
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
                continue  # nothing is no record
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
    """What a rated game has changed, for the seats whose ratings are shown to who asks."""
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
    """See to what was left unsettled, behind everything else."""
    for game in await tables.store.unsettled_games():
        tables.settle(game)
