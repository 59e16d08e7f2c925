"""Replay files, made once by worker processes and cached for a while."""

from __future__ import annotations

import asyncio
from base64 import b64decode
from typing import TYPE_CHECKING

from engawa.bots.queue import Asker
from engawa.core.errors import EngawaError
from engawa.table import offline
from engawa.table.messages import Head
from engawa.table.table import No, Table
from engawa.words import table as say

if TYPE_CHECKING:
    from engawa.table.tables import ThinkingPool

KEPT = 32  # replays in the cache; a long one has half a megabyte
WORK = "engawa.table.offline:make"
SECONDS = 0.3, 0.002  # about how long one takes, and for each line


class Replays:
    def __init__(self, pool: ThinkingPool) -> None:
        self.pool = pool
        # by table and language, the latest request last
        self._tasks: dict[tuple[str, str], asyncio.Task[bytes]] = {}

    async def get(self, table: Table, head: Head, language: str, asker: Asker) -> bytes:
        """Return the page, compressed. Requests that come while it is being made share it."""
        task = self._tasks.pop((table.id, language), None)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = asyncio.create_task(self._make(table, head, language, asker))
        self._tasks[table.id, language] = task
        self._forget()
        try:
            return await asyncio.shield(task)
        except EngawaError as error:
            raise No("busy", say.REPLAY_FAILED) from error

    async def _make(self, table: Table, head: Head, language: str, asker: Asker) -> bytes:
        each, line = SECONDS
        seconds = each + line * len(table.steps)
        packed = offline.pack(table, head, language)
        return b64decode(await self.pool.call(WORK, seconds, asker, **packed))

    def _forget(self) -> None:
        done = [key for key, task in self._tasks.items() if task.done()]
        for key in done[: max(0, len(done) - KEPT)]:
            del self._tasks[key]

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
