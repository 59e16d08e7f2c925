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
    small = ["--rounds", "3", "--games", "64", "--judged", "500"]
    curve = policy_gradient.main(["pass_the_pandas", *small])
    assert len(curve) == 4
    assert all(0 < share < 1 for share in curve)


@heavy
def test_a_policy_gradient_learns_bamboo_harvest() -> None:
    short = ["--seats", "2", "--option", "round_cap=1"]
    small = ["--rounds", "4", "--games", "32", "--judged", "200"]
    curve = policy_gradient.main(["bamboo_harvest", *short, *small])
    assert curve[0] < 0.5
    assert curve[-1] > 0.7


@pytest.mark.parametrize("name", ["takenoko", "bamboo_harvest"])
def test_openspiels_own_search_plays(name: str) -> None:
    lines = ismcts.main([name, "--simulations", "6", "--decisions", "4"])
    assert len(lines) == 4
