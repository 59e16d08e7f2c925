"""The system's Chromium and one server for all tests; without a browser they are skipped.

A browser test asks for `visit`, here or in the folder of a game. So this is a plugin, named in
tests/conftest.py; slow imports happen only when used.
"""

from __future__ import annotations

import os
import re
from collections import defaultdict
from collections.abc import Generator, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

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


class Look(NamedTuple):
    """What a browser shows to whom: a context of Chromium has one look from its start."""

    phone: bool
    dark: bool
    motion: bool
    worker: bool

    def context(self, opened: Browser) -> BrowserContext:
        context = opened.new_context(
            viewport=PHONE if self.phone else DESKTOP,  # type: ignore[arg-type]
            has_touch=self.phone,
            is_mobile=self.phone,
            device_scale_factor=2 if self.phone else 1,
            color_scheme="dark" if self.dark else "light",
            reduced_motion="no-preference" if self.motion else "reduce",
            locale="en-GB",
            service_workers="allow" if self.worker else "block",
        )
        context.set_default_timeout(PATIENCE)
        return context


class Contexts:
    """Contexts of Chromium, each used by one person after another.

    What is left of one before the next comes is only the cache of files that never change, the
    client's, and what belongs to other servers, which have ports of their own. To fetch the client
    for each test again was a quarter of the work of opening a table.
    """

    def __init__(self, browser: Browser, base: str) -> None:
        self.browser, self.base = browser, base
        self.free: defaultdict[Look, list[BrowserContext]] = defaultdict(list)

    def page(self, look: Look) -> Page:
        """Open a page for somebody who was never here."""
        if not self.free[look]:
            return look.context(self.browser).new_page()
        context = self.free[look].pop()
        page = context.new_page()
        line = context.new_cdp_session(page)
        line.send("Storage.clearDataForOrigin", {"origin": self.base, "storageTypes": "all"})
        line.detach()
        return page

    def leave(self, look: Look, context: BrowserContext) -> None:
        """Close the pages, and forget what was allowed."""
        for page in context.pages:
            page.close()
        context.clear_permissions()
        context.set_offline(False)
        self.free[look].append(context)


@pytest.fixture(scope="session")
def contexts(browser: Browser, base: str) -> Contexts:
    return Contexts(browser, base)


@pytest.fixture
def visit(luck: None, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Open a page for another person, with cookies of its own; errors on the page fail the test.

    Service workers, which keep the client too, run only where they matter, and only tests of push
    messages use a `whole` browser. Both are in a context of their own.
    """
    from playwright.sync_api import Error

    used: list[tuple[Look, BrowserContext, bool]] = []
    trouble: list[str] = []

    def come(
        *,
        phone: bool = False,
        dark: bool = False,
        motion: bool = False,
        worker: bool = False,
        whole: bool = False,
    ) -> Page:
        look = Look(phone, dark, motion, worker)
        shared = not (worker or whole)
        if shared:
            contexts: Contexts = request.getfixturevalue("contexts")
            page = contexts.page(look)
        else:
            opened: Browser = request.getfixturevalue("whole_browser" if whole else "browser")
            page = look.context(opened).new_page()
        used.append((look, page.context, shared))
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.on("console", lambda said: _note(trouble, said.type, said.text))
        return page

    yield come
    failed = request.node.stash.get(FAILED, False)
    if failed:
        name = re.sub(r"[^\w-]+", "-", request.node.name)
        pages = [page for _, context, _ in used for page in context.pages]
        for n, page in enumerate(pages):
            with suppress(Error):  # the page itself may be broken
                shoot(page, f"failed-{name}-{n}")
    for look, context, shared in used:
        if shared and not failed:
            request.getfixturevalue("contexts").leave(look, context)
        else:
            context.close()
    assert not trouble, trouble


def _note(trouble: list[str], kind: str, text: str) -> None:
    expected = ("Failed to load resource", "WebSocket connection", "net::ERR")
    if kind == "error" and not any(word in text for word in expected):
        trouble.append(text)
