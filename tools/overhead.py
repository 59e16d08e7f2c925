"""Measure what an engine costs besides the games themselves, for processes and for Ray.

    python -m tools.overhead --workers 2

A game here only waits, so a busy machine changes little. For each engine and length of a game, this
prints how much longer some games took than they must, the number of batches, and the driver's
processor time per batch. Then it prints how many empty batches a second an engine can hand out, and
the size of a batch in bytes.
"""

from __future__ import annotations

import argparse
import json
import os
import pickle
import time
from collections.abc import Iterator
from dataclasses import asdict
from functools import partial
from typing import Any

from engawa.lab import match as lab
from engawa.lab import processes
from engawa.lab.batches import Run
from engawa.lab.engine import Engine, add_options, engine
from engawa.lab.journal import Journal
from engawa.lab.match import Match
from engawa.lab.notes import Wants
from tools.games_by import LONGEST

LENGTHS = (0.0001, 0.01, 1.0)  # seconds of a game
WHOLE = 20.0  # the shortest possible time for all games of a row
EMPTY = 2000  # empty batches


def pass_time(length: float, games: range) -> int:
    time.sleep(length * len(games))
    return len(games)


def start(on: Engine) -> float:
    """Return the seconds until every worker has answered once."""
    begin = time.perf_counter()
    list(on.run(partial(pass_time, 0.2), [range(n, n + 1) for n in range(2 * on.cores)]))
    return time.perf_counter() - begin


def row(on: Engine, length: float) -> dict[str, float]:
    """Time games of one length from the first result on, as each run starts its processes anew."""
    games = round(WHOLE * on.cores / length)

    def dump(games: range, part: int) -> Iterator[dict[str, Any]]:
        yield {"games": [games.start, games.stop]}

    work = partial(pass_time, length)
    run = Run(work, games, 2, on, Journal(None, "match", {}), dump, lambda row: None)
    results = run.results()
    first, _ = next(results)
    begin, busy = time.perf_counter(), time.process_time()
    batches = sum(1 for _ in results)
    took, busy = time.perf_counter() - begin, time.process_time() - busy
    best = (games - len(first) * on.cores) * length / on.cores  # the other cores had begun as well
    return {
        "game_ms": 1000 * length,
        "games": games,
        "batches": batches,
        "seconds": round(took, 2),
        "best": round(best, 2),
        "overhead": round(took / best - 1, 4),
        "driver_ms_a_batch": round(1000 * busy / batches, 3),
    }


def empty(on: Engine) -> dict[str, float]:
    """Time batches that do nothing."""
    list(on.run(partial(pass_time, 0.0), [range(1)] * 20))
    begin, busy = time.perf_counter(), time.process_time()
    list(on.run(partial(pass_time, 0.0), [range(n, n + 1) for n in range(EMPTY)]))
    took, busy = time.perf_counter() - begin, time.process_time() - busy
    return {
        "batches_a_second": round(EMPTY / took),
        "driver_ms_a_batch": round(1000 * busy / EMPTY, 3),
    }


def sizes() -> dict[str, int]:
    """Return the bytes of a batch of a match: sent, returned, and in its journal."""
    match = Match(LONGEST, ("random", "random"))
    part = lab.run(match, Wants(), range(20))
    return {
        "there": len(pickle.dumps((partial(lab.run, match, Wants()), range(20)))),
        "back": len(pickle.dumps(part)),
        "journal": len(json.dumps({"games": [0, 20], "tally": asdict(part.tally)})),
    }


def main() -> None:
    usage = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add_options(usage)
    asked = usage.parse_args()
    processes.START = 0.0  # so that no work is done in this process
    print(json.dumps({"cores": os.cpu_count(), "bytes": sizes()}))
    for name in ("processes", "ray"):
        begin = time.perf_counter()
        on = engine(name, asked.workers, asked.address if name == "ray" else None)
        began = time.perf_counter() - begin + start(on)
        print(json.dumps({"engine": name, "start_seconds": round(began, 1), **empty(on)}))
        for length in LENGTHS:
            print(json.dumps({"engine": name, **row(on, length)}), flush=True)


if __name__ == "__main__":
    main()
