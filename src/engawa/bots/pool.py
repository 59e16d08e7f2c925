"""Bots in processes of their own: they never hold up people, and one that dies costs no game.

A worker is sent a world that the seat cannot tell from the true one, as text. So nothing a seat
does not know ever reaches it, whatever the bot in it may do.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any, Self

import engawa
from engawa.bots import find
from engawa.bots.explain import explain
from engawa.core.errors import EngawaError
from engawa.core.rng import Rng
from engawa.core.sight import Sight

PATIENCE = 60.0  # seconds for one answer; no level thinks nearly as long
TRIES = 2  # workers that may die over one question
WAITING = 1000  # questions; more bots than that wait outside, and hints are refused
LONGEST = 1 << 20  # bytes of an answer
WORK = "from engawa.bots import pool; pool.work()"
POLITE = 5  # how far bots step back where people want the processor

Asked = dict[str, Any]


class Busy(EngawaError):
    """More is asked than can be thought about."""


class Failed(EngawaError):
    """There is no answer: the workers died over it, took too long, or the question is wrong."""


class Pool:
    """Workers that think one question after another; `async with Pool(2) as pool`."""

    def __init__(self, workers: int | None = None, patience: float = PATIENCE) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.patience = patience
        self.crashes = 0  # workers that died or had to be ended
        self._jobs: asyncio.Queue[tuple[Asked, asyncio.Future[Any]]] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    async def __aenter__(self) -> Self:
        names = (f"bot worker {number}" for number in range(self.workers))
        self._tasks = [asyncio.create_task(self._serve(), name=name) for name in names]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        while not self._jobs.empty():
            self._jobs.get_nowait()[1].cancel()

    async def think(self, sight: Sight, bot: str) -> str:
        """The line a bot would play; any line, if it cannot be asked, for the game must go on."""
        find(bot)  # a name that is wrong is said here and now
        asked = _question(sight, {"do": "think", "bot": bot})
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        await self._jobs.put((asked, answer))
        try:
            return await answer
        except Failed:
            return sight.text(secrets.choice(sight.legal()))

    async def explain(
        self, sight: Sight, seconds: float = 1.0, played: str | None = None
    ) -> dict[str, Any]:
        """The best lines of a seat, and what the one it played gave up: `explain`, as JSON."""
        asked = _question(sight, {"do": "explain", "seconds": seconds, "played": played})
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        try:
            self._jobs.put_nowait((asked, answer))
        except asyncio.QueueFull:
            raise Busy("too much is being thought about: ask again in a moment") from None
        return await answer

    async def _serve(self) -> None:
        """One worker after another, for as long as there are questions."""
        worker: Process | None = None
        answer: asyncio.Future[Any] | None = None
        try:
            while True:
                asked, answer = await self._jobs.get()
                for _ in range(TRIES):
                    if answer.done():  # nobody waits any more
                        break
                    worker = worker or await _start()
                    said = await self._ask(worker, asked)
                    if said is None:
                        self.crashes += 1
                        await _end(worker)
                        worker = None
                    elif not answer.done():
                        _deliver(said, answer)
                if not answer.done():
                    answer.set_exception(Failed("the bot did not come back with an answer"))
        finally:
            if answer is not None:
                answer.cancel()
            if worker is not None:
                await _end(worker)

    async def _ask(self, worker: Process, asked: Asked) -> Asked | None:
        """What a worker says, or nothing if it died or took too long."""
        assert worker.stdin
        assert worker.stdout
        try:
            worker.stdin.write(json.dumps(asked).encode() + b"\n")
            await worker.stdin.drain()
            said = await asyncio.wait_for(worker.stdout.readline(), self.patience)
            found = json.loads(said) if said.endswith(b"\n") else None
        except (OSError, ValueError, TimeoutError):
            return None
        return found if isinstance(found, dict) else None


def _question(sight: Sight, asked: Asked) -> Asked:
    if not sight.legal():
        raise Failed("that seat has nothing to decide")
    world = sight.imagine(Rng(secrets.randbits(60)))
    game = world.game
    where = {"game": game.name, "seats": game.seats, "options": game.chosen()}
    return {**where, "position": str(world), "seat": sight.seat, **asked}


def _deliver(said: Asked, answer: asyncio.Future[Any]) -> None:
    if "error" in said:
        answer.set_exception(Failed(f"the bot failed: {said['error']}"))
    else:
        answer.set_result(said["answer"])


async def _start() -> Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", WORK),
        stdin=PIPE,
        stdout=PIPE,
        limit=LONGEST,
        start_new_session=True,  # a ctrl-c is for the server, which ends its workers itself
    )


async def _end(worker: Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        worker.kill()
    if worker.stdin:
        worker.stdin.close()
    await worker.wait()


# What runs in the worker


def work() -> None:
    """Answer questions, a line each, until there are no more."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(POLITE)
    for question in sys.stdin:
        print(json.dumps(_reply(json.loads(question))), flush=True)


def _reply(asked: Asked) -> Asked:
    try:
        return {"answer": TASKS[asked["do"]](asked, _sight(asked))}
    except Exception as error:  # a bot may fail as it likes: the worker goes on
        return {"error": f"{type(error).__name__}: {error}"}


def _sight(asked: Asked) -> Sight:
    game = engawa.make(asked["game"], seats=asked["seats"], **asked["options"])
    return Sight(game.position(asked["position"]), asked["seat"])


def _think(asked: Asked, sight: Sight) -> str:
    action = find(asked["bot"])(sight, Rng(secrets.randbits(60)))
    if action not in sight.legal():
        raise Failed(f"it chose {action}, which cannot be played")
    return sight.text(action)


def _explain(asked: Asked, sight: Sight) -> dict[str, Any]:
    rng = Rng(secrets.randbits(60))
    lines = {sight.text(action): action for action in sight.legal()}
    played = None if asked["played"] is None else lines[asked["played"]]
    return explain(sight, rng, seconds=asked["seconds"], played=played).json()


TASKS = {"think": _think, "explain": _explain}
