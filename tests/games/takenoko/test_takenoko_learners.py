"""What learners see of the game, and how well they learn it."""

from collections.abc import Iterator

import numpy as np

import engawa
from engawa.adapters.encode import Encoder, Menu, play_at_random
from engawa.core.actions import NOBODY
from engawa.core.game import Game
from engawa.core.position import Position
from engawa.core.rng import Rng

STRIDE = 11 if engawa.COMPILED else 61


def positions(game: Game, seed: int = 1) -> Iterator[Position]:
    """Some positions of a random game, the end among them."""
    s, rng = game.start(), Rng(seed)
    for i in range(2000):
        if i % STRIDE == 0 or s.to_move == NOBODY:
            yield s.copy()
        if s.to_move == NOBODY:
            return
        play_at_random(s, rng)


def test_what_others_hold_is_shown_as_chances() -> None:
    game = engawa.make("takenoko", 2)
    encoder = Encoder(game)
    mine, theirs = encoder.named(encoder.encode(list(positions(game))[5], 0))["hand"]
    assert set(np.unique(mine)) == {0, 1}
    assert ((theirs > 0) & (theirs < 1)).any()
    assert set(np.unique(theirs * encoder.worlds) % 1) == {0}


def test_sizes_are_as_documented() -> None:
    game = engawa.make("takenoko", 2)
    assert (Encoder(game).size, Menu(game).size) == (2900, 6384)
