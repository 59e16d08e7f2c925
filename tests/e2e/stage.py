"""The stage the page tests play on: a server of our own, and pictures kept for a person."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

ROOT = Path(__file__).parent.parent.parent
SHOTS = ROOT / "build/shots"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")

Visit = Callable[..., Page]


class Server:
    """`engawa serve` in a process of its own, on a store that outlives it."""

    def __init__(self, folder: Path) -> None:
        self.db = f"sqlite:///{folder / 'tables.db'}"
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "engawa", "serve", "--port", str(self.port)]
        command += ["--db", self.db, "--pace", "0", "--limits", "0"]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"http://\S+?:(\d+)/", line):
                self.port = int(found[1])
                self.address = f"http://localhost:{self.port}"
                return
        raise AssertionError("the server said no address")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        if self.process.stdout:
            self.process.stdout.close()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(20)
        if self.process.stdout:
            self.process.stdout.close()


def keep(page: Page, name: str) -> None:
    """A picture for a person to look at, in build/shots."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=str(SHOTS / f"{name}.png"))
