"""Bots in processes of their own: they never hold up people, and if one dies no game is lost.

A worker is sent a world that the seat cannot tell from the true one, as text. So whatever the bot
does, it never has anything that its seat does not know.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import json
import multiprocessing
import multiprocessing.process
import os
import secrets
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from threading import Thread
from typing import Any, NamedTuple, Self

import msgspec

import engawa
from engawa.bots import find, levels
from engawa.bots.explain import Explanation, explain
from engawa.bots.queue import LONG, SECONDS, SHORT, USUAL, Asker, Queue, Thought
from engawa.bots.thinkers import Thinker, greet, place, stay
from engawa.core.errors import EngawaError
from engawa.core.json import JSON, Parsed
from engawa.core.rng import Rng
from engawa.core.sight import Sight
from engawa.words import bots as say

PATIENCE = 60.0  # seconds for one answer; no level needs nearly as long
SLOW = 10  # times that patience, for long questions
HINT = 30.0  # seconds to wait for a hint
TRIES = 2  # workers that may die over one question
EACH = 50  # questions waiting for one address; with more, it gets no more hints
REST = 300.0  # seconds without a question after which a worker is stopped
LONGEST = 1 << 24  # bytes of an answer
WORK = "from engawa.bots import pool; pool.work()"
POLITE = 5  # how far bots lower their priority below people's processes
NOBODY = Asker()

Asked = Parsed
Answer = asyncio.Future[Any]  # as a worker sent it


class Busy(EngawaError):
    """There is more to think about than fits."""


class Failed(EngawaError):
    """There is no answer: the workers died or took too long, or the question is wrong."""


class Question(NamedTuple):
    """A question for a worker, and where its answer goes."""

    asked: Asked
    kind: str  # questions of one kind share an estimate of their time
    answer: Answer


class Pool:
    """Workers that answer questions one by one: `async with Pool(2) as pool`.

    Beside the usual workers there is one for short questions only and one for long questions only.
    So neither a quick move nor an analysis waits for questions that take a while.
    """

    def __init__(
        self,
        workers: int | None = None,
        patience: float = PATIENCE,
        listen: str = "",
        key: bytes = b"",
    ) -> None:
        usual = workers or max(1, (os.cpu_count() or 2) - 1)
        self.lanes = [(SHORT,), *[(SHORT, USUAL)] * usual, (LONG,)]
        self.patience = patience
        self.listen, self.key = (
            listen,
            key,
        )  # for remote workers
        self.thinkers: dict[int, Thinker] = {}  # remote workers, by numbers below zero
        self._joined = 0
        self._server: asyncio.Server | None = None
        self.crashes = 0  # workers that died or had to be ended
        self._queue = Queue()
        self._idle: dict[int, asyncio.Future[Thought]] = {}  # workers without a question, by number
        self._took: dict[str, float] = {}  # average seconds, by kind of question
        self._age = 0  # how often all workers were replaced
        self._workers: list[Worker] = []
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def waiting(self) -> int:
        return len(self._queue)

    async def __aenter__(self) -> Self:
        slow = [SLOW if LONG in lane else 1 for lane in self.lanes]
        self._workers = [Worker(self.patience * times) for times in slow]
        pairs = enumerate(self._workers)
        self._tasks = [asyncio.create_task(self._serve(n, worker)) for n, worker in pairs]
        if self.listen:
            self._server = await asyncio.start_server(
                self._join, *place(self.listen), limit=LONGEST
            )
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._server:
            self._server.close()
        for thinker in [*self.thinkers.values()]:
            thinker.kill()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        while (thought := self._queue.take()) is not None:
            thought.about.answer.cancel()

    def renew(self) -> None:
        """Replace all workers, because new processes find faster rules.

        A worker finishes its current question first; only long questions are started again at once,
        since they will end sooner.
        """
        self._age += 1
        self._took.clear()
        for worker, lane in zip(self._workers, self.lanes, strict=True):
            if LONG in lane:
                worker.kill()

    async def think(self, sight: Sight, bot: str, asker: Asker = NOBODY) -> str:
        """Return the line that a bot would play; if it fails, any line, as the game must go on."""
        find(bot)  # report a wrong name at once
        asked = _question(sight, {"do": "think", "bot": bot})
        kind = f"{sight.game.name} {bot}"
        seconds = self._took.get(kind, _guess(sight.game.name, bot))
        try:
            line: str = await self._put(asked, min(seconds, SECONDS[USUAL]), asker, kind)
        except Failed:
            return sight.text(secrets.choice(sight.legal()))
        return line

    async def explain(
        self,
        sight: Sight,
        seconds: float = 1.0,
        played: str | None = None,
        asker: Asker = NOBODY,
    ) -> Explanation:
        """Return the best lines of a seat, and what the played line gave up:

        `explain` in a worker.
        """
        asked = _question(sight, {"do": "explain", "seconds": seconds, "played": played})
        self._check(asker)
        answer = self._put(asked, seconds, asker)
        try:
            async with asyncio.timeout(HINT + seconds):
                found = await answer
        except TimeoutError:
            raise Busy(say.OTHERS_FIRST) from None
        return msgspec.convert(found, Explanation)

    async def call(self, work: str, seconds: float, asker: Asker = NOBODY, **about: object) -> Any:
        """Run a function, given as `module:name`, in a worker."""
        self._check(asker)
        return await self._put({"do": "call", "work": work, "about": about}, seconds, asker)

    def _check(self, asker: Asker) -> None:
        if self._queue.waiting(asker) >= EACH:
            raise Busy(say.THINKING_FOR_YOU)

    def _put(self, asked: Asked, seconds: float, asker: Asker, kind: str = "") -> Answer:
        """Put a question into the queue; return its future answer."""
        answer: Answer = asyncio.get_running_loop().create_future()
        thought = Thought(asker, seconds, Question(asked, kind, answer))
        answer.add_done_callback(lambda _: self._queue.drop(thought))
        self._queue.put(thought)
        self._wake()
        return answer

    def _wake(self) -> None:
        """Give waiting questions to idle workers, remote ones first."""
        for number in sorted(self._idle):
            if thought := self._queue.take(self._lane(number)):
                self._idle.pop(number).set_result(thought)

    def _lane(self, number: int) -> tuple[int, ...]:
        return self.lanes[number] if number >= 0 else (SHORT, USUAL)

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve a remote worker for as long as it is connected."""
        try:
            if await greet(reader, writer, self.key, engawa.__version__):
                await self._think_there(Thinker(reader, writer, self.patience))
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    async def _think_there(self, thinker: Thinker) -> None:
        self._joined -= 1
        number = self._joined
        self.thinkers[number] = thinker
        task = asyncio.create_task(self._serve(number, thinker))
        self._tasks.append(task)
        await asyncio.wait([task])
        self._tasks.remove(task)
        del self.thinkers[number]

    async def _serve(self, number: int, worker: Worker | Thinker) -> None:
        """Answer one question after the other."""
        thought: Thought | None = None
        try:
            while not worker.gone:
                thought = await self._next(number, REST if worker.process else None)
                if thought:
                    await self._answer(worker, thought)
                    thought = None
                else:
                    await worker.end()
        finally:
            if thought:
                thought.about.answer.cancel()
            await worker.end()

    async def _next(self, number: int, rest: float | None) -> Thought | None:
        """Return the next question, or None after so many seconds without one."""
        if thought := self._queue.take(self._lane(number)):
            return thought
        coming = self._idle[number] = asyncio.get_running_loop().create_future()
        try:
            await asyncio.wait([coming], timeout=rest)
        except asyncio.CancelledError:
            if coming.done():
                coming.result().about.answer.cancel()
            raise
        finally:
            self._idle.pop(number, None)
        return coming.result() if coming.done() else None

    async def _answer(self, worker: Worker | Thinker, thought: Thought) -> None:
        asked, kind, answer = thought.about
        left = TRIES
        while left and not answer.done():  # otherwise nobody waits any more
            if worker.age != self._age:
                await worker.end()
                worker.age = self._age
            said = await worker.ask(asked)
            if worker.gone:  # with its machine: let another worker think about it
                self._queue.put(thought)
                self._wake()
                return
            self._learn(thought, kind, worker.took)
            if said is None and worker.age == self._age:
                self.crashes += 1
                left -= 1
            elif said is not None and not answer.done():
                _deliver(said, answer)
        if not answer.done():
            answer.set_exception(Failed(say.NO_ANSWER))

    def _learn(self, thought: Thought, kind: str, seconds: float) -> None:
        """Charge the asker for the time it took, and update the estimate for this kind."""
        self._queue.charge(thought, seconds - thought.seconds)
        if kind:
            before = self._took.get(kind, seconds)
            self._took[kind] = before + (seconds - before) / 4


class Worker:
    """A process that answers questions. It is started when needed, and again if it died."""

    gone = False  # it can always be started

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.process: Process | None = None
        self.age = 0  # the pool's `_age` when it was started
        self.took = 0.0  # seconds, for the last answer

    async def ask(self, asked: Asked) -> Asked | None:
        """Return its answer, or None if it died or took too long."""
        if self.process is None:
            self.process = await _start()
        began = time.monotonic()
        said = await self._ask(self.process, asked)
        if said is None:
            self.took = time.monotonic() - began
            await self.end()
        else:
            self.took = said["took"]
        return said

    async def _ask(self, process: Process, asked: Asked) -> Asked | None:
        assert process.stdin
        assert process.stdout
        try:
            process.stdin.write(json.dumps(asked).encode() + b"\n")
            await process.stdin.drain()
            async with asyncio.timeout(self.patience):  # `wait_for` could miss our own cancellation
                said = await process.stdout.readline()
            found = json.loads(said) if said.endswith(b"\n") else None
        except (OSError, ValueError, TimeoutError):
            return None
        return found if isinstance(found, dict) else None

    def kill(self) -> None:
        """Kill the process; whoever waits for its answer gets none."""
        if self.process:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()

    async def end(self) -> None:
        self.kill()
        process, self.process = self.process, None
        if process is None:
            return
        if process.stdin:
            process.stdin.close()
        await process.wait()


def _guess(game: str, bot: str) -> float:
    """Guess the seconds for a bot's move before any was measured."""
    known = {bot: level.takes for bot, level in levels.by_bot(game).items()}
    return {"random": 0.0, "greedy": 0.0, **known}.get(bot, 1.0)


def _question(sight: Sight, asked: Asked) -> Asked:
    if not sight.legal():
        raise Failed("that seat has nothing to decide")
    world = sight.imagine(Rng(secrets.randbits(60)))
    game = world.game
    where = {"game": game.name, "seats": game.seats, "options": game.chosen()}
    return {**where, "position": str(world), "seat": sight.seat, **asked}


def _deliver(said: Asked, answer: Answer) -> None:
    if "error" in said:
        answer.set_exception(Failed(f"the bot failed: {said['error']}"))
    else:
        answer.set_result(said["answer"])


async def _start() -> Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", WORK),
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,  # only our journal writes there
        limit=LONGEST,
        start_new_session=True,  # ctrl-c goes to the server, which stops its workers itself
    )


# What runs in the worker


def work() -> None:
    """Answer questions, one per line, until there are no more."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(POLITE)
    for question in sys.stdin:
        began = time.monotonic()
        said = _reply(json.loads(question))
        print(json.dumps({**said, "took": time.monotonic() - began}), flush=True)


def think_for(address: str, key: bytes) -> None:
    """Do the same for a server elsewhere, as long as this process and its parent live."""
    if parent := multiprocessing.parent_process():
        Thread(target=_end_with, args=(parent,), daemon=True).start()
    try:
        stay(address, key, engawa.__version__, _reply)
    except EngawaError as error:
        sys.exit(f"engawa: {error}")


def _end_with(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(0)


def _reply(asked: Asked) -> Asked:
    try:
        return {"answer": TASKS[asked["do"]](asked)}
    except Exception as error:  # a bot may fail in any way; the worker goes on
        return {"error": f"{type(error).__name__}: {error}"}


def _sight(asked: Asked) -> Sight:
    game = engawa.make(asked["game"], seats=asked["seats"], **asked["options"])
    return Sight(game.position(asked["position"]), asked["seat"])


def _think(asked: Asked) -> str:
    sight = _sight(asked)
    action = find(asked["bot"])(sight, Rng(secrets.randbits(60)))
    if action not in sight.legal():
        raise Failed(f"it chose {action}, which cannot be played")
    return sight.text(action)


def _explain(asked: Asked) -> JSON:
    sight, rng = _sight(asked), Rng(secrets.randbits(60))
    lines = {sight.text(action): action for action in sight.legal()}
    played = None if asked["played"] is None else lines[asked["played"]]
    found: JSON = msgspec.to_builtins(explain(sight, rng, seconds=asked["seconds"], played=played))
    return found


def _call(asked: Asked) -> object:
    module, _, name = asked["work"].partition(":")
    return getattr(importlib.import_module(module), name)(**asked["about"])


TASKS = {"think": _think, "explain": _explain, "call": _call}
