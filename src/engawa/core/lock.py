"""Markers for the compiler that do nothing in plain Python.

``with unlocked():`` releases the interpreter lock in the compiled build. Inside it, only numbers
and compiled rules may be used. A method marked ``@afresh`` is compiled once for each game, so that
it calls the game's hooks directly.
"""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any, TypeVar

Method = TypeVar("Method", bound=Any)

unlocked = nullcontext


def afresh(method: Method) -> Method:
    method.__afresh__ = True
    return method
