"""Learn the weight of each trait of a game, from games of the search against itself.

    python tools/learn.py GAME --games 1000 --iterations 12
    python tools/learn.py GAME --kept games.npz --games 0       only the fit, of stored games

In each game both seats search, but sometimes choose at random, to reach positions that the search
would avoid. Every position in which a seat decides is a row: its traits minus those of the other
seat. The weights are the best predictors of the game's end, by a logistic fit with a pull towards
zero: half for who won, half for the margin. A better predictor need not play better, so weights
must win matches before they are copied into the game's ``bots.py``; docs/bots.md says which did.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import engawa
from engawa import CHANCE, NOBODY
from engawa.bots.budget import Budget
from engawa.bots.search import Search
from engawa.bots.tree import Settings
from engawa.core.rng import named
from engawa.core.sight import Sight

Row = NDArray[np.float64]
PULL = 2.0  # towards zero, with the force of so many rows
ROUNDS = 30  # steps of the fit; it converges long before


def play(
    game: str, number: int, iterations: int, slips: float, how: Settings | None
) -> tuple[list[list[float]], float, float]:
    """Play a game; return seat A's traits minus seat B's, A's score, and its lead in points."""
    rng = named("learn", game, number)
    s = engawa.make(game, 2).start()
    bots = [Search(Budget(iterations), how) for _ in range(2)]
    rows = []
    while (mover := s.to_move) != NOBODY:
        if mover == CHANCE:
            s.roll(rng)
            continue
        legal = s.legal()
        if len(legal) > 1:
            rows.append([a - b for a, b in zip(s.traits(0), s.traits(1), strict=True)])
        if rng.random() < slips:
            s.apply(legal[rng.below(len(legal))])
        else:
            s.apply(bots[mover](Sight(s, mover), rng))
    one, other = s.points()
    return rows, s.scores()[0], float(one - other)


def gather(
    game: str, games: int, iterations: int, slips: float, seconds: float, first: int = 0
) -> tuple[Row, Row]:
    """Return the rows of many games, with their outcomes: half who won, half the margin."""
    rows: list[list[float]] = []
    ends: list[tuple[int, float, float]] = []
    begin = time.process_time()
    for number in range(first, first + games):
        found, won, lead = play(game, number, iterations, slips, None)
        rows += found
        ends.append((len(found), won, lead))
        if time.process_time() - begin > seconds:
            break
    spread = np.std([lead for _, _, lead in ends]) or 1.0
    came = [(won + 1 / (1 + np.exp(-2 * lead / spread))) / 2 for _, won, lead in ends]
    return np.array(rows), np.repeat(came, [count for count, _, _ in ends])


def fit(rows: Row, came: Row, pull: float = PULL) -> Row:
    """Return the weights that predict the outcomes best."""
    size = np.sqrt((rows**2).mean(axis=0)) + 1e-9
    scaled = rows / size
    weights = np.zeros(rows.shape[1])
    for _ in range(ROUNDS):
        told = 1 / (1 + np.exp(-scaled @ weights))
        slope = scaled.T @ (told - came) + pull * weights
        bend = (scaled * (told * (1 - told))[:, None]).T @ scaled + pull * np.eye(len(weights))
        weights -= np.linalg.solve(bend, slope)
    found: Row = weights / size
    return found


def loss(rows: Row, came: Row, weights: Row) -> float:
    """Return how badly the weights predict the outcomes, as log loss."""
    strength = rows @ weights
    return float(np.mean(np.logaddexp(0, strength) - came * strength))


def main() -> None:
    usage = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    usage.add_argument("game", choices=engawa.names())
    usage.add_argument("--games", type=int, default=1000)
    usage.add_argument("--first", type=int, default=0, help="the number of the first game")
    usage.add_argument("--iterations", type=int, default=12)
    usage.add_argument("--slips", type=float, default=0.1, help="share of random decisions")
    usage.add_argument("--minutes", type=float, default=10, help="minutes of processor time")
    usage.add_argument("--pull", type=float, default=PULL)
    usage.add_argument("--kept", type=Path, help="add the rows to this file, and use all of them")
    asked = usage.parse_args()
    parts = []
    if asked.kept and asked.kept.exists():
        old = np.load(asked.kept)
        parts.append((old["rows"], old["came"]))
    if asked.games:
        parts.append(
            gather(
                *(asked.game, asked.games, asked.iterations, asked.slips),
                *(60 * asked.minutes, asked.first),
            )
        )
    rows = np.concatenate([rows for rows, _ in parts])
    came = np.concatenate([came for _, came in parts])
    if asked.kept:
        np.savez_compressed(asked.kept, rows=rows, came=came)
    weights = fit(rows, came, asked.pull)
    print(f"{len(rows)} positions, log loss {loss(rows, came, weights):.4f}")
    print(f"weights=({', '.join(f'{each:.3f}' for each in weights)}),")


if __name__ == "__main__":
    main()
