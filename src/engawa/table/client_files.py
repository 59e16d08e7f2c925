"""Serve the client's files with their version, so that a page never mixes two versions.

``/@VERSION/static/app.js`` is the current ``/static/app.js`` and may be cached for ever. A server
with a newer version answers with its own file and says so; then it is not cached.
"""

from __future__ import annotations

import gzip
from functools import cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import NamedTuple

from msgspec import json
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from engawa.games import names, web
from engawa.table.languages import spoken
from engawa.table.once import Once
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


class File(NamedTuple):
    """A file in memory, as it is sent: reading it from disk would take threads, as moves do."""

    kind: bytes
    tag: bytes
    body: bytes
    zipped: bytes  # empty if that is not shorter


def file(body: bytes, kind: str) -> File:
    """Return a file, zipped if that makes it shorter."""
    zipped = gzip.compress(body, mtime=0)
    tag = f'"{sha256(body).hexdigest()[:32]}"'
    return File(kind.encode(), tag.encode(), body, zipped if len(zipped) < len(body) else b"")


@Once
def served() -> dict[str, File]:
    """Return all files by their path under /static/, the tools too."""
    paths = {name: STATIC / name for name in TOOLS} | files()
    kinds = {path: guess_type(path)[0] or "text/plain" for path in paths}
    whole = {
        path: f"{k}; charset=utf-8" if k.startswith("text/") else k for path, k in kinds.items()
    }
    return {path: file(found.read_bytes(), whole[path]) for path, found in paths.items()}


@Once
def words(language: str) -> File:
    """Return the page's own words in a language, as a file."""
    return file(spoken_table(language), "application/json")


async def serve(request: Request) -> Response:
    """Answer with a file of the client, or with its words in a language.

    If the address has the current version, it may be cached for ever.
    """
    params, now = request.path_params, await version.soon()
    language, path = params.get("language"), params.get("path", "")
    if language is None:
        found = (await served.soon()).get(path)
    else:
        found = await words.soon(language) if language in spoken() else None
    if found is None:
        raise HTTPException(404)
    keep = FOR_EVER if params.get("version") == now else "no-cache"
    return sent(request, found, {"cache-control": keep, VERSION: now})


def sent(request: Request, found: File, headers: dict[str, str]) -> Response:
    """Answer with a file, zipped if the browser can read that; or say that it has it already."""
    headers |= {"etag": found.tag.decode(), "vary": "accept-encoding"}
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = found.body
    if found.zipped and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = found.zipped, "gzip"
    return Response(body, headers=headers | {"content-type": found.kind.decode()})
