"""What happens when a compiled caller meets rules that are not compiled.

The hooks of ``Position`` itself end here. In a plain build only a forgotten hook does. In a
compiled build ``plain.pxd`` takes its place: it finds the hook that a Python class defines,
so that a game plays before anyone has compiled it. An exception in such a hook cannot pass
through code that runs without the interpreter lock; it waits in `kept` for the next door.
"""

from __future__ import annotations

kept: list[BaseException] = []


def keep(error: BaseException) -> None:
    if not kept:
        kept.append(error)


def raise_kept(s: object) -> None:
    """Raise what an uncompiled hook of `s` raised meanwhile."""
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
    """A game need not know any: "_list_traits" is the one hook that may be left out."""
