"""Engines: work is done by processes of this machine, or by a Ray cluster.

An engine takes batches when it has room, and gives each back with its result when it is done, in
any order. A result depends on its batch alone, so the engine and the number of workers never change
it.
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
HERE = Processes(1)  # only this process


class BadEngine(EngawaError):
    """There is no such engine."""


class Engine(Protocol):
    @property
    def cores(self) -> int:
        """How many batches are worked on at a time."""

    def run(
        self, work: Callable[[Batch], Part], batches: Iterable[Batch]
    ) -> Iterator[tuple[Batch, Part]]:
        """Yield each batch once, with its result. More `batches` are taken as there is room."""


def engine(name: str, workers: int, address: str | None = None) -> Engine:
    """Return the engine of that name; `address` is for a Ray cluster."""
    if name not in ENGINES:
        raise BadEngine(f"there is no engine {name!r}; there are: {', '.join(ENGINES)}")
    if name == "ray":
        return Ray(workers, address)
    if address is not None:
        raise BadEngine("--address is for a Ray cluster; use it with --engine ray")
    return Processes(workers)


def add_options(usage: ArgumentParser) -> None:
    """Add the options to choose an engine to a tool; `chosen` reads them."""
    usage.add_argument("--engine", default="processes", help="or ray, for many machines")
    usage.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    usage.add_argument("--address", metavar="HOST:PORT", help="of the Ray cluster to join")


def chosen(asked: Namespace) -> Engine:
    try:
        return engine(asked.engine, asked.workers, asked.address)
    except EngawaError as error:
        raise SystemExit(str(error)) from None
