"""What learners see of the game, and how well they learn it."""

import pyspiel
import pytest

import engawa
import engawa.adapters.openspiel  # OpenSpiel learns of the games
from engawa.adapters.encode import Encoder, Menu


def test_ones_own_part_comes_first() -> None:
    game = engawa.make("pass_the_pandas", 3)
    encoder = Encoder(game)
    s = game.position("3/5/6 B 2 PB...:1 7")
    halves = [n / (n + 5) for n in (3, 5, 6)]
    for seat in range(3):
        dice = encoder.named(encoder.encode(s, seat))["dice"]
        assert dice == pytest.approx(halves[seat:] + halves[:seat], abs=1e-4)
        to_move = encoder.named(encoder.encode(s, seat))["to_move"]
        assert int(to_move.argmax()) == (1 - seat) % 3


def test_a_place_that_is_not_on_offer_is_refused() -> None:
    game = engawa.make("pass_the_pandas", 2)
    with pytest.raises(ValueError, match="action 10 is not legal here"):
        Menu(game).action(game.position("3/5 B 2 PB..:1 7"), 10)


def test_sizes_are_as_documented() -> None:
    game = engawa.make("pass_the_pandas", 2)
    assert (Encoder(game).size, Menu(game).size) == (26, 11)


def test_a_state_can_begin_from_a_position() -> None:
    game = pyspiel.load_game("engawa_pass_the_pandas(players=3)")
    state = game.new_initial_state("3/5/6 B 2 PB...:1 7")
    assert [state.action_to_string(a) for a in state.legal_actions()] == ["give A", "give C"]
