"""Check the hand-written declarations: `fields.pxd` says in C what `fields.py` says in Python.

The functions of both must have the same types. This is checked before the core is compiled.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import get_type_hints

from engawa.compile import mistakes, units
from engawa.compile.kinds import Function, Kinds

DEFINED = re.compile(r"^cdef inline (?:([\w:\[\]]+) )?(\w+)\((.*?)\)")
NUMBERS = Kinds(())  # no classes are known here: all but numbers are objects


def paths() -> list[Path]:
    return sorted((units.HOME / "core").glob("*.pxd"))


def differences(twin: Path) -> Iterator[str]:
    """Yield where a .pxd differs from its Python file: file, line and sentence."""
    module = import_module(f"{units.CORE}.{twin.stem}")
    for number, line in enumerate(twin.read_text(encoding="utf-8").splitlines(), 1):
        found = DEFINED.match(line)
        function = getattr(module, found[2], None) if found else None
        if found and inspect.isfunction(function):
            told = f"{found[1] or 'void'} {found[2]}({found[3]})"  # no result type if it may raise
            if told != (wanted := declared(function)):
                says = f"{twin.stem}.py says {wanted}, and its twin {told}"
                yield mistakes.at(twin, number, says)


def declared(function: Function) -> str:
    """Write a function as its annotations say: ``double score(object s, int seat)``."""
    hints = get_type_hints(function, include_extras=True)
    kinds = {name: _kind(hint) for name, hint in hints.items()}
    given = [f"{kinds[name]} {name}" for name in inspect.signature(function).parameters]
    return f"{kinds['return']} {function.__name__}({', '.join(given)})"


def _kind(hint: type) -> str:
    return NUMBERS.argument(hint) if NUMBERS.is_c(hint) else "object"
