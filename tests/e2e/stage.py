"""The stage the page tests play on: a server of our own, and pictures kept for a person."""

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
WANTED = "ENGAWA_SHOTS"  # pictures take time: all of them are taken if this is set
SERVING = Path(__file__).with_name("serving.py")
CHROMIUM = house.browser()
WHOLE = house.browser(house.WHOLE)  # with windows, and so with push messages

Visit: TypeAlias = "Callable[..., Page]"


class Server:
    """`engawa serve` in a process of its own, on a store that outlives it.

    With `static`, the client's files are those of another folder.
    """

    def __init__(self, folder: Path, static: Path = STATIC) -> None:
        self.static = static
        self.luck = folder / "luck"  # games that begin under the same words go the same way
        self.luck.write_text("")
        self.db = f"sqlite:///{folder / 'tables.db'}"
        self.said = folder / "said.txt"  # a pipe that nobody reads would stop it when it is full
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
    """What the server answers whoever sits at the page; who was never here is a guest then."""
    page.request.get(f"{base}/api/me")
    return page.request.post(base + path, data=body, headers={"Origin": base}).json()


def keep(page: Page, name: str) -> None:
    """A picture for a person to look at, if one wants to look."""
    if os.environ.get(WANTED):
        shoot(page, name)


def shoot(page: Page, name: str) -> None:
    """A picture in build/shots."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=str(SHOTS / f"{name}.png"))
