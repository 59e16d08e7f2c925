"""The engine of many machines: a Ray cluster that is fed with batches.

Ray starts a batch again whose node was lost, and gives what came of it once. Every node must have
the same Engawa, file for file, or it would play other games under the same name: that is checked
with every batch.
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
AHEAD = 2  # batches for each core, so that none waits for the next
TRIES = 10  # nodes that may be lost over one batch
KNOCK = 5.0  # seconds to wait for an answer
GLANCE = 1.0  # seconds between two looks at how many cores there are


class NoCluster(EngawaError):
    """A cluster that is not there, or cannot do the work."""


class Ray:
    """The cluster at an address; without one, so many workers on this machine."""

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
        """Of all nodes that are there now."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def run(
        self, work: Callable[[Batch], Part], batches: Iterable[Batch]
    ) -> Iterator[tuple[Batch, Part]]:
        """Each batch once, with what came of it. One whose node is lost is done again."""
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
        """Stop what nobody waits for any more. Not by force: a worker that is killed while its
        answer is on the way ends this process too, as Ray checks that it is not so."""
        if refs:
            _, running = self._ray.wait(refs, num_returns=len(refs), timeout=0)
            for ref in running:
                self._ray.cancel(ref)

    def _get(self, ref: object) -> Any:
        wrong = self._ray.exceptions
        try:
            return self._ray.get(ref)
        except wrong.RayTaskError as error:
            raise error.cause from None  # as if it had happened here
        except wrong.RayError as error:
            why = str(error).split(". ")[0]
            raise NoCluster(f"a batch was lost {TRIES + 1} times and is given up: {why}") from error


def _load() -> ModuleType:
    """It is heavy, and an extra."""
    try:
        return import_module("ray")
    except ImportError:
        raise NoCluster("the engine ray needs Ray: pip install 'engawa[cluster]'") from None


def _knock(address: str | None) -> None:
    """Is anybody there? Ray itself would ask for minutes."""
    host, colon, port = (address or "").removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=KNOCK).close()


def _do(work: Callable[[Batch], Part], batch: Batch, wanted: str) -> Part:
    """On a node: the work, if it is the same there."""
    if fingerprint() != wanted:
        raise NoCluster(
            f"the node {socket.gethostname()} has another Engawa, or other files in it, than the "
            f"machine that asks (here {wanted}, there {fingerprint()}); install the same on both"
        )
    return work(batch)


@cache
def fingerprint() -> str:
    """Of all that could change a game: the sources and the cards."""
    found = hashlib.blake2b(digest_size=8)
    for file in sorted(path for path in HOME.rglob("*") if path.suffix in (".py", ".toml")):
        found.update(file.relative_to(HOME).as_posix().encode() + b"\0" + file.read_bytes())
    return found.hexdigest()
