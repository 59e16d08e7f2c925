"""A lesson: a small position, tasks, and what counts as done. The rules themselves check it.

What chance brings and what others do is part of the lesson, so it goes the same way every time.
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
    """One thing to do. It is done when the view has changed as it should."""

    says: Words  # what to do, in a sentence
    done: Callable[[O, O], bool]  # compares the view when the task began with the view now
    plays: tuple[str, ...]  # lines that solve it, for learners who want to be shown
    astray: Words  # what to say after as many lines if it is not done
    at: tuple[str, ...] = ()  # keys of the sprites that the task is about


@dataclass(frozen=True)
class Lesson(Generic[O]):
    key: str
    title: Words
    why: Words  # what to remember, in a few sentences
    position: str
    tasks: tuple[Task[O], ...]
    rules: tuple[str, ...]  # the ids of the rules it teaches
    seats: int = 2
    options: Mapping[str, int | str] = field(default_factory=dict)
    seat: int = 0  # the learner's
    comes: tuple[str, ...] = ()  # what chance brings and others do, in order
    tempts: Mapping[str, str] = field(
        default_factory=dict
    )  # lines that are refused, and by which rule


AnyLesson: TypeAlias = Lesson[Any]
