"""Units: which files are compiled together, and where their compiled modules are.

A unit is the compiled part of a folder, as one module. The module lies beside the sources in a
folder of its own, with a fingerprint of every file it was made from. So outdated code never runs: a
changed rule runs as plain Python until it is compiled again.
"""

from __future__ import annotations

import hashlib
import os
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

MADE = "__compiled__"  # the folder of compiled modules
HOME = Path(__file__).parent.parent

# Numbers: code that is called millions of times.
RULES = "_rules"
# Words and lists: what a server does for every watched move. Compiled as they are.
SIGHTS = "_sights"

HOT = {
    "engawa.core": ("rng", "actions", "traits", "position", "arena", "reveal"),
    "engawa.bots": ("guess", "policy", "tree", "flat", "quick"),
    "engawa.adapters": ("row_encoder", "steps"),
}
WARM = {"engawa.table": ("diff",)}
# In a game, which has a RULES.md: all files in the folder of this name, and no others.
FOLDER = "rules"
# Functions of numbers that games share. They are compiled into each game that uses them.
SHARED = ("engawa.kit.pile", "engawa.kit.dice")

CORE = "engawa.core"


class Unit(NamedTuple):
    package: str  # pebbles.rules
    kind: str  # RULES or SIGHTS
    folder: Path
    rooms: tuple[str, ...]  # its files, without ".py"

    @property
    def module(self) -> str:
        return f"{self.package}.{self.kind}"

    @property
    def made(self) -> Path:
        return self.folder / MADE


def units_in(package: str, folder: Path) -> list[Unit]:
    """Return the units in the folder of a package."""
    if package in HOT:
        return [Unit(package, RULES, folder, HOT[package])]
    if package in WARM:
        return [Unit(package, SIGHTS, folder, WARM[package])]
    if folder.name != FOLDER or not (folder.parent / "RULES.md").exists():
        return []
    files = sorted(file.stem for file in folder.glob("*.py") if file.stem != "__init__")
    return [Unit(package, RULES, folder, tuple(files))] if files else []


def ours() -> list[Unit]:
    """Return the units of Engawa, the core last: without it none of the others is used."""
    games = [file.parent / FOLDER for file in sorted((HOME / "games").glob("*/RULES.md"))]
    folders = [*games, HOME / "bots", HOME / "adapters", HOME / "table", HOME / "core"]
    return [unit for folder in folders for unit in units_in(_package(folder), folder)]


def _package(folder: Path) -> str:
    return ".".join(("engawa", *folder.relative_to(HOME).parts))


def place(module: str, unit: Unit) -> Path:
    """Return the file of a module that a unit was made from: one of ours, or of its own package."""
    top, *rest = module.split(".")
    depth = unit.package.count(".") + 1
    root = HOME if top == "engawa" else unit.folder.parents[depth - 1] / top
    file = root.joinpath(*rest)
    return file / "__init__.py" if file.is_dir() else file.with_suffix(".py")


def fingerprint(unit: Unit, inputs: list[str]) -> str:
    """Return a hash of every file that the unit is made from."""
    found = hashlib.sha256(f"{unit.module} {unit.rooms} {checked()}".encode())
    for module in inputs:
        file = place(module, unit)
        found.update(f"\n{module}\n".encode())
        found.update(_digest(file))
        found.update(_digest(file.with_suffix(".pxd")))
    return found.hexdigest()[:16]


@cache
def _digest(file: Path) -> bytes:
    """Hash the contents of a file; empty if there is none."""
    try:
        return hashlib.sha256(file.read_bytes()).digest()
    except OSError:
        return b""


def checked() -> str:
    """Return a word that keeps builds with bounds checks apart from others."""
    return "-checked" if os.environ.get("ENGAWA_CHECKED", "") not in ("", "0") else ""


def label(unit: Unit) -> Path:
    """Return the file that says how a unit was made; see `write_label`."""
    return unit.made / f"{unit.kind}-{sys.implementation.cache_tag}{checked()}.txt"


def write_label(unit: Unit, made: str, inputs: list[str]) -> str:
    """Write the label: a fingerprint, the compiled file, and the modules it was made from."""
    return "\n".join([fingerprint(unit, inputs), made, *inputs]) + "\n"


def compiled(unit: Unit) -> Path | None:
    """Return the compiled module of the unit as it is now, or None."""
    try:
        mark, made, *inputs = label(unit).read_text(encoding="utf-8").split()
    except (OSError, ValueError):
        return None
    file = unit.made / made
    return file if mark == fingerprint(unit, inputs) and file.exists() else None
