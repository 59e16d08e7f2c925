"""Work spread over processes, piece by piece; what comes of a piece does not depend on them."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

Piece = TypeVar("Piece")
Part = TypeVar("Part")


def spread(
    work: Callable[[Piece], Part], pieces: Sequence[Piece], workers: int
) -> Iterator[tuple[int, Part]]:
    """Each piece's number and what came of it, as soon as it is there, in any order."""
    if workers <= 1 or len(pieces) <= 1:
        yield from enumerate(map(work, pieces))
        return
    spawn = multiprocessing.get_context("spawn")
    size = min(workers, len(pieces))
    pool = ProcessPoolExecutor(size, mp_context=spawn, initializer=_end_with_parent)
    try:
        numbers = {pool.submit(work, piece): number for number, piece in enumerate(pieces)}
        for future in as_completed(numbers):
            yield numbers[future], future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _end_with_parent() -> None:
    """A worker whose parent was killed would wait for work for ever."""
    threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
