"""The history of a game: any earlier position, at the cost of a few steps."""

from __future__ import annotations

from typing import Any

from games_by import LONGEST

from engawa import make
from engawa.core.rng import Rng
from engawa.table.trail import EVERY, Trail, TrailStep


class Sheet:
    """A position that is the list of its actions, and counts how often one is applied."""

    applied = 0

    def __init__(self, actions: tuple[int, ...] = ()) -> None:
        self.actions = actions

    def copy(self) -> Sheet:
        return Sheet(self.actions)

    def apply(self, action: int) -> None:
        Sheet.applied += 1
        self.actions += (action,)


def walked(s: Any, steps: int) -> Trail:
    trail = Trail(s)
    for n in range(1, steps + 1):
        s.apply(n)
        trail.add(TrailStep(2 * n, 0, n), s)
    return trail


def test_any_point_is_reached_by_few_steps() -> None:
    trail = walked(Sheet(), 10 * EVERY)
    for n in range(20 * EVERY + 2):
        Sheet.applied = 0
        s: Any = trail.at(n)
        assert s.actions == tuple(range(1, n // 2 + 1))
        assert Sheet.applied < EVERY


def test_who_goes_back_and_on_again_is_where_they_are() -> None:
    trail = walked(Sheet(), 3 * EVERY)
    for to in (5 * EVERY, 2 * EVERY + 6, 7, 0):
        s: Any = trail.back(to)
        for n in range(1, EVERY + 3):
            s.apply(-n)
            trail.add(TrailStep(to + n, 0, -n), s)
        assert trail.at(10**9).actions == s.actions  # type: ignore[attr-defined]


def test_a_real_game_is_the_same_from_any_point() -> None:
    s, rng = make(LONGEST, 2).start(), Rng(8)
    trail, was = Trail(s), [str(s)]
    for n in range(1, 120):
        actions = s.legal() or [action for action, _ in s.chances()]
        action = actions[rng.below(len(actions))]
        s.apply(action)
        trail.add(TrailStep(n, 0, action), s)
        was.append(str(s))
    assert [str(trail.at(n)) for n in range(120)] == was
