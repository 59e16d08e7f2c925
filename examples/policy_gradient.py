"""A learner in numpy: a small network that plays all seats, and gets better than chance.

    python examples/policy_gradient.py pass_the_pandas --minutes 2
    python examples/policy_gradient.py bamboo_harvest --minutes 5

REINFORCE with the mean of the scores as a baseline: after every game, what each seat did becomes
likelier if it won and unlikelier if it lost. Now and then the network plays against random moves;
its share of wins is the curve. One in `seats` is what playing at random would win.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from engawa.adapters.vector import Now, Vector, choose_at_random

Array = NDArray[np.float32]


class Net:
    """One hidden layer; what comes out is a preference for each action. Adam moves it."""

    def __init__(self, size: int, hidden: int, actions: int, dice: np.random.Generator) -> None:
        self.w = [
            (dice.standard_normal((size, hidden)) / np.sqrt(size) * 2).astype(np.float32),
            np.zeros(hidden, np.float32),
            np.zeros((hidden, actions), np.float32),
            np.zeros(actions, np.float32),
        ]
        self.m = [np.zeros_like(w) for w in self.w]
        self.v = [np.zeros_like(w) for w in self.w]
        self.t = 0

    def hidden(self, x: Array) -> Array:
        return np.asarray(np.tanh(x @ self.w[0] + self.w[1]), np.float32)

    def odds(self, x: Array, mask: NDArray[np.int8]) -> tuple[Array, Array]:
        h = self.hidden(x)
        z = np.where(mask > 0, h @ self.w[2] + self.w[3], np.float32(-1e9))
        p = np.exp(z - z.max(axis=1, keepdims=True))
        return h, p / p.sum(axis=1, keepdims=True)

    def learn(self, x: Array, mask: NDArray[np.int8], chosen: Array, worth: Array) -> None:
        """Make what was chosen likelier, by what it was worth; a little spread is kept."""
        h, p = self.odds(x, mask)
        log = np.log(np.maximum(p, 1e-9))
        spread = 0.01 * p * (log - (p * log).sum(axis=1, keepdims=True))
        dz = p * worth[:, None] + spread
        dz[np.arange(len(x)), chosen.astype(np.int64)] -= worth
        dz /= len(x)
        dh = dz @ self.w[2].T * (1 - h * h)
        self.step([x.T @ dh, dh.sum(axis=0), h.T @ dz, dz.sum(axis=0)])

    def step(self, slopes: list[Array], rate: float = 0.003) -> None:
        self.t += 1
        for w, m, v, g in zip(self.w, self.m, self.v, slopes, strict=True):
            m += 0.1 * (g - m)
            v += 0.001 * (g * g - v)
            scale = np.sqrt(1 - 0.999**self.t) / (1 - 0.9**self.t)
            w -= (rate * scale * m / (np.sqrt(v) + 1e-8)).astype(np.float32)


def draw(p: Array, dice: np.random.Generator) -> NDArray[np.int32]:
    """One action for every row, by its odds; the sum may fall short of 1 by a rounding."""
    sums = p.cumsum(axis=1)
    return np.asarray((sums < dice.random((len(p), 1)) * sums[:, -1:]).sum(axis=1), np.int32)


@dataclass
class Memory:
    """What was decided in games not yet over, by game; and in games that are."""

    open: list[list[tuple[int, Array, NDArray[np.int8], int]]]
    x: list[Array] = field(default_factory=list)
    mask: list[NDArray[np.int8]] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    worth: list[float] = field(default_factory=list)

    def add(self, now: Now, actions: NDArray[np.int32]) -> None:
        rows = zip(now.mover, now.sight.copy(), now.mask.copy(), actions, strict=True)
        for game, (seat, x, mask, action) in enumerate(rows):
            if mask.sum() > 1:
                self.open[game].append((int(seat), x, mask, int(action)))

    def close(self, now: Now) -> None:
        for game in np.flatnonzero(now.done):
            mean = float(now.rewards[game].mean())
            for seat, x, mask, action in self.open[game]:
                self.x.append(x)
                self.mask.append(mask)
                self.chosen.append(action)
                self.worth.append(float(now.rewards[game][seat]) - mean)
            self.open[game] = []

    def take(self) -> tuple[Array, NDArray[np.int8], Array, Array]:
        found = (
            np.stack(self.x),
            np.stack(self.mask),
            np.array(self.chosen, np.float32),
            np.array(self.worth, np.float32),
        )
        self.x, self.mask, self.chosen, self.worth = [], [], [], []
        return found


def wins(net: Net, name: str, seats: int, games: int, seed: int) -> float:
    """The share of games that the network, in each seat in turn, wins against random moves."""
    side = min(games, 64)  # side by side
    env, dice = Vector(name, side, seats=seats, seed=seed), np.random.default_rng(seed)
    sits = np.arange(side) % seats
    now = env.reset()
    won = played = 0.0
    while played < games:
        _, p = net.odds(now.sight, now.mask)
        actions = np.where(
            now.mover == sits, p.argmax(axis=1), choose_at_random(now.mask, dice)
        ).astype(np.int32)
        now = env.step(actions)
        won += float(now.rewards[np.arange(side), sits][now.done].sum())
        played += int(now.done.sum())
    return won / played


def train(
    name: str,
    seats: int,
    seconds: float,
    rounds: int,
    games: int = 64,
    batch: int = 2048,
    judged: int = 200,
) -> list[float]:
    """Learn for so long or so many rounds; the curve, from before the first to after the last."""
    dice = np.random.default_rng(0)
    env = Vector(name, games, seats=seats, seed=1)
    net = Net(env.encoder.size, 64, env.menu.size, dice)
    memory = Memory([[] for _ in range(games)])
    now = env.reset()
    curve = [wins(net, name, seats, judged, 99)]
    print(f"round 0: wins {curve[0]:.1%} against random moves", flush=True)
    begin = time.monotonic()
    every = max(1, rounds // 8)
    for n in range(1, rounds + 1):
        steps = 0
        while len(memory.x) < batch:
            steps += 1
            if steps > 100 * batch:
                raise SystemExit(f"{seats} seats of {name} hardly ever have anything to decide")
            _, p = net.odds(now.sight, now.mask)
            actions = draw(p, dice)
            memory.add(now, actions)
            now = env.step(actions)
            memory.close(now)
        net.learn(*memory.take())
        late = time.monotonic() - begin > seconds
        if n % every == 0 or late:
            curve.append(wins(net, name, seats, judged, 99))
            print(f"round {n}: wins {curve[-1]:.1%}", flush=True)
        if late:
            break
    return curve


def main(arguments: list[str] | None = None) -> list[float]:
    parser = argparse.ArgumentParser(description="A policy gradient in numpy, by self-play.")
    parser.add_argument("game", nargs="?", default="pass_the_pandas")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=2)
    parser.add_argument("--rounds", type=int, default=400)
    parser.add_argument("--batch", type=int, default=2048, help="decisions to a round, at least")
    parser.add_argument("--judged", type=int, default=200, help="games behind a point of the curve")
    asked = parser.parse_args(arguments)
    return train(
        asked.game,
        asked.seats,
        60 * asked.minutes,
        asked.rounds,
        batch=asked.batch,
        judged=asked.judged,
    )


if __name__ == "__main__":
    main()
