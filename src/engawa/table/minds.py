"""Bots think elsewhere: never in the loop that serves people."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor

from engawa import bots
from engawa.bots.explain import Explanation, explain
from engawa.core.position import Position
from engawa.core.rng import Rng
from engawa.core.sight import Sight


class Minds:
    def __init__(self, workers: int) -> None:
        self._pool = ThreadPoolExecutor(max(1, workers), "mind")

    async def think(self, s: Position, seat: int, level: str) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, _choose, s.copy(), seat, level)

    async def explain(self, s: Position, seat: int) -> Explanation:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, _explain, s.copy(), seat)

    async def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def _choose(s: Position, seat: int, level: str) -> str:
    return s.text(bots.find(level)(Sight(s, seat), Rng(secrets.randbits(60))))


def _explain(s: Position, seat: int) -> Explanation:
    return explain(Sight(s, seat), Rng(secrets.randbits(60)))
