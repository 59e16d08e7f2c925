"""Where work is done: over processes of this machine, or over a Ray cluster.

An engine takes batches as it has room for them and gives each back with what came of it, as soon as
it is there, in any order. What comes of a batch depends on the batch alone, so no engine, and no
number of workers, changes a result.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Protocol, TypeVar

from engawa.core.errors import EngawaError
from engawa.lab.cluster import Ray
from engawa.lab.processes import Processes

Batch = TypeVar("Batch", bound=Hashable)
Part = TypeVar("Part")

ENGINES = ("processes", "ray")
HERE = Processes(1)  # this process alone


class BadEngine(EngawaError):
    """An engine that is not there."""


class Engine(Protocol):
    @property
    def cores(self) -> int:
        """How many batches are worked on at a time."""

    def run(
        self, work: Callable[[Batch], Part], batches: Iterable[Batch]
    ) -> Iterator[tuple[Batch, Part]]:
        """Each batch once, with what came of it. `batches` is asked for more as there is room."""


def engine(name: str, workers: int, address: str | None = None) -> Engine:
    """The engine of that name; `address` is that of a Ray cluster."""
    if name not in ENGINES:
        raise BadEngine(f"there is no engine {name!r}; there are: {', '.join(ENGINES)}")
    if name == "ray":
        return Ray(workers, address)
    if address is not None:
        raise BadEngine("--address is that of a Ray cluster; say --engine ray with it")
    return Processes(workers)


def add_options(usage: ArgumentParser) -> None:
    """What a tool takes to choose its engine; `chosen` reads it."""
    usage.add_argument("--engine", default="processes", help="or ray, for many machines")
    usage.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    usage.add_argument("--address", metavar="HOST:PORT", help="of the Ray cluster to join")


def chosen(asked: Namespace) -> Engine:
    try:
        return engine(asked.engine, asked.workers, asked.address)
    except EngawaError as error:
        raise SystemExit(str(error)) from None
