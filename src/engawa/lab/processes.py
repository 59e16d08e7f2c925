"""The engine of one machine: processes that are fed with batches."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import TypeVar

from engawa.core.errors import EngawaError

Batch = TypeVar("Batch", bound=Hashable)
Part = TypeVar("Part")

START = 0.5  # seconds that processes take to start: what can be done by then is done here
AHEAD = 2  # batches for each process, so that none waits for the next
TRIES = 3  # processes that may be killed over one batch


class Lost(EngawaError):
    """Work that kills whoever does it."""


class Processes:
    """So many processes; with one, all is done here."""

    def __init__(self, cores: int) -> None:
        self.cores = max(1, cores)

    def run(
        self, work: Callable[[Batch], Part], batches: Iterable[Batch]
    ) -> Iterator[tuple[Batch, Part]]:
        """Each batch once, with what came of it. One whose process is killed is done again."""
        left = iter(batches)
        begin = time.monotonic()
        while self.cores == 1 or time.monotonic() - begin < START:
            batch = next(left, None)
            if batch is None:
                return
            yield batch, work(batch)
        due: list[Batch] = []
        killed: Counter[Batch] = Counter()
        while True:
            yield from self._rush(work, due, left, killed)
            if not due:
                return
            if max(killed.values()) >= TRIES:
                raise Lost(
                    f"{TRIES} times a process was killed that worked on the same batch; perhaps "
                    "there was no memory left: ask for fewer --workers"
                )

    def _rush(
        self,
        work: Callable[[Batch], Part],
        due: list[Batch],
        left: Iterator[Batch],
        killed: Counter[Batch],
    ) -> Iterator[tuple[Batch, Part]]:
        """First what is `due`, then what is `left`, until all is done or a process is killed.

        What was then under way is due again, and counted in `killed`.
        """
        spawn = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.cores, mp_context=spawn, initializer=_end_with_parent)
        under_way: dict[Future[Part], Batch] = {}
        try:
            while True:
                due += islice(left, max(0, AHEAD * self.cores - len(under_way) - len(due)))
                while due and len(under_way) < AHEAD * self.cores:
                    under_way[pool.submit(work, due[0])] = due[0]
                    del due[0]
                if not under_way:
                    return
                for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                    part = future.result()
                    yield under_way.pop(future), part
        except BrokenProcessPool:
            due[:0] = under_way.values()
            killed.update(under_way.values())
        finally:
            pool.shutdown(cancel_futures=True)


def _end_with_parent() -> None:
    """A worker whose parent was killed would wait for work for ever; one that is interrupted, as
    its parent is, has nothing to say about it."""
    signal.signal(signal.SIGINT, lambda *_: os._exit(1))
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
