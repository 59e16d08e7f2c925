"""The history of a game: any earlier position, at the cost of a few steps."""

from __future__ import annotations

from typing import Any

from games_by import LONGEST

from engawa import make
from engawa.core.rng import Rng
from engawa.table.history import EVERY, History, Step


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


def walked(s: Any, steps: int) -> History:
    history = History(s)
    for n in range(1, steps + 1):
        s.apply(n)
        history.add(Step(2 * n, 0, n), s)
    return history


def test_any_point_is_reached_by_few_steps() -> None:
    history = walked(Sheet(), 10 * EVERY)
    for n in range(20 * EVERY + 2):
        Sheet.applied = 0
        s: Any = history.at(n)
        assert s.actions == tuple(range(1, n // 2 + 1))
        assert Sheet.applied < EVERY


def test_who_goes_back_and_on_again_is_where_they_are() -> None:
    history = walked(Sheet(), 3 * EVERY)
    for to in (5 * EVERY, 2 * EVERY + 6, 7, 0):
        s: Any = history.back(to)
        for n in range(1, EVERY + 3):
            s.apply(-n)
            history.add(Step(to + n, 0, -n), s)
        assert history.at(10**9).actions == s.actions  # type: ignore[attr-defined]


def test_a_real_game_is_the_same_from_any_point() -> None:
    s, rng = make(LONGEST, 2).start(), Rng(8)
    history, was = History(s), [str(s)]
    for n in range(1, 120):
        actions = s.legal() or [action for action, _ in s.chances()]
        action = actions[rng.below(len(actions))]
        s.apply(action)
        history.add(Step(n, 0, action), s)
        was.append(str(s))
    assert [str(history.at(n)) for n in range(120)] == was
