"""The analysis of a finished game, made by worker processes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from engawa.bots.queue import Asker
from engawa.core.errors import EngawaError
from engawa.core.position import Position
from engawa.lab.findings import AnalysisIs, DecisionIs, Point
from engawa.store import Log
from engawa.table.table import No, Table
from engawa.words import table as say

if TYPE_CHECKING:
    from engawa.table.tables import ThinkingPool

WORK = "engawa.lab.analysis:look_again"
ITERATIONS = 300  # for each choice; a long game takes some seconds
SECONDS = 20.0  # about how long one takes
WAITING = 5  # games of one address that may wait


class Reviews:
    def __init__(self, store: Log, pool: ThinkingPool) -> None:
        self.store, self.pool = store, pool
        self._askers: dict[str, str] = {}  # by table, the address that asked
        self._tasks: dict[str, asyncio.Task[AnalysisIs]] = {}

    async def get(self, table: Table, record: str, asker: Asker) -> AnalysisIs:
        """Return the analysis in words; raise No while it is being made."""
        found = await self._get(table, record, asker)
        found.put_into_words(moments(table))
        return found

    async def _get(self, table: Table, record: str, asker: Asker) -> AnalysisIs:
        name = f"analysis/{table.id}/"
        if kept := await self.store.notes(name):
            self._tasks.pop(table.id, None)
            with suppress(msgspec.ValidationError):  # an older analysis, which lacks something
                return msgspec.json.decode(kept[name], type=AnalysisIs)
        task = self._tasks.get(table.id)
        if task is None:
            task = self._tasks[table.id] = self._begin(table, record, name, asker)
        if not task.done():
            raise No("thinking", say.ANALYSIS_THINKING)
        del self._tasks[table.id]
        return task.result()

    def _begin(
        self, table: Table, record: str, name: str, asker: Asker
    ) -> asyncio.Task[AnalysisIs]:
        # forget those that are done, as nobody may ask for them again
        self._tasks = {id: task for id, task in self._tasks.items() if not task.done()}
        self._askers = {id: self._askers[id] for id in self._tasks}
        if sum(each == asker.address for each in self._askers.values()) >= WAITING:
            raise No("busy", say.ANALYSIS_BUSY)
        self._askers[table.id] = asker.address
        return asyncio.create_task(self._look(table, record, name, asker))

    async def _look(self, table: Table, record: str, name: str, asker: Asker) -> AnalysisIs:
        how = {"text": record, "iterations": ITERATIONS}
        try:
            made = await self.pool.call(WORK, SECONDS, asker, **how)
        except EngawaError as error:
            raise No("no-analysis", say.ANALYSIS_FAILED) from error
        found = msgspec.convert(made, AnalysisIs)
        points: list[Point | DecisionIs] = [*found.curve, *found.turns, *found.throws]
        for point in points + found.decisions:
            point.n = table.steps[point.n - 1].n if point.n else 0  # numbered as in the log
        await self.store.note(name, msgspec.json.encode(found).decode())
        return found

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)


def moments(table: Table) -> Iterator[tuple[int, Position]]:
    """Yield the positions of a game, each with the number of the next line."""
    s = table.game.start()
    for step in table.steps:
        yield step.n, s
        s.apply(step.action)
