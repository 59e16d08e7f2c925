"""Measure in Chromium how fast the page is for a visitor.

usage: python tools/page.py [--games takenoko,bonsai,…] [--moves 25]

For each game it measures the time from the click on "Play now" to the first board; the bytes of a
move, on the wire and as text; the longest task while moves arrive and are animated, in real time
and in processor time, which a busy machine does not change; and the frames per second.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import json
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import zlib
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import engawa

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))
CHROMIUM: Any = importlib.import_module("e2e.stage").CHROMIUM
Person: Any = importlib.import_module("e2e.driver").Person

HEADINGS = ["game", "first board", "a move, median", "its text"]
HEADINGS += ["longest task", "CPU", "over 50 ms", "frames/s"]
GAMES = ",".join(engawa.names())
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
    parser = argparse.ArgumentParser(description="Measure how fast the page is for a visitor.")
    parser.add_argument("--games", default=GAMES, help="separated by commas")
    parser.add_argument("--moves", type=int, default=25, help="decisions to play in each")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as kinds:
        server, address = serve(Path(folder))
        wire = Wire(address)
        browser = kinds.chromium.launch(executable_path=CHROMIUM)
        print(f"| {' | '.join(HEADINGS)} |")
        print("| --- " * len(HEADINGS) + "|")
        try:
            for game in asked.games.split(","):
                print(row(game, measure(browser, wire, game, asked.moves)), flush=True)
        finally:
            browser.close()
            server.terminate()
            server.wait()


def serve(folder: Path) -> tuple[subprocess.Popen[str], str]:
    """Start a server whose bots answer at once."""
    command = [sys.executable, "-m", "engawa", "serve", "--port", "0", "--limits", "0"]
    command += ["--db", str(folder / "tables.db"), "--pace", "0.3"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    for line in server.stdout or ():
        if found := re.search(r"http://\S+?:\d+", line):
            return server, found[0]
    raise SystemExit("the server did not start")


class Wire:
    """A proxy between browser and server that measures each change."""

    def __init__(self, address: str) -> None:
        self.to = int(address.rpartition(":")[2])
        self.ear = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.ear.getsockname()[1]}"
        self.changes: list[tuple[int, int]] = []  # bytes on the wire, bytes of text
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        while True:
            browser, _ = self.ear.accept()
            server = socket.create_connection(("127.0.0.1", self.to))
            for ends in ((browser, server, None), (server, browser, bytearray())):
                threading.Thread(target=self._pass, args=ends, daemon=True).start()

    def _pass(self, one: socket.socket, other: socket.socket, kept: bytearray | None) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(1 << 16):
                other.sendall(data)
                if kept is not None:
                    kept += data
                    self._weigh(kept)
        with contextlib.suppress(OSError):
            other.shutdown(socket.SHUT_WR)

    def _weigh(self, kept: bytearray) -> None:
        """Take complete frames from what the server sent after the handshake."""
        if kept.startswith(b"HTTP/"):
            head, end, rest = kept.partition(b"\r\n\r\n")
            if not end or not head.startswith(b"HTTP/1.1 101"):
                return
            kept[:] = rest
        while len(kept) >= 2:
            short = kept[1] & 127
            wide = {126: 2, 127: 8}.get(short, 0)
            size = int.from_bytes(kept[2 : 2 + wide], "big") if wide else short
            if len(kept) < 2 + wide + size:
                return
            text, packed = bytes(kept[2 + wide : 2 + wide + size]), kept[0] & 64
            if packed:
                text = zlib.decompressobj(-15).decompress(text + b"\0\0\xff\xff")
            if text.startswith(b'{"is":"change"'):
                self.changes.append((2 + wide + size, len(text)))
            del kept[: 2 + wide + size]


def measure(browser: Browser, wire: Wire, game: str, moves: int) -> dict[str, Any]:
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    wire.changes.clear()
    page.goto(wire.address)
    page.wait_for_selector(f"[data-game={game}] .btn.go")
    page.wait_for_timeout(500)
    page.locator(f"[data-game={game}] .btn.go").click()
    page.wait_for_selector(".board .sprite")
    marks = "performance.getEntriesByName"
    first = page.evaluate(f"{marks}('board')[0].startTime - {marks}('click')[0].startTime")
    page.evaluate(WATCH)
    browser.start_tracing(page=page, categories=["toplevel"])
    play(page, moves)
    cost = busiest(json.loads(browser.stop_tracing())["traceEvents"])
    tasks, frames = page.evaluate("[window.tasks, window.frames]")
    context.close()
    found = {"first": first, "changes": [*wire.changes], "tasks": tasks, "frames": frames}
    return found | {"cost": cost}


def busiest(events: list[dict[str, Any]]) -> float:
    """Return the longest task of a page's main thread, in milliseconds of processor time."""
    pages = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = [event for event in events if (event["pid"], event["tid"]) in pages]
    costs = [task.get("tdur", 0) for task in tasks if "RunTask" in task["name"]]
    return max(costs, default=0) / 1000


def play(page: Page, moves: int) -> None:
    person = Person(page)
    for _ in range(moves):
        if person.waits()["over"]:
            return
        person.decide(person.looks())
        time.sleep(0.5)  # let it be drawn


def row(game: str, found: dict[str, Any]) -> str:
    long = [task for task in found["tasks"] if task > 50]
    frames = found["frames"]
    rate = f"{1000 / statistics.median(frames):.0f}" if frames else "-"
    cells = [
        game,
        f"{found['first']:.0f} ms",
        f"{statistics.median([wire for wire, _ in found['changes']] or [0]):.0f} B",
        f"{statistics.median([text for _, text in found['changes']] or [0]):.0f} B",
        f"{max(found['tasks'], default=0):.0f} ms" if found["tasks"] else "under 50 ms",
        f"{found['cost']:.0f} ms",
        str(len(long)),
        rate,
    ]
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    main()
