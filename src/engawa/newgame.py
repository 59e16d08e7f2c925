"""``engawa new``: a new game's folder, made from the smallest whole game."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from pathlib import Path

from engawa.core.errors import BadGame
from engawa.games import names

TEMPLATE = Path(__file__).parent / "template"
TAKEN = ("engawa", "tests")  # names that would get in the way
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def create(name: str, folder: Path) -> Iterator[str]:
    """Write the files, and say what they are and what comes next."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadGame(f"a game's name is lower-case words with _ between them, not {name!r}")
    if name in names() or name in TAKEN:
        raise BadGame(f"there is a game {name!r} already")
    home = folder / "src/engawa/games"
    inside = home.is_dir()
    package = f"engawa.games.{name}" if inside else name
    places = {
        "code": (home if inside else folder) / name,
        "test": (folder / "tests/games") if inside else folder / "tests",
        "records": folder / "tests/records" / name,
    }
    if places["code"].exists():
        raise BadGame(f"{places['code']} is there already")
    for file in sorted(TEMPLATE.rglob("*")):
        kind = {".rec": "records"}.get(file.suffix, "code")
        if file.name.startswith("test_"):
            kind = "test"
        if file.is_file() and file.suffix in (".py", ".md", ".rec"):
            target = places[kind] / file.name.replace("pebbles", name)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(_renamed(file.read_text(encoding="utf-8"), name, package, inside))
            yield f"wrote {target}"
    yield from _next_steps(name, package, inside)


def _renamed(text: str, name: str, package: str, inside: bool) -> str:
    title = " ".join(word.capitalize() for word in name.split("_"))
    cls = title.replace(" ", "")
    up = "parent.parent" if inside else "parent"
    new = {
        "Path(__file__).parent\n": f'Path(__file__).{up} / "records" / "{name}"\n',
        '"records/*.rec"': '"*.rec"',
        " The smallest whole game, and where a new one starts from.": "",
        "engawa.template": package,
        "class Pebbles": f"class {cls}",
        "import Pebbles": f"import {cls}",
        "position=Pebbles": f"position={cls}",
        "Pebbles": title,
        'name="pebbles"': f'name="{name}"',
        "game: pebbles": f"game: {name}",
    }
    words = re.compile("|".join(re.escape(old) for old in new))  # all at once: names may overlap
    return words.sub(lambda found: new[found[0]], text)


def _next_steps(name: str, package: str, inside: bool) -> Iterator[str]:
    yield "Next:"
    if inside:
        yield f'  add "{name}" to GAMES in src/engawa/games/__init__.py'
    else:
        yield "  add to the project's pyproject.toml, and install it:"
        yield f'    [project.entry-points."engawa.games"]\n    {name} = "{package}"'
    yield f"  engawa play {name}"
    yield f"  pytest -k {name}"
    yield "Then change the rules, one by one: docs/tutorial.md shows the way."
