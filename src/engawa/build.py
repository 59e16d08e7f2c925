"""Choose the build: the compiled rules, or the same files as plain Python.

A compiled file is used only if its source has not changed since. ``ENGAWA_PURE=1`` always chooses
the plain files. A process keeps to what it found when it started.
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
    """Use the compiled files, if the core is compiled and nobody asked for the plain ones.

    This must run before any other import.
    """
    read_sources_in(units.HOME)
    [core] = units.units_in(units.CORE, units.HOME / "core")
    if not PURE and units.compiled(core):
        sys.meta_path.insert(0, _Finder())


def is_chosen() -> bool:
    """Does this process use the compiled files?"""
    return any(isinstance(each, _Finder) for each in sys.meta_path)


def read_sources_in(folder: Path) -> None:
    """Import .py files from `folder` and below, and no compiled files beside them."""

    def finder(path: str) -> FileFinder:
        if folder not in (Path(path), *Path(path).parents):
            raise ImportError
        return FileFinder(path, (SourceFileLoader, [".py"]))

    sys.path_hooks.insert(0, finder)
    sys.path_importer_cache.clear()


class _Finder(Loader):
    """Finds the files of a unit in its compiled module."""

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
                importlib.import_module(unit.module)  # this also opens its rooms
                return ModuleSpec(name, self, origin=_source(unit, room))
        return None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return sys.modules[spec.name]

    def exec_module(self, module: ModuleType) -> None:
        """Do nothing: the unit has filled the module."""


@cache
def _units(package: str, folder: str) -> list[Unit]:
    return units.units_in(package, Path(folder))


@cache
def _compiled(unit: Unit) -> Path | None:
    return units.compiled(unit)


def _source(unit: Unit, room: str) -> str:
    return str(unit.folder / f"{room}.py")


def open_room(name: str, names: dict[str, object], data: bytes) -> None:
    """Make a file of a compiled unit importable; the unit calls this for each of its files.

    `names` are the compiled names that Python may use. What is not compiled, such as the spelling
    of actions, is read from the plain file when somebody asks for it.
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
        vars(twin).update(names)  # plain code calls the compiled names
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
    """Load the plain file of a compiled module as a module of its own."""
    loader = SourceFileLoader(f"plain {Path(file).stem}", file)
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module
