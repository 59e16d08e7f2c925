"""Can anything be stored at the moment? Many may ask; it is tried once a second."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from engawa.store import Log, StoreDown

EVERY = 1.0  # seconds for which an answer is kept
PATIENCE = 5.0  # seconds after which a store that does not answer counts as down


class Health:
    def __init__(self, store: Log, clock: Callable[[], float]) -> None:
        self.store, self.clock = store, clock
        self._trial: asyncio.Task[bool] | None = None
        self._since = 0.0

    async def good(self) -> bool:
        """Return the latest answer; those who ask during an attempt wait for it."""
        if self._trial is None or (self._trial.done() and self.clock() - self._since >= EVERY):
            self._since = self.clock()
            self._trial = asyncio.create_task(self._try())
        return await asyncio.shield(self._trial)

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.check()
        except (StoreDown, TimeoutError):
            return False
        return True
