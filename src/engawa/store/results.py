"""How games ended, and what follows: ratings, personal records, who has met whom.

Results are written together with the end of their game. Ratings follow from them: they are a
function of all rated results of a game in the order of their ends, no matter who computes them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

import msgspec

from engawa.store.entry import News, StoredTable
from engawa.store.jobs import Row, Rows, SqlStep, Values

SOME = 600  # how many rows are rated at once


class Rating(msgspec.Struct, frozen=True):
    """A rating, in thousandths of a point."""

    rating: int
    spread: int  # the standard deviation
    games: int = 0  # how many games it is based on


class Result(msgspec.Struct, frozen=True):
    """How a game ended for one seat."""

    table: str
    seat: int
    game: str
    at: int
    guest: str  # who sat there, or left; empty for a bot
    bot: str
    place: int  # 1 is the best; equal seats share a place
    won: bool
    points: int
    gone: bool  # the person left, gave up or ran out of time
    rated: bool
    was: Rating | None = None  # before the game, and below after it, once rated
    now: Rating | None = None
    bests: Mapping[str, int] = {}  # figures for personal records, by name


class Best(msgspec.Struct, frozen=True):
    """A person's best figure."""

    table: str
    at: int
    figure: int


class Person(msgspec.Struct, frozen=True):
    """A guest as others see them."""

    guest: str
    page: str  # the public name of their page
    shows: str = "opponents"  # to whom: nobody, opponents, everybody
    mark: int = 0


class Tally(msgspec.Struct, frozen=True):
    """A guest's games of one kind."""

    game: str
    games: int
    won: int
    rated: int


class Unsettled(msgspec.Struct):
    """Rated results in the order of their ends, starting with the first that is not rated yet."""

    n: int  # how often results of this game were rated before
    tables: list[list[Result]]  # each with all its seats
    more: bool  # are there more after these?
    before: dict[str, Rating]  # ratings of guests before the first of these


RESULT = (
    "table_id, seat, game, at, guest, bot, place, won, points, gone, rated, "
    "was, was_spread, rating, spread, games"
)
KEEP = f"INSERT INTO results ({RESULT}) VALUES ({', '.join(['?'] * 16)})"
KEEP_BEST = (
    "INSERT INTO bests (table_id, seat, name, game, guest, at, figure) VALUES (?, ?, ?, ?, ?, ?, ?)"
)
RATED = ("was", "was_spread", "rating", "spread", "games")
UNSETTLE = f"UPDATE results SET {', '.join(f'{column} = NULL' for column in RATED)}"
PERSON = "guest, page, shows, mark"


def kept(results: Iterable[Result]) -> list[SqlStep]:
    """Return the steps that store results."""
    steps: list[SqlStep] = []
    for r in results:
        about = (r.table, r.seat, r.game, r.at, r.guest, r.bot, r.place, int(r.won), r.points)
        steps.append((KEEP, (*about, int(r.gone), int(r.rated), *[None] * 5)))
        steps += [
            (KEEP_BEST, (r.table, r.seat, name, r.game, r.guest, r.at, figure))
            for name, figure in r.bests.items()
        ]
    return steps


def dropped(table: str) -> list[SqlStep]:
    """Return the steps that delete a table's results; ratings that follow are computed again."""
    ended = "(SELECT min(at) FROM results WHERE table_id = ? AND rated = 1)"
    game = "(SELECT max(game) FROM results WHERE table_id = ? AND rated = 1)"
    return [
        (f"UPDATE settled SET n = n + 1 WHERE game = {game}", (table,)),
        (f"{UNSETTLE} WHERE rated = 1 AND game = {game} AND at >= {ended}", (table, table)),
        *((f"DELETE FROM {part} WHERE table_id = ?", (table,)) for part in ("results", "bests")),
    ]


def read_result(row: Row) -> Result:
    table, seat, game, at, guest, bot, place, won, points, gone, rated = row[:11]
    was, was_spread, rating, spread, games = row[11:]
    return Result(
        *(table, seat, game, at, guest, bot, place),
        bool(won),
        points,
        bool(gone),
        bool(rated),
        None if rating is None else Rating(was, was_spread, games - 1),
        None if rating is None else Rating(rating, spread, games),
    )


class Results(ABC):
    @abstractmethod
    async def _read(self, sql: str, values: Values = ()) -> Rows: ...

    @abstractmethod
    async def _steps(self, steps: Iterable[SqlStep], news: News | None = None) -> Rows: ...

    # Ratings

    async def unsettled_games(self) -> list[str]:
        sql = "SELECT DISTINCT game FROM results WHERE rated = 1 AND guest <> '' AND rating IS NULL"
        return sorted(game for (game,) in await self._read(sql))

    async def unsettled(self, game: str, some: int = SOME) -> Unsettled:
        """Return the next results to rate. Whoever rates them names the `n` they started from."""
        rows = await self._read("SELECT n FROM settled WHERE game = ?", (game,))
        n = rows[0][0] if rows else 0
        sql = (
            "SELECT at, table_id FROM results WHERE rated = 1 AND guest <> '' AND rating IS NULL "
            "AND game = ? ORDER BY at, table_id LIMIT 1"
        )
        if not (first := await self._read(sql, (game,))):
            return Unsettled(n, [], False, {})
        sql = (
            f"SELECT {RESULT} FROM results WHERE rated = 1 AND game = ? "
            "AND (at, table_id) >= (?, ?) ORDER BY at, table_id, seat LIMIT ?"
        )
        found = [read_result(row) for row in await self._read(sql, (game, *first[0], some + 1))]
        tables = [[*seats] for _, seats in groupby(found, lambda each: each.table)]
        more = len(found) > some and len(tables) > 1
        if more:
            tables.pop()  # some of its seats may be missing
        guests = {each.guest for table in tables for each in table if each.guest}
        before = {guest: await self._before(game, guest, first[0]) for guest in sorted(guests)}
        return Unsettled(n, tables, more, {g: r for g, r in before.items() if r is not None})

    async def _before(self, game: str, guest: str, moment: Row) -> Rating | None:
        """Return the rating of a guest before that moment."""
        sql = (
            "SELECT rating, spread, games FROM results WHERE guest = ? AND game = ? AND rated = 1 "
            "AND rating IS NOT NULL AND (at, table_id) < (?, ?) "
            "ORDER BY at DESC, table_id DESC LIMIT 1"
        )
        rows = await self._read(sql, (guest, game, *moment))
        return Rating(*rows[0]) if rows else None

    async def settle(self, game: str, n: int, done: Sequence[Result], more: bool) -> bool:
        """Store new ratings. False if another process was first, or something has changed.

        Ratings of later results, if there are `more`, become invalid.
        """
        last = done[-1]
        steps: list[SqlStep] = [
            ("DELETE FROM settled WHERE game = ? AND n = ?", (game, n)),
            ("INSERT INTO settled (game, n) VALUES (?, ?)", (game, n + 1)),
        ]
        for each in done:
            if each.was and each.now:
                steps.append(
                    (
                        "UPDATE results SET was = ?, was_spread = ?, rating = ?, spread = ?, "
                        "games = ? WHERE table_id = ? AND seat = ?",
                        (
                            *(each.was.rating, each.was.spread, each.now.rating, each.now.spread),
                            *(each.now.games, each.table, each.seat),
                        ),
                    )
                )
        if more:
            after = f"{UNSETTLE} WHERE rated = 1 AND game = ? AND (at, table_id) > (?, ?)"
            steps.append((after, (game, last.at, last.table)))
        try:
            await self._steps(steps)
        except ValueError:  # another process took the number
            return False
        return True

    async def again(self, head: StoredTable, results: Sequence[Result]) -> None:
        """Store again how a table ended, or that it did not, unless somebody has played meanwhile.

        Call `unsettle` afterwards.
        """
        now = "1 = 1" if results else "(SELECT n FROM tables WHERE id = table_id) = ?"
        asked = (head.id,) if results else (head.id, head.n)
        parts = ("results", "bests")
        gone = [(f"DELETE FROM {part} WHERE table_id = ? AND {now}", asked) for part in parts]
        await self._steps([*gone, *kept(results)])

    async def unsettle(self, game: str) -> None:
        """Have all ratings of a game computed from the beginning."""
        await self._steps(
            [
                ("UPDATE settled SET n = n + 1 WHERE game = ?", (game,)),
                (f"{UNSETTLE} WHERE rated = 1 AND game = ?", (game,)),
            ]
        )

    async def standings(self, game: str, limit: int) -> list[tuple[str, Rating]]:
        """Return the best rated people, each once, with their current rating."""
        last = (
            "SELECT max(games) FROM results later WHERE later.guest = r.guest "
            "AND later.game = r.game AND later.rated = 1"
        )
        sql = (
            "SELECT g.name, r.rating, r.spread, r.games FROM results r "
            "JOIN guests g ON g.id = r.guest WHERE r.game = ? AND r.rated = 1 AND r.guest <> '' "
            f"AND r.games = ({last}) ORDER BY r.rating DESC, g.id LIMIT ?"
        )
        rows = await self._read(sql, (game, limit))
        return [(name, Rating(*row)) for name, *row in rows]

    # People

    async def result(self, table: str) -> list[Result]:
        """Return how a table ended, by seat; [] if it did not, or does not count."""
        sql = f"SELECT {RESULT} FROM results WHERE table_id = ? ORDER BY seat"
        return [read_result(row) for row in await self._read(sql, (table,))]

    async def results_at(self, tables: Sequence[str]) -> dict[str, list[Result]]:
        """Return the results of several tables, by table."""
        if not tables:
            return {}
        sql = f"SELECT {RESULT} FROM results WHERE table_id IN ({_marks(tables)}) "
        found: dict[str, list[Result]] = {}
        for row in await self._read(sql + "ORDER BY table_id, seat", [*tables]):
            found.setdefault(row[0], []).append(read_result(row))
        return found

    async def played(
        self, guest: str, before: tuple[int, str], limit: int, game: str = "", bot: str = ""
    ) -> list[Result]:
        """Return a guest's games before a moment, latest first; if `bot`, only those against it."""
        sql = f"SELECT {RESULT} FROM results r WHERE guest = ? AND (at, table_id) < (?, ?) "
        values: list[object] = [guest, *before]
        if bot:
            sql += (
                "AND game = ? AND EXISTS (SELECT 1 FROM results b "
                "WHERE b.table_id = r.table_id AND b.bot = ?) "
            )
            values += [game, bot]
        sql += "ORDER BY at DESC, table_id DESC LIMIT ?"
        return [read_result(row) for row in await self._read(sql, (*values, limit))]

    async def tallies(self, guest: str) -> list[Tally]:
        sql = (
            "SELECT game, count(*), sum(won), sum(rated) FROM results WHERE guest = ? "
            "GROUP BY game ORDER BY count(*) DESC, game"
        )
        rows = await self._read(sql, (guest,))
        return [Tally(game, int(n), int(won), int(rated)) for game, n, won, rated in rows]

    async def curve(self, guest: str, game: str, limit: int) -> list[tuple[int, Rating]]:
        """Return a guest's latest ratings in a game with their times, oldest first."""
        sql = (
            "SELECT at, rating, spread, games FROM results WHERE guest = ? AND game = ? "
            "AND rated = 1 AND rating IS NOT NULL ORDER BY at DESC, table_id DESC LIMIT ?"
        )
        rows = await self._read(sql, (guest, game, limit))
        return [(at, Rating(*row)) for at, *row in reversed(rows)]

    async def best(self, guest: str, game: str, name: str, least: bool) -> Best | None:
        """Return a guest's best value of a figure, and the first time it was reached."""
        way = "ASC" if least else "DESC"
        sql = (
            "SELECT table_id, at, figure FROM bests WHERE guest = ? AND game = ? AND name = ? "
            f"ORDER BY figure {way}, at, table_id LIMIT 1"
        )
        rows = await self._read(sql, (guest, game, name))
        return Best(*rows[0]) if rows else None

    async def person(self, guest: str) -> Person | None:
        rows = await self._read(f"SELECT {PERSON} FROM people WHERE guest = ?", (guest,))
        return Person(*rows[0]) if rows else None

    async def person_at(self, page: str) -> Person | None:
        """Return the person with that page."""
        rows = await self._read(f"SELECT {PERSON} FROM people WHERE page = ?", (page,))
        return Person(*rows[0]) if rows else None

    async def introduce(self, person: Person) -> None:
        """Give a guest a page, unless they have one."""
        sql = f"INSERT INTO people ({PERSON}) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
        about = (person.guest, person.page, person.shows, person.mark)
        await self._steps([(sql, about)])

    async def show(self, person: Person) -> None:
        """Change to whom a page is shown, and its mark."""
        sql = "UPDATE people SET shows = ?, mark = ? WHERE guest = ?"
        await self._steps([(sql, (person.shows, person.mark, person.guest))])

    async def have_met(self, one: str, other: str) -> bool:
        """Do two guests sit at a table together, or have they finished a game together?"""
        for relation in ("sitting", "results"):
            sql = (
                f"SELECT 1 FROM {relation} a JOIN {relation} b ON a.table_id = b.table_id "
                "WHERE a.guest = ? AND b.guest = ? LIMIT 1"
            )
            if await self._read(sql, (one, other)):
                return True
        return False

    async def names(self, guests: Sequence[str]) -> dict[str, str]:
        if not guests:
            return {}
        sql = f"SELECT id, name FROM guests WHERE id IN ({_marks(guests)})"
        return dict(await self._read(sql, [*guests]))


def _marks(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values))
