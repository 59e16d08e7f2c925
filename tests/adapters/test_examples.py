"""The examples run."""

import pytest

import engawa
from examples import ismcts, policy_gradient, random_play

heavy = pytest.mark.skipif(not engawa.COMPILED, reason="learning takes minutes on the plain files")


@pytest.mark.parametrize("name", engawa.names())
def test_random_play_through_each_adapter(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    random_play.main([name, "--decisions", "20"])
    ways = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert ways == ["pettingzoo", "gymnasium", "openspiel", "vector"]


@heavy
def test_a_policy_gradient_runs_on_pass_the_pandas() -> None:
    curve = policy_gradient.main(["pass_the_pandas", "--rounds", "4", "--batch", "256"])
    assert len(curve) == 5
    assert all(0 < share < 1 for share in curve)


@heavy
def test_a_policy_gradient_runs_on_bamboo_harvest() -> None:
    small = ["--seats", "2", "--rounds", "1", "--batch", "64", "--judged", "2"]
    curve = policy_gradient.main(["bamboo_harvest", *small])
    assert len(curve) == 2


@pytest.mark.parametrize("name", ["takenoko", "bamboo_harvest"])
def test_openspiels_own_search_plays(name: str) -> None:
    lines = ismcts.main([name, "--simulations", "6", "--decisions", "4"])
    assert len(lines) == 4
