"""What the coach says in a first game: one new thing at a time, when it can be seen.

A tip is data of a game: its moment, the sprites it points at, its words, and the rules it teaches.
It is made from what one seat sees and may do, so it cannot reveal more.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from engawa.core.observation import Observation
from engawa.words import Words

O = TypeVar("O", bound=Observation)  # what is seen of a game's positions  # noqa: E741


class Moment(NamedTuple, Generic[O]):
    """A decision, as the seat that makes it sees it."""

    see: O
    may: Sequence[str]  # the lines that it can play
    seat: int

    def can(self, *verbs: str) -> bool:
        """Is there a legal line that begins with one of these words?"""
        return any(line.split()[0] in verbs for line in self.may)


def _nothing(moment: Moment[O]) -> Words:
    return ""


@dataclass(frozen=True)
class Tip(Generic[O]):
    key: str
    title: Words  # its subject: "This is the panda"
    says: Words  # one or two sentences
    when: Callable[[Moment[O]], bool]
    at: Callable[[Moment[O]], Sequence[str]]  # keys of the sprites to mark; empty: the question
    rules: tuple[str, ...]  # the ids of the rules it teaches
    now: Callable[[Moment[O]], Words] = _nothing  # what it means for this seat now
    costs: bool = False  # not knowing it costs points, so it is always told


AnyTip: TypeAlias = Tip[Any]


def next_tip(
    tips: Sequence[Tip[O]], moment: Moment[O], known: Collection[str], less: bool = False
) -> Tip[O] | None:
    """Return the first tip for this moment that is not known yet."""
    for tip in tips:
        if tip.key not in known and (tip.costs or not less) and tip.when(moment):
            return tip
    return None
