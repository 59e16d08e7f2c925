"""Compile in the background, with low priority, and report the progress.

The caller goes on with the plain rules. When everything is compiled it is installed for processes
that start after that. If the work is stopped halfway, finished units are kept in the cache and the
next attempt continues from there.
"""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from threading import Thread
from typing import Literal

from engawa import build
from engawa.compile import units

EACH = 10.0  # seconds of processor time for a unit, before any was measured
COMMAND = ("-m", "engawa.compile", "--polite", "--fetch")
COUNT = re.compile(r"compiled (\d+) of (\d+)")
SHOWN = 20  # the most lines shown of an error
PARTS = 4  # how often the progress is reported

State = Literal["ready", "warming", "plain"]


class Warmup:
    """A build in the background: `start` it, ask how far it is, `end` it.

    `tell` is called when it begins, a few times on the way, and when it is over. Without `start` it
    only says which build is running.
    """

    def __init__(self, tell: Callable[[Warmup], None] = lambda warmup: None) -> None:
        self.state: State = "ready" if build.is_chosen() else "plain"
        self.done = self.of = 0
        self.why = ""  # what the compiler said if it failed
        self._tell = tell
        self._since = 0.0
        self._child: subprocess.Popen[str] | None = None

    def start(self, finished: Callable[[], object] = lambda: None) -> None:
        """Compile what is missing; `finished` is called from a thread if that succeeds."""
        missing = [unit for unit in units.ours() if units.compiled(unit) is None]
        if build.PURE or not missing:
            return
        self.state, self.of, self._since = "warming", len(missing), time.monotonic()
        self._tell(self)
        self._child = subprocess.Popen(
            [sys.executable, *COMMAND],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,  # so that it can be stopped with all its children
        )
        self._thread = Thread(target=self._follow, args=(self._child, finished), daemon=True)
        self._thread.start()

    @property
    def left(self) -> int | None:
        """Return about how many seconds are left while it is running."""
        if self.state != "warming":
            return None
        first = EACH / (os.cpu_count() or 1)
        each = (time.monotonic() - self._since + first) / (self.done + 1)
        return round(each * (self.of - self.done))

    def end(self) -> None:
        child, self._child = self._child, None
        if child is None or child.poll() is not None:
            return
        with contextlib.suppress(ProcessLookupError):
            if sys.platform == "win32":
                child.terminate()
            else:
                os.killpg(child.pid, signal.SIGTERM)
        self._thread.join()

    def _follow(self, child: subprocess.Popen[str], finished: Callable[[], object]) -> None:
        said: list[str] = []
        with child:
            for line in child.stdout or ():
                if found := COUNT.match(line):
                    self._count(*map(int, found.groups()))
                else:
                    said.append(line.rstrip())
        if self._child is None:  # it was stopped, so nobody wants to know
            return
        if child.returncode:
            self.state = "plain"
            self.why = "\n".join(said[-SHOWN:])
            self._tell(self)
        else:
            self.state = "ready"
            self._tell(self)
            finished()

    def _count(self, done: int, of: int) -> None:
        part, self.done, self.of = PARTS * self.done // max(1, self.of), done, of
        if done < of and PARTS * done // of > part:
            self._tell(self)
