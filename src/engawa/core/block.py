"""The fields of a position as numbers in a row: to read, store and restore them.

This is the plain version. Compiled positions are one block of memory, which `block.pxd` reads.
"""

from __future__ import annotations

import inspect
import sys
from array import array
from collections.abc import Iterable
from typing import Annotated, Any, NamedTuple

from engawa import build
from engawa.core.fields import is_compiled

Ints = Annotated[Any, "int[::1]"]  # an array of any library
Wides = Annotated[Any, "int64_t[::1]"]

HEAD = 24  # bytes of a compiled object before its fields: count, class, methods
WIDTHS = {"int8_t": 1, "int16_t": 2, "int32_t": 4, "int64_t": 8}
NUMBER = "int32_t"  # the C type of `int` and `bool`


_DECLARED: dict[type, tuple[Field, ...]] = {}


class Field(NamedTuple):
    """A field of a position, and where a compiled position keeps it."""

    name: str
    kind: str
    length: int  # how many numbers its row has; 0 for a single number
    offset: int  # in bytes, in compiled objects only


def declared(cls: type) -> tuple[Field, ...]:
    """Return the fields of a class in the order they are written, inherited ones first."""
    if cls not in _DECLARED:
        _DECLARED[cls] = _declare(cls)
    return _DECLARED[cls]


def _declare(cls: type) -> tuple[Field, ...]:
    found: list[Field] = []
    end = HEAD
    for c in reversed(cls.__mro__[:-1]):
        for name, hint in _hints(c).items():
            kind, *more = getattr(hint, "__metadata__", (NUMBER,))
            width = WIDTHS[kind]
            offset = (end + width - 1) // width * width
            length = more[0] if more else 0
            found.append(Field(name, kind, length, offset))
            end = offset + width * max(1, length)
        end = (end + 7) // 8 * 8
    if is_compiled(cls) and end != cls.__basicsize__:
        raise TypeError(f"{cls.__name__} has {cls.__basicsize__} bytes where {end} were expected")
    return tuple(found)


def _hints(cls: type) -> dict[str, object]:
    """Return the annotations of a class; those of a compiled class are read from its plain file."""
    module = sys.modules[cls.__module__]
    if is_compiled(cls):
        module = build.plain_twin(str(module.__file__))
    found = inspect.get_annotations(getattr(module, cls.__name__, cls))
    return {name: _evaluated(hint, vars(module)) for name, hint in found.items()}


def _evaluated(hint: object, names: dict[str, object]) -> object:
    return eval(hint, names) if isinstance(hint, str) else hint


def layout(cls: type, names: Iterable[str]) -> array[int]:
    """Return the offset, width and count of each of these fields, as `spread` reads them."""
    known = {field.name: field for field in declared(cls)}
    rows = [known[name] for name in names]
    return array("i", [n for f in rows for n in (f.offset, WIDTHS[f.kind], max(1, f.length))])


def spread(source: object, rows: Ints, numbers: Wides) -> None:
    """Write the numbers of the fields in a layout one after the other."""
    names = _by_offset(type(source))
    end = 0
    for i in range(0, len(rows), 3):
        end = _write(getattr(source, names[rows[i]]), numbers, end)


def mark(source: object, rows: object) -> object:
    """Return what the fields in a layout hold, as a dictionary key.

    The layout is given as bytes.
    """
    assert isinstance(rows, bytes)
    names = _by_offset(type(source))
    found = [getattr(source, names[offset]) for offset in array("i", rows)[::3]]
    return tuple([tuple(each) if isinstance(each, list) else each for each in found])


def words(cls: type) -> int:
    """Return how many wide numbers `keep` needs for a position."""
    if is_compiled(cls):
        return (cls.__basicsize__ - HEAD + 7) // 8
    return sum(max(1, field.length) for field in declared(cls))


def keep(source: object, store: Wides, start: int) -> None:
    """Copy all fields into a store, from `start` on; `take` reads them back."""
    for field in declared(type(source)):
        start = _write(getattr(source, field.name), store, start)


def take(target: object, store: Wides, start: int) -> None:
    for field in declared(type(target)):
        end = start + max(1, field.length)
        row = [int(n) for n in store[start:end]]
        setattr(target, field.name, row if field.length else row[0])
        start = end


def _write(value: int | list[int], numbers: Wides, start: int) -> int:
    row = value if isinstance(value, list) else [value]
    for i, number in enumerate(row):
        numbers[start + i] = number
    return start + len(row)


def _by_offset(cls: type) -> dict[int, str]:
    return {field.offset: field.name for field in declared(cls)}
