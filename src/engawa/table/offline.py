"""A finished game as one file that any browser opens, without a server.

It contains the usual client: its modules are in an import map, its drawings and the answers it
would fetch lie beside them, and a short script hands them out.
"""

from __future__ import annotations

import base64
import gzip
import html
import posixpath
import re
from pathlib import Path

import msgspec

from engawa.core.json import JSON
from engawa.core.notation import seat_name
from engawa.games import web
from engawa.store import Entry, StoredTable
from engawa.table.client_files import spoken_table
from engawa.table.diff import diff
from engawa.table.export import ALL, film, steps
from engawa.table.messages import Head, SeatHead
from engawa.table.rulebook import rulebook
from engawa.table.table import Table, told_name
from engawa.words import Voice, phrases
from engawa.words.library import REFERENCE

HOME = Path(__file__).parent
STATIC = HOME / "static"
NO_LINKS = {"link": None, "rematch": None, "replay": None}  # there are no such pages here
HERE = "https://engawa.invalid"  # the modules think that they come from here
IMPORT = re.compile(r"""(\bfrom\s*|\bimport\s*\(?\s*)(["'`])(\.{1,2}/[^"'`]+)\2""")
PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>{css}</style>
<script type="importmap">{modules}</script>
</head>
<body>
<div id="app" aria-busy="true"></div>
<script type="application/json" id="game">{game}</script>
<script>{shim}</script>
<script type="module">import "engawa/app.js";</script>
</body>
</html>
"""


def pack(table: Table, head: Head, language: str) -> JSON:
    """Collect as JSON what another process needs to `make` the page."""
    voice = Voice(language)
    about = msgspec.to_builtins(msgspec.structs.replace(table.terms, code=""))
    row = (table.id, table.game.name, table.status, table.public, table.host, table.began, about)
    return {
        "kept": msgspec.to_builtins(StoredTable(*row, table.began)),
        "log": msgspec.to_builtins(table.log),
        "stopped": voice(table.stopped),
        "head": msgspec.json.decode(voice.encode(head)),
        "language": language,
    }


def make(kept: object, log: object, stopped: str, head: object, language: str) -> str:
    """Make the page of a packed game; it is returned compressed, as base64 text."""
    table = Table(msgspec.convert(kept, StoredTable), stopped=stopped)
    for entry in msgspec.convert(log, list[Entry]):
        table.add(entry)
    text = page(table, msgspec.convert(head, Head), language)
    return base64.b64encode(gzip.compress(text.encode(), 6, mtime=0)).decode()


def page(table: Table, head: Head, language: str = REFERENCE) -> str:
    """Make the replay of a finished game, seen from every seat and with everything open."""
    assert table.over, "what is hidden stays hidden until the end"
    free = Voice(language)
    names = [free(told_name(name)) or seat_name(k) for k, name in enumerate(table.called())]
    voice = Voice(language, tuple(names))
    brand = phrases.say(language, "brand")
    files = sources(table.game.name)
    return PAGE.format(
        language=language,
        title=html.escape(f"{voice(table.game.spec.title)} · {brand}"),
        css=_css(files),
        modules=_script(modules(files), voice),
        game=_script(game(table, head, language), voice),
        shim=(HOME / "offline.js").read_text(encoding="utf-8"),
    )


def game(table: Table, head: Head, language: str) -> JSON:
    """Return all that the client would fetch to show this game."""
    views: list[int | str | None] = [ALL, None, *range(table.game.seats)]
    files = sources(table.game.name)
    return {
        "path": f"/replay/{table.id}",
        "table": table.id,
        "head": msgspec.structs.replace(
            head, you=None, host=False, seats=_unlinked(head), **NO_LINKS
        ),
        "rules": rulebook(table.game.spec, language),
        "views": {"none" if view is None else str(view): _film(table, view) for view in views},
        "web": [file.name for file in web(table.game.name) if file.suffix != ".css"],
        "files": _fetched(files) | {f"/words/{language}.json": spoken_table(language).decode()},
        "alone": phrases.say(language, "one-file"),
    }


def _unlinked(head: Head) -> list[SeatHead]:
    return [msgspec.structs.replace(seat, page=None) for seat in head.seats]


def _film(table: Table, view: int | str | None) -> JSON:
    """Return what happened as one viewer was told it, with the scenes as differences."""
    told, scenes = [*steps(table, view)], film(table, view)
    first = last = next(scenes)
    frames: list[tuple[int, JSON]] = []
    for step, scene in zip(told, scenes, strict=True):
        frames.append((step.n, diff(last, scene)))
        last = scene
    return {"told": told, "first": first, "frames": frames}


def sources(game: str) -> dict[str, str]:
    """Return the files of the client and of the game, by their path under /static/."""
    files = {file.relative_to(STATIC).as_posix(): file for file in sorted(STATIC.rglob("*.*"))}
    files |= {f"games/{game}/{file.name}": file for file in web(game)}
    return {name: file.read_text(encoding="utf-8") for name, file in files.items()}


def modules(files: dict[str, str]) -> dict[str, dict[str, str]]:
    """Return every module of the client under a bare name, for a page without a server."""
    found = {}
    for name, text in files.items():
        if name.endswith(".js"):
            coded = base64.b64encode(bare(text, name).encode()).decode()
            found[f"engawa/{name}"] = f"data:text/javascript;base64,{coded}"
    return {"imports": found}


def bare(text: str, name: str) -> str:
    """Give a module bare names for its imports, and addresses that work without a server."""
    folder = posixpath.dirname(name)

    def named(found: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(folder, found[3]))
        return f"{found[1]}{found[2]}engawa/{target}{found[2]}"

    text = IMPORT.sub(named, text)
    text = text.replace("import.meta.url", f'"{HERE}/static/{name}"')
    return text.replace("location.pathname", "globalThis.ENGAWA_PATH")


def _fetched(files: dict[str, str]) -> dict[str, str]:
    kinds = (".svg", ".json")
    return {f"/static/{name}": text for name, text in files.items() if name.endswith(kinds)}


def _css(files: dict[str, str]) -> str:
    """Join the style sheets of the client and of the game."""
    names = re.findall(r'href="/static/([^"]+\.css)"', files["index.html"])
    names += [name for name in files if name.startswith("games/") and name.endswith(".css")]
    return "\n".join(files[name] for name in names).replace("</", "<\\/")


def _script(value: object, voice: Voice) -> str:
    """Write JSON for an HTML page, so that nothing in it can close its element."""
    return voice.encode(value).decode().replace("<", "\\u003c")
