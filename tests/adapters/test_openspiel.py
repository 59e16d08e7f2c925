"""OpenSpiel's own suites, on every game."""

import pickle
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from games_by import LONGEST, SMALL, SMALLEST, SOLO, capped
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.rl_environment import ChanceEventSampler, Environment

import engawa
from engawa.adapters import openspiel


def short(name: str) -> str:
    """Return an option that makes games short enough to write out: one round, or a few turns."""
    return "".join(f",{cap}={1 if 'round' in cap else 20}" for cap in capped(name, 0))


MANY = [
    f"engawa_{name}(players={seats}{short(name)})"
    for name in engawa.names()
    for seats in engawa.make(name).spec.seats
    if engawa.COMPILED or (seats == 2 and name in (SMALLEST, SMALL))
]
FEW = [name for name in MANY if "players=2" in name]
WHOLE = [f"engawa_{name}" for name in engawa.names()]
heavy = pytest.mark.skipif(
    not engawa.COMPILED, reason="whole games through OpenSpiel take minutes on the plain files"
)


@pytest.fixture(scope="module", autouse=True)
def parsed() -> None:
    """Make OpenSpiel's test modules work, which expect command line flags."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["tests"])


def random_state(game: Any, steps: int, seed: int = 1) -> Any:
    state, dice = game.new_initial_state(), np.random.RandomState(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        step(state, dice)
    return state


def step(state: Any, dice: np.random.RandomState) -> None:
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choice(outcomes, p=odds))
    else:
        state.apply_action(dice.choice(state.legal_actions()))


@pytest.mark.parametrize("name", MANY)
def test_random_sim_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@heavy
@pytest.mark.parametrize("name", WHOLE)
def test_random_sim_of_whole_games(name: str) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False, mask_test=False
    )


@pytest.mark.parametrize("name", MANY)
def test_api(name: str) -> None:
    game = pyspiel.load_game(name)
    base = api_test.EnforceAPIOnPartialTreeBase
    case = type("Case", (base,), {"game_name": name, "game": game})
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(case)
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun >= 5
    assert not result.errors + result.failures


@pytest.mark.filterwarnings("ignore:The chararray class:DeprecationWarning")  # OpenSpiel's own
@pytest.mark.parametrize("name", FEW)
def test_a_playthrough_is_replayed_word_for_word(name: str, tmp_path: Path) -> None:
    page = tmp_path / "play.txt"
    page.write_text(generate_playthrough.playthrough(name, None, seed=1), encoding="utf-8")
    expected, actual = generate_playthrough.replay(str(page))
    assert actual == expected


@pytest.mark.parametrize("name", MANY)
def test_a_learner_of_openspiel_can_step_through(name: str) -> None:
    env = Environment(pyspiel.load_game(name), chance_event_sampler=ChanceEventSampler(seed=1))
    now = env.reset()
    dice = np.random.RandomState(0)
    for _ in range(10):
        if now.last():
            break
        legal = now.observations["legal_actions"][now.observations["current_player"]]
        now = env.step([dice.choice(legal)])


@pytest.mark.parametrize("name", MANY)
def test_a_clone_goes_its_own_way(name: str) -> None:
    game = pyspiel.load_game(name)
    state, dice = game.new_initial_state(), np.random.RandomState(3)
    past: list[tuple[Any, str, list[int]]] = []
    while not state.is_terminal() and len(past) < 60:
        past.append((state.clone(), str(state), state.history()))
        for action in state.legal_actions()[:5]:
            state.child(action)
        assert str(state) == past[-1][1]
        step(state, dice)
    for copy, text, history in past:
        assert (str(copy), copy.history()) == (text, history)


@pytest.mark.parametrize("name", MANY)
def test_a_state_comes_back_from_its_text_and_from_a_pickle(name: str) -> None:
    game = pyspiel.load_game(name)
    state = random_state(game, 40)
    for again in (game.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))):
        assert str(again) == str(state)
        assert again.history() == state.history()
        for seat in range(game.num_players()):
            assert again.information_state_string(seat) == state.information_state_string(seat)


@pytest.mark.parametrize("name", MANY)
def test_a_resampled_state_looks_the_same_to_its_seat_and_holds_no_true_secret(name: str) -> None:
    game = pyspiel.load_game(name)
    luck = np.random.RandomState(5)
    for steps in (30, 60, 90):
        state = random_state(game, steps)
        for seat in range(game.num_players()):
            told = state.information_state_string(seat)
            other = state.resample_from_infostate(seat, luck.uniform)
            assert other.information_state_string(seat) == told
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.current_player() == state.current_player()
            if state.current_player() == seat:
                assert other.legal_actions() == state.legal_actions()
            assert other.history() == []
            for rival in set(range(game.num_players())) - {seat}:
                assert other.information_state_string(rival).startswith(told)


def test_an_information_state_forgets_nothing() -> None:
    """Check perfect recall on samples: each information state begins with the previous one."""
    game = pyspiel.load_game(f"engawa_{LONGEST}(players=2{short(LONGEST)})")
    state, dice = game.new_initial_state(), np.random.RandomState(1)
    before = ["", ""]
    seen: dict[tuple[int, str], tuple[int, ...]] = {}
    while not state.is_terminal():
        for seat in (0, 1):
            told = state.information_state_string(seat)
            assert told.startswith(before[seat])
            assert len(told) > len(before[seat])
            before[seat] = told
        mover = state.current_player()
        if mover >= 0:
            assert seen.setdefault((mover, before[mover]), tuple(state.history()))
        step(state, dice)


def test_hidden_cards_are_not_told() -> None:
    game = pyspiel.load_game(f"engawa_{LONGEST}(players=2)")
    state = game.new_initial_state()
    outcomes = state.chance_outcomes()
    told = {state.child(outcome).information_state_string(1) for outcome, _ in outcomes}
    assert len(told) == 1
    known = {state.child(outcome).information_state_string(0) for outcome, _ in outcomes}
    assert len(known) == len(outcomes)


def test_options_are_parameters_and_wrong_ones_are_refused() -> None:
    spec = engawa.make(LONGEST).spec
    option = next(each.name for each in spec.options if each.high == 1)
    game = pyspiel.load_game(f"engawa_{LONGEST}(players=3,{option}=True)")
    assert game.made.options[option] == 1
    assert game.num_players() == 3
    assert game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert pyspiel.load_game(f"engawa_{SOLO}(players=1)").utility_sum() is None
    few, many = spec.seats[0], spec.seats[-1]
    with pytest.raises(engawa.EngawaError, match=f"seats {few} to {many}, not 9"):
        openspiel.SpielGame.__init__(game, {"players": 9})
