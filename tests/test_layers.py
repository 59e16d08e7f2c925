"""Imports point down: what is below knows nothing of what is above."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

HOME = Path(__file__).parent.parent / "src/engawa"
FILES = sorted(file for file in HOME.rglob("*.py") if not file.name.startswith("test_"))

LAYERS = [  # from below; those in one layer do not know each other
    {"build"},
    {"core"},
    {"kit"},
    {"games", "template"},
    {""},  # engawa itself
    {"testing", "bots", "newgame"},
    {"lab", "store"},
    {"table", "terminal", "adapters", "plugin"},
    {"cli"},
    {"__main__"},
]
LEVEL = {part: level for level, parts in enumerate(LAYERS) for part in parts}
FOR_ALL = {"", "build"}


def module(file: Path) -> str:
    """``core.rng`` for a file, without the engawa in front."""
    parts = file.relative_to(HOME).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def exists(name: str) -> bool:
    path = HOME / name.replace(".", "/")
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def imports(tree: ast.AST) -> Iterator[str]:
    """The modules of engawa that a file imports, anywhere in it."""
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
    return name.split(".")[0]


def forbidden(user: str, used: str) -> bool:
    """May the module `user` not import the module `used`?"""
    mine, theirs = part(user), part(used)
    return mine != theirs and theirs not in FOR_ALL and LEVEL[theirs] >= LEVEL[mine]


def game(name: str) -> str:
    """The game a module belongs to, or nothing."""
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
        ("kit.dice", "from engawa.games.pass_the_pandas import x", ["games.pass_the_pandas"]),
        ("bots.greedy", "from engawa import lab", ["lab"]),
        ("lab.match", "from engawa.terminal.draw import draw", ["terminal.draw"]),
        ("lab.match", "from engawa import bots, build\nimport engawa, json", []),
        ("terminal.draw", "from engawa.core.scene import Scene", []),
    ],
)
def test_an_import_upwards_is_noticed(user: str, line: str, found: list[str]) -> None:
    assert [name for name in imports(ast.parse(line)) if forbidden(user, name)] == found
