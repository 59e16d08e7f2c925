"""PettingZoo's own suite, on every game."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from games_by import LONGEST, SMALLEST, capped
from gymnasium import spaces
from pettingzoo.test import api_test, max_cycles_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec, turn_based_aec_to_parallel

import engawa
from engawa.adapters.encode import Menu
from engawa.adapters.pettingzoo import env, raw_env
from engawa.core.rng import Rng

MANY = [
    (name, seats)
    for name in engawa.names()
    for seats in engawa.make(name).spec.seats
    if engawa.COMPILED or seats == 2
]
# The suite expects a mask only for arrays, or for games that it knows by name.
beside = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
]
pytestmark = beside


@pytest.mark.parametrize(("name", "seats"), MANY)
def test_api(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(name, seats), num_cycles=60, verbose_progress=False)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", engawa.names())
def test_api_with_structured_observations(name: str) -> None:
    api_test(env(name, 2, structured=True), num_cycles=20, verbose_progress=False)


@pytest.mark.parametrize(("name", "seats"), MANY)
def test_seeds(name: str, seats: int) -> None:
    seed_test(lambda: env(name, seats), num_cycles=30)


LONG = 1  # a seed with which no game ends within the suite's few cycles


class Legal(spaces.Discrete):
    """An action space that samples legal actions: the suite does not look at the mask."""

    def __init__(self, made: Any) -> None:
        super().__init__(made.menu.size, seed=LONG)
        self.made = made

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        return super().sample(self.made.menu.mask(self.made.position))


class LegalEnv(raw_env):
    """For the suite's test of `max_cycles`, which is for agents that act all at once."""

    def __init__(self, name: str, max_cycles: int) -> None:
        super().__init__(name, 2, max_cycles=max_cycles)
        self.metadata["is_parallelizable"] = True
        self.action_spaces = {agent: Legal(self) for agent in self.agents}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(LONG if seed is None else seed, options)


@pytest.mark.parametrize("name", engawa.names())
def test_max_cycles(name: str) -> None:
    def parallel(max_cycles: int) -> Any:
        return turn_based_aec_to_parallel(LegalEnv(name, max_cycles))

    max_cycles_test(
        SimpleNamespace(
            parallel_env=parallel,
            env=lambda max_cycles: parallel_to_aec(parallel(max_cycles)),
        )
    )


def test_an_episode_ends_with_the_scores() -> None:
    table = env(SMALLEST, 3)
    table.reset(seed=4)
    total = dict.fromkeys(table.possible_agents, 0.0)
    dice = np.random.default_rng(0)
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        total[agent] += reward
        assert not cut
        legal = np.flatnonzero(seen["action_mask"])
        table.step(None if over else dice.choice(legal))
    assert sorted(total.values()) == [0, 0, 1]


def test_only_the_mover_has_something_to_do_and_lines_can_be_read() -> None:
    table = raw_env(LONGEST, 3, render_mode="ansi")
    table.reset(seed=1)
    others = [agent for agent in table.agents if agent != table.agent_selection]
    assert not any(table.observe(agent)["action_mask"].any() for agent in others)
    offer = Menu(table.game).offer(table.position)
    assert [table.line(place) for place in offer] == table.position.lines()
    assert str(table.render()).endswith("\n".join(table.position.lines()))
    with pytest.raises(ValueError, match="not legal here"):
        table.step(next(n for n in range(table.menu.size) if n not in offer))


@pytest.mark.parametrize("name", engawa.names())
def test_a_picture_shows_what_the_agent_to_act_may_see(name: str) -> None:
    table = raw_env(name, 2, render_mode="ansi")
    table.reset(seed=5)
    for _ in range(6):
        seat = table.possible_agents.index(table.agent_selection)
        shown, real = table.render(), table.position
        for seed in range(8):
            table.position = real.imagine(seat, Rng(seed))
            assert table.render() == shown
        table.position = real
        table.step(next(iter(Menu(table.game).offer(real))))
        if any(table.terminations.values()):
            break
    assert table.render()
    assert raw_env(name, 2).render() is None


def test_games_without_a_decision_are_told_by_the_next_episode() -> None:
    """With a cap of five turns, about three games in a hundred are decided by luck alone."""
    table = raw_env(SMALLEST, 5, **capped(SMALLEST, 5))
    told = []
    for seed in range(300):
        table.reset(seed=seed)
        told += table.infos["player_4"]["unplayed"]
        assert table.infos["player_0"] == table.infos["player_4"]
    assert 2 < len(told) < 30
    assert all(abs(sum(game["scores"]) - 1) < 1e-9 for game in told)
