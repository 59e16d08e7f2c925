"""Which build runs: the compiled rules, or the same files as plain Python.

What was made of a file is used only if it was made of the file as it is now. ``ENGAWA_PURE=1`` asks
for the plain files in any case. A process keeps to what it found when it started.
"""

from __future__ import annotations

import importlib
import marshal
import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib.abc import Loader
from importlib.machinery import ExtensionFileLoader, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import module_from_spec, spec_from_file_location, spec_from_loader
from pathlib import Path
from types import ModuleType

from engawa.compile import units
from engawa.compile.units import Unit

PURE = os.environ.get("ENGAWA_PURE", "") not in ("", "0")


def choose() -> None:
    """Before any other import: take what is compiled, if the core is and nobody objects."""
    read_sources_in(units.HOME)
    [core] = units.units_in(units.CORE, units.HOME / "core")
    if not PURE and units.compiled(core):
        sys.meta_path.insert(0, _Finder())


def is_chosen() -> bool:
    """Does this process take what is compiled?"""
    return any(isinstance(each, _Finder) for each in sys.meta_path)


def read_sources_in(folder: Path) -> None:
    """Import .py files from `folder` and below, and nothing that lies beside them."""

    def finder(path: str) -> FileFinder:
        if folder not in (Path(path), *Path(path).parents):
            raise ImportError
        return FileFinder(path, (SourceFileLoader, [".py"]))

    sys.path_hooks.insert(0, finder)
    sys.path_importer_cache.clear()


class _Finder(Loader):
    """Finds the files of a unit in the module that was made of them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, _, room = name.rpartition(".")
        for unit in _units(package, path[0]) if package and path else ():
            if room == unit.kind or room in unit.rooms:
                file = _compiled(unit)
                if file is None:
                    return None
                if room == unit.kind:
                    loader = ExtensionFileLoader(name, str(file))
                    return spec_from_file_location(name, file, loader=loader)
                importlib.import_module(unit.module)  # which opens its rooms
                return ModuleSpec(name, self, origin=_source(unit, room))
        return None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return sys.modules[spec.name]

    def exec_module(self, module: ModuleType) -> None:
        """The unit has filled it."""


@cache
def _units(package: str, folder: str) -> list[Unit]:
    return units.units_in(package, Path(folder))


@cache
def _compiled(unit: Unit) -> Path | None:
    return units.compiled(unit)


def _source(unit: Unit, room: str) -> str:
    return str(unit.folder / f"{room}.py")


def open_room(name: str, names: dict[str, object], data: bytes) -> None:
    """Called by a unit for each of its files: here is what Python may use of it.

    What is not compiled, such as the spelling of actions, comes from the plain file when it is
    asked for.
    """
    package, _, room = name.rpartition(".")
    parent = sys.modules[package]
    module = ModuleType(name)
    file = str(Path(parent.__path__[0]) / f"{room}.py")
    module.__file__ = file
    module.__package__ = package

    @cache
    def rest() -> ModuleType:
        twin = plain_twin(file)
        vars(twin).update(names)  # what is plain works with what is compiled
        return twin

    def lazily(asked: str) -> object:
        if asked.startswith("__"):
            raise AttributeError(f"module {name!r} has no attribute {asked!r}")
        value = getattr(rest(), asked)
        setattr(module, asked, value)
        return value

    vars(module).update(marshal.loads(data) | names, __getattr__=lazily)
    sys.modules[name] = module
    setattr(parent, room, module)


def plain_twin(file: str) -> ModuleType:
    """The plain file of a compiled module, as a module of its own."""
    loader = SourceFileLoader(f"plain {Path(file).stem}", file)
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module
