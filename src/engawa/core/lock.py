"""Words that the compiler knows, and that mean nothing in plain Python.

``with unlocked():`` gives up the interpreter lock in the compiled build; inside, only numbers and
compiled rules may be touched. A method that is marked ``@afresh`` is compiled once more for every
game, so that the hooks it calls are called directly.
"""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any, TypeVar

Method = TypeVar("Method", bound=Any)

unlocked = nullcontext


def afresh(method: Method) -> Method:
    method.__afresh__ = True
    return method
