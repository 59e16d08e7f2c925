"""What a bot gets: what its seat may know, and no way to the position itself."""

import pytest

import engawa
from engawa import Rng
from engawa.core.sight import Sight


@pytest.mark.parametrize("name", engawa.names())
def test_an_imagined_world_looks_the_same_to_its_seat(name: str) -> None:
    game = engawa.make(name)
    s, rng = game.start(), Rng(3)
    while s.to_move < 0:
        s.roll(rng)
    sight = Sight(s, s.to_move)
    world = sight.imagine(Rng(4))
    assert world is not s
    assert world.observe(s.to_move) == sight.observe()
    assert world.legal() == sight.legal()
