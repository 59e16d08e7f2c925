"""What a seat may know, as a struct that each game fills in; and how seats share its making."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from msgspec import Struct

P = ParamSpec("P")
T = TypeVar("T")

LAST = 4  # calls that are remembered


class Observation(Struct, frozen=True, gc=False):
    """What is the same in every game; a game adds its own fields."""

    seats: int
    to_move: int  # the seat to decide, or CHANCE, or NOBODY when it is over


def kept(make: Callable[P, T]) -> Callable[P, T]:
    """The same again for the same arguments. Seats that look at one table share it so.

    What a seat sees is made of what all see, and holds the very same parts: so to find that
    nothing differs takes a glance.
    """
    last: list[tuple[tuple[object, ...], T]] = []

    @wraps(make)
    def again(*args: P.args, **kwargs: P.kwargs) -> T:
        assert not kwargs, "what is kept is asked for by position"
        for known, made in last:
            if known == args:
                return made
        made = make(*args)  # type: ignore[call-arg]
        last.insert(0, (args, made))
        del last[LAST:]
        return made

    return again
