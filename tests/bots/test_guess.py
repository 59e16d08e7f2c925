"""What a world is worth: by the game's own guess, or by its traits and what they count for."""

import math

import pytest
from games_by import PEOPLES
from test_search import choice

import engawa
from engawa import Position, Rng, bots
from engawa.bots import tuning
from engawa.bots.budget import Budget
from engawa.bots.guess import Guess, outlook
from engawa.bots.search import Search, search
from engawa.bots.tree import Settings
from engawa.core.sight import Sight
from engawa.core.traits import MOST

TOLD = [name for name in PEOPLES if engawa.make(name).start().traits(0)]


def thoughts(s: Position, how: Settings, times: int = 80) -> list[tuple[int, int]]:
    found = search(Sight(s, s.to_move), Rng(3), times, how)
    return [(thought.action, thought.visits) for thought in found]


@pytest.mark.parametrize("name", TOLD)
def test_traits_are_as_many_in_every_position_and_fewer_than_there_is_room_for(name: str) -> None:
    counts = {len(choice(name, skip=skip).traits(seat)) for skip in (0, 9, 40) for seat in (0, 1)}
    assert len(counts) == 1
    assert 0 < counts.pop() < MOST


@pytest.mark.parametrize("name", TOLD)
def test_weights_in_use_are_one_for_each_trait(name: str) -> None:
    for seats in (2, 3):
        weights = tuning.settings(name, seats).weights
        assert len(weights) in (0, len(choice(name, seats).traits(0)))


@pytest.mark.parametrize("name", TOLD)
def test_a_seat_with_more_of_what_counts_is_worth_more_and_shares_add_up(name: str) -> None:
    s = choice(name, skip=30)
    mine, theirs = (s.traits(seat) for seat in (0, 1))
    weights = [a - b for a, b in zip(mine, theirs, strict=True)]
    how = Settings(weights=weights)
    lead = sum(weight * weight for weight in weights)
    assert lead > 0
    told = shares(s, how)
    assert told == pytest.approx([1 / (1 + math.exp(-lead)), 1 / (1 + math.exp(lead))])


def test_weights_guide_the_search_and_without_any_the_games_own_guess_does() -> None:
    s = choice(TOLD[0], skip=30)
    own, other = ([weight] * len(s.traits(0)) for weight in (0.0, 1.0))
    assert thoughts(s, Settings(weights=other)) != thoughts(s, Settings())
    assert thoughts(s, Settings(weights=other)) != thoughts(s, Settings(weights=own))
    assert thoughts(s, Settings(weights=other)) == thoughts(s, Settings(weights=other))


@pytest.mark.parametrize("name", PEOPLES)
def test_the_search_as_it_was_at_first_can_still_be_played(name: str) -> None:
    """Where the search was changed, with its first settings; elsewhere with today's."""
    s = choice(name, seats=2 if tuning.tuning(name).before else 3, skip=2)
    sight = Sight(s, s.to_move)
    then = tuning.settings(name, s.seats, version=1)
    before = tuning.tuning(name).before
    assert then is (before[0].settings if before else tuning.settings(name, s.seats))
    one, other = Search(Budget(60), then), bots.find("search@1:60")
    assert other(sight, Rng(2)) == one(sight, Rng(2))
    assert isinstance(other, Search)
    assert [tree.size for tree in other.trees] == [tree.size for tree in one.trees]


def shares(s: Position, how: Settings) -> list[float]:
    guess = Guess(how.weights)
    return [outlook(s, seat, guess) for seat in range(s.seats)]
