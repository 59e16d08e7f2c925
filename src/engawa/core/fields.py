"""The fields of a position: numbers and fixed rows of numbers, all zero at first.

This is the plain version. Compiled rules use ``fields.pxd``, where a position is one block of
memory. An uncompiled class that inherits from a compiled one uses this file.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, get_type_hints

Wide = Annotated[int, "int64_t"]  # up to 63 bits: sets of cells, numbers of ways, generators

HEAP_TYPE = 1 << 9  # a flag that Python sets on classes it makes at run time

_ZEROS: dict[type, dict[str, int | list[int]]] = {}


def clear(target: object) -> None:
    """Set every declared field to zero, or to a row of zeros."""
    cls = type(target)
    if cls not in _ZEROS:
        _ZEROS[cls] = {name: [0] * n if n else 0 for name, n in lengths(cls).items()}
    _fill(target, _ZEROS[cls])


def copy(target: object, source: object) -> None:
    """Overwrite all fields with those of another object of the same class."""
    _fill(target, source.__dict__)


def same(one: object, other: object) -> bool:
    """Are all fields of these two objects of one class equal?"""
    return bool(one.__dict__ == other.__dict__)


def lengths(cls: type) -> dict[str, int]:
    """Map the fields that Python keeps for a class to the length of their rows; a number has 0."""
    hints = get_type_hints(cls, include_extras=True)
    kept_in_c = {name for c in cls.__mro__ if is_compiled(c) for name in vars(c)}
    found = {}
    for name in hints.keys() - kept_in_c:
        length = getattr(hints[name], "__metadata__", ("",))[1:]
        found[name] = length[0] if length else 0
    return found


def is_compiled(cls: type) -> bool:
    return not cls.__flags__ & HEAP_TYPE


def row(values: Iterable[int], length: int) -> list[int]:
    """Return `values` as a row of full length, as uncompiled code must assign rows."""
    filled = list(values)
    if len(filled) > length:
        raise ValueError(f"a row of {length} cannot hold {len(filled)} numbers")
    return filled + [0] * (length - len(filled))


def _fill(target: object, values: Mapping[str, object]) -> None:
    mine = target.__dict__
    for name, value in values.items():
        mine[name] = value[:] if type(value) is list else value
