"""The engine for one machine: worker processes that get batches."""

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

START = 0.5  # seconds that processes take to start; work that is done sooner is done here
AHEAD = 2  # batches per process, so that none waits for the next
TRIES = 3  # how many processes may be killed over one batch


class Lost(EngawaError):
    """A batch kills every process that works on it."""


class Processes:
    """A number of processes; with one, all work is done in this process."""

    def __init__(self, cores: int) -> None:
        self.cores = max(1, cores)

    def run(
        self, work: Callable[[Batch], Part], batches: Iterable[Batch]
    ) -> Iterator[tuple[Batch, Part]]:
        """Yield each batch once, with its result. A batch is repeated if its process is killed."""
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
        """Work on what is `due`, then on what is `left`, until all is done or a process is killed.

        Batches that were in work then are due again, and counted in `killed`.
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
    """Make a worker end with its parent.

    Otherwise it would wait for work for ever if the parent was killed. When the parent is
    interrupted, the worker is too, and should print nothing.
    """
    signal.signal(signal.SIGINT, lambda *_: os._exit(1))
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
