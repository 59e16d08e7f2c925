"""Hypothesis strategies for positions and whole games."""

from __future__ import annotations

from engawa.core.actions import NOBODY
from engawa.core.game import Game
from engawa.core.position import Position
from engawa.core.rng import Rng
from engawa.testing.walk import step, walk

try:
    from hypothesis import strategies as st
except ModuleNotFoundError as missing:
    sentence = "positions and playthroughs are made by Hypothesis: pip install hypothesis"
    raise ModuleNotFoundError(sentence, name=missing.name) from missing


def positions(game: Game) -> st.SearchStrategy[Position]:
    """Positions that random play reaches, including the start and the end."""
    seeds, steps = st.integers(0, 1 << 30), st.integers(0, 400)
    return st.builds(lambda seed, n: _after(game, Rng(seed), n), seeds, steps)


def playthroughs(game: Game) -> st.SearchStrategy[list[Position]]:
    """Whole random games, each as the list of its positions."""
    return st.builds(lambda seed: _path(game, walk(game, Rng(seed))), st.integers(0, 1 << 30))


def _after(game: Game, rng: Rng, steps: int) -> Position:
    s = game.start()
    while steps > 0 and s.to_move != NOBODY:
        step(s, rng)
        steps -= 1
    return s


def _path(game: Game, actions: list[int]) -> list[Position]:
    path = [game.start()]
    for action in actions:
        s = path[-1].copy()
        s.apply(action)
        path.append(s)
    return path
