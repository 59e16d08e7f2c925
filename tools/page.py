"""Measure the page as a visitor feels it, in Chromium on this machine.

usage: python tools/page.py [--games takenoko,bonsai,…] [--moves 25]

For each game: from the click on "Play now" to the first board; bytes a move brings over the wire;
the longest task while moves arrive and are animated; frames a second meanwhile.
"""

from __future__ import annotations

import argparse
import importlib
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))
Person: Any = importlib.import_module("e2e.driver").Person

GAMES = "pass_the_pandas,the_harvest,bamboo_harvest,bonsai,takenoko"
CHROMIUM = "/usr/bin/chromium"
WATCH = """() => {
  window.tasks = []; window.frames = [];
  new PerformanceObserver((seen) => window.tasks.push(...seen.getEntries().map((e) => e.duration)))
    .observe({type: 'longtask', buffered: false});
  let before = performance.now();
  const tick = (now) => {
    const moving = document.getAnimations().some((a) => a.playState === 'running' &&
      a.effect.getTiming().iterations !== Infinity);
    if (moving) window.frames.push(now - before);
    before = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the page as a visitor feels it.")
    parser.add_argument("--games", default=GAMES, help="their names, with commas")
    parser.add_argument("--moves", type=int, default=25, help="decisions to play in each")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as kinds:
        server, address = serve(Path(folder))
        browser = kinds.chromium.launch(executable_path=CHROMIUM)
        print("| game | first board | a move, median | longest task | over 50 ms | frames/s |")
        print("| --- | --- | --- | --- | --- | --- |")
        try:
            for game in asked.games.split(","):
                print(row(game, measure(browser, address, game, asked.moves)), flush=True)
        finally:
            browser.close()
            server.terminate()
            server.wait()


def serve(folder: Path) -> tuple[subprocess.Popen[str], str]:
    """A server with bots that answer at once."""
    command = [sys.executable, "-m", "engawa", "serve", "--port", "0", "--limits", "0"]
    command += ["--db", str(folder / "tables.db"), "--pace", "0.3"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    for line in server.stdout or ():
        if found := re.search(r"http://\S+?:\d+", line):
            return server, found[0]
    raise SystemExit("the server did not start")


def measure(browser: Browser, address: str, game: str, moves: int) -> dict[str, Any]:
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    changes: list[int] = []

    def heard(data: str | bytes) -> None:
        text = data if isinstance(data, str) else data.decode()
        if text.startswith('{"is":"change"'):
            changes.append(len(text.encode()))

    page.on("websocket", lambda socket: socket.on("framereceived", heard))
    page.goto(address)
    page.wait_for_selector(f"[data-game={game}] .btn.go")
    page.wait_for_timeout(500)
    page.locator(f"[data-game={game}] .btn.go").click()
    page.wait_for_selector(".board .sprite")
    marks = "performance.getEntriesByName"
    first = page.evaluate(f"{marks}('board')[0].startTime - {marks}('click')[0].startTime")
    page.evaluate(WATCH)
    play(page, moves)
    tasks, frames = page.evaluate("[window.tasks, window.frames]")
    context.close()
    return {"first": first, "changes": changes, "tasks": tasks, "frames": frames}


def play(page: Page, moves: int) -> None:
    person = Person(page)
    for _ in range(moves):
        if person.waits()["over"]:
            return
        person.decide(person.looks())
        time.sleep(0.5)  # let it be seen


def row(game: str, found: dict[str, Any]) -> str:
    long = [task for task in found["tasks"] if task > 50]
    frames = found["frames"]
    rate = f"{1000 / statistics.median(frames):.0f}" if frames else "-"
    cells = [
        game,
        f"{found['first']:.0f} ms",
        f"{statistics.median(found['changes'] or [0]):.0f} B",
        f"{max(found['tasks'], default=0):.0f} ms" if found["tasks"] else "under 50 ms",
        str(len(long)),
        rate,
    ]
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    main()
