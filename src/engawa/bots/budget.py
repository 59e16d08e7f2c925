"""How long a bot may think, and how its name says so."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from engawa.core.errors import BadGame

ENDLESS = 1 << 30  # iterations, if only the time is limited
WRITTEN = re.compile(r"(?:(\d+)|(\d+(?:\.\d+)?)s)(?:x(\d+))?")
THREADS = 64  # the most threads


@dataclass(frozen=True)
class Budget:
    """A number of iterations, or of seconds if those end first, spread over some threads.

    Only a limit by iterations makes a choice repeatable: with the same seed and as many threads.
    """

    iterations: int = 400
    seconds: float = math.inf
    threads: int = 1


def read(text: str) -> Budget:
    """Read a budget: ``2000`` iterations, ``0.5s`` of time, or ``2sx2`` for two threads."""
    found = WRITTEN.fullmatch(text)
    if found is None:
        raise BadGame(f"a budget reads 2000, 0.5s or 2sx2, not {text!r}")
    iterations, seconds, threads = found.groups()
    count = int(threads or 1)
    if not 1 <= count <= THREADS:
        raise BadGame(f"a bot thinks on 1 to {THREADS} threads, not {count}")
    if seconds is not None:
        return Budget(ENDLESS, float(seconds), count)
    if not 1 <= int(iterations) <= ENDLESS:
        raise BadGame(f"a bot thinks for 1 to {ENDLESS} iterations, not {iterations}")
    return Budget(int(iterations), threads=count)
