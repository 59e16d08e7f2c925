"""A lock on a folder, for one process at a time. It is released even if the process dies.

It uses the standard library only: tools/house.py needs it before anything is installed.
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

AGAIN = 0.2  # seconds between two attempts

Wait = Callable[[], None]


def nothing() -> None:
    """Do nothing: the default when another process is first."""


@contextmanager
def folder_lock(folder: Path, wait: Wait = nothing) -> Iterator[None]:
    """Hold the lock on a folder; `wait` is called once if another process has it."""
    file = _open(folder)
    try:
        if not _lock(file):
            wait()
            while not _lock(file):
                time.sleep(AGAIN)
        yield
    finally:
        os.close(file)


if sys.platform == "win32":  # folders cannot be opened there, so a file stands for it
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
