"""Which build runs: the compiled rules, or the same files as plain Python.

``ENGAWA_PURE=1`` asks for the plain files even where compiled ones stand beside them.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import FileFinder, SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any

HOME = Path(__file__).parent


def choose() -> None:
    """Before any other import: take the plain files if that is asked for."""
    if os.environ.get("ENGAWA_PURE", "") not in ("", "0"):
        read_sources_in(HOME)


def read_sources_in(folder: Path) -> None:
    """Import the .py files from `folder` and below, not what was compiled from them."""

    def finder(path: str) -> FileFinder:
        if folder not in (Path(path), *Path(path).parents):
            raise ImportError
        return FileFinder(path, (SourceFileLoader, [".py"]))

    sys.path_hooks.insert(0, finder)
    sys.path_importer_cache.clear()


def plain_functions(compiled: str, names: list[str]) -> dict[str, Any]:
    """Functions from the plain file beside a compiled one, for callers that are not compiled."""
    module = plain_twin(compiled)
    return {name: getattr(module, name) for name in names}


def plain_twin(compiled: str) -> ModuleType:
    """The plain file beside a compiled one, as a module of its own."""
    path = Path(compiled)
    source = path.with_name(path.name.split(".")[0] + ".py")
    loader = SourceFileLoader(f"plain {source.stem}", str(source))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module
