"""The examples run."""

import pytest
from games_by import HIDING, SMALLEST

import engawa
from examples import ismcts, policy_gradient, random_play

heavy = pytest.mark.skipif(not engawa.COMPILED, reason="learning takes minutes on the plain files")


@pytest.mark.parametrize("name", engawa.names())
def test_random_play_through_each_adapter(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    random_play.main([name, "--decisions", "20"])
    ways = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert ways == ["pettingzoo", "gymnasium", "openspiel", "vector"]


@heavy
def test_a_policy_gradient_runs() -> None:
    small = ["--rounds", "3", "--games", "64", "--judged", "500"]
    curve = policy_gradient.main([SMALLEST, *small])
    assert len(curve) == 4
    assert all(0 < share < 1 for share in curve)


@pytest.mark.parametrize("name", HIDING)
def test_openspiels_own_search_plays(name: str) -> None:
    lines = ismcts.main([name, "--simulations", "6", "--decisions", "4"])
    assert len(lines) == 4
