"""A Say: one message of a catalogue, and what is to be put into it. No language stands in it.

So it can be compared, kept, and told to people who read different languages.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING, TypeAlias
from weakref import WeakValueDictionary

from msgspec import Struct


class Seat(Struct, frozen=True, gc=False):
    """A seat, not a number: `Seat(1)` and `1` must never be taken for one another."""

    at: int


class Say:
    """One message with its arguments, in the order in which the message declares them.

    No Struct, on purpose: an encoder of messages asks its voice what to do with a thing it does not
    know, and so every Say becomes text where it leaves, wherever in a message it stands.

    There is one of each: who says the same again is given the same. So to compare two takes a
    glance, and scenes are compared at every move.
    """

    __slots__ = ("__weakref__", "args", "id", "seats")

    id: str  # the book and the message: "pebbles.took"
    args: tuple[tuple[str, Arg], ...]
    seats: frozenset[int]  # that anything in it speaks of

    def __new__(cls, id: str, args: tuple[tuple[str, Arg], ...] = ()) -> Say:
        found = _all.get((id, args))
        if found is None:
            found = object.__new__(cls)
            found.id, found.args, found.seats = id, args, _seats(args)
            found = _all.setdefault((id, args), found)  # of two threads, one was first
        return found

    def __reduce__(self) -> tuple[type[Say], tuple[str, tuple[tuple[str, Arg], ...]]]:
        return Say, (self.id, self.args)

    def __repr__(self) -> str:
        given = "".join(f", {name}={value!r}" for name, value in self.args)
        return f"Say({self.id!r}{given})"

    def __str__(self) -> str:
        """In English, with letters for the seats: for tests, errors and the curious."""
        from engawa.words.voice import ENGLISH

        return ENGLISH(self)


def _seats(args: tuple[tuple[str, Arg], ...]) -> frozenset[int]:
    found = [arg for _, arg in args if isinstance(arg, Seat | Say)]
    each = [arg.seats if isinstance(arg, Say) else (arg.at,) for arg in found]
    return frozenset(chain.from_iterable(each))


_all: WeakValueDictionary[tuple[str, tuple[tuple[str, Arg], ...]], Say] = WeakValueDictionary()

if TYPE_CHECKING:
    Words: TypeAlias = Say | str  # text is told as it is in every language: a name, a line
else:
    Words = str  # to whoever asks for the type of a field: on the wire every Say is text
Arg: TypeAlias = int | Seat | Words

SEATS = tuple(Seat(at) for at in range(8))  # made once: a Say of a seat is made often


def together(*says: Words) -> Words:
    """Sentences, one after the other; what is empty is left out."""
    return _folded("sentences", "sentences", [each for each in says if each])


def listed(items: Sequence[Arg]) -> Words:
    """``A, B and C``, as the language lists things."""
    return _folded("list-last", "list-more", items)


def row(items: Sequence[Arg]) -> Words:
    """``A, B, C``: a list that may go on."""
    return _folded("list-more", "list-more", items)


def either(items: Sequence[Arg]) -> Words:
    """``A, B or C``."""
    return _folded("either-last", "either-more", items)


def _folded(last: str, more: str, items: Sequence[Arg]) -> Words:
    """One Say of many: each pair is a message, so that the catalogue decides what joins them."""
    if not items:
        return ""
    rest = items[-1]
    for i, item in enumerate(reversed(items[:-1])):
        rest = Say(f"house.{more if i else last}", (("first", item), ("rest", rest)))
    return rest if isinstance(rest, Say | str) else Say("house.only", (("what", rest),))
