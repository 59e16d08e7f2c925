"""Who lets bots think, and at how many tables."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from games_by import LARGEST, SMALLEST
from hall import Hall, Quick, Refusal, run

from engawa.bots.explain import Explanation
from engawa.bots.queue import Asker
from engawa.table.bot_tables import BotTables


class Asked(Quick):
    """Records who asks for thinking; on demand, it waits before it answers."""

    def __init__(self) -> None:
        self.askers: list[Asker] = []
        self.slow, self.thinking = False, False
        self.go = asyncio.Semaphore(0)

    async def think(self, sight: Any, bot: str, asker: Asker) -> str:
        self.askers.append(asker)
        if self.slow:
            self.thinking = True
            await self.go.acquire()
            self.thinking = False
        return await super().think(sight, bot, asker)

    async def explain(self, sight: Any, *, asker: Asker) -> Explanation:
        self.askers.append(asker)
        return await super().explain(sight, asker=asker)


async def until(what: Callable[[], bool]) -> None:
    for _ in range(10_000):
        if what():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it did not happen")


async def turn_of(hall: Hall, table: str, seat: int) -> None:
    """Wait until it is a seat's turn."""
    await until(lambda: bool(hall.tables.lives[table].table.turn == seat))


def test_a_thought_is_for_whoever_made_the_table(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        table = await ann.make(LARGEST, seats=2, bots=[None, "greedy"])
        await turn_of(hall, table, 0)
        await ann.at(table, "hint")
        assert set(hall.tables.pool.askers) == {Asker("127.0.0.1", ann.id, table)}
        await ann.make(SMALLEST, seats=2, bots=["random", "random"])
        await hall.quiet()
        assert not hall.tables.pool.askers[-1].people

    run(play, tmp_path / "db", pool=Asked)


def test_a_thought_is_for_who_waits_for_it_if_the_maker_is_away(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        table = await ann.make(SMALLEST, seats=3, bots=[None, None, "greedy"])
        here = await bob.socket(table)
        await here.settled()
        await bob.at(table, "join")
        while not hall.tables.pool.askers:
            live = hall.tables.lives[table]
            who = (ann, bob)[live.table.turn]
            await who.at(table, "play", line=hall.lines(table)[0], seen=live.table.n)
            await hall.quiet()
        assert {asker.guest for asker in hall.tables.pool.askers} == {bob.id}

    run(play, tmp_path / "db", pool=Asked)


def test_who_comes_back_is_thought_for_as_a_person_at_once(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        pool = hall.tables.pool
        ann = await hall.guest("Ann")
        table = await ann.make(SMALLEST, seats=2, bots=[None, "greedy"])
        await turn_of(hall, table, 0)
        pool.slow = True
        await ann.at(table, "seat", seat=0, bot="greedy")
        await until(lambda: bool(pool.thinking))
        while hall.tables.lives[table].table.turn != 1:
            pool.thinking = False
            pool.go.release()
            await until(lambda: bool(pool.thinking))
        assert not pool.askers[-1].people
        await ann.at(table, "seat", seat=0, bot=None)
        await until(lambda: bool(pool.askers[-1].people))
        pool.slow = False
        pool.go.release()
        await turn_of(hall, table, 0)

    run(play, tmp_path / "db", pool=Asked)


# --- tables of bots alone ---

BOTS = ["random", "random"]


def test_a_guest_and_the_house_have_only_so_many_tables_of_bots_alone() -> None:
    bot_tables = BotTables(most=3, each=2)
    assert bot_tables.goes_on("a", "ann")
    assert bot_tables.goes_on("b", "ann")
    assert bot_tables.goes_on("b", "ann"), "it goes on already"
    assert not bot_tables.goes_on("c", "ann")
    assert "You have 2 tables" in str(bot_tables.why_not("ann"))
    assert bot_tables.goes_on("d", "bob")
    assert not bot_tables.goes_on("e", "bob")
    assert "3 tables here" in str(bot_tables.why_not("bob"))
    assert not bot_tables.next()
    bot_tables.ends("d")
    assert bot_tables.next() == "e", "ann has as many as she may"
    assert bot_tables.goes_on("e", "bob")
    bot_tables.ends("a")
    assert bot_tables.next() == "c"
    assert not bot_tables.next()
    assert all(BotTables(0, 0).goes_on(f"{number}", "ann") for number in range(1000))


def test_no_more_tables_of_bots_alone_are_made_than_may_be(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        pool = hall.tables.pool
        pool.slow = True
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        for _ in range(4):
            await ann.make(SMALLEST, seats=2, bots=BOTS)
        with pytest.raises(Refusal, match="You have 4 tables"):
            await ann.make(SMALLEST, seats=2, bots=BOTS)
        await bob.make(SMALLEST, seats=2, bots=BOTS)
        await ann.make(SMALLEST, seats=2, bots=["random", None])

    run(play, tmp_path / "db", pool=Asked, limits=1.0)


def test_bots_that_are_left_alone_pause_where_there_are_too_many_and_go_on_later(
    tmp_path: Path,
) -> None:
    async def play(hall: Hall) -> None:
        tables, pool = hall.tables, hall.tables.pool
        ann = await hall.guest("Ann")
        mine = [await ann.make(SMALLEST, seats=2, bots=[None, "greedy"]) for _ in range(4)]
        await hall.quiet()
        pool.slow = True
        for table in mine:
            await ann.at(table, "leave")
        await until(lambda: len(tables.bot_tables.waiting) == 2)
        assert len(tables.bot_tables.on) == 2
        figures = (await ann.http.get("/metrics")).text
        assert "engawa_open_tables_paused 2" in figures
        paused = [table for table in mine if table in tables.bot_tables.waiting]
        del tables.lives[paused[1]]  # it was unused for a while
        pool.slow = False
        for _ in range(9):
            pool.go.release()
        await until(lambda: all(id in tables.lives and tables.lives[id].table.over for id in mine))
        assert not tables.bot_tables.on
        assert not tables.bot_tables.waiting

    run(play, tmp_path / "db", pool=Asked, limits=1.0, bot_tables_each=2)


def test_who_comes_back_to_a_table_that_paused_can_play(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        tables, pool = hall.tables, hall.tables.pool
        ann = await hall.guest("Ann")
        table = await ann.make(SMALLEST, seats=2, bots=[None, "greedy"])
        await turn_of(hall, table, 0)
        pool.slow = True
        await ann.make(SMALLEST, seats=2, bots=BOTS)
        await ann.at(table, "seat", seat=0, bot="greedy")
        await until(lambda: table in tables.bot_tables.waiting)
        pool.slow = False
        await ann.at(table, "seat", seat=0, bot=None)
        live = tables.lives[table]
        while live.table.turn == 0:
            await ann.at(table, "play", line=hall.lines(table)[0], seen=live.table.n)
        await until(lambda: bool(live.table.turn == 0 or live.table.over))
        assert table not in tables.bot_tables.waiting

    run(play, tmp_path / "db", pool=Asked, limits=1.0, bot_tables_each=1)


class Speechless(Quick):
    """Has no time to try even one line."""

    async def explain(self, sight: Any, *, asker: Asker) -> Explanation:
        return Explanation(sight.seat, 2, 0, [])


def test_a_hint_without_a_line_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann = await hall.guest("Ann")
        table = await ann.make(LARGEST, seats=2, bots=[None, "random"])
        await turn_of(hall, table, 0)
        with pytest.raises(Refusal) as no:
            await ann.at(table, "hint")
        assert no.value.code == "busy"

    run(play, tmp_path / "db", pool=Speechless)
