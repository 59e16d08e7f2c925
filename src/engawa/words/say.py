"""A Say: one message of a catalogue with its arguments, in no particular language.

So it can be compared, stored, and told to people who read different languages.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING, TypeAlias
from weakref import WeakValueDictionary

from msgspec import Struct


class Seat(Struct, frozen=True, gc=False):
    """A seat, not a number: `Seat(1)` and `1` must never be confused."""

    at: int


class Say:
    """One message with its arguments, in the order in which the message declares them.

    This is not a Struct, on purpose: an encoder asks its voice what to do with unknown objects, and
    so every Say becomes text when it is sent, wherever it stands in a message.

    Equal Says are the same object. That makes comparing fast, and scenes are compared at every
    move.
    """

    __slots__ = ("__weakref__", "args", "id", "seats")

    id: str  # the book and the message: "pebbles.took"
    args: tuple[tuple[str, Arg], ...]
    seats: frozenset[int]  # all seats in its arguments

    def __new__(cls, id: str, args: tuple[tuple[str, Arg], ...] = ()) -> Say:
        found = _all.get((id, args))
        if found is None:
            found = object.__new__(cls)
            found.id, found.args, found.seats = id, args, _seats(args)
            found = _all.setdefault((id, args), found)  # another thread may have been first
        return found

    def __reduce__(self) -> tuple[type[Say], tuple[str, tuple[tuple[str, Arg], ...]]]:
        return Say, (self.id, self.args)

    def __repr__(self) -> str:
        given = "".join(f", {name}={value!r}" for name, value in self.args)
        return f"Say({self.id!r}{given})"

    def __str__(self) -> str:
        """Return it in English, with letters for the seats: for tests and errors."""
        from engawa.words.voice import ENGLISH

        return ENGLISH(self)


def _seats(args: tuple[tuple[str, Arg], ...]) -> frozenset[int]:
    found = [arg for _, arg in args if isinstance(arg, Seat | Say)]
    each = [arg.seats if isinstance(arg, Say) else (arg.at,) for arg in found]
    return frozenset(chain.from_iterable(each))


_all: WeakValueDictionary[tuple[str, tuple[tuple[str, Arg], ...]], Say] = WeakValueDictionary()

if TYPE_CHECKING:
    Words: TypeAlias = Say | str  # plain text is the same in every language: a name, a line
else:
    Words = str  # the type of a field in messages: when sent, every Say is text
Arg: TypeAlias = int | Seat | Words

SEATS = tuple(Seat(at) for at in range(8))  # made once, as they are used often


def together(*says: Words) -> Words:
    """Join sentences, one after the other; empty ones are left out."""
    return _folded("sentences", "sentences", [each for each in says if each])


def listed(items: Sequence[Arg]) -> Words:
    """List things as the language does: ``A, B and C``."""
    return _folded("list-last", "list-more", items)


def row(items: Sequence[Arg]) -> Words:
    """List things in a list that may go on: ``A, B, C``."""
    return _folded("list-more", "list-more", items)


def either(items: Sequence[Arg]) -> Words:
    """List alternatives: ``A, B or C``."""
    return _folded("either-last", "either-more", items)


def _folded(last: str, more: str, items: Sequence[Arg]) -> Words:
    """Make one Say of many. Each pair is a message, so the catalogue decides how to join them."""
    if not items:
        return ""
    rest = items[-1]
    for i, item in enumerate(reversed(items[:-1])):
        rest = Say(f"house.{more if i else last}", (("first", item), ("rest", rest)))
    return rest if isinstance(rest, Say | str) else Say("house.only", (("what", rest),))
