"""Play a random game to its end."""

from __future__ import annotations

from engawa.core.actions import CHANCE, NOBODY
from engawa.core.game import Game
from engawa.core.position import Position
from engawa.core.rng import Rng
from engawa.testing.compare import who

TOO_LONG = 100_000  # random actions after which a game is assumed to be endless


def walk(game: Game, rng: Rng) -> list[int]:
    """Return the actions of a random game, including chance; an endless game raises an error."""
    s, played = game.start(), list[int]()
    while s.to_move != NOBODY:
        played.append(step(s, rng))
        assert len(played) < TOO_LONG, (
            f"the game does not end: {TOO_LONG:,} random actions led from {game.start()} to {s}. "
            "Where the rules let it go on for ever, a cap is to end it"
        )
    return played


def step(s: Position, rng: Rng) -> int:
    """Play one random action or outcome of chance, and return it."""
    if s.to_move == CHANCE:
        return s.roll(rng)
    legal = s.legal()
    assert legal, f"{who(s.to_move)} must move and cannot: {s}"
    action = legal[rng.below(len(legal))]
    s.apply(action)
    return action


def options(s: Position) -> list[int]:
    """Return what may happen next, by choice or by chance."""
    return s.legal() or [action for action, _ in s.chances()]
