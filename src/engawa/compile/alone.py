"""One at a time: a lock on a folder. Whoever dies lets go of it.

Standard library only: tools/house.py uses it before anything is installed.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

AGAIN = 0.2  # seconds between two tries

Wait = Callable[[], None]


def nothing() -> None:
    """What is done, usually, when somebody else is first."""


@contextmanager
def alone(folder: Path, wait: Wait = nothing) -> Iterator[None]:
    """Nobody else is alone with that folder meanwhile; `wait` is called once if somebody is."""
    file = _open(folder)
    try:
        if not _lock(file):
            wait()
            while not _lock(file):
                time.sleep(AGAIN)
        yield
    finally:
        os.close(file)


if sys.platform == "win32":  # where a folder cannot be opened, a file stands for it
    import msvcrt

    def _open(folder: Path) -> int:
        name = hashlib.sha256(str(folder.resolve()).encode()).hexdigest()[:16]
        return os.open(Path(tempfile.gettempdir(), f"engawa-{name}"), os.O_RDWR | os.O_CREAT)

    def _lock(file: int) -> bool:
        with contextlib.suppress(OSError):
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
            return True
        return False

else:
    import fcntl

    def _open(folder: Path) -> int:
        return os.open(folder, os.O_RDONLY)

    def _lock(file: int) -> bool:
        with contextlib.suppress(BlockingIOError):
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return True
        return False
