"""Many games at once are the same games as one by one."""

import threading
from collections import Counter

import numpy as np
import pytest
from games_by import LARGEST, LONGEST, SMALL, SMALLEST, capped

import engawa
from engawa.adapters.encode import Encoder, Menu
from engawa.adapters.vector import Vector
from engawa.core.actions import CHANCE, NOBODY
from engawa.core.rng import Rng, named

STEPS = 400 if engawa.COMPILED else 60
MANY = [(name, seats) for name in engawa.names() for seats in engawa.make(name).spec.seats]


@pytest.mark.parametrize(("name", "seats"), MANY)
def test_a_vector_plays_what_the_contract_plays(name: str, seats: int) -> None:
    game = engawa.make(name, seats)
    env = Vector(name, games=2, seats=seats, seed=5)
    encoder, menu = Encoder(game), Menu(game)
    luck = Rng(named("vector", 5, 1).below(1 << 30))
    s = game.start()
    while s.to_move == CHANCE:
        s.roll(luck)
    now = env.reset()
    for _ in range(STEPS):
        while s.to_move == CHANCE:
            s.roll(luck)
        if s.to_move == NOBODY:
            assert now.done[1]
            assert list(now.rewards[1]) == pytest.approx(s.scores())
            s = game.start()
            while s.to_move in (CHANCE, NOBODY):
                s = game.start() if s.to_move == NOBODY else s
                s.roll(luck)
            continue
        assert now.mover[1] == s.to_move
        assert np.array_equal(now.mask[1], menu.mask(s))
        assert np.array_equal(now.sight[1], encoder.encode(s, s.to_move))
        s.apply(menu.action(s, int(now.random[1])))
        now = env.step(now.random)


def test_games_have_their_own_luck_and_the_seed_decides_it() -> None:
    def play(seed: int) -> list[bytes]:
        env = Vector(SMALLEST, 64, seats=3, seed=seed)
        now, marks = env.reset(), []
        for _ in range(30):
            marks.append(now.sight.tobytes() + now.rewards.tobytes())
            now = env.step(now.random)
        return marks

    assert play(1) == play(1)
    assert play(1) != play(2)
    env = Vector(SMALLEST, 64, seats=3)
    assert len(np.unique(env.reset().sight, axis=0)) > 20


def test_an_action_that_is_not_legal_changes_nothing() -> None:
    env = Vector(SMALL, 3, seats=2)
    now = env.reset()
    before = now.sight.copy()
    good = now.random
    for wrong in (-1, env.menu.size, int(np.flatnonzero(now.mask[2] == 0)[0])):
        bad = good.copy()
        bad[2] = wrong
        with pytest.raises(ValueError, match=f"action {wrong} is not legal in game 2"):
            env.step(bad)
        assert np.array_equal(env.now.sight, before)
    with pytest.raises(ValueError, match="3 actions are needed"):
        env.step([0])
    with pytest.raises(ValueError, match="at least one game"):
        Vector(SMALL, 0)


def test_sight_can_be_left_out() -> None:
    env = Vector(LONGEST, 4, sees=False)
    now = env.reset()
    assert now.sight.shape == (4, 0)
    assert env.step(now.random).mask.any()


def test_vectors_in_threads_do_not_disturb_each_other() -> None:
    found: dict[int, bytes] = {}

    def play(number: int, seed: int) -> None:
        env = Vector(LARGEST, 32, seats=2, seed=seed)
        now = env.reset()
        for _ in range(40 if engawa.COMPILED else 5):
            now = env.step(now.random)
        found[number] = now.sight.tobytes()

    threads = [threading.Thread(target=play, args=(n, n // 2)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found[0] == found[1] != found[2] == found[3]


def test_what_is_drawn_at_random_is_every_legal_action_and_no_other() -> None:
    env = Vector(SMALLEST, 400, seats=3, seed=3)
    now, drawn = env.reset(), Counter[tuple[bytes, int]]()
    for _ in range(40):
        assert now.mask[np.arange(env.games), now.random].all()
        drawn.update(zip(map(bytes, now.mask), now.random.tolist(), strict=True))
        now = env.step(now.random)
    often = max(drawn, key=lambda each: drawn[each] * (sum(each[0]) == 2))[0]  # one of two
    one, other = (drawn[often, place] for place, legal in enumerate(often) if legal)
    assert one + other > 500
    assert 0.8 * other < one < 1.25 * other


def test_games_without_a_decision_are_counted() -> None:
    """With a cap of five turns, about three games in a hundred are decided by luck alone."""
    env = Vector(SMALLEST, games=64, seats=5, sees=False, **capped(SMALLEST, 5))
    now = env.reset(1)
    ended = 0
    for _ in range(60 if engawa.COMPILED else 20):
        now = env.step(now.random)
        ended += int(now.done.sum())
    unplayed = float(env.unplayed.sum())
    assert abs(unplayed - round(unplayed)) < 1e-3
    assert 0.01 < unplayed / (ended + unplayed) < 0.06
    env.reset(1)
    assert env.unplayed.sum() < unplayed
