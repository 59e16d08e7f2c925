"""Luck by kind and index: the same draws whatever is played, with the odds of the game."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from engawa import CHANCE, NOBODY, make
from engawa.core.game import spec_of
from engawa.core.luck import Luck, seed_hash, strays
from engawa.core.rng import Rng
from engawa.games import GAMES


def draws(game: str, luck: Luck, rng: Rng) -> dict[str, list[tuple[list[tuple[int, int]], int]]]:
    """Play a random game; return for each source what could come and what came."""
    s, found = make(game).start(), defaultdict(list)
    while s.to_move != NOBODY:
        if s.to_move == CHANCE:
            source, outcomes = spec_of(s).draws_from(s), s.chances()
            found[source].append((outcomes, luck.roll(s)))
        else:
            lines = s.legal()
            s.apply(lines[rng.below(len(lines))])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_same_pile_gives_the_same_card_whatever_was_played(game: str) -> None:
    one, other = (draws(game, Luck("a", 1), Rng(seed)) for seed in (1, 2))
    pairs = [
        (first, second)
        for source in one.keys() & other.keys()
        for first, second in zip(one[source], other[source], strict=False)
    ]
    same = [(first, second) for first, second in pairs if first[0] == second[0]]
    assert len(same) > 5
    assert all(first[1] == second[1] for first, second in same)


@pytest.mark.parametrize("game", GAMES)
def test_another_name_is_another_luck(game: str) -> None:
    assert draws(game, Luck("a", 1), Rng(1)) != draws(game, Luck("a", 2), Rng(1))


@pytest.mark.parametrize("game", GAMES)
def test_the_odds_are_those_of_the_game(game: str) -> None:
    """Check the first draw: each outcome as often as it has ways, within four deviations."""
    s, rolls = make(game).start(), 4000
    while s.to_move != CHANCE:
        s.apply(s.legal()[0])
    outcomes = dict(s.chances())
    came = Counter(Luck(game, n).roll(s.copy()) for n in range(rolls))
    for action, ways in outcomes.items():
        share = ways / sum(outcomes.values())
        spread = (rolls * share * (1 - share)) ** 0.5
        assert abs(came[action] - rolls * share) < 4 * spread, action


@pytest.mark.parametrize("game", GAMES)
def test_what_was_drawn_tells_nothing_of_what_comes(game: str) -> None:
    """After the same first draw, every second one can still come."""
    after = defaultdict(set)
    for n in range(400):
        s, luck = make(game).start(), Luck(f"{n:064x}")
        came: list[int] = []
        while len(came) < 2:
            if s.to_move == CHANCE:
                came.append(luck.roll(s))
            else:
                s.apply(s.legal()[0])
        after[came[0]].add(came[1])
    most = max(after.values(), key=len)
    assert len(most) > 1
    assert set(map(len, after.values())) != {1}


def test_a_copy_goes_on_where_it_was_made() -> None:
    s, luck = make(GAMES[0]).start(), Luck("a")
    while s.to_move == CHANCE:
        before, copied = s.copy(), luck.copy()
        assert copied.roll(before) == luck.roll(s)
        assert copied.drawn == luck.drawn


def test_a_record_strays_where_chance_was_helped() -> None:
    for game in GAMES:
        s, luck = make(game).start(), Luck("a")
        actions: list[int] = []
        start = s.copy()
        while s.to_move != NOBODY and len(actions) < 40:
            if s.to_move == CHANCE:
                actions.append(luck.roll(s))
            else:
                actions.append(s.legal()[0])
                s.apply(actions[-1])
        assert strays(start, actions, Luck("a")) is None
        s = start.copy()
        for number, action in enumerate(actions, 1):
            others = (
                [each for each, _ in s.chances() if each != action] if s.to_move == CHANCE else []
            )
            if others:
                assert strays(start, [*actions[: number - 1], others[0]], Luck("a")) == number
                break
            s.apply(action)
        else:
            pytest.fail("chance had no choice")


def test_a_promise_is_the_hash_that_everybody_can_make() -> None:
    assert seed_hash("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
