"""A finished game looked at again, in a process of its own; one game at a time."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from engawa.store import Log
from engawa.table.table import No, Table

ITERATIONS = 300  # for each choice: a long game takes some seconds
WAITING = 20  # games that may wait


class Reviews:
    def __init__(self, store: Log) -> None:
        self.store = store
        self._turn = asyncio.Lock()
        self._tasks: dict[str, asyncio.Task[dict[str, Any]]] = {}

    async def get(self, table: Table, record: str) -> dict[str, Any]:
        """The analysis, if it is there; No while it is being thought about."""
        name = f"analysis/{table.id}/"
        kept = await self.store.notes(name)
        if kept:
            self._tasks.pop(table.id, None)
            found: dict[str, Any] = msgspec.json.decode(kept[name])
            return found
        task = self._tasks.get(table.id)
        if task is None:
            task = self._tasks[table.id] = self._begin(table, record, name)
        if not task.done():
            raise No("thinking", "The game is being looked at again; ask once more in a moment.")
        del self._tasks[table.id]
        return task.result()

    def _begin(self, table: Table, record: str, name: str) -> asyncio.Task[dict[str, Any]]:
        if len(self._tasks) >= WAITING:  # those that are done may never be asked for again
            self._tasks = {id: task for id, task in self._tasks.items() if not task.done()}
        if len(self._tasks) >= WAITING:
            raise No("busy", "Many games are being looked at; ask again in a while.")
        return asyncio.create_task(self._look(table, record, name))

    async def _look(self, table: Table, record: str, name: str) -> dict[str, Any]:
        async with self._turn:
            found = await analyse(record)
        parts = ("curve", "turns", "throws", "decisions")
        for point in (point for part in parts for point in found[part]):
            point["n"] = table.steps[point["n"] - 1].n if point["n"] else 0  # as the log counts
        await self.store.note(name, msgspec.json.encode(found).decode())
        return found

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)


async def analyse(record: str) -> dict[str, Any]:
    """What ``engawa analyse`` says of a record."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.rec"
        file.write_text(record, encoding="utf-8")
        worker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "engawa", "analyse", str(file), "--json", "--workers", "1"),
            *("--iterations", str(ITERATIONS)),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            said, _ = await worker.communicate()
        except asyncio.CancelledError:
            worker.kill()
            await worker.wait()
            raise
    if worker.returncode:
        raise No("no-analysis", "This game could not be looked at again.")
    found: dict[str, Any] = msgspec.json.decode(said)
    return found
