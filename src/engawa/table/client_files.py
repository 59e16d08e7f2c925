"""Serve the client's files with their version, so that a page never mixes two versions.

``/@VERSION/static/app.js`` is the current ``/static/app.js`` and may be cached for ever. A server
with a newer version answers with its own file and says so; then it is not cached.
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
VERSION = "client-version"  # the header with the version
FOR_EVER = f"public, max-age={YEAR}, immutable"
TOOLS = ("gallery.html", "gallery.js", "index.html")  # not part of any page


@cache
def files() -> dict[str, Path]:
    """Return the files of the pages by their path under /static/."""
    own = sorted(STATIC.rglob("*.*"))
    found = {file.relative_to(STATIC).as_posix(): file for file in own}
    found |= {f"games/{name}/{file.name}": file for name in names() for file in web(name)}
    return {path: file for path, file in found.items() if path not in TOOLS}


@cache
def spoken_table(language: str) -> bytes:
    """Return the page's own words in a language, encoded for the page."""
    told = {"language": language, "languages": spoken(), "words": phrases.table(language)}
    return json.encode(told)


@Once
def version() -> str:
    """Return the version: the same on every server with the same files and words."""
    told = sha256((STATIC / "index.html").read_bytes())
    for path, file in files().items():
        told.update(f"{path} {sha256(file.read_bytes()).hexdigest()}\n".encode())
    for language in spoken():
        told.update(spoken_table(language))
    return told.hexdigest()[:12]


class Versioned:
    """Middleware that adds the version and caching headers to every file."""

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
