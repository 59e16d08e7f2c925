"""Explain a line: what a seat may expect of it, what follows, and what another line gave up.

Everything is computed from the seat's own sight, so an explanation reveals no more than the seat
may know. It is the same in every world that the seat cannot tell apart.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Protocol

from engawa.bots.search import Thought, search
from engawa.bots.tree import Settings
from engawa.core.actions import CHANCE, NOBODY
from engawa.core.errors import EngawaError
from engawa.core.json import JSON
from engawa.core.notation import seat_name
from engawa.core.position import Position
from engawa.core.rng import Rng
from engawa.core.sight import Sight
from engawa.words import SEATS, Words, row, together
from engawa.words import bots as say

ITERATIONS = 2000
LONGEST = 1 << 20  # the most iterations, whatever the time: their tree takes memory
WORLDS = 16  # worlds imagined to look again at a line that the search neglected
SELDOM = 4  # a line with so many times fewer visits than the best is looked at again
FORESIGHT = 4  # lines of an expected continuation
NOTICED = 0.005  # of a win; smaller differences do not count


@dataclass(frozen=True)
class Prospect:
    """A line, and what each seat may expect of it."""

    line: str
    visits: int  # how often the search tried it
    scores: list[float]  # expected for each seat
    then: list[str]  # what may follow, such as "B: give A"

    def json(self) -> JSON:
        scores = [round(score, 4) for score in self.scores]
        return {"line": self.line, "visits": self.visits, "scores": scores, "then": self.then}


@dataclass(frozen=True)
class Explanation:
    """The best lines of one decision, and what the played line gave up."""

    seat: int
    choices: int  # the number of lines to choose from
    iterations: int
    lines: list[Prospect]  # best first
    expected: list[float] = field(default_factory=list)  # for each seat, before the choice
    played: Prospect | None = None
    gave_up: float = 0.0  # how much of a win the played line gave up
    error: float = 0.0  # the standard error of that

    @property
    def best(self) -> Prospect:
        return self.lines[0]

    @property
    def better(self) -> str | None:
        """The best line, if the played line gave something up."""
        return self.best.line if self.played and self.gave_up >= NOTICED else None

    def says(self) -> Words:
        """Put the explanation into words."""
        return together(*self._sentences())

    def _sentences(self) -> Iterator[Words]:
        who, best = SEATS[self.seat], self.best
        if self.played is not None:
            yield judgement(self.seat, self.played, self.gave_up, best)
        elif self.choices == 1:
            yield say.only(who=who, line=best.line, shares=shares(best.scores))
        else:
            yield say.best(who=who, line=best.line, shares=shares(best.scores))
        if best.then:
            yield say.then(row(best.then))
        if self.played is None and len(self.lines) > 1:
            yield self._compare(self.lines[1])

    def _compare(self, other: Prospect) -> Words:
        less = self.best.scores[self.seat] - other.scores[self.seat]
        if less < NOTICED:
            return say.about_as_good(other.line)
        return say.worth_less(line=other.line, n=percent(less))

    def json(self) -> JSON:
        """Return it for programs; `better` is there if the played line gave something up."""
        found: JSON = {
            "seat": self.seat,
            "choices": self.choices,
            "iterations": self.iterations,
            "says": str(self.says()),
            "lines": [prospect.json() for prospect in self.lines],
        }
        if self.played is not None:
            found["played"] = self.played.json()
            found["gave_up"] = round(self.gave_up, 4)
            found["error"] = round(self.error, 4)
            found["better"] = self.better
        return found


class Valued(Protocol):
    """A line, and what each seat may expect of it."""

    @property
    def line(self) -> str: ...
    @property
    def scores(self) -> list[float]: ...


def judgement(seat: int, played: Valued, gave_up: float, best: Valued) -> Words:
    """Compare a played line with the best line, in words."""
    who, line = SEATS[seat], played.line
    if gave_up < NOTICED:
        return say.as_good_as_any(who=who, line=line, shares=shares(played.scores))
    lost = say.gave_up(who=who, line=line, n=percent(gave_up))
    return together(lost, say.better(line=best.line, shares=shares(best.scores)))


def percent(share: float) -> int:
    return round(100 * share)


def shares(scores: list[float]) -> Words:
    """Write shares as ``A 62 %, B 38 %``."""
    return row([say.share(who=SEATS[k], n=percent(score)) for k, score in enumerate(scores)])


def explain(
    sight: Sight,
    rng: Rng,
    iterations: int = ITERATIONS,
    *,
    seconds: float | None = None,
    played: int | None = None,
    most: int = 3,
    how: Settings | None = None,
) -> Explanation:
    """Explain a seat's decision by its `most` best lines; `seconds` limits the search by time."""
    legal = sight.legal()
    if not legal:
        raise EngawaError(f"seat {seat_name(sight.seat)} has nothing to decide here")
    if seconds is None:
        thoughts = search(sight, rng, iterations, how)
    else:
        thoughts = search(sight, rng, LONGEST, how, seconds=seconds)
    world = sight.imagine(rng)
    lines = [_prospect(thought, world, rng) for thought in thoughts[:most]]
    tried = sum(thought.visits for thought in thoughts)
    found = Explanation(sight.seat, len(legal), tried, lines, mean(thoughts))
    if played is None:
        return found
    return _judge(found, sight, rng, thoughts, played, how)


def _prospect(thought: Thought, world: Position, rng: Rng) -> Prospect:
    then = list(_continue(world.copy(), thought, rng))
    return Prospect(world.text(thought.action), thought.visits, thought.scores, then)


def _continue(world: Position, thought: Thought, rng: Rng) -> Iterator[str]:
    """Yield the expected lines after a line, and who plays them, as far as this world allows."""
    world.apply(thought.action)
    for action in thought.then[:FORESIGHT]:
        settle(world, rng)
        if action not in world.legal():
            return
        yield f"{seat_name(world.to_move)}: {world.text(action)}"
        world.apply(action)


def settle(world: Position, rng: Rng) -> None:
    """Roll the chance that is due."""
    while world.to_move == CHANCE:
        world.roll(rng)


def _judge(
    found: Explanation,
    sight: Sight,
    rng: Rng,
    thoughts: list[Thought],
    played: int,
    how: Settings | None,
) -> Explanation:
    """Add what the played line gave up.

    The search drops a line that looks bad, and so knows little about it. In that case both lines
    are looked at again, with the same effort and in the same worlds.
    """
    if played not in sight.legal():
        raise EngawaError(f"'{sight.text(played)}' cannot be played here")
    best = thoughts[0]
    untried = Thought(played, 0, best.scores, [])
    mine = next((thought for thought in thoughts if thought.action == played), untried)
    prospect = _prospect(mine, sight.imagine(rng), rng)
    if mine.action == best.action:
        return replace(found, played=prospect)
    if SELDOM * mine.visits < best.visits:
        less, error = _compare(sight, best.action, mine.action, rng, found.iterations, how)
        ours = [within(score - lost) for score, lost in zip(best.scores, less, strict=True)]
    else:
        ours, share = mine.scores, best.scores[sight.seat]
        error = math.sqrt(share * (1 - share) * (1 / mine.visits + 1 / best.visits))
    gave_up = max(0.0, best.scores[sight.seat] - ours[sight.seat])
    return replace(found, played=replace(prospect, scores=ours), gave_up=gave_up, error=error)


def within(score: float) -> float:
    return min(1.0, max(0.0, score))


def _compare(
    sight: Sight, best: int, other: int, rng: Rng, iterations: int, how: Settings | None
) -> tuple[list[float], float]:
    """Return what each seat loses by the other line, and the standard error for the deciding seat.

    Both lines are played in the same worlds, and the next seat to decide searches.
    """
    effort = max(1, iterations // WORLDS)
    losses = []
    for _ in range(WORLDS):
        seed = rng.below(1 << 30)
        ends = [_after(sight, action, Rng(seed), effort, how) for action in (best, other)]
        losses.append([a - b for a, b in zip(*ends, strict=True)])
    less = [statistics.fmean(column) for column in zip(*losses, strict=True)]
    own = [row[sight.seat] for row in losses]
    return less, statistics.stdev(own) / math.sqrt(WORLDS)


def _after(
    sight: Sight, action: int, rng: Rng, iterations: int, how: Settings | None
) -> list[float]:
    world = sight.imagine(rng)
    world.apply(action)
    return outlook(world, rng, iterations, how)


def outlook(world: Position, rng: Rng, iterations: int, how: Settings | None) -> list[float]:
    """Return what each seat may expect in a position, as the next seat to decide sees it."""
    settle(world, rng)
    if world.to_move == NOBODY:
        return world.scores()
    return mean(search(Sight(world, world.to_move), rng, iterations, how))


def mean(thoughts: list[Thought]) -> list[float]:
    """Average the scores of all tried actions, seat by seat."""
    visits = [thought.visits for thought in thoughts]
    columns = zip(*(thought.scores for thought in thoughts), strict=True)
    return [statistics.fmean(column, visits) for column in columns]
