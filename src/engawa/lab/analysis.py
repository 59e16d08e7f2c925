"""A game looked at again: who stood how, where it turned, and what was luck.

Each decision is judged from what its seat could see, never from the whole truth. What chance
brought to a seat is what its own lines and those of the others do not account for.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from statistics import fmean
from typing import Any, NamedTuple

from engawa.bots.explain import WORLDS, Explanation, Prospect, explain, outlook
from engawa.core import record
from engawa.core.actions import NOBODY
from engawa.core.notation import seat_name
from engawa.core.position import Position
from engawa.core.record import Record
from engawa.core.rng import named
from engawa.core.sight import Sight
from engawa.games import room

ITERATIONS = 1000
FORCED = 4  # times less thought where there is no choice: only the curve asks
TURNS = 3  # turning points, at the most
MOST = 4  # lines kept of a decision, the one that was played among them
TURN = 0.03  # of a win: what gave up less turned nothing
SURE = 2.0  # standard errors that a turning point is away from nothing


class Point(NamedTuple):
    """What each seat could expect after so many lines of the record."""

    n: int
    scores: list[float]


class Decision(NamedTuple):
    """A line of the record that a seat chose."""

    n: int  # the lines of the record up to and with it
    found: Explanation
    titles: dict[str, str]  # of its lines, as a choice is offered

    def json(self) -> dict[str, Any]:
        found = self.found.json()
        row = {"n": self.n, "seat": self.found.seat, "line": found["played"]["line"]}
        row |= {key: found[key] for key in ("gave_up", "error", "better")}
        return row | {"lines": [self._line(each) for each in self.lines()]}

    def lines(self) -> list[Prospect]:
        """The line that was played and the best of the others, the best first."""
        found, seat = self.found, self.found.seat
        assert found.played is not None
        others = [each for each in found.lines if each.line != found.played.line]
        kept = [found.played, *others[: MOST - 1]]
        return sorted(kept, key=lambda each: -each.scores[seat])

    def _line(self, each: Prospect) -> dict[str, Any]:
        scores = [round(score, 4) for score in each.scores]
        return {"line": each.line, "title": self.titles.get(each.line, ""), "scores": scores}

    def turn(self, names: list[str]) -> dict[str, Any]:
        row = self.json()
        return row | {"change": -row["gave_up"], "says": self.found.sentence(names)}


@dataclass(frozen=True)
class Account:
    """How a seat came from what it could expect at the start to what it got."""

    start: float
    gave_up: float  # by its own lines
    given: float  # by the lines of others
    luck: float  # what chance brought
    unseen: float  # the rest: what search judged otherwise a line later
    result: float

    def json(self) -> dict[str, float]:
        return {name: round(value, 4) for name, value in vars(self).items()}


@dataclass(frozen=True)
class Analysis:
    game: str
    seats: list[str]  # their names
    lines: int
    iterations: int
    over: bool
    curve: list[Point]
    decisions: list[Decision]
    swings: list[Point]  # what each run of chance, up to n, brought to each seat

    @property
    def names(self) -> list[str]:
        """What the seats are called in sentences: their names, with a letter if two are alike."""
        if len(set(self.seats)) == len(self.seats) and all(self.seats):
            return self.seats
        return [f"{seat_name(k)} {name}".strip() for k, name in enumerate(self.seats)]

    def turns(self) -> list[Decision]:
        """The lines that gave up most, if it was much and surely so, in the order played.

        Of a seat's choices in a row, only the worst counts: the others may mend it or make it up.
        """
        runs = groupby(self.decisions, key=lambda each: each.found.seat)
        worst = [max(run, key=lambda each: each.found.gave_up) for _, run in runs]
        clear = [each for each in worst if _is_turn(each.found)]
        most = sorted(clear, key=lambda each: -each.found.gave_up)[:TURNS]
        return sorted(most, key=lambda each: each.n)

    def throws(self) -> list[Point]:
        """What chance did that changed most, the greatest first."""
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

    def json(self) -> dict[str, Any]:
        accounts = self.accounts()
        return {
            "game": self.game,
            "seats": self.seats,
            "lines": self.lines,
            "iterations": self.iterations,
            "over": self.over,
            "curve": [_row(point) for point in self.curve],
            "turns": [each.turn(self.names) for each in self.turns()],
            "luck": [round(account.luck, 4) for account in accounts],
            "throws": [_row(swing) for swing in self.throws()],
            "accounts": [account.json() for account in accounts],
            "decisions": [each.json() for each in self.decisions],
        }


def _row(point: Point) -> dict[str, Any]:
    return {"n": point.n, "scores": [round(score, 4) for score in point.scores]}


def _is_turn(found: Explanation) -> bool:
    return found.gave_up >= max(TURN, SURE * found.error)


def _change(found: Explanation, seat: int) -> float:
    """What a line did to a seat's expectation, beside the best line there was."""
    assert found.played is not None
    if found.gave_up == 0:
        return 0.0
    return found.played.scores[seat] - found.best.scores[seat]


def analyse(
    game: Record,
    iterations: int = ITERATIONS,
    workers: int = 1,
    tell: Callable[[int], None] = lambda n: None,
) -> Analysis:
    """Look at a record again; `tell` hears how many of `choices(game)` are done."""
    opening, steps = _steps(game)
    decided = [(n, s, action) for n, (s, action) in enumerate(steps, 1) if s.to_move >= 0]
    decisions: list[Decision] = []
    with ThreadPoolExecutor(max(1, workers)) as pool:  # search needs no interpreter
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
        if b.n > a.n  # otherwise nothing came between
    ]
    if over:
        curve = [point for point in curve if point.n < len(steps)] + then[-1:]
    return Analysis(
        game.headers["game"], game.seats, len(steps), iterations, over, curve, decisions, swings
    )


def choices(game: Record) -> int:
    """How many lines of a record were somebody's choice."""
    return sum(s.to_move >= 0 for s, _ in _steps(game)[1])


def _steps(game: Record) -> tuple[Position, list[tuple[Position, int]]]:
    """Where the game began, and every line with the position it was played in."""
    made = record.game_of(game, room(game.headers["game"]))
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
    return Decision(n, found, _titles(s, found))


def _titles(s: Position, found: Explanation) -> dict[str, str]:
    """The lines of a decision in words, from what its seat saw."""
    assert found.played is not None
    see, brings = s.observe(found.seat), s.game.room.brings
    return {each.line: brings(see, each.line).title for each in (found.played, *found.lines)}


def _point(decision: Decision) -> Point:
    assert decision.found.played is not None
    return Point(decision.n, decision.found.played.scores)


def _start(opening: Position, iterations: int) -> list[float]:
    """What each seat could expect before anything happened."""
    rng = named("analysis", 0)
    effort = max(1, iterations // WORLDS)
    seen = [outlook(opening.copy(), rng, effort, None) for _ in range(WORLDS)]
    return [fmean(column) for column in zip(*seen, strict=True)]
