"""What a learner is shown is what its seat may know, and every action has its place."""

import os
import subprocess
import sys
from collections.abc import Iterator

import numpy as np
import pytest
from games_by import LARGEST, LONGEST

import engawa
from engawa.adapters.encode import Encoder, Menu, play_at_random
from engawa.core import block
from engawa.core.actions import NOBODY
from engawa.core.game import Game
from engawa.core.position import Position
from engawa.core.rng import Rng

TABLES = [
    engawa.make(name, seats)
    for name in engawa.names()
    for seats in {engawa.make(name).spec.seats[0], engawa.make(name).spec.seats[-1]}
]
STRIDE = 11 if engawa.COMPILED else 61


def positions(game: Game, seed: int = 1) -> Iterator[Position]:
    """Yield some positions of a random game, including the end."""
    s, rng = game.start(), Rng(seed)
    for i in range(2000):
        if i % STRIDE == 0 or s.to_move == NOBODY:
            yield s.copy()
        if s.to_move == NOBODY:
            return
        play_at_random(s, rng)


@pytest.mark.parametrize("game", TABLES, ids=repr)
def test_a_tensor_is_the_same_in_every_world_its_seat_cannot_tell_apart(game: Game) -> None:
    encoder, rng = Encoder(game), Rng(2)
    for s in positions(game):
        for seat in range(s.seats):
            seen = encoder.encode(s, seat)
            world = s.imagine(seat, rng)
            assert np.array_equal(encoder.encode(world, seat), seen)
            assert seen.min() >= -1
            assert seen.max() <= 1
            if encoder.hides:  # nothing secret stays in memory either
                reread = game.position(str(world))
                assert np.array_equal(encoder.encode(reread, seat), seen), f"{s}"


def test_slices_follow_one_another_and_have_names_and_words() -> None:
    encoder = Encoder(engawa.make(LONGEST, 4))
    end = 0
    for part in encoder.slices:
        assert part.start == end
        assert part.says
        end += part.size
    assert end == encoder.size
    names = [part.name for part in encoder.slices]
    assert len(set(names)) == len(names)
    assert not {option.name for option in encoder.game.spec.options} & set(names)


@pytest.mark.parametrize("game", TABLES, ids=repr)
def test_every_legal_action_has_a_place_of_its_own(game: Game) -> None:
    menu = Menu(game)
    for s in positions(game, seed=3):
        offer = menu.offer(s)
        assert sorted(offer.values()) == sorted(s.legal())
        assert list(np.flatnonzero(menu.mask(s))) == sorted(offer)
        assert all(menu.action(s, place) == action for place, action in offer.items())


def test_actions_that_meet_take_the_next_free_place() -> None:
    game = engawa.make(LARGEST, 2)
    menu = Menu(game)
    for action in range(len(menu.fold)):
        menu.fold[action] = menu.size - 1
    s, rng = game.start(), Rng(1)
    while len(s.legal()) < 3:
        play_at_random(s, rng)
    assert list(menu.offer(s)) == [menu.size - 1, *range(len(s.legal()) - 1)]
    assert list(menu.offer(s).values()) == s.legal()


@pytest.mark.parametrize("name", engawa.names())
def test_a_position_is_kept_and_taken_back_number_for_number(name: str) -> None:
    game = engawa.make(name)
    s = list(positions(game))[-1]
    names = [field.name for field in block.declared(type(s))]
    rows = block.layout(type(s), names)
    size = sum(rows[2::3])
    store = np.zeros(size + 3, np.int64)
    here, there = np.zeros(size, np.int64), np.zeros(size, np.int64)
    block.spread(s, rows, here)
    block.keep(s, store, 3)
    twin = game.start()
    block.take(twin, store, 3)
    block.spread(twin, rows, there)
    assert np.array_equal(here, there)
    assert str(twin) == str(s)


def test_nothing_of_a_learner_is_imported_with_the_games() -> None:
    code = (
        "import sys, engawa, engawa.cli; [engawa.make(n) for n in engawa.names()]; "
        "print([m for m in ('numpy', 'gymnasium', 'pettingzoo', 'pyspiel') if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env=os.environ, check=True, capture_output=True, text=True
    )
    assert done.stdout.strip() == "[]"
