"""The page without its server: what the browser caches, what it shows, and what it never caches."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.stage import STATIC, Server, Visit, keep

#: A worker is active and has cached everything it should.
KEPT = """async (version) => {
  const names = await caches.keys();
  const { active, installing, waiting } = await navigator.serviceWorker.ready;
  return active.state === 'activated' && !installing && !waiting &&
    names.some((name) => name.includes(version));
}"""

#: The cached addresses, by the name of the cache.
ADDRESSES = """async () => {
  const found = {};
  for (const name of await caches.keys())
    found[name] = (await (await caches.open(name)).keys()).map((each) => each.url);
  return found;
}"""

#: The versions of the page's scripts and styles.
VERSIONS = """() => [...new Set(performance.getEntriesByType('resource')
  .map(({name}) => new URL(name).pathname.match(/^\\/@(\\w+)\\//)?.[1]).filter(Boolean))]"""


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """Yield a server that can be stopped, with client files that can be changed."""
    shutil.copytree(STATIC, tmp_path / "static")
    running = Server(tmp_path, static=tmp_path / "static")
    yield running
    running.stop()


def settled(page: Page, address: str) -> None:
    """Visit the page until the browser has cached everything."""
    page.goto(address)
    page.wait_for_selector(".game .btn.go")
    kept(page, "engawa")


def kept(page: Page, version: str) -> None:
    """Wait for the worker of a version; a page cannot wait for a promise by itself."""
    for _ in range(600):
        if page.evaluate(KEPT, version):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"{version} is not kept")


@pytest.mark.parametrize("look", [{}, {"phone": True, "dark": True}], ids=["desk", "phone"])
def test_without_its_server_the_page_says_what_cannot_be_done(
    look: dict[str, bool], own: Server, visit: Visit
) -> None:
    page = visit(**look, worker=True)
    settled(page, own.address)
    own.stop()
    for path in ("/", "/learn", "/t/nothing?join=secret"):
        page.goto(own.address + path)
        expect(page.locator("h1")).to_have_text("No connection to the server")
        expect(page.locator("main")).to_contain_text("nothing can be played now")
    keep(page, f"away-{'phone' if look else 'desktop'}")
    own.start()
    page.goto(own.address + "/learn")
    page.get_by_role("heading", name="Learn").wait_for()


def test_the_next_load_has_the_new_files_and_none_of_the_old(own: Server, visit: Visit) -> None:
    page = visit(worker=True)
    settled(page, own.address)
    page.reload()  # from now on the worker answers
    page.wait_for_selector(".game .btn.go")
    (old,) = page.evaluate(VERSIONS)
    own.stop()
    changed = own.static / "pages/home.js"
    text = changed.read_text("utf-8")
    changed.write_text(text.replace('document.title = say("brand")', 'document.title = "Anew"'))
    own.start()
    page.goto(own.address)
    page.wait_for_selector(".game .btn.go")
    assert page.title() == "Anew"
    (new,) = page.evaluate(VERSIONS)
    assert new != old
    kept(page, new)
    own.stop()
    page.goto(own.address)  # now the newest files are cached
    expect(page.locator("h1")).to_have_text("No connection to the server")
    assert page.evaluate(VERSIONS) == [new]


def test_a_page_that_is_open_goes_on_with_the_files_it_began_with(
    own: Server, visit: Visit
) -> None:
    page = visit(worker=True)
    settled(page, own.address)
    page.reload()
    page.wait_for_selector(".game .btn.go")
    (old,) = page.evaluate(VERSIONS)
    own.stop()
    with (own.static / "pages/rules.js").open("a") as file:
        file.write("globalThis.mixed = true;\n")
    own.start()
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")  # only the worker has it
    page.evaluate("() => history.pushState(null, '', '/rules')")
    page.evaluate("() => dispatchEvent(new PopStateEvent('popstate'))")
    page.get_by_role("heading", name="Rules").wait_for()
    assert page.evaluate("() => globalThis.mixed === undefined")
    assert page.evaluate(VERSIONS) == [old]


def test_only_files_of_the_client_are_kept(own: Server, visit: Visit) -> None:
    page = visit(worker=True)
    settled(page, own.address)
    page.locator(".game .btn.go").first.click()
    page.get_by_role("button", name="I am new to it").click()
    page.wait_for_selector(".rail .ask")
    page.goto(f"{own.address}/?join=secret")
    page.wait_for_selector(".game .btn.go")
    ((name, addresses),) = page.evaluate(ADDRESSES).items()
    version = name.split()[1]
    paths = [address.removeprefix(own.address) for address in addresses]
    assert paths.count("/") == 1
    assert all(path == "/" or path.startswith(f"/@{version}/") for path in paths)


def test_it_can_be_installed(base: str, visit: Visit) -> None:
    page = visit(worker=True)
    settled(page, base)
    page.reload()
    page.wait_for_selector(".game .btn.go")
    found = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    wrong = {error["errorId"] for error in found["installabilityErrors"]}
    assert wrong <= {"in-incognito"}  # all tests are incognito
