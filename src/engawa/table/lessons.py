"""Lessons and first pages of games, as browsers ask for them. Nothing is stored here."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw, Struct

from engawa.core.course import Course, follow, shown
from engawa.core.errors import BadLine, IllegalLine
from engawa.core.game import AnySpec
from engawa.core.learn import Card
from engawa.core.lesson import AnyLesson
from engawa.core.picture import scenes
from engawa.core.preview import preview
from engawa.core.rng import named
from engawa.core.scene import Scene
from engawa.games import spec
from engawa.table.diff import diff
from engawa.table.messages import Because, Line, PreviewIs, Then, preview_words
from engawa.table.once import Once
from engawa.table.table import No
from engawa.words import Voice, Words, house

LINES = 60  # the most lines of a lesson
NAMES = ("Aoi", "Haru", "Mika", "Ren", "Vega")  # players in lessons and pictures


# --- the first page ---


class CardIs(Struct):
    title: Words
    says: Words
    scenes: list[Scene]  # first as it is, then after each line that a press plays


class LessonTitle(Struct):
    lesson: str
    title: Words


class WordIs(Struct):
    forms: Words  # its forms in a sentence, separated by commas
    says: Words


class LearnIs(Struct):
    """A game in a few pictures; if `goal` is empty, it has no such page."""

    game: str
    title: Words
    seats: tuple[int, int]
    minutes: tuple[int, int] | None
    lessons: list[LessonTitle]
    goal: CardIs | None = None
    turn: list[CardIs] = []
    scoring: list[CardIs] = []
    heading: Words = ""  # above the cards about scoring; empty: the usual one
    ends: CardIs | None = None
    glossary: list[WordIs] = []


@Once
def told(game: str, language: str) -> Raw:
    """Return the first page of a game, encoded; its pictures are seen from the first seat."""
    return Raw(Voice(language, NAMES, you=0).encode(learn(spec(game))))


def learn(place: AnySpec) -> LearnIs:
    titles = [LessonTitle(lesson.key, lesson.title) for lesson in place.lessons]
    seats = (place.seats[0], place.seats[-1])
    found = LearnIs(place.name, place.title, seats, place.minutes, titles)
    found.glossary = [WordIs(word.forms, word.says) for word in place.glossary]
    if page := place.learn:
        found.goal = _card(place, Card(page.goal, page.says, page.picture))
        found.turn = [_card(place, card) for card in page.turn]
        found.scoring = [_card(place, card) for card in page.scoring]
        found.heading = page.heading
        found.ends = _card(place, page.ends)
    return found


def _card(place: AnySpec, card: Card) -> CardIs:
    return CardIs(card.title, card.says, scenes(place, card.picture))


# --- lessons ---


class LessonAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """The lines played so far; with `show`, the current task is solved."""

    lines: Annotated[list[Line], Meta(max_length=LINES)] = []
    show: bool = False


class LessonLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A line to preview or to ask about, after the lines played so far."""

    line: Line
    lines: Annotated[list[Line], Meta(max_length=LINES)] = []
    then: Then = []


class TaskIs(Struct):
    says: Words
    at: tuple[str, ...]  # keys of the sprites it is about


class LessonIs(Struct):
    """The state of a lesson."""

    title: Words
    why: Words
    seat: int
    names: tuple[str, ...]  # of all seats
    lines: tuple[str, ...]  # all played lines, including those that were shown
    scene: Scene
    tasks: list[TaskIs]
    at: int  # the current task; the number of tasks when all are done
    astray: Words  # what to say about a legal line that does not help


def find(game: str, key: str) -> tuple[AnySpec, AnyLesson]:
    place = spec(game)
    for lesson in place.lessons:
        if lesson.key == key:
            return place, lesson
    raise No("not-found", house.NO_LESSON)


def at(place: AnySpec, lesson: AnyLesson, ask: LessonAsk) -> LessonIs:
    course = _follow(place, lesson, ask.lines)
    if ask.show:
        course = _follow(place, lesson, shown(place, lesson, course))
    return LessonIs(
        title=lesson.title,
        why=lesson.why,
        seat=lesson.seat,
        names=NAMES[: lesson.seats],
        lines=course.lines,
        scene=course.position.scene(lesson.seat),
        tasks=[TaskIs(task.says, task.at) for task in lesson.tasks],
        at=course.at,
        astray=lesson.tasks[course.at].astray if course.is_astray else "",
    )


def attempt(place: AnySpec, lesson: AnyLesson, ask: LessonLine) -> PreviewIs | Because:
    """Show what a line would bring, as at a table."""
    s = _follow(place, lesson, ask.lines).position
    told = why(place, lesson, ask)
    if told.rule is not None:
        return told
    rng = named("lesson", lesson.key, len(ask.lines))
    found = preview(s, ask.line, lesson.seat, rng, ask.then)
    words = preview_words(found)
    after = diff(s.scene(lesson.seat), found.after) if found.after else None
    return PreviewIs("", ask.line, words, after)


def why(place: AnySpec, lesson: AnyLesson, ask: LessonLine) -> Because:
    refusal = _follow(place, lesson, ask.lines).position.why_not(ask.line)
    if refusal is None:
        return Because("", ask.line, None, house.CAN_BE_PLAYED)
    return Because("", ask.line, refusal.rule, refusal.says)


def _follow(place: AnySpec, lesson: AnyLesson, lines: list[str] | tuple[str, ...]) -> Course:
    try:
        return follow(place, lesson, lines)
    except (BadLine, IllegalLine) as error:
        raise No("illegal", error.says) from error
