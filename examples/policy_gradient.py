"""A learner in numpy: a small network that plays all seats, and gets better than chance.

    export OPENBLAS_NUM_THREADS=1   the matrices are small, threads would wait for each other
    python examples/policy_gradient.py pass_the_pandas --minutes 5
    python examples/policy_gradient.py bamboo_harvest --seats 2 --option round_cap=2 \\
        --games 32 --steps 128 --judged 500 --rounds 100

REINFORCE: what a seat did becomes likelier if it then did better than the network had expected,
and unlikelier if worse. Now and then the network plays against random moves; its share of wins is
the curve. One in `seats` is what playing at random would win. Pass the Pandas is nearly all luck,
so its curve rises late, and a point of it takes many games.
"""

from __future__ import annotations

import argparse
import time
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import engawa
from engawa.adapters.vector import Vector

Array = NDArray[np.float32]
Mask = NDArray[np.int8]
HIDDEN = 64
RATE = 0.003  # the learning rate
SPREAD = 0.01  # the weight of keeping several actions likely


class Rows(NamedTuple):
    """Decisions of finished games: what was seen, what was legal, what was chosen, its value."""

    x: Array
    mask: Mask
    chosen: NDArray[np.int32]
    worth: Array


class Net:
    """A network with one hidden layer.

    Its outputs are a preference for each action, and the expected result. Adam trains it.
    """

    def __init__(self, size: int, actions: int, dice: np.random.Generator) -> None:
        self.w = [
            (dice.standard_normal((size, HIDDEN)) / np.sqrt(size) * 2).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, actions + 1), np.float32),
            np.zeros(actions + 1, np.float32),
        ]
        self.m = [np.zeros_like(w) for w in self.w]
        self.v = [np.zeros_like(w) for w in self.w]
        self.t = 0

    def look(self, x: Array, mask: Mask) -> tuple[Array, Array, Array]:
        """Return the hidden layer, each legal action's probability, and the expected result."""
        h = np.tanh(x @ self.w[0] + self.w[1])
        z = h @ self.w[2] + self.w[3]
        p = np.where(mask > 0, z[:, :-1], np.float32(-1e9))
        p = np.exp(p - p.max(axis=1, keepdims=True))
        return h, p / p.sum(axis=1, keepdims=True), z[:, -1]

    def odds(self, x: Array, mask: Mask) -> Array:
        return self.look(x, mask)[1]

    def learn(self, rows: Rows) -> None:
        """Make actions likelier the better they did than expected, and keep some spread."""
        h, p, expected = self.look(rows.x, rows.mask)
        more = rows.worth - expected
        log = np.log(np.maximum(p, 1e-9))
        dp = p * more[:, None] + SPREAD * p * (log - (p * log).sum(axis=1, keepdims=True))
        dp[np.arange(len(p)), rows.chosen] -= more
        dz = np.column_stack([dp, -more]).astype(np.float32) / np.float32(len(p))
        dh = dz @ self.w[2].T * (1 - h * h)
        self._step([rows.x.T @ dh, dh.sum(axis=0), h.T @ dz, dz.sum(axis=0)])

    def _step(self, slopes: list[Array]) -> None:
        self.t += 1
        scale = np.float32(RATE * np.sqrt(1 - 0.999**self.t) / (1 - 0.9**self.t))
        for w, m, v, g in zip(self.w, self.m, self.v, slopes, strict=True):
            m += 0.1 * (g - m)
            v += 0.001 * (g * g - v)
            w -= scale * m / (np.sqrt(v) + 1e-8)


def draw(p: Array, dice: np.random.Generator) -> NDArray[np.int32]:
    """Draw an action for every row; rounding may make the sum fall short of 1."""
    sums = p.cumsum(axis=1)
    return np.asarray((sums < dice.random((len(p), 1)) * sums[:, -1:]).sum(axis=1), np.int32)


def play(net: Net, env: Vector, steps: int, dice: np.random.Generator) -> Rows:
    """Continue all games for some steps; return the decisions of games that ended."""
    now, kept = env.now, []
    for _ in range(steps):
        chosen = draw(net.odds(now.sight, now.mask), dice)
        seen = (now.sight.copy(), now.mask.copy(), chosen, now.mover.copy())
        now = env.step(chosen)
        kept.append((*seen, now.rewards - now.rewards.mean(axis=1, keepdims=True), now.done.copy()))
    x, mask, chosen, mover, scores, done = (np.stack(part) for part in zip(*kept, strict=True))
    worth = np.zeros(done.shape, np.float32)
    score, ended = np.zeros_like(scores[0]), np.zeros_like(done[0])
    for t in reversed(range(steps)):  # a decision is worth what the game then brought its seat
        score[done[t]] = scores[t][done[t]]
        ended |= done[t]
        worth[t] = score[np.arange(env.games), mover[t]]
        done[t] = ended & (mask[t].sum(axis=1) > 1)
    return Rows(x[done], mask[done], chosen[done], worth[done])


def wins(net: Net, env: Vector, games: int) -> float:
    """Return the share of games won against random moves, playing each seat in turn."""
    sits = np.arange(env.games) % env.game.seats
    now = env.reset()
    won = played = 0.0
    while played < games:
        best = net.odds(now.sight, now.mask).argmax(axis=1)
        now = env.step(np.where(now.mover == sits, best, now.random))
        won += float(now.rewards[np.arange(env.games), sits][now.done].sum())
        played += int(now.done.sum())
    return won / played


def train(asked: argparse.Namespace) -> list[float]:
    """Train for so many rounds or so long; return the curve from before the first round on."""
    dice = np.random.default_rng(0)
    options: dict[str, Any] = dict(option.split("=", 1) for option in asked.option)
    env, exam = (Vector(asked.game, asked.games, asked.seats, seed, **options) for seed in (1, 2))
    net = Net(env.encoder.size, env.menu.size, dice)
    env.reset()
    curve: list[float] = []
    end = time.monotonic() + 60 * asked.minutes
    for n in range(asked.rounds + 1):
        last = n == asked.rounds or time.monotonic() > end
        if last or n % max(1, asked.rounds // 10) == 0:
            curve.append(wins(net, exam, asked.judged))
            print(f"round {n}: wins {curve[-1]:.1%} against random moves", flush=True)
        if last:
            break
        rows = play(net, env, asked.steps, dice)
        if not len(rows.x):
            raise SystemExit(f"In {asked.steps} steps no game ended that left a choice.")
        net.learn(rows)
    return curve


def main(arguments: list[str] | None = None) -> list[float]:
    parser = argparse.ArgumentParser(description="A policy gradient in numpy, by self-play.")
    parser.add_argument("game", choices=engawa.names())
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--rounds", type=int, default=400)
    parser.add_argument("--minutes", type=float, default=2, help="stop after so many")
    parser.add_argument("--games", type=int, default=2048, help="played side by side")
    parser.add_argument("--steps", type=int, default=64, help="of each game in a round")
    parser.add_argument("--judged", type=int, default=40_000, help="games for a point of the curve")
    return train(parser.parse_args(arguments))


if __name__ == "__main__":
    main()
