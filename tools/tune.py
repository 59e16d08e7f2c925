"""Tune the search for a game: NTBEA over its settings, at equal processor time.

    python tools/tune.py takenoko --minutes 10
    python tools/tune.py takenoko --prove --minutes 5      only more games for what was found
    python tools/tune.py --list

The settings are points on a grid. Each step plays a pair of games, both seats with the same luck,
between one point and the settings in use (or flat Monte Carlo), and then moves to the neighbour
that promises most: by how the values of its settings did, alone and two by two, and by how little
is known of them (the N-tuple bandit of Lucas, Liu and Perez-Liebana). Settings that think faster
get more iterations, as many more as were measured, so that all have the same processor time. What
was found then plays the settings in use, and flat Monte Carlo, in games that it was not tuned on.
All is kept under ``tools/tuned``; what proved better is written into ``src/engawa/bots/tuned.py``
by hand.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from functools import cache
from itertools import combinations
from pathlib import Path
from statistics import fmean
from typing import Any

import engawa
from engawa import CHANCE, NOBODY
from engawa.bots import flat, greedy
from engawa.bots.bot import Bot
from engawa.bots.budget import Budget
from engawa.bots.search import Search
from engawa.bots.tree import Settings
from engawa.bots.tuned import settings
from engawa.core.position import Position
from engawa.core.rng import Rng, named
from engawa.core.sight import Sight
from engawa.lab.tally import block_interval

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
NEIGHBOURS = 60  # looked at in each step
CURIOUS = 0.4  # how much what is not known is worth
PROOF = 0.3  # of the time is left for it
SAMPLE = 12  # positions, on which the speed is measured
TELL = 20  # pairs between two words about the best so far
TRIAL = 150  # iterations on each of them

Point = tuple[float, ...]  # a value for each setting of the grid


def read(point: Point) -> Settings:
    values: dict[str, Any] = dict(zip(GRID, point, strict=True))
    whole = {name: int(values[name]) for name in ("cutoff", "look", "alone", "whole", "turns")}
    return Settings(**(values | whole))


def nearest(how: Settings) -> Point:
    """The point of the grid next to some settings."""
    return tuple(
        min(values, key=lambda each: abs(math.log((each + 0.01) / (getattr(how, name) + 0.01))))
        for name, values in GRID.items()
    )


def show(how: Settings) -> dict[str, Any]:
    names = ("explore", "urgency", "prior", "cutoff", "look", "alone", "whole", "turns", "deep")
    return {name: getattr(how, name) for name in names}


# --- equal time ---


@cache
def sample(game: str) -> list[Position]:
    """Positions with a choice, from the first to the last, of a game in which nobody thinks."""
    found, s, rng = [], engawa.make(game, 2).start(), named("tune", game)
    while s.to_move != NOBODY:
        if s.to_move == CHANCE:
            s.roll(rng)
        else:
            if len(s.legal()) > 1:
                found.append(s.copy())
            s.apply(greedy.glance(Sight(s, s.to_move), rng, 0.1))
    return [found[len(found) * i // SAMPLE] for i in range(SAMPLE)]


def cost(game: str, make: Callable[[Budget], Bot]) -> float:
    """Seconds of processor time for an iteration; the least of a few trials."""
    trials = []
    for _ in range(3):
        begin = time.process_time()
        for s in sample(game):
            make(Budget(TRIAL))(Sight(s, s.to_move), Rng(1))
        trials.append(time.process_time() - begin)
    return min(trials) / (SAMPLE * TRIAL)


def searcher(how: Settings) -> Callable[[Budget], Bot]:
    return lambda budget: Search(budget, how)


def flattener(budget: Budget) -> Bot:
    return lambda sight, rng: flat.choose(sight, rng, budget)


# --- games ---


def play(game: str, bots: list[Bot], seed: object) -> list[float]:
    """One game; the scores by seat."""
    s = engawa.make(game, len(bots)).start()
    luck = named("tune", seed)
    minds = [named("tune", seed, seat) for seat in range(len(bots))]
    while (mover := s.to_move) != NOBODY:
        if mover == CHANCE:
            s.roll(luck)
        else:
            s.apply(bots[mover](Sight(s, mover), minds[mover]))
    return s.scores()


Side = tuple[Callable[[Budget], Bot], Budget]


def pair(game: str, one: Side, two: Side, seed: object) -> float:
    """The share of the first, over both seats with the same luck."""
    here = play(game, [make(budget) for make, budget in (one, two)], (seed, 0))
    there = play(game, [make(budget) for make, budget in (two, one)], (seed, 0))
    return (here[0] + there[1]) / 2


# --- the bandit ---


class Bandit:
    """What is known of the grid: how each value did, each two together, and each point."""

    def __init__(self) -> None:
        places = range(len(GRID))
        self.tuples = [(i,) for i in places] + list(combinations(places, 2)) + [tuple(places)]
        self.sums: dict[tuple[object, Point], list[float]] = defaultdict(lambda: [0, 0.0])

    def _known(self, point: Point) -> list[tuple[float, float]]:
        """Tries and mean for each part of a point."""
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
        """What to expect of a point; parts seldom tried are taken to be even."""
        return fmean((tries * mean + 2) / (tries + 4) for tries, mean in self._known(point))

    def points(self) -> list[Point]:
        whole = self.tuples[-1]
        return [point for (each, point), row in self.sums.items() if each == whole and row[0]]


def turned(point: Point, rng: Rng) -> Point:
    """A neighbour: one setting, sometimes more, has another value."""
    found = list(point)
    again = True
    while again:
        i = rng.below(len(found))
        values = list(GRID.values())[i]
        found[i] = values[rng.below(len(values))]
        again = rng.below(3) == 0
    return tuple(found)


def tune(
    game: str, start: Settings, rival: Callable[[Budget], Bot], seconds: float, iterations: int
) -> dict[str, Any]:
    """Try points for so many seconds of processor time."""
    rng, bandit, point = named("ntbea", game), Bandit(), nearest(start)
    second = cost(game, searcher(start)) * iterations
    theirs = rival, Budget(round(second / cost(game, rival)))
    costs: dict[Point, float] = {}
    end, steps = time.process_time() + seconds, 0
    while time.process_time() < end:
        if point not in costs:
            costs[point] = cost(game, searcher(read(point)))
        mine = searcher(read(point)), Budget(max(2, round(second / costs[point])))
        bandit.learn(point, pair(game, mine, theirs, (game, steps)))
        steps += 1
        if steps % TELL == 0:
            leader = max(bandit.points(), key=bandit.mean)
            said = show(read(leader)), round(bandit.mean(leader), 3)
            print(steps, *said, file=sys.stderr, flush=True)
        near = {turned(point, rng) for _ in range(NEIGHBOURS)}
        point = max(sorted(near), key=lambda each: bandit.bound(each, steps))
    best = sorted(bandit.points(), key=bandit.mean, reverse=True)
    told = [{**show(read(each)), "expected": round(bandit.mean(each), 3)} for each in best[:5]]
    values = {
        name: {str(value): _row(bandit, (i,), (value,)) for value in GRID[name]}
        for i, name in enumerate(GRID)
    }
    return {
        "pairs": steps,
        "found": show(read(best[0])),
        "values": values,  # [pairs, share] of each
        "best": told,
    }


def _row(bandit: Bandit, places: tuple[int, ...], values: Point) -> list[float]:
    tries, total = bandit.sums[places, values]
    return [int(tries), round(total / max(1, tries), 3)]


# --- the proof ---


def prove(game: str, one: Side, two: Side, seconds: float, seed: object) -> dict[str, Any]:
    """What one scores against the other in fresh games, with the interval of its pairs."""
    end = time.process_time() + seconds
    pairs: list[float] = []
    while time.process_time() < end:
        pairs.append(pair(game, one, two, (game, "proof", seed, len(pairs))))
    low, high = block_interval(pairs, 2)
    return {
        "iterations": [one[1].iterations, two[1].iterations],
        "games": 2 * len(pairs),
        "share": round(fmean(pairs), 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def proofs(
    game: str, found: Settings, start: Settings, seconds: float, iterations: int, seed: object
) -> dict[str, Any]:
    """Against the settings in use, and against flat Monte Carlo, at equal processor time."""
    second = cost(game, searcher(start)) * iterations
    costs = {
        "found": cost(game, searcher(found)),
        "flat": cost(game, flattener),
    }
    mine = searcher(found), Budget(round(second / costs["found"]))
    rivals: dict[str, Side] = {
        "start": (searcher(start), Budget(iterations)),
        "flat": (flattener, Budget(round(second / costs["flat"]))),
    }
    return {
        name: prove(game, mine, rival, seconds / len(rivals), seed)
        for name, rival in rivals.items()
    }


def main() -> None:
    usage = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    usage.add_argument("game", nargs="?", choices=engawa.names())
    usage.add_argument("--minutes", type=float, default=10, help="of processor time")
    usage.add_argument("--iterations", type=int, default=200, help="of the settings in use")
    usage.add_argument("--flat", action="store_true", help="tune against flat Monte Carlo")
    usage.add_argument("--seed", type=int, default=0, help="of the proof")
    usage.add_argument("--prove", action="store_true", help="no tuning, only fresh games")
    usage.add_argument("--list", action="store_true", help="say what was found so far")
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
    else:
        rival = flattener if asked.flat else searcher(start)
        result = tune(asked.game, start, rival, (1 - PROOF) * seconds, asked.iterations)
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
    kept["proof"] = proofs(asked.game, found, start, seconds, asked.iterations, asked.seed)
    HOME.mkdir(exist_ok=True)
    file.write_text(json.dumps(kept, indent=1) + "\n")
    print(json.dumps({"found": kept["found"], "proof": kept["proof"], "pairs": kept["pairs"]}))


if __name__ == "__main__":
    main()
