"""What learners see of the game."""

import engawa
from engawa.adapters.encode import Encoder, Menu


def test_sizes_are_as_documented() -> None:
    game = engawa.make("bonsai", 2)
    assert (Encoder(game).size, Menu(game).size) == (4945, 2925)
