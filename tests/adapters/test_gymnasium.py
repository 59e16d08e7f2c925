"""Gymnasium's own check, on every game, against bots."""

import numpy as np
import pytest
from games_by import SMALL, SMALLEST
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import SyncVectorEnv

import engawa
from engawa.adapters.gymnasium import PENALTY, Solo
from engawa.core.errors import BadGame
from engawa.core.rng import Rng

MANY = [
    (name, seats)
    for name in engawa.names()
    for seats in engawa.make(name).spec.seats
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
    env = Solo(SMALLEST, 2)
    wins = sum(play(env, seed)[0] for seed in range(200))
    assert 70 <= wins <= 130
    assert play(env, 7) == play(env, 7)


EPISODES = 10_000 if engawa.COMPILED else 2_000


def test_games_that_end_before_the_learner_decides_are_counted() -> None:
    """Random against random wins one game in five, and more of those with a decision."""
    env = Solo(SMALLEST, 5)
    dice = np.random.default_rng(1)
    played: list[float] = []
    unplayed: list[float] = []
    seats: list[int] = []
    seen, info = env.reset(seed=1)
    for _ in range(EPISODES):
        over = False
        unplayed += [game["scores"][game["seat"]] for game in info["unplayed"]]
        seats += [game["seat"] for game in (*info["unplayed"], info)]
        while not over:
            seen, reward, over, _, info = env.step(dice.choice(np.flatnonzero(seen["action_mask"])))
        assert "unplayed" not in info
        played.append(float(reward))
        seen, info = env.reset()
    games = len(played) + len(unplayed)
    often = 4 * (0.2 * 0.8 / games) ** 0.5  # four standard errors of a share of one in five
    assert abs(sum(played + unplayed) / games - 0.2) < often
    assert sum(played) / len(played) - 0.2 > often
    assert max(abs(seats.count(seat) / games - 0.2) for seat in range(5)) < often


def test_many_at_once_tell_of_games_without_a_decision() -> None:
    envs = SyncVectorEnv([lambda: Solo(SMALLEST, 5)] * 20)
    _, info = envs.reset(seed=1)
    told = [game for games in info["unplayed"] for game in games]
    assert told
    assert all(sum(game["scores"]) == 1 for game in told)


@pytest.mark.parametrize("name", engawa.names())
def test_a_picture_shows_what_the_learner_may_see(name: str) -> None:
    env = Solo(name, seat=0, render_mode="ansi")
    seen, _ = env.reset(seed=5)
    for _ in range(6):
        shown, real = str(env.render()), env.position
        assert all(line in shown for line in real.lines())
        for seed in range(8):
            env.position = real.imagine(0, Rng(seed))
            assert env.render() == shown
        env.position = real
        seen, _, over, _, _ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        if over:
            break
    assert Solo(name).render() is None


def test_an_action_that_is_not_legal_costs_and_changes_nothing() -> None:
    env = Solo(SMALL, 2, seat=0)
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
        Solo(SMALL, 2, bots="nobody")
    with pytest.raises(BadGame, match="2 bots are needed for the other seats, not 1"):
        Solo(SMALL, 3, bots=["greedy"])
    with pytest.raises(BadGame, match="from 0 to 2, not 3"):
        Solo(SMALL, 3, seat=3)


def test_each_other_seat_can_have_its_own_bot() -> None:
    env = Solo(SMALLEST, 3, seat=1, bots=["random", "greedy"])
    assert play(env, 1)[1] > 0
