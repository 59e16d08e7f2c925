"""Gymnasium's own check, on every game, against bots."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import engawa
from engawa.adapters.gymnasium import PENALTY, Solo
from engawa.core.errors import BadGame

MANY = [
    (name, seats)
    for name in engawa.names()
    for seats in engawa.make(name).room.seats
    if engawa.COMPILED or seats == 2
]


@pytest.mark.parametrize(("name", "seats"), MANY)
def test_check_env(name: str, seats: int) -> None:
    check_env(Solo(name, seats, seat=seats - 1), skip_render_check=True)


@pytest.mark.parametrize("name", engawa.names())
@pytest.mark.skipif(not engawa.COMPILED, reason="greedy opponents are slow on the plain files")
def test_check_env_structured_and_against_greedy(name: str) -> None:
    check_env(Solo(name, 2, bots="greedy", structured=True), skip_render_check=True)


def play(env: Solo, seed: int) -> tuple[float, int]:
    seen, info = env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    steps = 0
    while True:
        legal = np.flatnonzero(seen["action_mask"])
        seen, reward, over, cut, info = env.step(dice.choice(legal))
        assert not cut
        steps += 1
        if over:
            assert info["scores"][info["seat"]] == reward
            return reward, steps


def test_a_learner_wins_its_share_of_games_against_its_like() -> None:
    env = Solo("pass_the_pandas", 2)
    wins = sum(play(env, seed)[0] for seed in range(200))
    assert 70 <= wins <= 130
    assert play(env, 7) == play(env, 7)


def test_an_action_that_is_not_legal_costs_and_changes_nothing() -> None:
    env = Solo("the_harvest", 2, seat=0)
    seen, _ = env.reset(seed=1)
    before = str(env.position)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, _ = env.step(wrong)
    assert (reward, over, str(env.position)) == (PENALTY, False, before)
    assert list(env.action_masks()) == list(seen["action_mask"].astype(bool))
    with pytest.raises(ValueError, match="not legal"):
        env.line(wrong)


def test_bots_and_seats_that_cannot_be_are_refused() -> None:
    with pytest.raises(BadGame, match="there is no bot 'nobody'"):
        Solo("the_harvest", 2, bots="nobody")
    with pytest.raises(BadGame, match="2 bots are needed for the other seats, not 1"):
        Solo("the_harvest", 3, bots=["greedy"])
    with pytest.raises(BadGame, match="from 0 to 2, not 3"):
        Solo("the_harvest", 3, seat=3)


def test_each_other_seat_can_have_its_own_bot() -> None:
    env = Solo("pass_the_pandas", 3, seat=1, bots=["random", "greedy"])
    assert play(env, 1)[1] > 0
