"""Is a game fair, and how does it go? Figures for designers, from many games of equal players.

The same bot has every seat, so whatever the seats win more or less is the game's doing. To compare
an option, the same games are played with it, luck and all, and compared one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from math import ceil, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Any, NamedTuple

from engawa.bots.remote import PATIENCE, Players
from engawa.core.actions import CHANCE
from engawa.core.game import Game
from engawa.core.notation import seat_name
from engawa.core.position import Position
from engawa.lab.fixture import Fixture, play
from engawa.lab.spread import spread
from engawa.lab.tally import Z, interval

CHUNK = 20  # games that a worker takes at a time
FINE = 0.01  # how close a figure should be known: to so much of a win, or of the figure itself
POWER = NormalDist().inv_cdf(0.8)  # an effect should be found four times of five

Figures = dict[str, float]  # what one game is worth counting for


@dataclass(frozen=True)
class Study:
    """One bot in all seats of a game, many times."""

    game: str
    bot: str
    seats: int
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)
    patience: float = PATIENCE

    def make(self) -> Game:
        return self.fixture(0).make()

    def fixture(self, number: int) -> Fixture:
        name = ("report", self.seed, number)
        minds = tuple((*name, "seat", seat) for seat in range(self.seats))
        bots = (self.bot,) * self.seats
        return Fixture(self.game, bots, (*name, "chance"), minds, self.options)


def measure(start: Position, actions: list[int], scores: list[float], points: list[int]) -> Figures:
    """The figures of a game that is over."""
    decisions = offered = forced = leads = 0
    leader = None
    s = start.copy()
    for action in actions:
        if s.to_move != CHANCE:
            lines = len(s.legal())
            decisions += 1
            offered += lines
            forced += lines == 1
        s.apply(action)
        ahead = _ahead(s.points())
        leads += None not in (ahead, leader) and ahead != leader
        leader = leader if ahead is None else ahead
    ranked = sorted(points, reverse=True)
    return {
        **{f"wins {seat_name(seat)}": score for seat, score in enumerate(scores)},
        **{f"points {seat_name(seat)}": float(each) for seat, each in enumerate(points)},
        "ties": float(max(scores) < 1 and sum(scores) > 0),
        "first to second": float(ranked[0] - ranked[1]) if len(ranked) > 1 else 0.0,
        "first to last": float(ranked[0] - ranked[-1]),
        "lead changes": float(leads),
        "decisions": float(decisions),
        "lines to choose from": offered / max(1, decisions),
        "forced decisions": forced / max(1, decisions),
    }


def _ahead(points: list[int]) -> int | None:
    """The seat with the most points, if it is one."""
    most = max(points)
    return points.index(most) if points.count(most) == 1 else None


def run(study: Study, games: range) -> list[tuple[Figures, int]]:
    """Play these games in this process: the figures of each, and its mark."""
    start = study.make().start()
    rows = []
    with Players(study.patience) as players:
        for number in games:
            result = play(study.fixture(number), players)
            found = measure(start, result.actions, result.scores, result.points)
            rows.append((found, result.mark(number)))
    return rows


def survey(
    study: Study, games: int, workers: int = 1, tell: Callable[[int], None] = lambda n: None
) -> Survey:
    """Play so many games over so many processes; `tell` hears how many are done."""
    study.make()
    chunks = [range(i, min(i + CHUNK, games)) for i in range(0, games, CHUNK)]
    parts: dict[int, list[tuple[Figures, int]]] = {}
    for number, part in spread(partial(run, study), chunks, workers):
        parts[number] = part
        tell(sum(map(len, parts.values())))
    rows = [row for number in sorted(parts) for row in parts[number]]
    digest = 0
    for _, mark in rows:
        digest ^= mark
    return Survey(study, [figures for figures, _ in rows], digest)


class Estimate(NamedTuple):
    """A mean over games, with its 95 % interval."""

    mean: float
    error: float  # the standard error
    games: int
    low: float
    high: float

    @property
    def is_sure(self) -> bool:
        """Is it surely not nothing?"""
        return self.low > 0 or self.high < 0

    def needs(self, near: float) -> int:
        """The games it takes to know the mean to within `near`, 95 times of 100."""
        return ceil(self.games * (Z * self.error / near) ** 2) if near > 0 else 0

    def json(self) -> dict[str, float]:
        return {key: round(getattr(self, key), 6) for key in ("mean", "low", "high")}


def estimate(values: Iterable[float], of_games: bool = False) -> Estimate:
    """The mean; as a share `of_games`, what never happened is not taken for impossible."""
    found = list(values)
    mean, games = fmean(found), len(found)
    error = stdev(found) / sqrt(games) if games > 1 else 0.0
    low, high = mean - Z * error, mean + Z * error
    if of_games:
        low, high = interval(sum(found), games)
    return Estimate(mean, error, games, low, high)


class SeatEffect(NamedTuple):
    """The seat that is farthest from its share of wins."""

    seat: int
    effect: float  # in parts of a win
    sure: bool  # more than chance does, though the worst of all seats was picked
    needs: int  # games that show an effect of this size, four times of five

    def json(self) -> dict[str, Any]:
        return {**self._asdict(), "effect": round(self.effect, 6)}


@dataclass(frozen=True)
class Survey:
    """What came of a study."""

    study: Study
    games: list[Figures]
    digest: int

    def figures(self) -> dict[str, Estimate]:
        return {
            name: estimate((game[name] for game in self.games), is_share_of_games(name))
            for name in self.games[0]
        }

    def seat_effect(self) -> SeatEffect:
        """Which seat is best or worst off, and whether that is more than chance."""
        figures, seats = self.figures(), self.study.seats
        fair = sum(figures[f"wins {seat_name(k)}"].mean for k in range(seats)) / seats
        found = [figures[f"wins {seat_name(k)}"] for k in range(seats)]
        seat = max(range(seats), key=lambda k: abs(found[k].mean - fair))
        effect, games = found[seat].mean - fair, len(self.games)
        wide = NormalDist().inv_cdf(1 - 0.025 / seats)
        # of one game; where a seat won all of a few games, what a fair seat's would be
        spread = max(found[seat].error * sqrt(games), sqrt(fair * (1 - fair)))
        needs = ceil(((wide + POWER) * spread / effect) ** 2) if effect else 0
        return SeatEffect(seat, effect, abs(effect) > wide * spread / sqrt(games), needs)

    def beside(self, other: Survey) -> dict[str, Estimate]:
        """What the other study changed, game by game."""
        pairs = list(zip(self.games, other.games, strict=True))
        return {name: estimate(b[name] - a[name] for a, b in pairs) for name in self.games[0]}

    def json(self) -> dict[str, Any]:
        figures = self.figures()
        return {
            "game": self.study.game,
            "options": self.study.options,
            "bot": self.study.bot,
            "seats": self.study.seats,
            "seed": self.study.seed,
            "games": len(self.games),
            "figures": {
                name: {**figure.json(), "needs": figure.needs(near(name, figure))}
                for name, figure in figures.items()
            },
            "seat_effect": self.seat_effect().json(),
            "digest": f"{self.digest:016x}",
        }


def is_share_of_games(name: str) -> bool:
    return name.startswith("wins") or name == "ties"


def is_share(name: str) -> bool:
    """Is the figure a part of all games or decisions, to be read in percent?"""
    return is_share_of_games(name) or name == "forced decisions"


def near(name: str, figure: Estimate) -> float:
    """How close a figure should be known."""
    return FINE if is_share(name) else FINE * abs(figure.mean)
