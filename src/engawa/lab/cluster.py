"""The engine for many machines: a Ray cluster.

Ray repeats a batch if its node was lost, and gives each result once. Every node must have exactly
the same Engawa, or it would play different games under the same name. This is checked with every
batch.
"""

from __future__ import annotations

import hashlib
import os
import socket
import time
from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import cache
from importlib import import_module
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import engawa
from engawa.core.errors import EngawaError

Batch = TypeVar("Batch", bound=Hashable)
Part = TypeVar("Part")

HOME = Path(engawa.__file__).parent
AHEAD = 2  # batches per core, so that no core waits for the next
TRIES = 10  # how many nodes may be lost over one batch
KNOCK = 5.0  # seconds to wait for an answer
GLANCE = 1.0  # seconds between two counts of the cores


class NoCluster(EngawaError):
    """The cluster is missing, or cannot do the work."""


class Ray:
    """The cluster at an address; without one, a number of workers on this machine."""

    def __init__(self, workers: int, address: str | None = None) -> None:
        self._ray = _load()
        address = address or os.environ.get("RAY_ADDRESS")
        if not self._ray.is_initialized():
            here = {} if address else {"num_cpus": workers, "include_dashboard": False}
            try:
                _knock(address)
                self._ray.init(address, log_to_driver=False, logging_level="CRITICAL", **here)
            except (OSError, RuntimeError, ValueError) as error:
                raise NoCluster(
                    f"no Ray cluster answers at {address}; 'ray start --head' starts one and "
                    "says its address"
                ) from error

    @property
    def cores(self) -> int:
        """Count the cores of all nodes that are there now."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def run(
        self, work: Callable[[Batch], Part], batches: Iterable[Batch]
    ) -> Iterator[tuple[Batch, Part]]:
        """Yield each batch once, with its result. A batch is repeated if its node is lost."""
        left = iter(batches)
        task = self._ray.remote(max_retries=TRIES)(_do)
        under_way: dict[object, Batch] = {}
        room, looked = AHEAD * self.cores, time.monotonic()
        try:
            while True:
                if time.monotonic() > looked + GLANCE:
                    room, looked = AHEAD * self.cores, time.monotonic()
                for batch in islice(left, max(0, room - len(under_way))):
                    under_way[task.remote(work, batch, fingerprint())] = batch
                if not under_way:
                    return
                for ref in self._ray.wait(list(under_way))[0]:
                    batch = under_way.pop(ref)
                    yield batch, self._get(ref)
        finally:
            self._give_up(list(under_way))

    def _give_up(self, refs: list[object]) -> None:
        """Cancel work that nobody waits for any more.

        This is not forced: if a worker is killed while its answer is on the way, Ray ends this
        process too.
        """
        if refs:
            _, running = self._ray.wait(refs, num_returns=len(refs), timeout=0)
            for ref in running:
                self._ray.cancel(ref)

    def _get(self, ref: object) -> Any:
        wrong = self._ray.exceptions
        try:
            return self._ray.get(ref)
        except wrong.RayTaskError as error:
            raise error.cause from None  # raise it as if it had happened here
        except wrong.RayError as error:
            why = str(error).split(". ")[0]
            raise NoCluster(f"a batch was lost {TRIES + 1} times and is given up: {why}") from error


def _load() -> ModuleType:
    """Import Ray, which is slow and an extra."""
    try:
        return import_module("ray")
    except ImportError:
        raise NoCluster("the engine ray needs Ray: pip install 'engawa[cluster]'") from None


def _knock(address: str | None) -> None:
    """Check quickly whether somebody answers; Ray itself would try for minutes."""
    host, colon, port = (address or "").removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=KNOCK).close()


def _do(work: Callable[[Batch], Part], batch: Batch, wanted: str) -> Part:
    """On a node: do the work, if Engawa is the same there."""
    if fingerprint() != wanted:
        raise NoCluster(
            f"the node {socket.gethostname()} has another Engawa, or other files in it, than the "
            f"machine that asks (here {wanted}, there {fingerprint()}); install the same on both"
        )
    return work(batch)


@cache
def fingerprint() -> str:
    """Return a hash of all files that could change a game: sources and cards."""
    found = hashlib.blake2b(digest_size=8)
    for file in sorted(path for path in HOME.rglob("*") if path.suffix in (".py", ".toml")):
        found.update(file.relative_to(HOME).as_posix().encode() + b"\0" + file.read_bytes())
    return found.hexdigest()
