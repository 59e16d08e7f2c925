"""A server for browser tests, and screenshots for people to look at."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from tools import house

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROOT = Path(__file__).parent.parent.parent
STATIC = ROOT / "src/engawa/table/static"
SHOTS = ROOT / "build/shots"
WANTED = "ENGAWA_SHOTS"  # screenshots take time, so they are only taken if this is set
SERVING = Path(__file__).with_name("serving.py")
CHROMIUM = house.browser()
WHOLE = house.browser(house.WHOLE)  # with windows, and so with push messages

Visit: TypeAlias = "Callable[..., Page]"


class Server:
    """`engawa serve` in a process of its own, with a store that outlives it.

    With `static`, the client's files come from another folder.
    """

    def __init__(self, folder: Path, static: Path = STATIC) -> None:
        self.static = static
        self.luck = folder / "luck"  # games that begin with the same words are the same
        self.luck.write_text("")
        self.db = f"sqlite:///{folder / 'tables.db'}"
        self.said = folder / "said.txt"  # a file, as a full pipe would stop the server
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, str(SERVING), str(self.static), str(self.luck)]
        command += ["serve", "--port", str(self.port)]
        command += ["--db", self.db, "--pace", "0", "--limits", "0"]
        with self.said.open("w") as said:
            self.process = subprocess.Popen(
                command, stdout=said, stderr=subprocess.STDOUT, cwd=ROOT
            )
        while not (found := re.search(r"http://\S+?:(\d+)/", self.said.read_text())):
            assert self.process.poll() is None, self.said.read_text()
            time.sleep(0.05)
        self.port = int(found[1])
        self.address = f"http://localhost:{self.port}"

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(20)


def sent(page: Page, base: str, path: str, body: dict[str, Any]) -> Any:
    """Make a request from the page and return the answer; a new visitor becomes a guest."""
    page.request.get(f"{base}/api/me")
    return page.request.post(base + path, data=body, headers={"Origin": base}).json()


def keep(page: Page, name: str) -> None:
    """Take a screenshot, if they are wanted."""
    if os.environ.get(WANTED):
        shoot(page, name)


def shoot(page: Page, name: str) -> None:
    """Take a screenshot in build/shots."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=str(SHOTS / f"{name}.png"))
