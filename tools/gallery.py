"""Look at a game's painter without a server: a scene of any position, in the real page.

usage: python tools/gallery.py takenoko --seats 3 --moves 40 [--as B] [--press gardener] [--dark]

It plays at random from a seed, or follows a record. Then it exports the scene of one seat with the
previews of its lines, and takes pictures of it for desktop and phone in build/gallery. With
--serve, it keeps running so that you can look at it in a browser.
"""

from __future__ import annotations

import argparse
import re
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import engawa
from engawa.core import record
from engawa.core.actions import CHANCE, NOBODY
from engawa.core.game import spec_of
from engawa.core.position import Position
from engawa.core.preview import Shown, preview
from engawa.core.rng import Rng
from engawa.games import folder
from engawa.table import lobby
from engawa.table.client_files import spoken_table
from engawa.words import Voice
from engawa.words.library import REFERENCE
from tools import house

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "src/engawa/table"
SIZES = {"desktop": (1440, 900), "phone": (390, 844), "tablet": (1024, 768)}
CHROMIUM = house.browser()
NAMES = ["Aoi", "Ren", "Mika", "Tomo", "Vega"]
BROUGHT = re.compile(r"/static/games/(?P<game>\w+)/(?P<file>[\w.]+)")
FEW = 400  # lines whose previews are computed in advance


def main() -> None:
    asked = _asked()
    shown = dump(asked)
    server = serve(shown, asked.port)
    address = f"http://127.0.0.1:{server.server_port}/"
    if asked.serve:
        print(f"{address} (stop with Ctrl-C)", flush=True)
        threading.Event().wait()
    for file in shoot(address, shown, asked):
        print(file)
    server.shutdown()


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    add = parser.add_argument
    add("game", help="a name from `engawa games`")
    add("--seats", type=int, help="default: the game's own number")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="a variant")
    add("--seed", type=int, default=1, help="random seed")
    add("--moves", type=int, default=30, help="decisions to play first")
    add("--record", type=Path, help="follow this record instead")
    add("--at", type=int, help="look after so many lines of the record (default: all)")
    add("--position", help="look at this position, written as text")
    add("--as", dest="seat", default="", help="A, B, … or - for a spectator; default: to move")
    add("--press", action="append", default=[], help="a verb, sprite's key or line to press first")
    add("--size", choices=[*SIZES, "all"], default="all", help="size of the picture")
    add("--dark", action="store_true", help="dark mode")
    add("--name", default="", help="name of the pictures (default: the game)")
    add("--serve", action="store_true", help="keep running, take no pictures")
    add("--port", type=int, default=0, help="default: any free port")
    return parser.parse_args()


def dump(asked: argparse.Namespace) -> dict[str, Any]:
    """Return everything the page needs, for one position and one viewer."""
    s, steps = reach(asked)
    seat: int | None = max(s.to_move, 0)
    if asked.seat:
        seat = None if asked.seat == "-" else ord(asked.seat) - ord("A")
    told = [
        {"n": n, "seat": _decides(was), "line": "", "says": was.narrate(action, seat).says}
        for n, (was, action) in enumerate(steps, 1)
    ]
    previews: dict[str, Any] = {}
    after: dict[str, Any] = {}
    for line in s.lines()[:FEW] if seat == s.to_move else []:
        assert seat is not None
        seen = preview(s, line, seat, Rng(1))
        previews[line] = _words(seen)
        after[line] = seen.after
    scene = s.scene(seat)
    lines = [line for sprite in (*scene.board, *scene.tray) for line in sprite.would]
    lines += [verb.line for verb in scene.verbs if verb.off]
    why = {line: refusal.says for line in lines if (refusal := s.why_not(line)) is not None}
    return {
        "game": spec_of(s).name,
        "title": spec_of(s).title,
        "names": NAMES[: s.seats],
        "seat": seat,
        "turn": _decides(s),
        "scene": scene,
        "told": told[-60:],
        "previews": previews,
        "after": after,
        "why": why,
    }


def reach(asked: argparse.Namespace) -> tuple[Position, list[tuple[Position, int]]]:
    """Return the position to look at, and the steps that led there."""
    steps: list[tuple[Position, int]] = []
    if asked.record:
        paper = record.load(asked.record)
        game = record.game_of(paper, engawa.make(paper.headers["game"]).spec)
        s = record.opening(paper, game)
        for n, step in enumerate(record.replay(paper, game), 1):
            if asked.at is not None and n > asked.at:
                break
            steps.append((s, s.parse(step.line)))
            s = step.position.copy()
        return s, steps
    options = dict(option.split("=", 1) for option in asked.option)
    game = engawa.make(asked.game, asked.seats, **options)
    if asked.position:
        return game.position(asked.position), steps
    s, rng, decided = game.start(), Rng(asked.seed), 0
    while s.to_move != NOBODY and (decided < asked.moves or s.to_move == CHANCE):
        was = s.copy()
        if s.to_move == CHANCE:
            action = s.roll(rng)
        else:
            legal = s.legal()
            action = legal[rng.below(len(legal))]
            s.apply(action)
            decided += 1
        steps.append((was, action))
    return s, steps


def _decides(s: Position) -> int | None:
    return s.to_move if s.to_move >= 0 else None


def _words(seen: Shown) -> dict[str, Any]:
    words = seen.words
    return {"title": seen.title, "says": words.says, "press": words.press, "steps": words.steps}


class _Pages(SimpleHTTPRequestHandler):
    """Serves the static files like the server, and the one scene."""

    def __init__(self, *parts: Any, shown: bytes) -> None:
        self.shown = shown
        super().__init__(*parts, directory=str(TABLE))

    def do_GET(self) -> None:
        page = self.path.partition("?")[0]
        made = {"/scene.json": self.shown, "/words/en.json": spoken_table(REFERENCE)}
        if page in made:
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.end_headers()
            self.wfile.write(made[page])
            return
        if page == "/api/games":
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.end_headers()
            self.wfile.write(Voice().encode(lobby.games()))
            return
        if page == "/":
            self.path = "/static/gallery.html"
        super().do_GET()

    def translate_path(self, path: str) -> str:
        """Find a file like the server: files of a game lie in its own folder."""
        if found := BROUGHT.match(path):
            return str(folder(found["game"]) / "web" / found["file"])
        return super().translate_path(path)

    def log_message(self, format: str, *args: Any) -> None:
        """Log nothing: the page reports failures."""


def serve(shown: dict[str, Any], port: int) -> ThreadingHTTPServer:
    voice = Voice(names=tuple(shown["names"]), you=shown["seat"])
    pages = partial(_Pages, shown=voice.encode(shown))
    server = ThreadingHTTPServer(("127.0.0.1", port), pages)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def shoot(address: str, shown: dict[str, Any], asked: argparse.Namespace) -> list[Path]:
    """Take pictures in build/gallery, and print errors of the page."""
    from playwright.sync_api import sync_playwright

    folder = ROOT / "build/gallery"
    folder.mkdir(parents=True, exist_ok=True)
    theme = "dark" if asked.dark else "light"
    files = []
    with sync_playwright() as browsers:
        browser = browsers.chromium.launch(executable_path=CHROMIUM)
        for size in SIZES if asked.size == "all" else [asked.size]:
            width, height = SIZES[size]
            scale = 2 if size == "phone" else 1
            page = browser.new_page(
                viewport={"width": width, "height": height},
                device_scale_factor=scale,
                reduced_motion="reduce",
            )
            page.on("console", lambda m: print(f"{m.type}: {m.text}") if m.type != "log" else None)
            page.on("pageerror", lambda error: print(f"error: {error}"))
            query = urlencode([("theme", theme), *(("press", each) for each in asked.press)])
            page.goto(f"{address}?{query}")
            page.wait_for_selector("body[data-ready]", timeout=20000)
            page.wait_for_timeout(200)
            name = asked.name or shown["game"]
            file = folder / f"{name}-{size}{'-dark' if asked.dark else ''}.png"
            page.screenshot(path=str(file))
            files.append(file)
            page.close()
        browser.close()
    return files


if __name__ == "__main__":
    main()
