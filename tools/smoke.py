"""Check that an installed Engawa works: every game in the terminal, and a board from the server.

usage: python smoke.py [--plain]      with the Python it is installed for, outside of the checkout

This is for wheels, before they are published. Standard library only. It fails with a sentence.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any

PATIENCE = 120.0  # seconds for bots to move on a very slow machine


def main(words: list[str]) -> None:
    checkout = Path(__file__).resolve().parent.parent / "src"
    build = "not compiled, so slower" if words == ["--plain"] else "compiled"
    told = engawa("--version")
    expect(f"({build})" in told, f"this is {told.strip()}, where it should be {build}")
    place = python("import engawa; print(engawa.__file__)")
    expect(str(checkout) not in place, f"this is the checkout, and nothing installed: {place}")
    names = python("import engawa; print(*engawa.names())").split()
    expect(len(names) >= 5, f"there are games missing: {names}")
    for name in names:
        shown = engawa("play", name, "--seats", "2", "--bots", "random,greedy", "--seed", "1")
        expect("win" in shown, f"{name} had no end:\n{shown[-500:]}")
        expect(bool(engawa("rules", name)), f"{name} has no rules")
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "report.html"
        few = ("--games", "2", "--workers", "1")
        engawa("report", names[0], *few, "--html", str(page))
        expect("two seats" in page.read_text("utf-8"), "the report is no page")
        begin = time.monotonic()
        serve(names, Path(folder))
        print(f"{told.strip()}: {len(names)} games, a board in {time.monotonic() - begin:.1f} s")


def engawa(*words: str) -> str:
    return run(["-m", "engawa", *words])


def python(code: str) -> str:
    return run(["-c", code])


def run(words: list[str]) -> str:
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False)
    expect(done.returncode == 0, f"{' '.join(words)}\n{done.stdout}{done.stderr}")
    return done.stdout


def serve(names: list[str], folder: Path) -> None:
    """Start the server, let bots play every game, and look at the board when they have moved."""
    command = [sys.executable, "-m", "engawa", "serve", "--port", "0", "--limits", "0"]
    command += ["--db", str(folder / "games.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            found = re.search(r"http://localhost:\d+", server.stdout.readline())
            expect(found is not None, "the table did not open")
            assert found
            visit(found[0], names)
        finally:
            server.terminate()


def visit(home: str, names: list[str]) -> None:
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def ask(path: str, **body: Any) -> Any:
        data = json.dumps(body).encode() if body else None
        request = urllib.request.Request(
            home + path, data, {"Content-Type": "application/json"} if body else {}
        )
        with browser.open(request, timeout=PATIENCE) as answer:
            found = answer.read()
        return json.loads(found) if path.startswith("/api") else found

    expect(b"<!doctype html>" in ask("/").lower(), "there is no page")
    ask("/api/me")
    for game in ask("/api/games"):
        expect("painter.js" in game["web"], f"{game['name']} has no painter")
        for file in game["web"]:
            expect(bool(ask(f"/static/games/{game['name']}/{file}")), f"{file} is empty")
    for name in names:
        made = ask("/api/tables", game=name, seats=2, bots=["level3", "level8"], public=True)
        steps = f"/api/tables/{made['table']}/steps"
        until = time.monotonic() + PATIENCE
        while len(ask(steps)) < 4:
            expect(time.monotonic() < until, f"nobody moves in {name}")
            time.sleep(0.2)
        expect(bool(ask(f"{steps}/1000")["scene"]["panels"]), f"{name} has an empty table")


def expect(good: bool, sentence: str) -> None:
    if not good:
        sys.exit(sentence)


if __name__ == "__main__":
    os.chdir(tempfile.gettempdir())
    main(sys.argv[1:])
