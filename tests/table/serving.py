"""The `engawa serve` command, in a process of its own."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path


class Serving:
    def __init__(self, process: subprocess.Popen[str], port: int, journal: Path) -> None:
        self.process, self.port, self.journal = process, port, journal
        self.address = f"http://127.0.0.1:{port}"

    def said(self) -> list[str]:
        """Return the lines of its journal so far."""
        return self.journal.read_text().splitlines()


@contextmanager
def serving(
    folder: Path, *words: str, before: Callable[[], None] | None = None
) -> Iterator[Serving]:
    """Run `engawa serve` on a port of its own, and stop it in any case."""
    command = [sys.executable, "-m", "engawa", "serve", "--port", "0"]
    command += ["--db", f"sqlite:///{folder}/games.db", *words]
    journal = folder / "journal"
    with (
        journal.open("w") as errors,
        subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=errors, text=True, preexec_fn=before
        ) as process,
    ):
        try:
            assert process.stdout
            found = re.search(r"localhost:(\d+)", process.stdout.readline())
            assert found, journal.read_text()
            yield Serving(process, int(found[1]), journal)
            process.send_signal(signal.SIGTERM)
            process.wait(60)
        finally:
            process.kill()
