"""Random play through each adapter, and how many decisions a second that makes.

python examples/random_play.py takenoko --decisions 2000
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import numpy as np
import pyspiel

import engawa.adapters.openspiel
from engawa.adapters.gymnasium import Solo
from engawa.adapters.pettingzoo import raw_env
from engawa.adapters.vector import Vector

GAMES = 64  # side by side in a vector


def pettingzoo(name: str, decisions: int) -> int:
    env, dice = raw_env(name), np.random.default_rng(0)
    done = 0
    while done < decisions:
        env.reset(seed=done)
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            env.step(None if over else dice.choice(np.flatnonzero(seen["action_mask"])))
            done += not over
            if done >= decisions:
                break
    return done


def gymnasium(name: str, decisions: int) -> int:
    env, dice = Solo(name), np.random.default_rng(0)
    seen, _ = env.reset(seed=0)
    for _ in range(decisions):
        seen, _, over, _, _ = env.step(dice.choice(np.flatnonzero(seen["action_mask"])))
        if over:
            seen, _ = env.reset()
    return decisions


def openspiel(name: str, decisions: int) -> int:
    return spiel(f"engawa_{name}", decisions)


def spiel(name: str, steps: int) -> int:
    """Play any OpenSpiel game; chance counts as a step like any other."""
    game, dice = pyspiel.load_game(name), np.random.default_rng(0)
    state = game.new_initial_state()
    for _ in range(steps):
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choice(outcomes, p=odds))
        else:
            state.apply_action(dice.choice(state.legal_actions()))
        if state.is_terminal():
            state = game.new_initial_state()
    return steps


def vector(name: str, decisions: int) -> int:
    env = Vector(name, GAMES)
    now = env.reset()
    done = 0
    while done < decisions:
        now = env.step(now.random)
        done += GAMES
    return done


WAYS: list[Callable[[str, int], int]] = [pettingzoo, gymnasium, openspiel, vector]


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Random play through each adapter.")
    parser.add_argument("game", choices=engawa.names())
    parser.add_argument("--decisions", type=int, default=2000, help="for each adapter")
    asked = parser.parse_args(arguments)
    for way in WAYS:
        begin = time.perf_counter()
        done = way(asked.game, asked.decisions)
        rate = done / (time.perf_counter() - begin)
        print(f"{way.__name__:<12} {rate:12,.0f} steps/s")


if __name__ == "__main__":
    main()
