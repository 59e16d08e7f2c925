"""Write, from the annotations of plain Python, what Cython needs to compile it.

    python tools/pxd.py          prepare everything under build/c and list the modules, each
                                 with the flag that it is worth

The modules are imported as plain Python and looked at, so lengths may be any expression.

    int, bool, float, None              int, bint, double, void
    Annotated[int, "int64_t"]           int64_t
    Annotated[list[int], "int8_t", N]   int8_t name[N]
    NAME = 5, NAME = [1, 2, 3]          a C number, a C array of the narrowest type that fits
    a class                             the same class; its _methods become C methods
    a function of such things           a C function

Whatever makes no object runs without the interpreter lock, and so does the inside of ``with
unlocked():``. Sources are copied, never changed. In a
copy the constants are those that plain Python computed, and last lines show to Python what C would
keep to itself.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import math
import os
import sys
import textwrap
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, get_type_hints

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src"
TARGET = ROOT / "build" / "c"

HOT = [
    "core.rng",
    "core.actions",
    "core.position",
    "core.arena",
    "core.reveal",
    "kit.pile",
    "kit.dice",
]
HOT += ["bots.policy", "bots.tree", "bots.flat", "adapters.lens", "adapters.steps"]
# compiled as they are, without declarations: what a server does for every move that is watched
WARM = ["table.diff"]
SIGHTS = {"observe", "view", "stage", "tray"}  # the same, in a game
# the files of a game that stay plain
COLD = {"__init__", "brings", "narrate", "why", "words"}
COLD |= {"paper", "reading", "writing", "positions", "check"}

SCALARS = {int: "int", bool: "bint", float: "double", type(None): "void"}
STDINT = "from libc.stdint cimport int8_t, int16_t, int32_t, int64_t"
WIDTHS = {"int16_t": 15, "int32_t": 31, "int64_t": 63}  # rows of int8_t would turn into bytes


def modules() -> tuple[list[str], list[str]]:
    """The modules to compile, by name: with declarations, and without."""
    hot, warm = ([f"engawa.{name}" for name in names] for names in (HOT, WARM))
    for file in sorted((SOURCES / "engawa/games").glob("*/*.py")):
        if file.stem not in COLD:
            names = warm if file.stem in SIGHTS else hot
            names.append(f"engawa.games.{file.parent.name}.{file.stem}")
    return hot, warm


class Writer:
    """Turns modules into declarations; knows which of them are compiled together."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.modules = [importlib.import_module(name) for name in names]

    def is_c_class(self, hint: Any) -> bool:
        return inspect.isclass(hint) and hint.__module__ in self.names

    def is_c(self, hint: Any) -> bool:
        return hasattr(hint, "__metadata__") or hint in SCALARS or self.is_c_class(hint)

    def field(self, hint: Any, name: str) -> str:
        kind, *length = self.kind(hint)
        return f"{kind} {name}" + (f"[{length[0]}]" if length else "")

    def argument(self, hint: Any, name: str) -> str:
        kind, *length = self.kind(hint)
        return f"{kind}{'*' if length else ''} {name}".strip()

    def kind(self, hint: Any) -> tuple[Any, ...]:
        return getattr(hint, "__metadata__", None) or (SCALARS.get(hint) or hint.__name__,)

    def function(self, function: FunctionType, head: str, tail: str = " noexcept nogil") -> str:
        hints = get_type_hints(function, include_extras=True)
        result = self.argument(hints.pop("return"), "")
        names = inspect.signature(function).parameters
        parameters = [self.argument(hints[n], n) if n in hints else n for n in names]
        return f"{head} {result} {function.__name__}({', '.join(parameters)}){tail}"

    def is_typed(self, function: FunctionType) -> bool:
        hints = get_type_hints(function, include_extras=True)
        given = set(inspect.signature(function).parameters) - {"self"}
        return given | {"return"} == set(hints) and all(map(self.is_c, hints.values()))

    def returns_object(self, function: FunctionType) -> bool:
        return self.is_c_class(get_type_hints(function).get("return"))

    def is_c_function(self, function: FunctionType) -> bool:
        """Are all its types C's, and does it make no object?"""
        typed = self.is_typed(function) and not self.returns_object(function)
        return typed and not makes_objects(function)

    def class_(self, cls: type) -> list[str]:
        hints = get_type_hints(cls, include_extras=True)
        base = cls.__bases__[0]
        final = base is object and not cls.__subclasses__()
        lines = ["", "@cython.final"] if final else [""]
        parent = "" if base is object else f"({base.__name__})"
        lines.append(f"cdef class {cls.__name__}{parent}:")
        for name in inspect.get_annotations(cls):
            lines.append(f"    cdef public {self.field(hints[name], name)}")
        for name, method in vars(cls).items():
            if not inspect.isfunction(method) or name.startswith("__"):
                continue
            if name.startswith("_"):
                if not self.is_c_function(method):
                    raise TypeError(f"{cls.__module__}.{cls.__name__}.{name} is not plain numbers")
                lines.append("    " + self.function(method, "cdef"))
            elif final and self.is_c_function(method):
                lines.append("    " + self.function(method, "cpdef"))
            elif self.is_typed(method) and self.returns_object(method):
                lines.append("    " + self.function(method, "cpdef", tail=""))
        return lines if len(lines) > 2 + final else [*lines, "    pass"]

    def declarations(self, module: ModuleType) -> list[str]:
        lines: list[str] = []
        for name, value in vars(module).items():
            home = getattr(value, "__module__", "")
            if inspect.ismodule(value):
                lines += cimport(value, name)
            elif inspect.isclass(value) and home == module.__name__:
                lines += self.class_(value)
            elif inspect.isfunction(value) and home == module.__name__:
                if self.is_c_function(value):
                    head = "cdef" if takes_rows(value) else "cpdef"
                    lines.append(self.function(value, head))
                elif self.is_typed(value):
                    lines.append(self.function(value, "cpdef", tail=""))
            elif (inspect.isclass(value) or inspect.isfunction(value)) and home in self.names:
                if inspect.isclass(value) or self.is_c_function(value):
                    lines.append(f"from {home} cimport {name}")
            elif constant := c_constant(name, value):
                fixed = name in assigned(module) and constant.startswith("cdef int ")
                lines += ["cdef enum:", f"    {name} = {value}"] if fixed else [constant]
        return lines


def cimport(module: ModuleType, name: str) -> list[str]:
    if module is math:
        return ["from libc cimport math"]
    if (TARGET / module.__name__.replace(".", "/")).with_suffix(".pxd").exists():
        return [f"cimport {module.__name__} as {name}"]  # `from ... cimport` is not followed up
    return []


def takes_rows(function: FunctionType) -> bool:
    """A row is passed as a pointer, which no Python caller can give."""
    hints = get_type_hints(function, include_extras=True)
    return any(len(getattr(hint, "__metadata__", ())) > 1 for hint in hints.values())


def c_constant(name: str, value: Any) -> str:
    numbers = value if isinstance(value, list) else [value]
    if name.startswith("__") or not numbers or any(type(n) is not int for n in numbers):
        return ""
    low, high = min(numbers), max(numbers)
    fits = [kind for kind, bits in WIDTHS.items() if -(2**bits) <= low and high < 2**bits]
    if isinstance(value, list):
        return f"cdef {fits[0]} {name}[{len(value)}]"
    return f"cdef {'int' if 'int32_t' in fits else 'int64_t'} {name}"


def makes_objects(function: FunctionType) -> bool:
    """Does it call a class or copy()?"""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    called = [n.func for n in ast.walk(tree) if isinstance(n, ast.Call)]
    names = {ast.unparse(f) for f in called} - {"fields.copy"}
    return any(n.endswith(".copy") or n.split(".")[-1][0].isupper() for n in names)


def write(target: Path, text: str) -> None:
    """Leave an unchanged file alone, so that it is not compiled again."""
    if not target.exists() or target.read_text() != text:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text)


def assigned(module: ModuleType) -> dict[str, ast.stmt]:
    """The constants a module computes itself, with the statements that do."""
    found = {}
    for node in ast.parse(inspect.getsource(module)).body:
        target = node.target if isinstance(node, ast.AnnAssign) else None
        if isinstance(target, ast.Name) and c_constant(target.id, getattr(module, target.id)):
            found[target.id] = node
    return found


def copied(module: ModuleType) -> str:
    """The source with its constants computed, on the same lines."""
    rows: list[str] = inspect.getsource(module).splitlines()
    for name, node in assigned(module).items():
        value = getattr(module, name)
        end = node.end_lineno or node.lineno
        is_row = isinstance(value, list) or not c_constant(name, value).startswith("cdef int ")
        rows[node.lineno - 1 : end] = [""] * (end - node.lineno + 1)
        rows[node.lineno - 1] = f"{name} = {value}" if is_row else ""
    shown = [n for n, v in vars(module).items() if c_constant(n, v)]
    rows.append(f"globals().update({', '.join(f'{n}={n}' for n in shown)})")
    hidden = [
        name
        for name, value in vars(module).items()
        if inspect.isfunction(value) and value.__module__ == module.__name__ and takes_rows(value)
    ]
    if hidden:
        rows.append("from engawa import build")
        rows.append(f"globals().update(build.plain_functions(__file__, {hidden}))")
    text = "\n".join(rows) + "\n"
    text = text.replace("from engawa.core.lock import unlocked", "import cython")
    return text.replace("with unlocked():", "with cython.nogil:")


def prepare() -> dict[str, str]:
    """Write the copies and declarations; the modules to compile, and how hard to try."""
    hot, warm = modules()
    for twin in SOURCES.rglob("*.pxd"):
        write(TARGET / twin.relative_to(SOURCES), twin.read_text())
    for name in hot + warm:
        path = (TARGET / name.replace(".", "/")).with_suffix(".pxd")
        if not path.exists():
            write(path, "")
        for package in list(path.relative_to(TARGET).parents)[:-1]:
            write(TARGET / package / "__init__.py", "")
    writer = Writer(hot)
    for name, module in zip(hot, writer.modules, strict=True):
        path = (TARGET / name.replace(".", "/")).with_suffix(".pxd")
        head = [f"# written by tools/pxd.py from {name}", "cimport cython", STDINT]
        write(path, "\n".join([*head, *writer.declarations(module)]) + "\n")
        write(path.with_suffix(".py"), copied(module))
    for name in warm:
        path = Path(name.replace(".", "/")).with_suffix(".py")
        write(TARGET / path, (SOURCES / path).read_text(encoding="utf-8"))
    return {**dict.fromkeys(hot, "-O3"), **dict.fromkeys(warm, "-O1")}


def main() -> int:
    sys.path.insert(0, str(SOURCES))
    os.environ["ENGAWA_PURE"] = "1"
    print("\n".join(f"{name} {flag}" for name, flag in prepare().items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
