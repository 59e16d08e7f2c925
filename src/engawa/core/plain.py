"""How compiled code calls rules that are not compiled.

The hooks of ``Position`` itself end here; in a plain build, only a forgotten hook does. In a
compiled build, ``plain.pxd`` replaces this file and finds the hooks of a Python class, so that a
game can be played before it is compiled. An exception in such a hook cannot pass through code
without the interpreter lock. It waits in `kept` until the call returns to Python.
"""

from __future__ import annotations

kept: list[BaseException] = []


def keep(error: BaseException) -> None:
    if not kept:
        kept.append(error)


def raise_kept(s: object) -> None:
    """Raise the exception that an uncompiled hook of `s` raised meanwhile."""
    if kept:
        raise kept.pop()


def missing(s: object, hook: str) -> NotImplementedError:
    return NotImplementedError(f"{type(s).__name__} does not say how to {hook}")


def set_up(s: object) -> None:
    raise missing(s, "_set_up")


def to_move(s: object) -> int:
    raise missing(s, "_to_move")


def list_legal(s: object, actions: object) -> None:
    raise missing(s, "_list_legal")


def list_chances(s: object, chances: object) -> None:
    raise missing(s, "_list_chances")


def sample(s: object, rng: object) -> int:
    raise missing(s, "_sample")


def apply(s: object, action: int) -> None:
    raise missing(s, "_apply")


def score(s: object, seat: int) -> float:
    raise missing(s, "_score")


def points(s: object, seat: int) -> int:
    raise missing(s, "_points")


def imagine(s: object, seat: int, rng: object) -> None:
    raise missing(s, "_imagine")


def value(s: object, seat: int) -> float:
    raise missing(s, "_value")


def list_traits(s: object, seat: int, row: object) -> None:
    """Do nothing: "_list_traits" is the one hook that a game may leave out."""
