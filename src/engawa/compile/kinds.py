"""From annotations to C types: numbers, rows of numbers, compiled classes.

    int, bool, float, None              int, bint, double, void
    Annotated[int, "int64_t"]           int64_t
    Annotated[list[int], "int8_t", N]   int8_t name[N]
    NAME = 5, NAME = [1, 2, 3]          a C number, a C array of the narrowest type that fits
    a class                             the same class; its _methods become C methods
    a function of such things           a C function

Modules are imported as plain Python and inspected, so lengths may be any expression. Code that
makes no objects runs without the interpreter lock.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Collection
from typing import get_type_hints

SCALARS = {int: "int", bool: "bint", float: "double", type(None): "void"}
WIDTHS = {"int16_t": 15, "int32_t": 31, "int64_t": 63}  # a row of int8_t would become bytes
Function = Callable[..., object]
FREE = " noexcept nogil"


class Kinds:
    """Knows which modules are compiled, and so which classes are C classes."""

    def __init__(self, modules: Collection[str]) -> None:
        self.modules = modules

    def is_class(self, hint: object) -> bool:
        return inspect.isclass(hint) and hint.__module__ in self.modules

    def is_c(self, hint: object) -> bool:
        return hasattr(hint, "__metadata__") or hint in SCALARS or self.is_class(hint)

    def kind(self, hint: type) -> tuple[str, *tuple[int, ...]]:
        """Return a C type, and the length if it is a row."""
        return getattr(hint, "__metadata__", None) or (SCALARS.get(hint) or hint.__name__,)

    def field(self, hint: type, name: str) -> str:
        kind, *length = self.kind(hint)
        return f"{kind} {name}" + (f"[{length[0]}]" if length else "")

    def argument(self, hint: type, name: str = "") -> str:
        kind, *length = self.kind(hint)
        return f"{kind}{'*' if length else ''} {name}".strip()

    def is_typed(self, function: Function) -> bool:
        """Are all its types C types?"""
        hints = get_type_hints(function, include_extras=True)
        given = set(inspect.signature(function).parameters) - {"self"}
        return given | {"return"} == set(hints) and all(map(self.is_c, hints.values()))

    def returns_object(self, function: Function) -> bool:
        return self.is_class(get_type_hints(function).get("return"))

    def is_free(self, function: Function) -> bool:
        """Can it run without the interpreter: are there only numbers, and no new objects?"""
        typed = self.is_typed(function) and not self.returns_object(function)
        return typed and not makes_objects(function)

    def signature(self, function: Function) -> tuple[str, list[str]]:
        """Return the C types of the result and of the arguments, and the names of the arguments."""
        hints = get_type_hints(function, include_extras=True)
        result = self.argument(hints.pop("return"))
        names = inspect.signature(function).parameters
        return result, [self.argument(hints[n], n) if n in hints else n for n in names]

    def head(self, function: Function, word: str, name: str = "") -> str:
        """Write the head of a function: ``cdef int turned(State s, int cell) noexcept nogil``."""
        result, arguments = self.signature(function)
        tail = FREE if self.is_free(function) else ""
        return f"{word} {result} {name or function.__name__}({', '.join(arguments)}){tail}"


def takes_rows(function: Function) -> bool:
    """Does it take a row? That is a pointer, which no Python caller can pass."""
    hints = get_type_hints(function, include_extras=True)
    return any(len(getattr(hint, "__metadata__", ())) > 1 for hint in hints.values())


def makes_objects(function: Function) -> bool:
    """Does it call a class or copy()?"""
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    called = [n.func for n in ast.walk(tree) if isinstance(n, ast.Call)]
    names = {ast.unparse(f) for f in called} - {"fields.copy"}
    return any(n.endswith(".copy") or n.split(".")[-1][0].isupper() for n in names)


def number_kind(value: object) -> str:
    """Return the C type of a number or of a row of numbers; empty for anything else."""
    numbers = value if isinstance(value, list) else [value]
    if not numbers or any(type(n) is not int for n in numbers):
        return ""
    low, high = min(numbers), max(numbers)
    fits = [kind for kind, bits in WIDTHS.items() if -(2**bits) <= low and high < 2**bits]
    if isinstance(value, list):
        return fits[0] if fits else ""
    return "int" if "int32_t" in fits else "int64_t" if fits else ""
