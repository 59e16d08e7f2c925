"""A game that never ends is stopped and reported."""

from typing import Any

import fireflies as ff
import pytest
from fireflies import fireflies
from hypothesis import Phase, given, settings

from engawa.core.position import Position
from engawa.core.rng import Rng
from engawa.testing import builds, check_builds, check_laws, playthroughs, walk

ALL = 2 * (1 + 2 * ff.TURNS)  # actions of a game of two: each catches four, and plays three


def never_over(s: Any) -> int:
    """Go on for ever, with fireflies that never run out."""
    if s.turns == ff.TURNS * s.seats:
        s.turns, s.turn, s.pile = 0, 0, [ff.COPIES] * ff.KINDS
    mover: int = ff.Fireflies._to_move(s)
    return mover


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walk, "TOO_LONG", 2000)


@pytest.mark.usefixtures("short")
def test_a_game_that_never_ends_is_stopped() -> None:
    with pytest.raises(AssertionError, match="does not end: 2,000 random actions led from A 0"):
        check_laws(fireflies(_to_move=never_over))


@pytest.mark.usefixtures("short")
def test_a_game_that_does_not_always_end_is_stopped() -> None:
    def to_move(s: Any) -> int:
        """End only if A has shown one of brightness 4."""
        mover: int = ff.Fireflies._to_move(s)
        return never_over(s) if s.shown[3] else mover

    assert len(walk.walk(fireflies(_to_move=to_move), Rng(4))) == ALL
    with pytest.raises(AssertionError, match="the game does not end: 2,000 random actions"):
        check_laws(fireflies(_to_move=to_move), games=40)


@pytest.mark.usefixtures("short")
def test_a_strategy_stops_as_well() -> None:
    @settings(phases=[Phase.generate])
    @given(playthroughs(fireflies(_to_move=never_over)))
    def play(path: list[Position]) -> None:
        raise NotImplementedError

    with pytest.raises(AssertionError, match="the game does not end"):
        play()


@pytest.mark.usefixtures("short")
def test_builds_are_not_compared_by_games_that_never_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builds, "is_compiled", lambda cls: True)
    with pytest.raises(AssertionError, match="the game does not end"):
        check_builds(fireflies(_to_move=never_over))


def test_a_seat_that_must_move_and_cannot_is_named() -> None:
    def list_legal(s: Any, actions: Any) -> None:
        if s.turn == 0:
            ff.Fireflies._list_legal(s, actions)

    with pytest.raises(AssertionError, match="seat B must move and cannot: B 1 "):
        check_laws(fireflies(_list_legal=list_legal))


def test_the_bound_is_far_beyond_our_longest_games() -> None:
    assert len(walk.walk(fireflies(), Rng(0))) == ALL
    assert walk.TOO_LONG == 100_000
