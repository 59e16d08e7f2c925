"""Lessons and first pages of games, as a browser asks for them. Nothing of it is kept here."""

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

LINES = 60  # that a lesson takes at the most
NAMES = ("Aoi", "Haru", "Mika", "Ren", "Vega")  # who sits there, in lessons and pictures


# --- the first page ---


class CardIs(Struct):
    title: Words
    says: Words
    scenes: list[Scene]  # as it is, and after each line that a press plays


class LessonTitle(Struct):
    lesson: str
    title: Words


class WordIs(Struct):
    forms: Words  # as it stands in sentences, apart by commas
    says: Words


class LearnIs(Struct):
    """A game in a few pictures; without a goal it has no such page."""

    game: str
    title: Words
    seats: tuple[int, int]
    minutes: tuple[int, int] | None
    lessons: list[LessonTitle]
    goal: CardIs | None = None
    turn: list[CardIs] = []
    scoring: list[CardIs] = []
    heading: Words = ""  # over the cards about scoring; empty: the usual one
    ends: CardIs | None = None
    glossary: list[WordIs] = []


@Once
def told(game: str, language: str) -> Raw:
    """The first page of a game as it is sent; its pictures are seen from the first seat."""
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
    """The lines played so far; with `show`, the present task is played to its end."""

    lines: Annotated[list[Line], Meta(max_length=LINES)] = []
    show: bool = False


class LessonLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A line to try, or to ask about, after the lines played so far."""

    line: Line
    lines: Annotated[list[Line], Meta(max_length=LINES)] = []
    then: Then = []


class TaskIs(Struct):
    says: Words
    at: tuple[str, ...]  # keys of the sprites it is about


class LessonIs(Struct):
    """Where a lesson stands."""

    title: Words
    why: Words
    seat: int
    names: tuple[str, ...]  # of all seats
    lines: tuple[str, ...]  # what was played, what was shown among it
    scene: Scene
    tasks: list[TaskIs]
    at: int  # the task to do; as many as there are when all are done
    astray: Words  # what to say of a line that is allowed and does not help


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
    """What a line would bring, as at a table."""
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
