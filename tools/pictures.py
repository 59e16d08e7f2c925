"""Take pictures of every page and game for the documentation, in docs/pictures.

usage: python -m tools.pictures [NAME ...]

Tables begin with records played by bots from a fixed seed, so they look the same every time. The
pictures have few colours, to be small.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

import engawa
from engawa import bots
from engawa.core import record
from engawa.core.actions import CHANCE, NOBODY
from engawa.core.rng import named
from engawa.core.sight import Sight
from engawa.games import spec
from engawa.lab.balance import Study, survey
from engawa.lab.pages.survey import survey_page
from engawa.words.library import languages
from tools.gallery import CHROMIUM
from tools.games_by import LARGEST, LONGEST, SMALL, SMALLEST
from tools.page import serve

FOLDER = Path(__file__).resolve().parent.parent / "docs/pictures"
COLOURS = 256
SIZES = {"desktop": (1440, 900), "phone": (390, 844), "screen": (1600, 900)}
PART = 0.4  # how much of a game is played before the picture
SILENT = dict.fromkeys(engawa.names(), "none")  # how much the coach says
KNOWN = f"localStorage.setItem('engawa', '{json.dumps({'coach': SILENT})}')"


class Picture(NamedTuple):
    name: str
    opens: Callable[[Page, str], None]  # opens a page of the server at an address
    size: str = "desktop"
    dark: bool = False
    language: str = "en-GB"


def main() -> None:
    asked = sys.argv[1:]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as kinds:
        server, address = serve(Path(folder))
        browser = kinds.chromium.launch(executable_path=CHROMIUM)
        try:
            for picture in pictures(Path(folder)):
                if not asked or picture.name in asked:
                    print(take(browser, address, picture), flush=True)
        finally:
            browser.close()
            server.terminate()
            server.wait()


def pictures(folder: Path) -> list[Picture]:
    """Return all pictures; what a page needs is made when it is opened."""
    found = [
        Picture("home", partial(visit, path="/")),
        Picture("home-phone-dark", partial(visit, path="/"), "phone", True),
        Picture("lesson", partial(visit, path=lesson(LARGEST))),
        Picture("lesson-phone", partial(visit, path=lesson(SMALLEST)), "phone"),
        Picture("rules", partial(visit, path=f"/rules/{LARGEST}")),
        Picture("first-game", partial(begin, game=LONGEST)),
        Picture("first-game-phone", partial(begin, game=SMALLEST), "phone"),
        Picture("end", partial(table, game=LONGEST, part=1)),
        Picture("replay", partial(replay, game=LARGEST), dark=True),
        Picture("report", partial(report, folder=folder)),
    ]
    for k, game in enumerate(engawa.names()):
        sit = partial(table, game=game)
        found += [
            Picture(f"learn-{game}", partial(visit, path=f"/learn/{game}")),
            Picture(f"table-{game}", sit),
            Picture(f"table-{game}-phone", sit, "phone", dark=k % 2 == 1),
        ]
    for language in languages()[1:]:
        found += [
            Picture(f"home-{language}", partial(visit, path="/"), language=language),
            Picture(f"table-{SMALL}-{language}", partial(table, game=SMALL), language=language),
            Picture(
                f"table-{LONGEST}-{language}-phone",
                partial(table, game=LONGEST),
                "phone",
                language=language,
            ),
        ]
    return [
        *found,
        Picture(f"table-{LARGEST}-dark", partial(table, game=LARGEST), dark=True),
        Picture(f"board-{LONGEST}", partial(board, game=LONGEST), "screen"),
    ]


def take(browser: Browser, address: str, picture: Picture) -> str:
    wide, high = SIZES[picture.size]
    context = browser.new_context(
        viewport={"width": wide, "height": high},
        has_touch=picture.size == "phone",
        color_scheme="dark" if picture.dark else "light",
        reduced_motion="reduce",
        locale=picture.language,
    )
    page = context.new_page()
    picture.opens(page, address)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    file = FOLDER / f"{picture.name}.png"
    page.screenshot(path=str(file), animations="disabled")
    context.close()
    with Image.open(file) as image:
        few = image.convert("RGB").quantize(COLOURS, kmeans=4, dither=Image.Dither.NONE)
        few.save(file, optimize=True)
    return f"{file.name}: {file.stat().st_size // 1000} kB"


# --- opening pages ---


def lesson(game: str) -> str:
    return f"/learn/{game}/{spec(game).lessons[0].key}"


def visit(page: Page, address: str, path: str) -> None:
    page.goto(address + path)
    page.wait_for_selector("main h1, .rail .ask")


def begin(page: Page, address: str, game: str) -> None:
    """Open a first game like a newcomer, always in the same position."""
    lay(page, address, game, 0)
    page.wait_for_selector(".coach")


def table(page: Page, address: str, game: str, part: float = PART) -> None:
    page.add_init_script(KNOWN)
    lay(page, address, game, part)
    waits = ".rail .ask" if part < 1 else ".end .analysis svg"
    page.wait_for_selector(waits, timeout=180_000)  # bots analyse a whole game


def board(page: Page, address: str, game: str) -> None:
    """Open the board for a large screen."""
    place, _, code = lay(page, address, game, PART).partition("?")
    page.goto(f"{address}{place}/board?{code}")
    page.wait_for_selector(".caption p")


def replay(page: Page, address: str, game: str) -> None:
    link = lay(page, address, game, 1)
    page.goto(f"{address}/replay/{link.split('/t/')[1].partition('?')[0]}?n=60")
    page.wait_for_selector("body[data-ready]")


def report(page: Page, address: str, folder: Path) -> None:
    file = folder / "report.html"
    file.write_text(survey_page(*survey([Study(SMALLEST, "greedy", 3)], 300)))
    page.goto(file.as_uri())


def lay(page: Page, address: str, game: str, part: float) -> str:
    """Sit down at a table after that part of a game."""
    seats = spec(game).first.seats or 2
    wish = {"game": game, "seats": seats, "bots": [None, *["level2"] * (seats - 1)]}
    wish["record"] = played(game, seats, part)
    page.goto(address)
    page.wait_for_selector(".game .btn.go")  # by then the guest has a name
    made = page.evaluate(
        """async (wish) => (await fetch('/api/tables', {method: 'POST',
        headers: {'Content-Type': 'application/json'}, body: JSON.stringify(wish)})).json()""",
        wish,
    )
    if "link" not in made:
        raise RuntimeError(f"{game}: {made}")
    page.goto(address + made["link"])
    return str(made["link"])


def played(game: str, seats: int, part: float) -> str:
    """Return a record of greedy bots: part of a game, and on to a decision of the first seat."""
    start = engawa.make(game, seats).start()
    s, rng, actions = start.copy(), named("pictures", game), list[int]()
    movers: list[tuple[int, int]] = []  # per decision: lines so far, and who decides
    while s.to_move != NOBODY:
        if s.to_move == CHANCE:
            actions.append(s.roll(rng))
            continue
        movers.append((len(actions), s.to_move))
        actions.append(bots.find("greedy")(Sight(s, s.to_move), rng))
        s.apply(actions[-1])
    later = movers[int(part * len(movers)) :]
    return record.write(start, actions[: next((n for n, seat in later if seat == 0), None)])


if __name__ == "__main__":
    main()
