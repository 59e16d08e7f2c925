"""Tune the search for a game: SPSA over its settings, against the settings as they are.

    python tools/tune.py takenoko --minutes 10 --iterations 150
    python tools/tune.py --list

Each step plays a few games between two searches whose settings differ a little in every number at
once, in opposite directions, each from both seats with the same luck; the winner's direction is
followed. At the end the result plays the settings it started from, and is kept under
``tools/tuned`` with everything needed to run it again. What proved better is then written into
``src/engawa/bots/tuned.py`` by hand.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import engawa
from engawa import CHANCE, NOBODY
from engawa.bots.budget import Budget
from engawa.bots.search import Search
from engawa.bots.tree import Settings
from engawa.bots.tuned import settings
from engawa.core.rng import named
from engawa.core.sight import Sight
from engawa.lab.tally import interval

HOME = Path(__file__).parent / "tuned"
KEPT = 0.25  # of the time is left for the proof


@dataclass(frozen=True)
class Knob:
    """A number of the settings, as SPSA turns it: on a logarithmic scale, so steps are shares."""

    name: str
    low: float
    high: float
    whole: bool = False

    def read(self, turned: float) -> float:
        """The number that a turn of the knob stands for."""
        value = math.exp(turned) - self.whole
        return round(value) if self.whole else round(value, 4)

    def turn(self, value: float) -> float:
        """How far the knob is turned for a number, or as far as it goes."""
        return math.log(min(self.high, max(self.low, value)) + self.whole)

    def stop(self, turned: float) -> float:
        """As far as it goes."""
        return min(self.turn(self.high), max(self.turn(self.low), turned))


KNOBS = (
    Knob("explore", 0.005, 2.0),
    Knob("urgency", 0.002, 1.0),
    Knob("prior", 0.1, 20.0),
    Knob("cutoff", 0, 60, whole=True),
    Knob("look", 1, 8, whole=True),
)


def read(theta: list[float], alone: bool) -> Settings:
    """The settings that the knobs stand for."""
    numbers: dict[str, Any] = {
        knob.name: knob.read(turned) for knob, turned in zip(KNOBS, theta, strict=True)
    }
    return Settings(**numbers, alone=alone)


def show(how: Settings) -> dict[str, Any]:
    return {knob.name: getattr(how, knob.name) for knob in KNOBS} | {"alone": bool(how.alone)}


def play(game: str, hows: list[Settings], iterations: int, seed: object) -> list[float]:
    """One game between searches; the scores by seat."""
    s = engawa.make(game, len(hows)).start()
    luck = named("tune", seed)
    minds = [named("tune", seed, seat) for seat in range(len(hows))]
    bots = [Search(Budget(iterations), how) for how in hows]
    while (mover := s.to_move) != NOBODY:
        if mover == CHANCE:
            s.roll(luck)
        else:
            s.apply(bots[mover](Sight(s, mover), minds[mover]))
    return s.scores()


def pair(game: str, one: Settings, two: Settings, iterations: int, seed: object) -> float:
    """What `one` scores above `two`, over both seats with the same luck: from -2 to 2."""
    here = play(game, [one, two], iterations, seed)
    there = play(game, [two, one], iterations, seed)
    return here[0] - here[1] + there[1] - there[0]


def moved(theta: list[float], sign: list[int], far: float) -> list[float]:
    return [k.stop(t + far * d) for k, t, d in zip(KNOBS, theta, sign, strict=True)]


def tune(game: str, start: Settings, iterations: int, minutes: float, seed: int) -> dict[str, Any]:
    """SPSA for so many minutes; the steps taken and the settings found."""
    theta = [knob.turn(getattr(start, knob.name)) for knob in KNOBS]
    trail = []
    end = time.monotonic() + 60 * minutes * (1 - KEPT)
    step = 0
    while time.monotonic() < end:
        width = 0.5 / (1 + step) ** 0.101
        rate = 0.25 / (1 + step / 10) ** 0.602
        coin = named("spsa", game, seed, step)
        sign = [1 - 2 * coin.below(2) for _ in KNOBS]
        one, two = (read(moved(theta, sign, far), start.alone) for far in (width, -width))
        won = pair(game, one, two, iterations, (game, seed, step))
        theta = moved(theta, sign, rate * won / 2)
        trail.append({"step": step, "won": won, **show(read(theta, start.alone))})
        step += 1
    return {
        "steps": step,
        "found": show(read(theta, start.alone)),
        "trail": trail[:: max(1, step // 20)],
    }


def prove(
    game: str, found: Settings, start: Settings, iterations: int, minutes: float, seed: int
) -> dict[str, Any]:
    """What the result scores against what it started from, in games it was not tuned on."""
    end = time.monotonic() + 60 * minutes
    games, score = 0, 0.0
    while time.monotonic() < end:
        score += 1 + pair(game, found, start, iterations, (game, seed, "proof", games)) / 2
        games += 2
    low, high = interval(score, games)
    return {"games": games, "share": score / max(1, games), "low": low, "high": high}


def main() -> None:
    usage = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    usage.add_argument("game", nargs="?", choices=engawa.names())
    usage.add_argument("--minutes", type=float, default=10)
    usage.add_argument("--iterations", type=int, default=150, help="of both searches")
    usage.add_argument("--seed", type=int, default=0)
    usage.add_argument("--alone", action="store_true", help="keep the others out of the tree")
    usage.add_argument("--list", action="store_true", help="say what was found so far")
    asked = usage.parse_args()
    if asked.list or asked.game is None:
        for file in sorted(HOME.glob("*.json")):
            kept = json.loads(file.read_text())
            print(file.stem, kept["found"], kept["proof"])
        return
    start = settings(asked.game)
    start.alone = start.alone or asked.alone
    work = (asked.game, start, asked.iterations, asked.minutes, asked.seed)
    result = tune(*work)
    proof = prove(
        asked.game,
        Settings(**result["found"]),
        start,
        asked.iterations,
        asked.minutes * KEPT,
        asked.seed,
    )
    kept = {
        "game": asked.game,
        "iterations": asked.iterations,
        "seed": asked.seed,
        "minutes": asked.minutes,
        "start": show(start),
        **result,
        "proof": proof,
    }
    HOME.mkdir(exist_ok=True)
    name = asked.game + ("-alone" if asked.alone else "")
    (HOME / f"{name}.json").write_text(json.dumps(kept, indent=1) + "\n")
    print(json.dumps({"found": result["found"], "proof": proof, "steps": result["steps"]}))


if __name__ == "__main__":
    main()
