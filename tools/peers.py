"""Compare random play through our adapters with other libraries, in one run.

    python tools/peers.py            what is installed; the rest is listed
    pip install engawa[peers]        install the others, best in an environment of its own

The results are steps per second of processor time, the best of three measurements.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from engawa.games import GAMES  # noqa: E402
from examples import random_play  # noqa: E402

SPIEL = ("tic_tac_toe", "connect_four", "leduc_poker", "backgammon", "gin_rummy")
CARDS = ("leduc-holdem", "uno", "gin-rummy")
PGX = ("tic_tac_toe", "connect_four", "leduc_holdem", "backgammon")
BATCH = 1024
SECONDS = 0.2

Work = Callable[[int], int]


def rate(work: Work) -> float:
    """Return steps per second of processor time."""
    n = 2048  # so many that making the environment hardly counts
    while (took := _took(work, n)[0]) < SECONDS / 8:
        n *= 4
    n = max(n, round(n * SECONDS / took))
    return max(done / took for took, done in (_took(work, n) for _ in range(3)))


def _took(work: Work, n: int) -> tuple[float, int]:
    begin = time.process_time()
    done = work(n)
    return max(1e-9, time.process_time() - begin), done


def ours() -> dict[str, Work]:
    return {
        f"engawa {way.__name__} {name}": partial(way, name)
        for way in random_play.WAYS[:3]
        for name in GAMES
    } | {
        f"engawa vector of {BATCH}, {said} {name}": _vector(name, sees)
        for name in GAMES
        for said, sees in (("with tensors", True), ("masks alone", False))
    }


def _vector(name: str, sees: bool) -> Work:
    from engawa.adapters.vector import Vector

    made: list[Vector] = []

    def work(n: int) -> int:
        if not made:
            made.append(Vector(name, BATCH, sees=sees))
            made[0].reset()
        env = made[0]
        for _ in range(-(-n // BATCH)):
            env.step(env.now.random)
        return -(-n // BATCH) * BATCH

    return work


def openspiel() -> dict[str, Work]:
    return {f"OpenSpiel, C++, {name}": partial(random_play.spiel, name) for name in SPIEL}


def pettingzoo() -> dict[str, Work]:
    made: Any = importlib.import_module("pettingzoo.classic.connect_four_v3")

    def play(n: int) -> int:
        env, dice, done = made.raw_env(), np.random.default_rng(0), 0
        while done < n:
            env.reset(seed=done)
            for _ in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                stop = over or cut
                env.step(None if stop else dice.choice(np.flatnonzero(seen["action_mask"])))
                done += not stop
        return done

    return {"PettingZoo raw_env connect_four": play}


def rlcard() -> dict[str, Work]:
    made: Any = importlib.import_module("rlcard")

    def play(name: str, n: int) -> int:
        env, done = made.make(name), 0
        dice = np.random.default_rng(0)
        while done < n:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(int(dice.choice(list(state["legal_actions"]))))
                done += 1
        return done

    return {f"RLCard {name}": partial(play, name) for name in CARDS}


def pgx() -> dict[str, Work]:
    made: Any = importlib.import_module("pgx")
    jax: Any = importlib.import_module("jax")

    def work(name: str) -> Work:
        env = made.make(name)
        start = jax.jit(jax.vmap(env.init))

        def one(state: Any, key: Any) -> Any:
            key, at = jax.random.split(key)
            logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
            action = jax.random.categorical(at, logits, axis=-1)
            keys = jax.random.split(key, BATCH)
            step = made.experimental.auto_reset(env.step, env.init)
            return jax.vmap(step)(state, action, keys)

        step = jax.jit(one)
        key = jax.random.PRNGKey(0)
        state = start(jax.random.split(key, BATCH))
        jax.block_until_ready(step(state, key))

        def play(n: int) -> int:
            now, seed = state, key
            for _ in range(-(-n // BATCH)):
                seed, at = jax.random.split(seed)
                now = step(now, at)
            jax.block_until_ready(now)
            return -(-n // BATCH) * BATCH

        return play

    return {f"pgx, {BATCH} at once, {name}": work(name) for name in PGX}


def main() -> int:
    argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0]).parse_args()
    print("| through | steps/s |\n| --- | --- |")
    missing = []
    for group in (ours, openspiel, pettingzoo, rlcard, pgx):
        try:
            rows = group()
        except ImportError as error:
            missing.append(f"{group.__name__}: {error}")
            continue
        for name, work in rows.items():
            print(f"| {name} | {rate(work):,.0f} |", flush=True)
    for line in missing:
        print(f"not measured, {line}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
