"""Work spread over processes, piece by piece; what comes of a piece does not depend on them."""

from __future__ import annotations

import multiprocessing
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
    pool = ProcessPoolExecutor(min(workers, len(pieces)), mp_context=spawn)
    try:
        numbers = {pool.submit(work, piece): number for number, piece in enumerate(pieces)}
        for future in as_completed(numbers):
            yield numbers[future], future.result()
    finally:
        pool.shutdown(cancel_futures=True)
