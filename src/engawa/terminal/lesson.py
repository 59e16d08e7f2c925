"""A lesson in a terminal: a small position and a task, with retries and hints."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engawa.core.course import Course, follow, shown
from engawa.core.errors import EngawaError
from engawa.core.game import AnySpec
from engawa.core.lesson import AnyLesson
from engawa.core.notation import seat_name
from engawa.terminal.choices import line_meant, listed_choices, why
from engawa.terminal.draw import draw, draw_map
from engawa.words import Voice, Words, together
from engawa.words import terminal as say
from engawa.words.library import REFERENCE

HELP = {  # what can be typed besides a number or a line
    "again": say.HELP_AGAIN,
    "show": say.HELP_SHOW,
    "why LINE": say.HELP_WHY,
    "table": say.HELP_TABLE,
    "quit": say.HELP_LEAVE,
}


@dataclass
class LessonRun:
    """Runs one lesson, from its first task to its summary."""

    spec: AnySpec
    lesson: AnyLesson
    write: Callable[[str], None]
    ask: Callable[[str], str]  # raises EOFError at the end of the input
    language: str = REFERENCE
    clear: Callable[[], None] | None = None  # clears the screen; None: plain lines

    def __post_init__(self) -> None:
        self.voice = Voice(self.language, you=self.lesson.seat)
        self.names: list[Words] = [*map(seat_name, range(self.lesson.seats))]
        self.names[self.lesson.seat] = say.YOU
        self.course = follow(self.spec, self.lesson, ())

    def say(self, words: Words) -> None:
        self.write(self.voice(words))

    def run(self) -> bool:
        """Run the lesson; return whether it was finished."""
        self._show()
        while self.course.at < len(self.lesson.tasks):
            try:
                typed = " ".join(self.ask("> ").split())
            except EOFError:
                return False
            if typed.lower() == "quit":
                return False
            self._answer(typed)
        self.say(together(say.DONE, self.lesson.why))
        return True

    def _answer(self, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        orders: dict[str, Callable[[], None]] = {
            "?": self._help,
            "help": self._help,
            "again": self._try_again,
            "show": self._play_for,
            "table": self._show,
            "why": lambda: self._why(rest),
        }
        try:
            if word.lower() in orders:
                orders[word.lower()]()
            elif typed:
                line = line_meant(self.course.position, typed)
                self._go(follow(self.spec, self.lesson, (*self.course.lines, line)))
        except EngawaError as error:
            self.say(error.says)

    def _go(self, course: Course) -> None:
        """Show where the learner is now; say if a task is done, or if the moves do not help."""
        done = course.at > self.course.at
        self.course = course
        if course.at == len(self.lesson.tasks):
            return
        self._show(say.DONE if done else "")
        if course.is_astray:
            self.say(together(self.lesson.tasks[course.at].astray, say.TRY_AGAIN))

    def _show(self, praise: Words = "") -> None:
        s, seat, chart = self.course.position, self.lesson.seat, self.spec.chart
        if self.clear and chart:
            self.clear()
            self.write(draw_map(s.scene(seat), self.names, self.voice, chart, s.lines()))
        else:
            self.say("")
            self.write(draw(s.scene(seat), self.names, self.voice))
        if s.to_move == seat:
            for choice in listed_choices(s, seat, self.voice, short=self.clear is not None):
                self.write(choice)
        n, of = self.course.at + 1, len(self.lesson.tasks)
        says = self.lesson.tasks[self.course.at].says
        task = say.task(lesson=self.lesson.title, n=n, of=of, says=says)
        self.say(together(praise, task, say.TASK_ORDERS))

    def _try_again(self) -> None:
        """Go back to where the current task began."""
        self._go(follow(self.spec, self.lesson, self.course.lines[: self.course.since]))

    def _play_for(self) -> None:
        lines = shown(self.spec, self.lesson, self.course)
        for line in self.lesson.tasks[self.course.at].plays:
            self.say(say.played(who=seat_name(self.lesson.seat), line=line))
        self._go(follow(self.spec, self.lesson, lines))

    def _why(self, typed: str) -> None:
        for words in why(self.course.position, typed, self.voice.language.name):
            self.say(words)

    def _help(self) -> None:
        self.say(say.HELP)
        for order, does in HELP.items():
            self.write(f"  {order:<12} {self.voice(does)}")
