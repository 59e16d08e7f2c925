"""The results of an analysis, as they are stored and sent: numbers, put into words on demand."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from engawa.bots.explain import judgement
from engawa.core.position import Position
from engawa.words import Words


class Point(Struct):
    """What each seat could expect after so many lines of the record."""

    n: int
    scores: list[float]


class Account(Struct, frozen=True):
    """How a seat came from its expectation at the start to its result."""

    start: float
    gave_up: float  # by its own lines
    given: float  # by the lines of others
    luck: float  # what chance brought
    unseen: float  # the rest: where the search judged differently one line later
    result: float


class LineIs(Struct):
    """A line that could be played, and what each seat could expect of it."""

    line: str
    scores: list[float]
    title: Words = ""  # as a choice is offered


class DecisionIs(Struct):
    """A choice: the played line, and the best of the others."""

    n: int
    seat: int
    line: str
    gave_up: float
    error: float
    better: str | None
    lines: list[LineIs]


class TurnIs(DecisionIs):
    change: float
    says: Words = ""


class AnalysisIs(Struct):
    """The whole analysis."""

    game: str
    seats: list[str]
    lines: int
    iterations: int
    over: bool
    curve: list[Point]
    turns: list[TurnIs]
    luck: list[float]
    throws: list[Point]
    accounts: list[Account]
    decisions: list[DecisionIs]

    def put_into_words(self, moments: Iterable[tuple[int, Position]]) -> None:
        """Give the lines titles and judge the turns.

        `moments` has positions, each with the number of the next line.
        """
        rows: dict[int, list[DecisionIs]] = {}
        for row in (*self.decisions, *self.turns):
            rows.setdefault(row.n, []).append(row)
        for n, s in moments:
            for row in rows.get(n, ()):
                see, choice = s.sight(row.seat), s.game.spec.choice
                for each in row.lines:
                    each.title = choice(see, each.line)
        for turn in self.turns:
            lines = {each.line: each for each in turn.lines}
            played = lines[turn.line]
            best = lines.get(turn.better or "", played)
            turn.says = judgement(turn.seat, played, turn.gave_up, best)


def rounded(values: Iterable[float]) -> list[float]:
    return [round(value, 4) for value in values]
