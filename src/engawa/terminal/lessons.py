"""The lessons of a game, one after the other."""

from __future__ import annotations

from collections.abc import Callable

from engawa.core.errors import BadGame
from engawa.core.game import AnySpec
from engawa.terminal.lesson import LessonRun
from engawa.words import Voice
from engawa.words import terminal as say

Write = Callable[[str], None]
Ask = Callable[[str], str]  # raises EOFError at the end of the input


def choose(spec: AnySpec, voice: Voice, write: Write, ask: Ask) -> str:
    """Ask for the name or number of a lesson; return "" if there is no answer."""
    for number, lesson in enumerate(spec.lessons, 1):
        titled = say.titled(what=lesson.key, says=lesson.title)
        write(f"  {number}. {voice(titled)}")
    return "" if (typed := _answer(ask, voice(say.WHICH_LESSON))) is None else typed or "1"


def teach(
    spec: AnySpec,
    asked: str,
    voice: Voice,
    write: Write,
    ask: Ask,
    clear: Callable[[], None] | None = None,
) -> None:
    """Teach from the chosen lesson on; after the last, suggest a game."""
    for lesson in spec.lessons[_number(spec, asked) :]:
        if not LessonRun(spec, lesson, write, ask, voice.language.name, clear).run():
            return
        if lesson is spec.lessons[-1]:
            write(voice(say.all_lessons_done(f"engawa play {spec.name} --coach")))
        elif _answer(ask, voice(say.NEXT_LESSON)) != "":
            return


def _number(spec: AnySpec, asked: str) -> int:
    keys = [lesson.key for lesson in spec.lessons]
    numbers = [str(number) for number in range(1, len(keys) + 1)]
    for known in (keys, numbers):
        if asked in known:
            return known.index(asked)
    if not keys:
        raise BadGame(say.no_lessons(spec.title))
    raise BadGame(say.no_such_lesson(lesson=repr(asked), game=spec.title, most=len(keys)))


def _answer(ask: Ask, question: str) -> str | None:
    try:
        return ask(f"{question} ").strip()
    except EOFError:
        return None
