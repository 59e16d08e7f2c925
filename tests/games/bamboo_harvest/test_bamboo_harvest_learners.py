"""What learners see of the game, and how well they learn it."""

import pytest

import engawa
from engawa.adapters.encode import Encoder, Menu
from examples import policy_gradient

heavy = pytest.mark.skipif(not engawa.COMPILED, reason="learning takes minutes on the plain files")


@heavy
def test_a_policy_gradient_learns_bamboo_harvest() -> None:
    short = ["--seats", "2", "--option", "round_cap=1"]
    small = ["--rounds", "4", "--games", "32", "--judged", "200"]
    curve = policy_gradient.main(["bamboo_harvest", *short, *small])
    assert curve[0] < 0.5
    assert curve[-1] > 0.7


def test_sizes_are_as_documented() -> None:
    game = engawa.make("bamboo_harvest", 2)
    assert (Encoder(game).size, Menu(game).size) == (3283, 3969)
