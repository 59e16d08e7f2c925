"""A random game from its start to its end, or to where it is held to be endless."""

from __future__ import annotations

from engawa.core.actions import CHANCE, NOBODY
from engawa.core.game import Game
from engawa.core.position import Position
from engawa.core.rng import Rng
from engawa.testing.compare import who

TOO_LONG = 100_000  # actions after which a random game is held to be endless


def walk(game: Game, rng: Rng) -> list[int]:
    """The actions of a random game, chance among them; every game ends."""
    s, played = game.start(), list[int]()
    while s.to_move != NOBODY:
        played.append(step(s, rng))
        assert len(played) < TOO_LONG, (
            f"the game does not end: {TOO_LONG:,} random actions led from {game.start()} to {s}. "
            "Where the rules let it go on for ever, a cap is to end it"
        )
    return played


def step(s: Position, rng: Rng) -> int:
    """Play one random action, or one outcome of chance, and return it."""
    if s.to_move == CHANCE:
        return s.roll(rng)
    legal = s.legal()
    assert legal, f"{who(s.to_move)} must move and cannot: {s}"
    action = legal[rng.below(len(legal))]
    s.apply(action)
    return action


def options(s: Position) -> list[int]:
    """What may happen next, by choice or by chance."""
    return s.legal() or [action for action, _ in s.chances()]
