"""A finished game as one file that any browser opens, without a server.

It is the same client as everywhere: its modules lie in an import map, its drawings and the
answers it would fetch lie beside them, and a short script hands them out.
"""

from __future__ import annotations

import base64
import html
import posixpath
import re
from pathlib import Path
from typing import Any

import msgspec

from engawa.core.book import rules_of
from engawa.table.diff import diff
from engawa.table.export import ALL, film, steps
from engawa.table.messages import Head
from engawa.table.table import Table

HOME = Path(__file__).parent
STATIC = HOME / "static"
HERE = "https://engawa.invalid"  # where the modules believe they come from
IMPORT = re.compile(r"""(\bfrom\s*|\bimport\s*\(?\s*)(["'`])(\.{1,2}/[^"'`]+)\2""")
PAGE = """<!doctype html>
<html lang="en">
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


def page(table: Table, head: Head) -> str:
    """The replay of a game that is over, seen from every seat and with everything open."""
    assert table.over, "what is hidden stays hidden until the end"
    return PAGE.format(
        title=html.escape(f"{table.game.room.title}: a replay"),
        css=_css(),
        modules=_script(modules()),
        game=_script(game(table, head)),
        shim=(HOME / "offline.js").read_text(encoding="utf-8"),
    )


def game(table: Table, head: Head) -> dict[str, Any]:
    """Everything the client would fetch to show this game."""
    views: list[int | str | None] = [ALL, None, *range(table.game.seats)]
    rules = [rule._asdict() for rule in rules_of(table.game.room).values()]
    return {
        "path": f"/replay/{table.id}",
        "table": table.id,
        "head": msgspec.structs.replace(head, you=None, host=False, link=None, rematch=None),
        "rules": rules,
        "views": {"none" if view is None else str(view): _film(table, view) for view in views},
        "files": _files(),
    }


def _film(table: Table, view: int | str | None) -> dict[str, Any]:
    """What happened as one view was told it, and the scenes as differences."""
    told, scenes = steps(table, view), film(table, view)
    first = last = next(scenes)
    frames: list[tuple[int, dict[str, Any]]] = []
    for step, scene in zip(told, scenes, strict=True):
        frames.append((step.n, diff(last, scene)))
        last = scene
    return {"told": told, "first": first, "frames": frames}


def modules() -> dict[str, dict[str, str]]:
    """Every module of the client under a bare name, for a page that has no server behind it."""
    found = {}
    for file in sorted(STATIC.rglob("*.js")):
        name = file.relative_to(STATIC).as_posix()
        text = bare(file.read_text(encoding="utf-8"), name)
        coded = base64.b64encode(text.encode()).decode()
        found[f"engawa/{name}"] = f"data:text/javascript;base64,{coded}"
    return {"imports": found}


def bare(text: str, name: str) -> str:
    """A module with bare names for the modules it imports, and addresses of its own."""
    folder = posixpath.dirname(name)

    def named(found: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(folder, found[3]))
        return f"{found[1]}{found[2]}engawa/{target}{found[2]}"

    text = IMPORT.sub(named, text)
    text = text.replace("import.meta.url", f'"{HERE}/static/{name}"')
    return text.replace("location.pathname", "globalThis.ENGAWA_PATH")


def _files() -> dict[str, str]:
    kinds = (".svg", ".json")
    return {
        f"/static/{file.relative_to(STATIC).as_posix()}": file.read_text(encoding="utf-8")
        for file in sorted(STATIC.rglob("*"))
        if file.suffix in kinds
    }


def _css() -> str:
    shell = (STATIC / "index.html").read_text(encoding="utf-8")
    names = re.findall(r'href="/static/([^"]+\.css)"', shell)
    return "\n".join((STATIC / name).read_text(encoding="utf-8") for name in names).replace(
        "</", "<\\/"
    )


def _script(value: object) -> str:
    """JSON that can lie in a page: nothing in it closes its element."""
    return msgspec.json.encode(value).decode().replace("<", "\\u003c")
