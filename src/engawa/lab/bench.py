"""How fast a game runs: in the core, and called from Python."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import NamedTuple

import engawa
from engawa.bots.budget import ENDLESS, Budget
from engawa.bots.search import Search
from engawa.bots.tree import ROOT
from engawa.core import arena
from engawa.core.actions import CHANCE, NOBODY
from engawa.core.fields import is_compiled
from engawa.core.game import Game
from engawa.core.json import Parsed
from engawa.core.position import Position
from engawa.core.rng import Rng
from engawa.core.sight import Sight

SECONDS = 0.4  # each figure is the best of ROUNDS measurements of about this time
ROUNDS = 3
TURNS = 5  # measurements on one thread and on two
CALLS = ("to_move", "legal", "lines", "copy", "apply", "observe", "scene", "imagine")


def rate(work: Callable[[int], int]) -> float:
    """Return units of work per second of processor time; `work(n)` does n rounds and counts."""
    n = 1
    while (took := _time(work, n)[0]) < SECONDS / 8:
        n *= 4
    n = max(1, round(n * SECONDS / took))
    runs = [_time(work, n) for _ in range(ROUNDS)]
    return max(units / took for took, units in runs)


def _time(work: Callable[[int], int], n: int) -> tuple[float, int]:
    begin = time.process_time()
    units = work(n)
    return max(1e-9, time.process_time() - begin), units


def measure(game: Game) -> Parsed:
    """Measure one row of the benchmark: a game with its seats, in this build."""
    start = game.start()
    twin = start.copy()
    rng = Rng(1)

    def play(n: int) -> int:
        return arena.play_games(start, n, rng)

    def games(n: int) -> int:
        play(n)
        return n

    def copies(n: int) -> int:
        arena.copy_often(start, twin, 1000 * n)
        return 1000 * n

    return {
        "game": game.name,
        "seats": game.seats,
        "compiled": is_compiled(game.spec.position),
        "games_per_s": round(rate(games)),
        "moves_per_s": round(rate(play)),
        "copies_per_s": round(rate(copies)),
    }


def calls(game: Game) -> dict[str, float]:
    """Return the microseconds of each call from Python, over the positions of a random game."""
    path = [s for s in _positions(game) if s.to_move >= 0]
    rng = Rng(2)
    work: dict[str, Callable[[Position], object]] = {
        "to_move": lambda s: s.to_move,
        "legal": lambda s: s.legal(),
        "lines": lambda s: s.lines(),
        "copy": lambda s: s.copy(),
        "apply": lambda s: s.copy().apply(s.legal()[0]),
        "observe": lambda s: s.observe(s.to_move),
        "scene": lambda s: s.scene(s.to_move),
        "imagine": lambda s: s.imagine(s.to_move, rng),
    }
    return {name: round(1e6 / rate(_over(path, work[name])), 3) for name in CALLS}


def _over(path: list[Position], call: Callable[[Position], object]) -> Callable[[int], int]:
    def work(n: int) -> int:
        for _ in range(n):
            for s in path:
                call(s)
        return n * len(path)

    return work


def _positions(game: Game) -> Iterator[Position]:
    s, rng = game.start(), Rng(3)
    while s.to_move != NOBODY:
        yield s.copy()
        if s.to_move == CHANCE:
            s.roll(rng)
        else:
            legal = s.legal()
            s.apply(legal[rng.below(len(legal))])


def searches(names: list[str]) -> Iterator[Parsed]:
    """Yield how fast the search is on 1 and 2 threads, for each game and number of seats."""
    for name in names:
        for seats in engawa.make(name).spec.seats:
            game = engawa.make(name, seats)
            choices = [s for s in _positions(game) if s.to_move >= 0 and len(s.legal()) > 1]
            if not choices:  # a game may offer no choices with so few seats
                continue
            third = [choices[len(choices) * part // 4] for part in (1, 2, 3)]
            one, two = _paces(third)
            yield {
                "game": name,
                "seats": seats,
                "compiled": is_compiled(game.spec.position),
                "iterations_per_s": round(one.clock),
                "iterations_per_s_2_threads": round(two.clock),
                "gain": round(two.clock / one.clock, 3),
                "iterations_per_core_s": round(one.work),
                "kept": round(two.work / one.work, 3),
                "playout_moves_per_s": round(rate(_playouts(third))),
            }


class Pace(NamedTuple):
    """Iterations per second of real time and of processor time."""

    clock: float
    work: float


def _paces(choices: list[Position]) -> list[Pace]:
    """Measure on one thread and on two in turn, under the same conditions; return the medians."""
    rounds = [[_pace(choices, threads) for threads in (1, 2)] for _ in range(TURNS)]
    return [Pace(*map(median, zip(*column, strict=True))) for column in zip(*rounds, strict=True)]


def _pace(choices: list[Position], threads: int) -> Pace:
    """Measure the search over some positions."""
    done, begin, work = 0, time.perf_counter(), time.process_time()
    for s in choices:
        mind = Search(Budget(ENDLESS, SECONDS / len(choices), threads))
        mind.think(Sight(s, s.to_move), Rng(4))
        done += sum(tree.visits[ROOT] for tree in mind.trees)
    clock = time.perf_counter() - begin
    return Pace(done / clock, done / max(1e-9, time.process_time() - work))


def _playouts(choices: list[Position]) -> Callable[[int], int]:
    """Random play to the end from positions of a game, as the search does below its tree."""
    rng = Rng(5)

    def work(n: int) -> int:
        return sum(arena.play_games(s, n, rng) for s in choices)

    return work


def rows(names: list[str], both: bool) -> Iterator[Parsed]:
    """Measure each number of seats; `both` also measures the plain build, in another process."""
    for name in names:
        for seats in engawa.make(name).spec.seats:
            row = measure(engawa.make(name, seats))
            yield row
            if both and row["compiled"]:
                yield _plain_row(name, seats)


def _plain_row(name: str, seats: int) -> Parsed:
    code = (
        "import json, engawa; from engawa.lab.bench import measure; "
        f"print(json.dumps(measure(engawa.make({name!r}, {seats}))))"
    )
    env = os.environ | {"ENGAWA_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, check=True, capture_output=True, text=True
    )
    row: Parsed = json.loads(done.stdout)
    return row
