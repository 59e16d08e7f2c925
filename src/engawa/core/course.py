"""Where a learner is in a lesson. It follows from the lines they played, so nothing is stored."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engawa.core.actions import NOBODY
from engawa.core.errors import BadLine, EngawaError
from engawa.core.game import AnySpec, Game
from engawa.core.lesson import AnyLesson
from engawa.core.position import Position
from engawa.words import house


@dataclass(frozen=True)
class Course:
    """A learner's progress in a lesson."""

    position: Position
    lines: tuple[str, ...]  # what the learner played
    at: int  # the current task; the number of tasks when all are done
    since: int  # how many of the lines were played before the current task
    is_astray: bool  # were enough lines played for the task without solving it?


def follow(spec: AnySpec, lesson: AnyLesson, lines: Sequence[str]) -> Course:
    """Return where these lines lead; raise with the reason if one cannot be played."""
    s = Game(spec, lesson.seats, lesson.options).position(lesson.position)
    comes = iter(lesson.comes)
    _let_come(s, lesson.seat, comes)
    at, since, before = 0, 0, s.sight(lesson.seat)
    for n, line in enumerate(lines, 1):
        if at == len(lesson.tasks) or s.to_move != lesson.seat:
            raise BadLine(house.LESSON_OVER)
        s.play(line)
        _let_come(s, lesson.seat, comes)
        now = s.sight(lesson.seat)
        if lesson.tasks[at].done(before, now):
            at, since, before = at + 1, n, now
    return Course(s, tuple(lines), at, since, _is_astray(s, lesson, at, len(lines) - since))


def _let_come(s: Position, seat: int, comes: Iterator[str]) -> None:
    """Play what is not the learner's decision, as the lesson has it written down."""
    while s.to_move not in (seat, NOBODY):
        line = next(comes, "")
        if not line or s.why_not(line):
            return
        s.play(line)


def _is_astray(s: Position, lesson: AnyLesson, at: int, played: int) -> bool:
    if at == len(lesson.tasks):
        return False
    return played >= len(lesson.tasks[at].plays) or s.to_move != lesson.seat


def shown(spec: AnySpec, lesson: AnyLesson, course: Course) -> tuple[str, ...]:
    """Return lines that solve the current task.

    They start where the task began. If its solution does not work after what was played, they start
    at the beginning of the lesson.
    """
    if course.at == len(lesson.tasks):
        return course.lines
    goes_on = (*course.lines[: course.since], *lesson.tasks[course.at].plays)
    if _reaches(spec, lesson, goes_on, course.at + 1):
        return goes_on
    return tuple(line for task in lesson.tasks[: course.at + 1] for line in task.plays)


def _reaches(spec: AnySpec, lesson: AnyLesson, lines: Sequence[str], at: int) -> bool:
    try:
        return follow(spec, lesson, lines).at == at
    except EngawaError:
        return False
