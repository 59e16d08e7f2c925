"""Luck by kind and index: the same draws whatever is played, with the odds of the game."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from engawa import CHANCE, NOBODY, make
from engawa.core.game import spec_of
from engawa.core.luck import Luck
from engawa.core.rng import Rng
from engawa.games import GAMES


def draws(game: str, luck: Luck, rng: Rng) -> dict[str, list[tuple[list[tuple[int, int]], int]]]:
    """Of a game played at random, by what is drawn from: what could come, and what did."""
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
    """Of the first draw: each outcome as often as it has ways, within four deviations."""
    s, rolls = make(game).start(), 4000
    while s.to_move != CHANCE:
        s.apply(s.legal()[0])
    outcomes = dict(s.chances())
    came = Counter(Luck(game, n).roll(s.copy()) for n in range(rolls))
    for action, ways in outcomes.items():
        share = ways / sum(outcomes.values())
        spread = (rolls * share * (1 - share)) ** 0.5
        assert abs(came[action] - rolls * share) < 4 * spread, action
