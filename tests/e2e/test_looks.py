"""Every screen in light and dark, on desktop and phone; nothing bothers a screen reader."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from games_by import CALMEST, LARGEST, SMALL, SMALLEST
from playwright.sync_api import Page

from e2e.driver import ASKED, SHORT, Person, begin, goes, sit, watch
from e2e.stage import Visit, keep
from engawa.games import spec

HARSH = {"moderate", "serious", "critical"}


def check(page: Page) -> None:
    """Check for problems that axe calls moderate or worse."""
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    harsh = [
        (one["id"], one["help"], [node["html"][:160] for node in one["nodes"][:3]])
        for one in found
        if one["impact"] in HARSH
    ]
    assert not harsh, harsh


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_home_is_whole(phone: bool, dark: bool, base: str, visit: Visit) -> None:
    page = visit(phone=phone, dark=dark)
    page.goto(base)
    page.wait_for_selector("body[data-ready=home]")
    keep(page, f"home-{'phone' if phone else 'desktop'}{'-dark' if dark else ''}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    check(page)


@pytest.mark.parametrize("game", SHORT)
def test_a_table_is_whole_in_every_light_and_size(game: str, base: str, visit: Visit) -> None:
    page = visit()
    person = begin(page, base, game, seats=2, bots=[None, "random"], options=SHORT[game])
    person.play(0 if game == SMALLEST else 5)  # dice may end it
    person.waits()
    check(page)
    keep(page, f"table-{game}-desktop")
    cookies = page.context.cookies()
    for phone, dark in [(False, True), (True, False), (True, True)]:
        other = visit(phone=phone, dark=dark)
        other.context.add_cookies(cookies)  # type: ignore[arg-type]
        other.goto(page.url)
        other.wait_for_function(ASKED)
        keep(other, f"table-{game}-{'phone' if phone else 'desktop'}{'-dark' if dark else ''}")
        assert other.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
        if phone and dark:  # both sizes and both colour schemes in two looks
            check(other)


def test_the_end_and_the_replay_are_whole(base: str, visit: Visit) -> None:
    page = visit()
    table = watch(page, base, SMALL)
    page.wait_for_selector(".end .chart")
    cookies = page.context.cookies()
    for phone, dark in [(False, False), (False, True), (True, False), (True, True)]:
        other = visit(phone=phone, dark=dark)
        other.context.add_cookies(cookies)  # type: ignore[arg-type]
        size = f"{'phone' if phone else 'desktop'}{'-dark' if dark else ''}"
        other.goto(f"{base}/t/{table}")
        other.wait_for_selector(".end .chart")
        keep(other, f"end-{size}")
        if phone is dark:
            check(other)
        goes(other, base, f"/replay/{table}?n=16")
        other.wait_for_selector("body[data-ready] .timeline .chart")
        keep(other, f"replay-{size}")
        if phone is dark:
            check(other)


def test_the_pages_that_teach_are_whole(base: str, visit: Visit) -> None:
    for phone in (False, True):
        page = visit(phone=phone, dark=phone)
        size = "phone-dark" if phone else "desktop"
        for path, ready in TEACHING:
            goes(page, base, path)
            page.wait_for_selector(ready)
            keep(page, f"{path.strip('/').replace('/', '-')}-{size}")
            check(page)


def test_the_rules_are_whole(base: str, visit: Visit) -> None:
    for phone in (False, True):
        page = visit(phone=phone)
        page.goto(f"{base}/rules")
        page.wait_for_selector(".contents a")
        check(page)
        goes(page, base, f"/rules/{LARGEST}")
        page.wait_for_selector(".rule")
        keep(page, f"rules-{'phone' if phone else 'desktop'}")
        check(page)


#: Pages that teach, and what is there when they are ready.
TEACHING = [
    ("/learn", ".contents a"),
    (f"/learn/{SMALLEST}", ".tile"),
    (f"/learn/{SMALLEST}/{spec(SMALLEST).lessons[-1].key}", ".rail[data-live=true]"),
]

#: Seats whose contents stick out, the height of the board, and what is covered.
FITS = """async () => {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);  // it has been laid out anew
  const box = (name) => document.querySelector(name).getBoundingClientRect();
  const seats = [...document.querySelectorAll('.seat')];
  const out = seats.filter((seat) => seat.scrollHeight > seat.clientHeight + 2);
  const [board, rail] = [box('.garden'), box('.rail')];
  return {out: out.length, board: board.height, rail: rail.bottom <= innerHeight + 1,
    apart: board.right <= rail.left + 1 || board.bottom <= rail.top + 1};
}"""


@pytest.mark.parametrize("game", [LARGEST, CALMEST])
def test_four_seats_and_the_board_have_room_on_every_side(
    game: str, base: str, visit: Visit
) -> None:
    page = visit()
    sit(page, base, game, seats=4, bots=[None, "random", "random", "random"], options=SHORT[game])
    Person(page).play(4)
    page.wait_for_function(ASKED)
    for wide, high, least in [(1440, 900, 500), (844, 390, 200), (720, 450, 250), (390, 844, 300)]:
        page.set_viewport_size({"width": wide, "height": high})
        keep(page, f"room-{game}-{wide}")
        found = page.evaluate(FITS)
        assert (found["out"], found["rail"], found["apart"]) == (0, True, True), (wide, found)
        assert found["board"] >= least, (wide, found)
