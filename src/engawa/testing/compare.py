"""Describe how two answers differ and who got them, for the message of a broken law."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from engawa.core import block
from engawa.core.notation import seat_name
from engawa.core.position import Position

NOTHING = "nothing"


def who(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat_name(seat)}"


def numbers(s: Position) -> object:
    """Return all fields of a position, to compare: more than its text needs to say, and faster."""
    cls: type = type(s)
    return s.mark(_all_fields(cls))


@cache
def _all_fields(cls: type) -> bytes:
    return block.layout(cls, [field.name for field in block.declared(cls)]).tobytes()


def difference(one: object, other: object) -> str:
    """Describe the first field that differs: ``hands[0].down: 2 and 3``."""
    path = ""
    while type(one) is type(other):
        keys = _keys(one, other)
        found = next((key for key in keys if _at(one, key) != _at(other, key)), None)
        if found is None:
            break
        path += f"[{found}]" if isinstance(found, int) else f".{found}"
        one, other = _at(one, found), _at(other, found)
    return f"{path.lstrip('.') or 'all of it'}: {one!r} and {other!r}"


def _keys(one: object, other: object) -> list[str | int]:
    """Return what both have; lists of different lengths differ as a whole."""
    if isinstance(one, dict) and isinstance(other, dict):
        return [*one, *(key for key in other if key not in one)]
    if isinstance(one, Struct):
        return [*one.__struct_fields__]
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return [*range(len(one))] if len(one) == len(other) else []
    return []


def _at(part: Any, key: Any) -> object:
    if isinstance(part, Struct):
        return getattr(part, key)
    return part.get(key, NOTHING) if isinstance(part, dict) else part[key]
