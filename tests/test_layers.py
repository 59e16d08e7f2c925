"""Imports point down: a layer knows nothing of the layers above it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engawa.games import GAMES, names

ROOT = Path(__file__).parent.parent
HOME = ROOT / "src/engawa"
GAME = GAMES[0]
FILES = sorted(file for file in HOME.rglob("*.py") if not file.name.startswith("test_"))

LAYERS = [  # from the bottom; packages in one layer do not import each other
    {"compile"},
    {"build"},
    {"words"},
    {"core"},
    {"kit"},
    {"games", "template"},
    {""},  # engawa itself
    {"testing", "bots", "newgame"},
    {"lab", "store"},
    {"table", "terminal", "plugin"},
    {"adapters", "commands"},
    {"cli"},
    {"__main__"},
]
LEVEL = {part: level for level, parts in enumerate(LAYERS) for part in parts}
FOR_ALL = {"", "build"}


def module(file: Path) -> str:
    """Return ``core.rng`` for a file: the module without "engawa."."""
    parts = file.relative_to(HOME).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def exists(name: str) -> bool:
    path = HOME / name.replace(".", "/")
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def imports(tree: ast.AST) -> Iterator[str]:
    """Yield the modules of engawa that a file imports anywhere."""
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            base = node.module or ""
            names = [
                f"{base}.{alias.name}" if exists(f"{base}.{alias.name}"[7:]) else base
                for alias in node.names
            ]
        yield from (name[7:] for name in names if name.split(".")[0] == "engawa")


def part(name: str) -> str:
    """Return the layer of a module; the `bots.py` of a game belongs to the bots."""
    parts = name.split(".")
    return "bots" if parts[0] in ("games", "template") and parts[-1] == "bots" else parts[0]


def forbidden(user: str, used: str) -> bool:
    """Is the module `user` not allowed to import the module `used`?"""
    mine, theirs = part(user), part(used)
    return mine != theirs and theirs not in FOR_ALL and LEVEL[theirs] >= LEVEL[mine]


def game(name: str) -> str:
    """Return the game a module belongs to; empty if none."""
    parts = name.split(".")
    return parts[1] if parts[0] == "games" and len(parts) > 1 else ""


@pytest.mark.parametrize("file", FILES, ids=module)
def test_imports_point_down(file: Path) -> None:
    user = module(file)
    used = set(imports(ast.parse(file.read_text(encoding="utf-8"))))
    assert [name for name in sorted(used) if forbidden(user, name)] == []


@pytest.mark.parametrize("file", [f for f in FILES if game(module(f))], ids=module)
def test_no_game_knows_another(file: Path) -> None:
    used = set(imports(ast.parse(file.read_text(encoding="utf-8"))))
    others = {game(name) for name in used} - {"", game(module(file))}
    assert others == set()
    assert not [name for name in used if part(name) == "template" or name == "games"]


def test_every_part_has_its_layer() -> None:
    assert {part(module(file)) for file in FILES} == set(LEVEL)


@pytest.mark.parametrize(
    ("user", "line", "found"),
    [
        ("core.rng", "from engawa.kit import hexes", ["kit.hexes"]),
        ("core.rng", "import engawa.games", ["games"]),
        ("core.rng", "def f():\n    from engawa.testing import variants", ["testing"]),
        ("kit.dice", f"from engawa.games.{GAME} import x", [f"games.{GAME}"]),
        ("bots.greedy", "from engawa import lab", ["lab"]),
        ("lab.match", "from engawa.terminal.draw import draw", ["terminal.draw"]),
        ("lab.match", "from engawa import bots, build\nimport engawa, json", []),
        ("terminal.draw", "from engawa.core.scene import Scene", []),
    ],
)
def test_an_import_upwards_is_noticed(user: str, line: str, found: list[str]) -> None:
    assert [name for name in imports(ast.parse(line)) if forbidden(user, name)] == found


# --- outside of its folder, only the line that registers a game names it ---

PLACE = HOME / "games"
TEXTS = (".css", ".ftl", ".html", ".js", ".json", ".svg", ".ts")


def outside() -> list[Path]:
    """Return every file that belongs to no game."""
    files = (file for file in HOME.rglob("*.*") if "__compiled__" not in file.parts)
    ours = [file for file in files if not file.is_relative_to(PLACE) or file.parent == PLACE]
    return sorted(file for file in ours if file.suffix in (".py", *TEXTS))


def said(file: Path) -> str:
    """Return the meaningful text of a file: Python code without docstrings and comments."""
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        return text
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value = ast.Constant(None)
    return ast.unparse(tree)


def naming(game: str) -> re.Pattern[str]:
    """Return a pattern for all spellings: ``red_lantern``, ``red-lantern``, ``Red Lantern``."""
    return re.compile(game.replace("_", "[ _-]?"), re.IGNORECASE)


@pytest.mark.parametrize("name", names())
def test_nothing_outside_its_folder_names_a_game(name: str) -> None:
    wanted = naming(name)
    found = [str(file.relative_to(HOME)) for file in outside() if wanted.search(said(file))]
    assert found == ["games/__init__.py"]
    lines = (PLACE / "__init__.py").read_text(encoding="utf-8").splitlines()
    assert [line.strip() for line in lines if wanted.search(line)] == [f'"{name}",']


def test_a_name_is_found_in_every_spelling(tmp_path: Path) -> None:
    file = tmp_path / "some.py"
    file.write_text('"""Of Red Lantern."""\n# red_lantern\nx = "red-lantern"\n')
    assert naming("red_lantern").findall(said(file)) == ["red-lantern"]


# --- nor do tests, tools and examples name a game, except in the folders of a game ---


@pytest.mark.parametrize("folder", ["tests", "tools", "examples"])
def test_no_test_or_tool_of_all_names_a_game(folder: str) -> None:
    """What needs any game asks `games_by`; what is about one game is in its folder."""
    home = ROOT / folder
    files = [file for file in home.rglob("*.py") if not file.is_relative_to(home / "games")]
    wanted = [naming(name) for name in GAMES]
    found = [file for file in files if any(name.search(said(file)) for name in wanted)]
    assert [file.relative_to(ROOT).as_posix() for file in sorted(found)] == []


# --- `Any` is rare, and no screen of a game uses it ---


def untyped(file: Path) -> int:
    """Count how often a file says `Any`."""
    nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    return sum(isinstance(node, ast.Name) and node.id == "Any" for node in nodes)


def test_anything_goes_only_where_others_are_met() -> None:
    """`Any` is for JSON, databases and libraries without types; the rest has types of its own."""
    counted = {file: untyped(file) for file in FILES}
    assert sum(counted.values()) < 60
    assert not [file for file, n in counted.items() if n and "screen" in file.parts]
