"""The analysis of a finished game: how each seat stood, what turned the game, and what was luck.

Each decision is judged from what its seat could see, never from the whole truth. Luck is what
neither the seat's own lines nor those of the others account for.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby
from statistics import fmean
from typing import NamedTuple

import msgspec
from msgspec.structs import astuple

from engawa.bots.explain import WORLDS, Explanation, Prospect, explain, outlook
from engawa.core import record
from engawa.core.actions import NOBODY
from engawa.core.json import JSON
from engawa.core.notation import seat_name
from engawa.core.position import Position
from engawa.core.record import Record
from engawa.core.rng import named
from engawa.core.sight import Sight
from engawa.games import spec
from engawa.lab.findings import Account, AnalysisIs, DecisionIs, LineIs, Point, TurnIs, rounded
from engawa.words import Voice

ITERATIONS = 1000
FORCED = 4  # how much less to think about a decision without a choice: only the curve needs it
TURNS = 3  # the most turning points
MOST = 4  # lines kept for a decision, including the one that was played
TURN = 0.03  # of a win; a line that gave up less turned nothing
SURE = 2.0  # how many standard errors a turning point must differ from nothing


class Decision(NamedTuple):
    """A line of the record that a seat chose."""

    n: int  # the number of lines in the record, up to this one
    found: Explanation

    def lines(self) -> list[Prospect]:
        """Return the played line and the best of the others, best first."""
        found, seat = self.found, self.found.seat
        assert found.played is not None
        others = [each for each in found.lines if each.line != found.played.line]
        kept = [found.played, *others[: MOST - 1]]
        return sorted(kept, key=lambda each: -each.scores[seat])

    def row(self) -> DecisionIs:
        return DecisionIs(*self._fields_told())

    def turn(self) -> TurnIs:
        return TurnIs(*self._fields_told(), change=-round(self.found.gave_up, 4))

    def _fields_told(self) -> tuple[int, int, str, float, float, str | None, list[LineIs]]:
        found = self.found
        assert found.played is not None
        lines = [LineIs(each.line, rounded(each.scores)) for each in self.lines()]
        gave_up, error = rounded([found.gave_up, found.error])
        return self.n, found.seat, found.played.line, gave_up, error, found.better, lines


@dataclass(frozen=True)
class Analysis:
    game: str
    seats: list[str]  # their names
    lines: int
    iterations: int
    over: bool
    curve: list[Point]
    decisions: list[Decision]
    swings: list[Point]  # what each run of chance, up to line n, brought to each seat
    moments: list[tuple[int, Position]] = field(default_factory=list, compare=False, repr=False)

    @property
    def names(self) -> list[str]:
        """The names of the seats in sentences; letters tell seats with the same name apart."""
        if len(set(self.seats)) == len(self.seats) and all(self.seats):
            return self.seats
        return [f"{seat_name(k)} {name}".strip() for k, name in enumerate(self.seats)]

    def turns(self) -> list[Decision]:
        """Return the lines that gave up most, if that was much and certain, in the order played.

        Of a seat's choices in a row, only the worst counts: the others may correct it or undo it.
        """
        runs = groupby(self.decisions, key=lambda each: each.found.seat)
        worst = [max(run, key=lambda each: each.found.gave_up) for _, run in runs]
        clear = [each for each in worst if _is_turn(each.found)]
        most = sorted(clear, key=lambda each: -each.found.gave_up)[:TURNS]
        return sorted(most, key=lambda each: each.n)

    def throws(self) -> list[Point]:
        """Return the chance events that changed most, greatest first."""
        most = sorted(self.swings, key=lambda swing: -max(map(abs, swing.scores)))
        return [swing for swing in most[:TURNS] if max(map(abs, swing.scores)) >= TURN]

    def accounts(self) -> list[Account]:
        return [self._account(seat) for seat in range(len(self.seats))]

    def _account(self, seat: int) -> Account:
        start, result = self.curve[0].scores[seat], self.curve[-1].scores[seat]
        changes = [(each.found.seat == seat, _change(each.found, seat)) for each in self.decisions]
        gave_up = -sum(change for own, change in changes if own)
        given = sum(change for own, change in changes if not own)
        luck = sum(swing.scores[seat] for swing in self.swings)
        return Account(start, gave_up, given, luck, result - start + gave_up - given - luck, result)

    def findings(self) -> AnalysisIs:
        """Return the numbers alone; they are put into words in each reader's language."""
        accounts = [Account(*rounded(astuple(each))) for each in self.accounts()]
        return AnalysisIs(
            self.game,
            self.seats,
            self.lines,
            self.iterations,
            self.over,
            [_rounded(point) for point in self.curve],
            [each.turn() for each in self.turns()],
            [account.luck for account in accounts],
            [_rounded(swing) for swing in self.throws()],
            accounts,
            [each.row() for each in self.decisions],
        )

    def json(self) -> JSON:
        """Return the analysis with words, for programs."""
        found = self.findings()
        found.put_into_words(self.moments)
        voice = Voice(names=tuple(self.names))
        return msgspec.json.decode(voice.encode(found), type=JSON)


def _rounded(point: Point) -> Point:
    return Point(point.n, rounded(point.scores))


def _is_turn(found: Explanation) -> bool:
    return found.gave_up >= max(TURN, SURE * found.error)


def _change(found: Explanation, seat: int) -> float:
    """Return what a line cost or brought a seat, compared with the best line."""
    assert found.played is not None
    if found.gave_up == 0:
        return 0.0
    return found.played.scores[seat] - found.best.scores[seat]


def look_again(text: str, iterations: int) -> JSON:
    """Analyse the text of a record; a worker process is asked to do it."""
    found: JSON = msgspec.to_builtins(analyse(record.read(text), iterations).findings())
    return found


def analyse(
    game: Record,
    iterations: int = ITERATIONS,
    workers: int = 1,
    tell: Callable[[int], None] = lambda n: None,
) -> Analysis:
    """Analyse a record; `tell` is called with how many of `choices(game)` are done."""
    opening, steps = _steps(game)
    decided = [(n, s, action) for n, (s, action) in enumerate(steps, 1) if s.to_move >= 0]
    decisions: list[Decision] = []
    with ThreadPoolExecutor(max(1, workers)) as pool:  # search needs no interpreter lock
        for decision in pool.map(partial(_look, iterations), decided):
            decisions.append(decision)
            tell(len(decisions))
    end = opening.copy() if not steps else steps[-1][0].copy()
    for _, action in steps[-1:]:
        end.apply(action)
    over = end.to_move == NOBODY
    curve = [Point(0, _start(opening, iterations)), *map(_point, decisions)]
    then = [Point(each.n - 1, each.found.expected) for each in decisions]
    if over:
        then.append(Point(len(steps), end.scores()))
    swings = [
        Point(b.n, [after - before for before, after in zip(a.scores, b.scores, strict=True)])
        for a, b in zip(curve, then, strict=False)
        if b.n > a.n  # otherwise there was no chance between them
    ]
    if over:
        curve = [point for point in curve if point.n < len(steps)] + then[-1:]
    moments = [(n, s) for n, s, _ in decided]
    about = (game.headers["game"], game.seats, len(steps), iterations, over)
    return Analysis(*about, curve, decisions, swings, moments)


def choices(game: Record) -> int:
    """Count the lines of a record that somebody chose."""
    return sum(s.to_move >= 0 for s, _ in _steps(game)[1])


def _steps(game: Record) -> tuple[Position, list[tuple[Position, int]]]:
    """Return the start of the game, and every line with the position it was played in."""
    made = record.game_of(game, spec(game.headers["game"]))
    before = opening = record.opening(game, made)
    steps = []
    for step in record.replay(game, made):
        steps.append((before, before.parse(step.line)))
        before = step.position
    return opening, steps


def _look(iterations: int, decided: tuple[int, Position, int]) -> Decision:
    n, s, action = decided
    rng = named("analysis", n)
    effort = iterations if len(s.legal()) > 1 else max(1, iterations // FORCED)
    found = explain(Sight(s, s.to_move), rng, effort, played=action, most=MOST)
    return Decision(n, found)


def _point(decision: Decision) -> Point:
    assert decision.found.played is not None
    return Point(decision.n, decision.found.played.scores)


def _start(opening: Position, iterations: int) -> list[float]:
    """Return what each seat could expect before anything happened."""
    rng = named("analysis", 0)
    effort = max(1, iterations // WORLDS)
    seen = [outlook(opening.copy(), rng, effort, None) for _ in range(WORLDS)]
    return [fmean(column) for column in zip(*seen, strict=True)]
