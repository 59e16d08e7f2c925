"""``engawa new``: create a new game's folder, copied from the smallest complete game."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from engawa.core.errors import BadGame
from engawa.games import names

TEMPLATE = Path(__file__).parent / "template"
TAKEN = ("engawa", "tests")  # names that would clash
KINDS = (".css", ".ftl", ".js", ".md", ".py", ".rec", ".svg", ".toml")
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
THERE = {
    "RULES.md": "the rules, each with a lasting id",
    "__init__.py": "the descriptor: names, seats, options",
    "rules/": "numbers alone; all of it is compiled",
    "notation.py": "how lines and positions are written and read",
    "screen/": "what seats see, why not, and what is drawn",
    "bots.py": "how far the levels think, and how the search is set",
    "web/": "painter.js draws its pieces, style.css has its colours",
}


class Layout(NamedTuple):
    """Where the files of a new game go."""

    package: str  # what Python calls it
    code: Path
    tests: Path
    project: Path | None = None  # where pyproject.toml goes, if the game is a package of its own

    def place(self, file: Path) -> Path | None:
        """Return where a file of the template goes; None if it is not wanted."""
        top, *rest = file.parts
        if top == "project":
            return self.project.joinpath(*rest) if self.project else None
        return self.tests.joinpath(*rest) if top == "tests" else self.code / file


def layout(name: str, folder: Path, alone: bool) -> Layout:
    """Choose the folders: beside our games in a checkout, else a folder or a whole project."""
    home = folder / "src/engawa/games"
    if alone:
        project = folder / name
        return Layout(name, project / "src" / name, project / "tests", project)
    if home.is_dir():
        return Layout(f"engawa.games.{name}", home / name, folder / "tests/games" / name)
    return Layout(name, folder / name, folder / "tests" / name)


def create(name: str, folder: Path, alone: bool = False) -> Iterator[str]:
    """Write the files, and say what they are and what to do next."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadGame(f"a game's name is lower-case words with _ between them, not {name!r}")
    if name in names() or name in TAKEN:
        raise BadGame(f"there is a game {name!r} already")
    new = layout(name, folder, alone)
    for there in (new.project, new.code):
        if there and there.exists():
            raise BadGame(f"{there} exists already")
    for file in sorted(TEMPLATE.rglob("*")):
        inner = Path(str(file.relative_to(TEMPLATE)).replace("pebbles", name))
        target = new.place(inner) if file.is_file() and file.suffix in KINDS else None
        if target:
            target.parent.mkdir(parents=True, exist_ok=True)
            text = _renamed(file.read_text(encoding="utf-8"), name, new.package)
            target.write_text(text, encoding="utf-8")
            yield f"wrote {target}"
    yield f"What there is, in {new.code}:"
    yield from (f"  {place:<12} {says}" for place, says in THERE.items())
    yield from _next_steps(name, new)


def _renamed(text: str, name: str, package: str) -> str:
    title = " ".join(word.capitalize() for word in name.split("_"))
    cls = title.replace(" ", "")
    new = {
        " The smallest whole game, and where a new one starts from.": "",
        "engawa.template": package,
        "class Pebbles": f"class {cls}",
        "import Pebbles": f"import {cls}",
        "position=Pebbles": f"position={cls}",
        "Pebbles": title,
        'name="pebbles"': f'name="{name}"',
        'data-game="pebbles"': f'data-game="{name}"',
        "game: pebbles": f"game: {name}",
        'name = "pebbles"': f'name = "{name}"',
        'pebbles = "pebbles"': f'{name} = "{name}"',
        "engawa play pebbles": f"engawa play {name}",
        "engawa compile pebbles": f"engawa compile {name}",
        "`src/pebbles`": f"`src/{name}`",
    }
    words = re.compile("|".join(re.escape(old) for old in new))  # all at once, as names may overlap
    return words.sub(lambda found: new[found[0]], text)


def _next_steps(name: str, new: Layout) -> Iterator[str]:
    yield "Next:"
    if new.project:
        yield f"  pip install -e {new.project}"
    elif new.package == name:
        yield "  add to the project's pyproject.toml, and install it:"
        yield f'    [project.entry-points."engawa.games"]\n    {name} = "{name}"'
    else:
        yield f'  add "{name}" to GAMES in src/engawa/games/__init__.py'
    yield f"  engawa play {name}, or engawa serve for the browser"
    yield f"  pytest {new.tests}"
    yield f"  engawa compile {new.package}, for speed"
    yield "Then change the rules, one by one, and draw its pieces in web/painter.js."
    yield "docs/tutorial.md shows the way."
