"""What a seat may know, as a struct that each game fills in; and how seats share its making."""

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
PARTS = 1024  # of what was seen, each kind


class Following(NamedTuple):
    """A part that follows from fields."""

    kept: Callable[..., object]
    make: Callable[..., object]
    asked: dict[tuple[object, ...], None]  # so far: of how many seats, and what else was given


FOLLOWING: dict[type, list[Following]] = {}  # by class of positions: for the laws


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


def follows(
    *fields: str,
) -> Callable[[Callable[Concatenate[S, P], T]], Callable[Concatenate[S, P], T]]:
    """A part of what is seen that follows from these fields alone: the same again while they stay.

    So to look at a position takes as much as has changed in it, and who compares what was seen
    before and after finds the very same parts. The fields are compared as they lie in memory; what
    else is given, such as a seat, by position.
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
