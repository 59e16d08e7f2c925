"""The system's Chromium and one server for all tests; without a browser they are skipped.

A browser test asks for `visit`, here or in the folder of a game. So this is a plugin, named in
tests/conftest.py; slow imports happen only when used.
"""

from __future__ import annotations

import os
import re
from collections.abc import Generator, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest

from e2e.stage import CHROMIUM, WHOLE, Server, Visit, shoot

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, BrowserType, Page

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
FAILED = pytest.StashKey[bool]()
PATIENCE = 60_000  # milliseconds; machines may be slow, so only real failures wait so long


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "visit" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
            if CHROMIUM is None:
                item.add_marker(pytest.mark.skip(reason="no Chromium on this machine"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("serve"))
    yield running
    running.stop()


@pytest.fixture
def luck(server: Server, request: pytest.FixtureRequest) -> None:
    """Give a test the same luck every time; `ENGAWA_LUCK=word ./test browser` tries another."""
    server.luck.write_text(f"{os.environ.get('ENGAWA_LUCK', '')} {request.node.nodeid}")


@pytest.fixture(scope="session")
def base(server: Server) -> str:
    return server.address


@pytest.fixture(scope="session")
def chromium() -> Iterator[BrowserType]:
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as kinds:
        yield kinds.chromium


@pytest.fixture(scope="session")
def browser(chromium: BrowserType) -> Iterator[Browser]:
    with chromium.launch(executable_path=CHROMIUM) as opened:
        yield opened


@pytest.fixture(scope="session")
def whole_browser(chromium: BrowserType) -> Iterator[Browser]:
    """The few tests that need what only a browser with windows has open one."""
    if WHOLE is None:
        pytest.skip("no Chromium with windows on this machine")
    with chromium.launch(executable_path=WHOLE) as opened:
        yield opened


@pytest.fixture
def visit(luck: None, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Open a page for another person, with cookies of its own; errors on the page fail the test.

    Each is a new browser, in which a service worker would cache the whole client again. So workers
    only run where they matter, and only tests of push messages use a `whole` browser.
    """
    from playwright.sync_api import Error

    contexts: list[BrowserContext] = []
    trouble: list[str] = []

    def come(
        *,
        phone: bool = False,
        dark: bool = False,
        motion: bool = False,
        worker: bool = False,
        whole: bool = False,
    ) -> Page:
        opened: Browser = request.getfixturevalue("whole_browser" if whole else "browser")
        context = opened.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=2 if phone else 1,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            locale="en-GB",
            service_workers="allow" if worker else "block",
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.on("console", lambda said: _note(trouble, said.type, said.text))
        return page

    yield come
    if request.node.stash.get(FAILED, False):
        name = re.sub(r"[^\w-]+", "-", request.node.name)
        pages = [page for context in contexts for page in context.pages]
        for n, page in enumerate(pages):
            with suppress(Error):  # the page itself may be broken
                shoot(page, f"failed-{name}-{n}")
    for context in contexts:
        context.close()
    assert not trouble, trouble


def _note(trouble: list[str], kind: str, text: str) -> None:
    expected = ("Failed to load resource", "WebSocket connection", "net::ERR")
    if kind == "error" and not any(word in text for word in expected):
        trouble.append(text)
