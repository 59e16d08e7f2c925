"""Bots in processes of their own."""

import asyncio
import contextlib
import json
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from games_by import LONGEST

import engawa
from engawa.bots import pool
from engawa.bots.pool import Busy, Failed, Pool
from engawa.bots.queue import Asker, Thought
from engawa.core.errors import BadGame
from engawa.core.position import Position
from engawa.core.rng import Rng
from engawa.core.sight import Sight
from engawa.games import GAMES


def opened(name: str = LONGEST) -> Position:
    """Return a game at its first decision."""
    s, rng = engawa.make(name).start(), Rng(8)
    while s.to_move == engawa.CHANCE:
        s.roll(rng)
    return s


def sight(name: str = LONGEST) -> Sight:
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
        assert found.played is not None
        assert found.played.line == s.lines()[0]
        assert {line.line for line in found.lines} <= set(s.lines())

    played(play)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_worker_is_sent_does_not_depend_on_what_the_seat_cannot_see(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("secrets.randbits", lambda bits: 5)
    s = opened(name)
    worlds = [s, *(s.imagine(s.to_move, Rng(seed)) for seed in range(20))]
    sent = {json.dumps(pool._question(Sight(w, s.to_move), {}), sort_keys=True) for w in worlds}
    assert len(sent) == 1


def test_a_worker_that_dies_costs_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engawa.bots.queue.SECONDS", (60.0, 60.0, 60.0))  # for one worker

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


WHO = "import os; pool.TASKS['think'] = lambda asked: str(os.getpid())"


def test_when_the_rules_are_compiled_all_questions_go_to_new_workers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pool, "WORK", f"from engawa.bots import pool; {WHO}; pool.work()")

    async def play(workers: Pool) -> None:
        view = sight()
        before = {await workers.think(view, "level1") for _ in range(3)}
        workers._took[f"{LONGEST} level7"] = 2.0
        workers.renew()
        after = {await workers.think(view, "level1") for _ in range(3)}
        assert len(before) == len(after) == 1
        assert before != after
        assert workers.crashes == 0
        assert f"{LONGEST} level7" not in workers._took  # it was measured with the plain rules

    played(play)


def test_when_the_rules_are_compiled_what_is_thought_about_is_finished_or_begun_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A move is finished, and an analysis is started again, since a new worker is faster."""
    begun, gate = tmp_path / "begun", tmp_path / "gate"
    begun.mkdir()
    code = f"""
import time
from pathlib import Path
from engawa.bots import pool

def waits(asked):
    Path({str(begun)!r}, asked["do"] + str(time.time_ns())).touch()
    while not Path({str(gate)!r}).exists():
        time.sleep(0.01)
    return "done"

pool.TASKS.update(think=waits, call=waits)
pool.work()
"""
    monkeypatch.setattr(pool, "WORK", code)

    async def play(workers: Pool) -> None:
        move = asyncio.create_task(workers.think(sight(), "level1"))
        looks = asyncio.create_task(workers.call("some:work", 60.0))
        async with asyncio.timeout(60):
            while len(list(begun.iterdir())) < 2:
                await asyncio.sleep(0.01)
            workers.renew()
            while len(list(begun.iterdir())) < 3:
                await asyncio.sleep(0.01)
        gate.touch()
        assert await move == await looks == "done"
        assert len(list(begun.glob("think*"))) == 1
        assert len(list(begun.glob("call*"))) == 2
        assert workers.crashes == 0

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


def test_hints_are_refused_where_much_waits_and_only_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "EACH", 2)

    async def play(workers: Pool) -> None:
        view, home = sight(), Asker("home", "ann", "table")
        waiting = [asyncio.create_task(workers.think(view, "random", home)) for _ in range(6)]
        await asyncio.sleep(0)
        with pytest.raises(Busy, match="Ask again"):
            await workers.explain(view, 0.01, asker=home)
        assert await workers.explain(view, 0.01, asker=Asker("elsewhere"))
        assert len(await asyncio.gather(*waiting)) == 6

    played(play)


def test_who_waits_too_long_for_a_hint_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "WORK", "import time; time.sleep(600)")
    monkeypatch.setattr(pool, "HINT", 0.05)

    async def play(workers: Pool) -> None:
        with pytest.raises(Busy, match="Others were first"):
            await workers.explain(sight(), 0.01)
        assert workers.waiting == 0

    played(play)


@contextlib.contextmanager
def order(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Record for which tables a question is asked, in order, without really asking it."""
    asked: list[str] = []

    async def answer(self: Pool, worker: object, thought: Thought) -> None:
        asked.append(thought.asker.table)
        await asyncio.sleep(0.001)
        thought.about.answer.set_result("")

    monkeypatch.setattr(Pool, "_answer", answer)
    yield asked


def test_one_stranger_does_not_keep_all_bots_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(workers: Pool) -> None:
        view = sight()
        with order(monkeypatch) as asked:
            eve = [Asker("far", "eve", f"eve {n}", people=False) for n in range(21)]
            ann = Asker("home", "ann", "ann")
            all_bots = [asyncio.create_task(workers.think(view, "level8", who)) for who in eve]
            await asyncio.sleep(0)
            await workers.think(view, "level8", ann)
            assert asked.index("ann") <= 1
            await workers.think(view, "random", ann)
            assert len(asked) < 9
            await asyncio.gather(*all_bots)

    played(play)


def test_a_short_thought_waits_for_no_long_one(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(workers: Pool) -> None:
        view = sight()
        long = [asyncio.create_task(workers.explain(view, 30.0)) for _ in range(3)]
        usual = asyncio.create_task(workers.think(view, "search:30s"))
        while workers.waiting > 2:
            await asyncio.sleep(0)
        assert await workers.think(view, "random")
        for each in (*long, usual):
            assert not each.done()
            each.cancel()

    played(play)


def test_other_work_is_done_there_too() -> None:
    async def play(workers: Pool) -> None:
        assert await workers.call("json:dumps", 0.1, obj=[1]) == "[1]"
        with pytest.raises(Failed, match="AttributeError"):
            await workers.call("json:nothing", 0.1)
        assert workers.crashes == 0

    played(play)


def test_a_worker_that_has_nothing_to_do_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "REST", 0.01)
    monkeypatch.setattr("engawa.bots.queue.SECONDS", (60.0, 60.0, 60.0))
    started: list[asyncio.subprocess.Process] = []
    start = pool._start

    async def watched() -> asyncio.subprocess.Process:
        started.append(await start())
        return started[-1]

    async def play(workers: Pool) -> None:
        monkeypatch.setattr(pool, "_start", watched)
        for _ in range(2):
            assert await workers.think(sight(), "random")
            await started[-1].wait()
        assert len(started) == 2
        assert workers.crashes == 0

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


def test_who_is_sent_home_as_an_answer_comes_goes_home() -> None:
    """Otherwise a server would wait for its bots for ever when it stops."""

    class Answers:
        """A process that answers when it is told to."""

        returncode = None

        def __init__(self) -> None:
            self.stdin = self.stdout = self
            self.asked = asyncio.Event()
            self.coming: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

        def write(self, asked: bytes) -> None: ...

        async def drain(self) -> None: ...

        async def readline(self) -> bytes:
            self.asked.set()
            return await self.coming

    async def rest() -> None: ...

    async def whole() -> None:
        workers, worker, process = Pool(1), pool.Worker(60), Answers()
        worker.process, worker.end = process, rest  # type: ignore[assignment, method-assign]
        asking = asyncio.create_task(workers.think(sight(), "random"))
        serving = asyncio.create_task(workers._serve(0, worker))
        await process.asked.wait()
        process.coming.set_result(b'{"answer": "", "took": 0}\n')
        await asyncio.sleep(0)
        serving.cancel()
        done, _ = await asyncio.wait([serving], timeout=60)
        assert done
        await asking

    asyncio.run(whole())
