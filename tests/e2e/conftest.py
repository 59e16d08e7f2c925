"""A server of our own and the system's Chromium; without a browser these tests are skipped."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parent.parent.parent
SHOTS = ROOT / "build/shots"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)
            if CHROMIUM is None:
                item.add_marker(pytest.mark.skip(reason="no Chromium on this machine"))


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


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("serve"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def base(server: Server) -> str:
    return server.address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as kinds:
        opened = kinds.chromium.launch(executable_path=CHROMIUM)
        yield opened
        opened.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Another person: a page with cookies of its own. What it complains of fails the test."""
    contexts: list[BrowserContext] = []
    trouble: list[str] = []

    def come(*, phone: bool = False, dark: bool = False, motion: bool = False) -> Page:
        context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            locale="en-GB",
        )
        context.set_default_timeout(15_000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.on("console", lambda said: _note(trouble, said.type, said.text))
        return page

    yield come
    for context in contexts:
        context.close()
    assert not trouble, trouble


def _note(trouble: list[str], kind: str, text: str) -> None:
    expected = ("Failed to load resource", "WebSocket connection", "net::ERR")
    if kind == "error" and not any(word in text for word in expected):
        trouble.append(text)


def keep(page: Page, name: str) -> None:
    """A picture for a person to look at, in build/shots."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=str(SHOTS / f"{name}.png"))
