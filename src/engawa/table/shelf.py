"""The files of the client under their version, so that no page ever has them from two.

``/@VERSION/static/app.js`` is what ``/static/app.js`` is now, and may be kept for ever. A server
that has another version by now answers with what it has, and says so; that is kept by nobody.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

from msgspec import json

from engawa.games import names, web
from engawa.table.languages import spoken
from engawa.table.once import Once
from engawa.table.web import App, Message, Receive, Scope, Send
from engawa.words import phrases

STATIC = Path(__file__).parent / "static"
YEAR = 400 * 24 * 3600
VERSION = "client-version"  # the header that says it
FOR_EVER = f"public, max-age={YEAR}, immutable"
TOOLS = ("gallery.html", "gallery.js", "index.html")  # no part of a page


@cache
def files() -> dict[str, Path]:
    """What the pages are made of, by its place under /static/."""
    own = sorted(STATIC.rglob("*.*"))
    found = {file.relative_to(STATIC).as_posix(): file for file in own}
    found |= {f"games/{name}/{file.name}": file for name in names() for file in web(name)}
    return {path: file for path, file in found.items() if path not in TOOLS}


@cache
def spoken_table(language: str) -> bytes:
    """What the page itself says in a language, as it is told to the page."""
    told = {"language": language, "languages": spoken(), "words": phrases.table(language)}
    return json.encode(told)


@Once
def version() -> str:
    """The same on every server that has the same files and words."""
    told = sha256((STATIC / "index.html").read_bytes())
    for path, file in files().items():
        told.update(f"{path} {sha256(file.read_bytes()).hexdigest()}\n".encode())
    for language in spoken():
        told.update(spoken_table(language))
    return told.hexdigest()[:12]


class Shelf:
    """Says of every file which version it is of, and how long it may be kept."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        now = await version.soon()
        asked = scope.get("path_params", {}).get("version")

        async def send_with_version(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] in (200, 304):
                keep = FOR_EVER if asked == now else "no-cache"
                mine = {b"cache-control": keep.encode(), VERSION.encode(): now.encode()}
                rest = [row for row in message.get("headers", []) if row[0].lower() not in mine]
                message["headers"] = [*rest, *mine.items()]
            await send(message)

        await self.app(scope, receive, send_with_version)
