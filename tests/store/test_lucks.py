"""Shared luck: each guest plays it exactly once, in every database."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from engawa import store
from engawa.store import Log
from engawa.store.results import kept

Play = Callable[[Log], Coroutine[Any, Any, None]]


def at(db: str, play: Play) -> None:
    async def whole() -> None:
        async with store.open(db) as log:
            await play(log)

    asyncio.run(whole())


def test_a_luck_is_made_once_whoever_asks_and_kept(db: str) -> None:
    seeds: set[str] = set()

    async def make(log: Log) -> None:
        many = await asyncio.gather(*(log.make_luck("a", n, [f"t{n}"]) for n in range(8)))
        assert len({each.seed for each in many}) == 1
        assert len({tuple(each.tables) for each in many}) == 1
        assert (await log.make_luck("b", 9)).seed != many[0].seed
        assert await log.luck("c") is None
        seeds.add(many[0].seed)

    async def read(log: Log) -> None:
        found = await log.luck("a")
        assert found
        seeds.add(found.seed)

    at(db, make)
    at(db, read)
    assert len(seeds) == 1


def test_a_guest_has_one_try_and_can_give_it_back_until_it_is_finished(db: str) -> None:
    async def play(log: Log) -> None:
        tables = await asyncio.gather(*(log.take_try("a", "ann", f"t{n}") for n in range(8)))
        assert len(set(tables)) == 1
        mine = tables[0]
        assert await log.take_try("a", "bob", "t9") == "t9"
        await log.drop_try("a", "ann", "another")
        assert await log.take_try("a", "ann", "t9") == mine
        await log.drop_try("a", "ann", mine)
        assert await log.take_try("a", "ann", "t9") == "t9"
        await log.end_try("t9", 50, True, 7)
        await log.drop_try("a", "ann", "t9")
        found = await log.try_of("a", "ann")
        assert found == store.Try("ann", "t9", 7, 50, True)

    at(db, play)


def test_points_are_counted_and_the_best_is_the_first_of_equals(db: str) -> None:
    async def play(log: Log) -> None:
        assert (await log.points_made("a"), await log.best_try("a")) == ([], None)
        for n, points in enumerate([70, None, 90, 70, 90]):
            await log.take_try("a", f"g{n}", f"t{n}")
            await log.end_try(f"t{n}", points, False, n + 1)
        await log.take_try("a", "g9", "t9")  # that try goes on
        await log.take_try("b", "g0", "other")
        await log.end_try("other", 200, True, 1)
        assert await log.points_made("a") == [(70, 2), (90, 2)]
        best = await log.best_try("a")
        assert best
        assert best.table == "t2"

    at(db, play)


def test_the_tries_of_those_one_has_met_are_listed_unless_they_hide(db: str) -> None:
    async def play(log: Log) -> None:
        for n, shows in enumerate(["opponents", "everybody", "nobody", "opponents"]):
            await log.meet(store.Guest(f"g{n}", f"Name {n}", 1))
            await log.introduce(store.Person(f"g{n}", f"page{n}", shows, n))
            await log.take_try("a", f"g{n}", f"t{n}")
        await log.end_try("t0", 70, False, 5)
        await log._steps(kept(_met("me", ["g0", "g1", "g2"])))
        found = await log.tries_of_met("a", "me", 9)
        assert [(each.name, each.mark, each.tried.points) for each in found] == [
            ("Name 0", 0, 70),
            ("Name 1", 1, None),
        ]
        assert len(await log.tries_of_met("a", "me", 1)) == 1
        assert await log.tries_of_met("b", "me", 9) == []
        assert [each.tried.guest for each in await log.tries_of_met("a", "g1", 9)] == ["g0"]

    at(db, play)


def _met(one: str, others: list[str]) -> list[store.Result]:
    """Return the results of one game with all of them."""
    seats = enumerate([one, *others])
    return [
        store.Result("met", k, "x", 1, guest, "", 1, False, 0, False, False) for k, guest in seats
    ]


def test_a_luck_that_is_printed_does_not_give_its_seed_away(db: str) -> None:
    async def play(log: Log) -> None:
        found = await log.make_luck("a", 1)
        assert found.seed not in f"{found} {found!r}"

    at(db, play)
