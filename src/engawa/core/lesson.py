"""A lesson: a small position, tasks, and what counts as done. The rules themselves check it.

What chance brings, and what others do, is written down too: a lesson goes the same way every time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

from engawa.core.observation import Observation
from engawa.words import Words

O = TypeVar("O", bound=Observation)  # what is seen of a game's positions  # noqa: E741


@dataclass(frozen=True)
class Task(Generic[O]):
    """One thing to do. It is done when what is seen has changed as it should."""

    says: Words  # what to do, in a sentence
    done: Callable[[O, O], bool]  # as it was when the task began, as it is now
    plays: tuple[str, ...]  # lines that do it: for who wants to be shown
    astray: Words  # what to say when as many lines were played and it is not done
    at: tuple[str, ...] = ()  # keys of the sprites it is about


@dataclass(frozen=True)
class Lesson(Generic[O]):
    key: str
    title: Words
    why: Words  # what to remember of it, in a few sentences
    position: str
    tasks: tuple[Task[O], ...]
    rules: tuple[str, ...]  # the ids of the rules it teaches
    seats: int = 2
    options: Mapping[str, int | str] = field(default_factory=dict)
    seat: int = 0  # the learner's
    comes: tuple[str, ...] = ()  # what chance brings and others do, in its order
    tempts: Mapping[str, str] = field(
        default_factory=dict
    )  # lines that are refused, and by which rule


AnyLesson: TypeAlias = Lesson[Any]
