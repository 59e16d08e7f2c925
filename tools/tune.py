"""Tune the search for a game: NTBEA over its settings, at equal processor time.

    python tools/tune.py takenoko --minutes 10
    python tools/tune.py takenoko --prove --minutes 5      only more games for what was found
    python tools/tune.py takenoko --engine ray --address HOST:PORT --at-once 64 --file run.jsonl
    python tools/tune.py --list

The settings are points on a grid. Each step plays a pair of games for a few points, both seats with
the same luck, against the settings in use (or flat Monte Carlo). Then it moves to the most
promising neighbours: judged by the results of their values, alone and in pairs, and by how little
is known of them (the N-tuple bandit of Lucas, Liu and Perez-Liebana). Faster settings get more
iterations, by as much as was measured here, so that all have the same processor time. What was
found then plays against the settings in use and against flat Monte Carlo, in games that were not
used for tuning.

The minutes are processor time, summed over all workers. With the same --at-once, the path over the
grid does not depend on the number of workers. With --file, an interrupted run can continue, on any
engine. Results are stored under ``tools/tuned``; what proved better is copied into the game's
``bots.py`` by hand.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections import defaultdict, deque
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain, combinations, count
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import engawa
from engawa import CHANCE, NOBODY
from engawa.bots import flat, greedy
from engawa.bots.bot import Bot
from engawa.bots.budget import Budget
from engawa.bots.search import Search
from engawa.bots.tree import Settings
from engawa.bots.tuning import settings
from engawa.core.position import Position
from engawa.core.rng import Rng, named
from engawa.core.sight import Sight
from engawa.lab.engine import HERE, Engine, add_options, chosen
from engawa.lab.interval import by_rounds
from engawa.lab.journal import Journal, manifest
from engawa.lab.progress import progress_bar

HOME = Path(__file__).parent / "tuned"
GRID: dict[str, list[float]] = {
    "explore": [0.03, 0.07, 0.15, 0.3],
    "prior": [0.5, 1, 3, 8],
    "cutoff": [0, 4, 8, 14],
    "look": [1, 2, 4],
    "alone": [0, 1],
    "whole": [0, 1],
    "turns": [0, 1, 2],
}
NEIGHBOURS = 60  # neighbours examined in each step
CURIOUS = 0.4  # the weight of what is not known
PROOF = 0.3  # the share of the time that is left for the proof
SAMPLE = 12  # positions for measuring speed
TRIAL = 150  # iterations on each of them

Point = tuple[float, ...]  # a value for each setting of the grid


def read(point: Point, weights: Sequence[float] = ()) -> Settings:
    """Return the settings at a point; learned weights are not on the grid, and stay as they are."""
    values: dict[str, Any] = dict(zip(GRID, point, strict=True))
    whole = {name: int(values[name]) for name in ("cutoff", "look", "alone", "whole", "turns")}
    return Settings(**(values | whole), weights=weights)


def nearest(how: Settings) -> Point:
    """Return the point of the grid that is nearest to some settings."""
    return tuple(
        min(values, key=lambda each: abs(math.log((each + 0.01) / (getattr(how, name) + 0.01))))
        for name, values in GRID.items()
    )


def show(how: Settings) -> dict[str, Any]:
    names = ("explore", "urgency", "prior", "cutoff", "look", "alone", "whole", "turns", "deep")
    return {name: getattr(how, name) for name in names} | {"weights": list(how.weights)}


# --- equal time ---


@cache
def sample(game: str) -> list[Position]:
    """Return positions with a choice, spread over a random game."""
    found, s, rng = [], engawa.make(game, 2).start(), named("tune", game)
    while s.to_move != NOBODY:
        if s.to_move == CHANCE:
            s.roll(rng)
        else:
            if len(s.legal()) > 1:
                found.append(s.copy())
            s.apply(greedy.glance(Sight(s, s.to_move), rng, 0.1))
    return [found[len(found) * i // SAMPLE] for i in range(SAMPLE)]


def cost(game: str, who: Side) -> float:
    """Return seconds of processor time per iteration, the least of a few measurements."""
    trials = []
    for _ in range(3):
        begin = time.process_time()
        for s in sample(game):
            who.bot()(Sight(s, s.to_move), Rng(1))
        trials.append(time.process_time() - begin)
    return min(trials) / (SAMPLE * TRIAL)


# --- games ---


class Side(NamedTuple):
    """A player, as data: settings of the search by name, or flat Monte Carlo."""

    how: tuple[tuple[str, Any], ...] | None
    iterations: int

    def bot(self) -> Bot:
        budget = Budget(self.iterations)
        if self.how is None:
            return lambda sight, rng: flat.choose(sight, rng, budget)
        return Search(budget, Settings(**dict(self.how)))


def side(how: Settings | None, iterations: int = TRIAL) -> Side:
    """Make a side with these settings, or with flat Monte Carlo if there are none."""
    return Side(None if how is None else _tuple([*show(how).items()]), iterations)


class Pair(NamedTuple):
    """Two games, with the sides swapped and the same luck."""

    game: str
    one: Side
    two: Side
    seed: tuple[object, ...]


class Played(NamedTuple):
    share: float  # of the first side
    seconds: float  # of processor time


def play_pair(pair: Pair) -> Played:
    begin = time.process_time()
    here = play(pair.game, [pair.one.bot(), pair.two.bot()], (pair.seed, 0))
    there = play(pair.game, [pair.two.bot(), pair.one.bot()], (pair.seed, 0))
    return Played((here[0] + there[1]) / 2, time.process_time() - begin)


def play(game: str, bots: list[Bot], seed: object) -> list[float]:
    """Play one game; return the scores by seat."""
    s = engawa.make(game, len(bots)).start()
    luck = named("tune", seed)
    seat_luck = [named("tune", seed, seat) for seat in range(len(bots))]
    while (mover := s.to_move) != NOBODY:
        if mover == CHANCE:
            s.roll(luck)
        else:
            s.apply(bots[mover](Sight(s, mover), seat_luck[mover]))
    return s.scores()


class Desk:
    """Plays pairs, and remembers those of an earlier run."""

    def __init__(self, engine: Engine = HERE, journal: Journal | None = None) -> None:
        self.engine = engine
        self.journal = journal or Journal(None, "tuning", {})
        self.costs: dict[Side, float] = {}
        self.known: dict[Pair, Played] = {}
        for row in self.journal.rows():
            if "cost" in row:
                self.costs[_side(row["side"])] = row["cost"]
            else:
                game, one, two, seed = row["pair"]
                pair = Pair(game, _side(one), _side(two), _tuple(seed))
                self.known[pair] = Played(row["share"], row["seconds"])

    def cost(self, game: str, who: Side) -> float:
        """Return seconds per iteration, measured once."""
        who = who._replace(iterations=TRIAL)
        if who not in self.costs:
            self.costs[who] = cost(game, who)
            self.journal.add({"side": who, "cost": self.costs[who]})
        return self.costs[who]

    def play(self, pairs: Iterable[Pair]) -> Iterator[tuple[Pair, Played]]:
        """Yield known pairs first, and others when they are done."""
        left, due = iter(pairs), deque[Pair]()
        for pair in left:
            if pair not in self.known:
                left = chain([pair], left)
                break
            yield pair, self.known[pair]

        def unknown() -> Iterator[Pair]:
            for pair in left:
                if pair in self.known:
                    due.append(pair)
                else:
                    yield pair

        for pair, played in self.engine.run(play_pair, unknown()):
            self.journal.add({"pair": pair, **played._asdict()})
            yield pair, played
            while due:
                known = due.popleft()
                yield known, self.known[known]


def _side(row: list[Any]) -> Side:
    """Read a side from JSON."""
    how, iterations = row
    return Side(
        None if how is None else tuple((name, _tuple(each)) for name, each in how), iterations
    )


def _tuple(rows: Any) -> Any:
    return tuple(map(_tuple, rows)) if isinstance(rows, (list, tuple)) else rows


# --- the bandit ---


class Bandit:
    """What is known of the grid: results by value, by pair of values, and by point."""

    def __init__(self) -> None:
        places = range(len(GRID))
        self.tuples = [(i,) for i in places] + list(combinations(places, 2)) + [tuple(places)]
        self.sums: dict[tuple[object, Point], list[float]] = defaultdict(lambda: [0, 0.0])

    def _known(self, point: Point) -> list[tuple[float, float]]:
        """Return tries and mean for each part of a point."""
        rows = (self.sums[each, tuple(point[i] for i in each)] for each in self.tuples)
        return [(tries, total / tries if tries else 0.5) for tries, total in rows]

    def learn(self, point: Point, share: float) -> None:
        for each in self.tuples:
            row = self.sums[each, tuple(point[i] for i in each)]
            row[0] += 1
            row[1] += share

    def bound(self, point: Point, steps: int) -> float:
        return fmean(
            mean + CURIOUS * math.sqrt(math.log(1 + steps) / (tries + 0.5))
            for tries, mean in self._known(point)
        )

    def mean(self, point: Point) -> float:
        """Return the expected result at a point; parts that were seldom tried are assumed even."""
        return fmean((tries * mean + 2) / (tries + 4) for tries, mean in self._known(point))

    def points(self) -> list[Point]:
        whole = self.tuples[-1]
        return [point for (each, point), row in self.sums.items() if each == whole and row[0]]


def turned(point: Point, rng: Rng) -> Point:
    """Return a neighbour: one setting, sometimes more, has another value."""
    found = list(point)
    again = True
    while again:
        i = rng.below(len(found))
        values = list(GRID.values())[i]
        found[i] = values[rng.below(len(values))]
        again = rng.below(3) == 0
    return tuple(found)


def tune(
    game: str,
    start: Settings,
    rival: Side,
    seconds: float,
    iterations: int,
    at_once: int = 1,
    desk: Desk | None = None,
) -> dict[str, Any]:
    """Try points for so many seconds of processor time, a few at once."""
    desk = desk or Desk()
    rng, bandit, points = named("ntbea", game), Bandit(), [nearest(start)]
    second = desk.cost(game, side(start)) * iterations
    theirs = rival._replace(iterations=round(second / desk.cost(game, rival)))
    spent, steps = 0.0, 0
    with progress_bar(f"{game}, seconds of tuning", round(seconds)) as tell:
        while spent < seconds:
            pairs = {}
            for number, point in enumerate(points, steps):
                mine = side(read(point, start.weights))
                mine = mine._replace(iterations=max(2, round(second / desk.cost(game, mine))))
                pairs[Pair(game, mine, theirs, (game, number))] = point
            found = dict(desk.play(pairs))
            for pair, point in pairs.items():  # in a fixed order, whatever finished first
                bandit.learn(point, found[pair].share)
                spent += found[pair].seconds
            steps += len(pairs)
            tell(round(spent))
            centre = max(points, key=lambda each: bandit.bound(each, steps))
            near = sorted({turned(centre, rng) for _ in range(NEIGHBOURS * at_once)})
            points = sorted(near, key=lambda each: -bandit.bound(each, steps))[:at_once]
    best = sorted(bandit.points(), key=bandit.mean, reverse=True)
    told = [
        {**show(read(each, start.weights)), "expected": round(bandit.mean(each), 3)}
        for each in best[:5]
    ]
    values = {
        name: {str(value): _row(bandit, (i,), (value,)) for value in GRID[name]}
        for i, name in enumerate(GRID)
    }
    return {
        "pairs": steps,
        "found": show(read(best[0], start.weights)),
        "values": values,  # [pairs, share] of each
        "best": told,
    }


def _row(bandit: Bandit, places: tuple[int, ...], values: Point) -> list[float]:
    tries, total = bandit.sums[places, values]
    return [int(tries), round(total / max(1, tries), 3)]


# --- the proof ---


def prove(
    game: str, one: Side, two: Side, seconds: float, seed: object, desk: Desk
) -> dict[str, Any]:
    """Return the score of one side against the other in new games, with an interval by pairs."""
    spent = 0.0

    def pairs() -> Iterator[Pair]:
        for number in count():
            if spent >= seconds:
                return
            yield Pair(game, one, two, (game, "proof", seed, number))

    shares: list[float] = []
    with progress_bar(f"{game}, seconds of proof", round(seconds)) as tell:
        for _, played in desk.play(pairs()):
            shares.append(played.share)
            spent += played.seconds
            tell(round(spent))
    low, high = by_rounds(shares, 2).interval()
    return {
        "iterations": [one.iterations, two.iterations],
        "games": 2 * len(shares),
        "share": round(fmean(shares), 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def proofs(
    game: str,
    found: Settings,
    start: Settings,
    seconds: float,
    iterations: int,
    seed: object,
    desk: Desk,
) -> dict[str, Any]:
    """Test against the settings in use and against flat Monte Carlo, at equal processor time."""
    second = desk.cost(game, side(start)) * iterations
    mine = side(found, round(second / desk.cost(game, side(found))))
    rivals = {
        "start": side(start, iterations),
        "flat": side(None, round(second / desk.cost(game, side(None)))),
    }
    return {
        name: prove(game, mine, rival, seconds / len(rivals), (name, seed), desk)
        for name, rival in rivals.items()
    }


def main() -> None:
    usage = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    usage.add_argument("game", nargs="?", choices=engawa.names())
    usage.add_argument("--minutes", type=float, default=10, help="minutes of processor time")
    usage.add_argument("--iterations", type=int, default=200, help="for the settings in use")
    usage.add_argument("--flat", action="store_true", help="tune against flat Monte Carlo")
    usage.add_argument("--seed", type=int, default=0, help="random seed of the proof")
    usage.add_argument("--prove", action="store_true", help="no tuning, only fresh games")
    usage.add_argument("--at-once", type=int, default=1, help="points to try in each step")
    usage.add_argument("--file", type=Path, help="store finished pairs, to continue later")
    usage.add_argument("--list", action="store_true", help="print the results so far")
    add_options(usage)
    asked = usage.parse_args()
    if asked.list or asked.game is None:
        for file in sorted(HOME.glob("*.json")):
            kept = json.loads(file.read_text())
            print(file.stem, kept["found"], kept["proof"])
        return
    file = HOME / f"{asked.game}.json"
    start, seconds = settings(asked.game), 60 * asked.minutes
    if asked.prove:
        kept = json.loads(file.read_text())
        start = Settings(**kept["start"])
    names = ("game", "iterations", "flat", "at_once")
    told = {name: getattr(asked, name) for name in names} | {"start": show(start)}
    desk = Desk(chosen(asked), Journal(asked.file, "tuning", manifest(asked.game, told)))
    if not asked.prove:
        rival, most = side(None if asked.flat else start), (1 - PROOF) * seconds
        result = tune(asked.game, start, rival, most, asked.iterations, asked.at_once, desk)
        kept = {
            "game": asked.game,
            "iterations": asked.iterations,
            "minutes": asked.minutes,
            "rival": "flat" if asked.flat else "start",
            "start": show(start),
            **result,
        }
        seconds *= PROOF
    found = Settings(**kept["found"])
    kept["proof"] = proofs(asked.game, found, start, seconds, asked.iterations, asked.seed, desk)
    HOME.mkdir(exist_ok=True)
    file.write_text(json.dumps(kept, indent=1) + "\n")
    print(json.dumps({"found": kept["found"], "proof": kept["proof"], "pairs": kept["pairs"]}))


if __name__ == "__main__":
    main()
