"""Make the page installable as an app: a manifest, icons, and a service worker."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from msgspec import json
from starlette.requests import Request
from starlette.responses import Response

from engawa.table import client_files, icons, shell
from engawa.table.once import Once
from engawa.words import phrases

WORKER = Path(__file__).parent / "worker.js"
PAPER, BEAM = "#e6eae0", "#22302b"  # --ground and --header of tokens.css
ICONS = {  # by name: pixels, and whether it fills its square
    "any-192": (192, False),
    "any-512": (512, False),
    "maskable-512": (512, True),
    "apple-180": (180, True),
}


async def manifest(request: Request) -> Response:
    """Return the web app manifest."""
    found = shell.known(
        request, await _manifest.soon(request.path_params["language"]), "application/json"
    )
    found.headers["content-type"] = "application/manifest+json"
    return found


@Once
def _manifest(language: str) -> bytes:
    told = {
        "id": "/",
        "name": phrases.say(language, "brand"),
        "short_name": phrases.say(language, "brand"),
        "description": phrases.say(language, "description"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": BEAM,
        "icons": [
            *(_icon(name) for name in ICONS if not name.startswith("apple")),
            {"src": "/static/svg/mark.svg", "sizes": "any", "type": "image/svg+xml"},
        ],
    }
    return json.encode(told)


def _icon(name: str) -> dict[str, str]:
    side, full = ICONS[name]
    purpose = "maskable" if full else "any"
    address = f"/icons/{name}.png"
    return {"src": address, "sizes": f"{side}x{side}", "type": "image/png", "purpose": purpose}


def icon(name: str) -> Callable[[Request], Awaitable[Response]]:
    """Return a handler for an icon, which is painted when first asked for."""

    async def answer(request: Request) -> Response:
        return shell.known(request, await _painted.soon(name), "image/png")

    return answer


@Once
def _painted(name: str) -> bytes:
    return icons.png(*ICONS[name])


async def worker(request: Request) -> Response:
    """Return the service worker of a language; its text changes with the files it caches."""
    found = shell.known(
        request, await _worker.soon(request.path_params["language"]), "text/javascript"
    )
    found.headers["service-worker-allowed"] = "/"
    return found


@Once
def _worker(language: str) -> bytes:
    now = client_files.version()
    paths = [f"/@{now}/static/{path}" for path in client_files.files()]
    paths.append(f"/@{now}/words/{language}.json")
    told = json.encode({"version": now, "language": language, "files": paths})
    return b"globalThis.CLIENT = " + told + b";\n" + WORKER.read_bytes()
