"""Bots in processes of their own."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

import engawa
from engawa.bots import pool
from engawa.bots.pool import Busy, Failed, Pool
from engawa.core.errors import BadGame
from engawa.core.position import Position
from engawa.core.rng import Rng
from engawa.core.sight import Sight

GAMES = ["pass_the_pandas", "bamboo_harvest", "the_harvest", "takenoko", "bonsai"]


def opened(name: str = "bamboo_harvest") -> Position:
    """A game at its first decision."""
    s, rng = engawa.make(name).start(), Rng(8)
    while s.to_move == engawa.CHANCE:
        s.roll(rng)
    return s


def sight(name: str = "bamboo_harvest") -> Sight:
    s = opened(name)
    return Sight(s, s.to_move)


def played(play: Callable[[Pool], Coroutine[Any, Any, None]], **how: Any) -> None:
    async def whole() -> None:
        async with Pool(1, **how) as workers:
            await play(workers)

    asyncio.run(whole())


def test_a_bot_answers_with_a_line_in_every_game() -> None:
    async def play(workers: Pool) -> None:
        for name in GAMES:
            s = opened(name)
            assert await workers.think(Sight(s, s.to_move), "greedy") in s.lines()
        assert workers.crashes == 0

    played(play)


def test_a_seat_is_told_its_best_lines() -> None:
    async def play(workers: Pool) -> None:
        s = opened()
        found = await workers.explain(Sight(s, s.to_move), 0.01, s.lines()[0])
        assert found["played"]["line"] == s.lines()[0]
        assert {line["line"] for line in found["lines"]} <= set(s.lines())

    played(play)


@pytest.mark.parametrize("name", ["bamboo_harvest", "the_harvest", "takenoko", "bonsai"])
def test_what_a_worker_is_sent_does_not_depend_on_what_the_seat_cannot_see(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("secrets.randbits", lambda bits: 5)
    s = opened(name)
    worlds = [s, *(s.imagine(s.to_move, Rng(seed)) for seed in range(20))]
    sent = {json.dumps(pool._question(Sight(w, s.to_move), {}), sort_keys=True) for w in worlds}
    assert len(sent) == 1


def test_a_worker_that_dies_costs_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(workers: Pool) -> None:
        started: list[asyncio.subprocess.Process] = []
        start = pool._start

        async def watched() -> asyncio.subprocess.Process:
            started.append(await start())
            return started[-1]

        monkeypatch.setattr(pool, "_start", watched)
        s = opened()
        assert await workers.think(Sight(s, s.to_move), "random") in s.lines()
        started[0].kill()
        await started[0].wait()
        assert await workers.think(Sight(s, s.to_move), "random") in s.lines()
        assert len(started) == 2
        assert workers.crashes == 1

    played(play)


def test_a_bot_that_kills_every_worker_is_played_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "WORK", "import os; os.kill(os.getpid(), 9)")

    async def play(workers: Pool) -> None:
        s = opened()
        assert await workers.think(Sight(s, s.to_move), "random") in s.lines()
        with pytest.raises(Failed, match="did not come back"):
            await workers.explain(Sight(s, s.to_move))
        assert workers.crashes == 2 * pool.TRIES

    played(play)


def test_a_bot_that_never_answers_is_ended_and_played_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "WORK", "import time; time.sleep(600)")

    async def play(workers: Pool) -> None:
        s = opened()
        assert await workers.think(Sight(s, s.to_move), "random") in s.lines()
        assert workers.crashes == pool.TRIES

    played(play, patience=0.05)


def test_a_bot_that_fails_is_played_for_and_its_worker_lives_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    broken = "pool.find = lambda name: (lambda sight, rng: 1 / 0 if name == 'search' else 0)"
    monkeypatch.setattr(pool, "WORK", f"from engawa.bots import pool; {broken}; pool.work()")

    async def play(workers: Pool) -> None:
        s = opened()
        for bot in ("search", "greedy", "search"):
            assert await workers.think(Sight(s, s.to_move), bot) in s.lines()
        assert workers.crashes == 0

    played(play)


def test_hints_are_refused_and_bots_wait_when_there_is_too_much_to_think(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pool, "WAITING", 2)

    async def play(workers: Pool) -> None:
        view = sight()
        waiting = [asyncio.create_task(workers.think(view, "random")) for _ in range(6)]
        while workers.waiting < 2:
            await asyncio.sleep(0)
        with pytest.raises(Busy, match="ask again"):
            await workers.explain(view)
        assert len(await asyncio.gather(*waiting)) == 6

    played(play)


def test_who_stops_waiting_costs_no_thought() -> None:
    async def play(workers: Pool) -> None:
        view = sight()
        first = asyncio.create_task(workers.think(view, "random"))
        second = asyncio.create_task(workers.think(view, "random"))
        await asyncio.sleep(0)
        first.cancel()
        assert await second
        assert workers.crashes == 0

    played(play)


def test_what_cannot_be_asked_is_said_at_once() -> None:
    async def play(workers: Pool) -> None:
        with pytest.raises(BadGame, match="no bot 'nobody'"):
            await workers.think(sight(), "nobody")
        s = opened()
        with pytest.raises(Failed, match="nothing to decide"):
            await workers.think(Sight(s, 1 - s.to_move), "random")

    played(play)


def test_closing_does_not_wait_for_those_who_think() -> None:
    async def play() -> None:
        async with Pool(1) as workers:
            view = sight()
            waiting = [asyncio.create_task(workers.explain(view, 30.0)) for _ in range(3)]
            await asyncio.sleep(0.2)
        said = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(one, asyncio.CancelledError) for one in said)

    asyncio.run(play())
