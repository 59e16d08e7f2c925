"""Tables that share their luck, compared: where they parted, and how each continued."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from engawa.core.actions import CHANCE
from engawa.table import export
from engawa.table.live import Live
from engawa.table.messages import CountIs
from engawa.table.shared_luck import is_daily
from engawa.table.table import No, Table, told_name
from engawa.table.tables import Tables
from engawa.words import Words
from engawa.words import table as say


class ScoreAt(Struct):
    """The points of all seats after so many lines."""

    step: int
    points: list[int]


class PartedIs(Struct):
    """What was played at a table when the tables parted, and where that is in its replay."""

    n: int
    seat: int | None
    says: str


class TwinIs(Struct):
    """One of the tables. Its game is shown when all of them are over."""

    table: str
    you: int | None
    status: str
    seats: list[Words]
    people: list[int]  # seats for people
    steps: int
    link: str | None = None  # to invite a friend; for the maker and those who sit there
    replay: str | None = None
    points: list[int] = []
    scores: list[float] = []
    pad: list[CountIs] = []
    curve: list[ScoreAt] = []
    parted: PartedIs | None = None
    ending: str = ""


class DuplicateIs(Struct):
    game: str
    title: Words
    over: bool  # are all of them over?
    host: bool
    same: int  # how many lines were the same at all tables, once they are over
    tables: list[TwinIs]


async def look(tables: Tables, guest: str, live: Live, language: str) -> DuplicateIs:
    luck = live.table.terms.luck
    found = await tables.store.luck(luck) if luck and not is_daily(luck) else None
    if found is None:
        raise No("not-found", say.NO_DUPLICATE)
    lives = [await tables.live(id) for id in found.tables if await tables.store.head(id)]
    over = all(each.table.over for each in lives)
    told = over and not any(each.table.stopped for each in lives)
    same = shared_lines([each.table for each in lives]) if told else 0
    place = live.table.game.spec
    rows = [_twin(guest, each) for each in lives]
    if told:
        for row, each in zip(rows, lives, strict=True):
            await _compare(tables, row, each, same, language, guest)
    host = bool(guest) and guest == live.table.host
    return DuplicateIs(place.name, place.title, over, host, same, rows)


def _twin(guest: str, live: Live) -> TwinIs:
    table = live.table
    return TwinIs(
        table=table.id,
        you=table.seat_of(guest),
        status=table.status,
        seats=[told_name(name) for name in table.called()],
        people=[seat for seat, sitter in enumerate(table.sitters) if not sitter.bot],
        steps=len(table.steps),
        link=live.link(guest),
    )


def shared_lines(tables: list[Table]) -> int:
    """Return how many lines were the same at all tables, from the start."""
    rows = [[(step.seat, step.action) for step in table.steps] for table in tables]
    least = min(map(len, rows))
    return next((i for i in range(least) if len({row[i] for row in rows}) > 1), least)


async def _compare(
    tables: Tables, row: TwinIs, live: Live, same: int, language: str, guest: str
) -> None:
    table = live.table
    row.replay = table.replay
    row.points, row.scores = table.position.points(), table.scores()
    row.pad = [CountIs(each.title, [*each.points]) for each in table.position.score_sheet()]
    voice = live.voice(language, table.seat_of(guest))
    row.ending = voice(table.ending())
    row.curve = await tables.slices.all(curve(table))
    if same < len(table.steps):
        told = await tables.slices.all(export.steps(table, export.ALL, same + 1))
        row.parted = PartedIs(told[-1].n, told[-1].seat, voice(told[-1].says))


def curve(table: Table) -> Iterator[ScoreAt]:
    """Yield the points wherever they change, and at the start and the end."""
    s, last = table.game.start(), [-1]
    for number, step in enumerate(table.steps, 1):
        s.apply(step.action)
        due = s.to_move == CHANCE and number < len(table.steps)
        if not due and ((points := s.points()) != last or number == len(table.steps)):
            last = points
            yield ScoreAt(number, points)
