"""What a seat may know: the base of each game's observations, and caches that seats share."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Concatenate, NamedTuple, ParamSpec, TypeVar

from msgspec import Struct

from engawa.core import block

if TYPE_CHECKING:
    from engawa.core.position import Position

P = ParamSpec("P")
T = TypeVar("T")
S = TypeVar("S", bound="Position")

LAST = 4  # calls that are remembered
PARTS = 1024  # the most cached parts, for each function


class Following(NamedTuple):
    """A function that `follows` caches."""

    kept: Callable[..., object]
    make: Callable[..., object]
    asked: dict[tuple[object, ...], None]  # arguments seen so far, after the number of seats


FOLLOWING: dict[type, list[Following]] = {}  # by class of positions; the laws check them


class Observation(Struct, frozen=True, gc=False):
    """The fields that are the same in every game; a game adds its own."""

    seats: int
    to_move: int  # the seat to decide, or CHANCE, or NOBODY when it is over


def kept(make: Callable[P, T]) -> Callable[P, T]:
    """Cache the last few results of a function. Seats that look at one table share them.

    A seat's observation is built on the one that all share, and holds the very same objects. So it
    is quick to find that nothing differs.
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


def follows(
    *fields: str,
) -> Callable[[Callable[Concatenate[S, P], T]], Callable[Concatenate[S, P], T]]:
    """Cache a part of an observation that depends on these fields of the position alone.

    So looking at a position costs only as much as has changed in it, and a comparison of two
    observations finds the very same objects. The fields are compared as they lie in memory. Other
    arguments, such as a seat, are given by position.
    """

    def wrap(make: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
        places: dict[type, bytes] = {}
        asked: dict[tuple[object, ...], None] = {}
        known: dict[object, T] = {}

        @wraps(make)
        def again(s: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
            place = places.get(type(s))
            if place is None:
                place = places[type(s)] = block.layout(type(s), fields).tobytes()
                FOLLOWING.setdefault(type(s), []).append(Following(again, make, asked))
            mark = (s.mark(place), *args) if args else s.mark(place)
            found = known.get(mark)
            if found is None:
                asked[(s.seats, *args)] = None
                found = known[mark] = make(s, *args, **kwargs)
                if len(known) > PARTS:
                    known.pop(next(iter(known)), None)  # the oldest
            return found

        return again

    return wrap
