"""Lists of actions: filled in order, and never silently short."""

import dataclasses
import subprocess
import sys
from pathlib import Path

import pytest

from engawa import Position
from engawa.core.actions import LEGAL, OUTCOMES, Actions, Chances
from engawa.core.game import Game
from engawa.template import SPEC
from engawa.template.rules.game import Pebbles


class Many(Pebbles):
    """Lists as many actions and outcomes as a test wants."""

    legal_count = 0
    chance_count = 0

    def _list_legal(self, actions: Actions) -> None:
        for n in range(self.legal_count):
            actions.add(n)

    def _list_chances(self, chances: Chances) -> None:
        for n in range(self.chance_count):
            chances.add(n, n + 1)


def many(position: str, monkeypatch: pytest.MonkeyPatch, **counts: int) -> Position:
    for name, count in counts.items():
        monkeypatch.setattr(Many, name, count)
    return Game(dataclasses.replace(SPEC, position=Many), 2, {}).position(position)


def test_a_list_begins_empty_and_keeps_its_order() -> None:
    actions = Actions()
    assert actions.count == 0
    for action in (7, 3, 5):
        actions.add(action)
    assert [actions.items[i] for i in range(actions.count)] == [7, 3, 5]


def test_an_outcome_comes_with_its_ways_however_many() -> None:
    chances = Chances()
    chances.add(4, 6**20)
    chances.add(2, 1)
    assert [(chances.items[i], chances.ways[i]) for i in range(chances.count)] == [
        (4, 6**20),
        (2, 1),
    ]


def test_a_list_is_filled_again_from_its_start() -> None:
    actions = Actions()
    actions.add(7)
    actions.count = 0
    actions.add(5)
    assert (actions.count, actions.items[0]) == (1, 5)


def test_a_full_list_takes_no_more_and_says_so() -> None:
    actions, chances = Actions(), Chances()
    for n in range(LEGAL):
        actions.add(n)
    for n in range(OUTCOMES):
        chances.add(n, 1)
    assert not actions.overflow
    assert not chances.overflow
    actions.add(7)
    chances.add(7, 1)
    assert actions.overflow
    assert chances.overflow
    assert (actions.count, actions.items[LEGAL - 1]) == (LEGAL, LEGAL - 1)
    assert (chances.count, chances.items[OUTCOMES - 1]) == (OUTCOMES, OUTCOMES - 1)


def test_as_many_actions_as_fit_are_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    assert many("9 A", monkeypatch, legal_count=LEGAL).legal() == list(range(LEGAL))


def test_one_action_too_many_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    s = many("9 A", monkeypatch, legal_count=LEGAL + 1)
    with pytest.raises(OverflowError, match="one decision offers more than 1024 actions: 9 A"):
        s.legal()


def test_as_many_outcomes_as_fit_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    outcomes = many("- A", monkeypatch, chance_count=OUTCOMES).chances()
    assert outcomes == [(n, n + 1) for n in range(OUTCOMES)]


def test_one_outcome_too_many_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    s = many("- A", monkeypatch, chance_count=OUTCOMES + 1)
    with pytest.raises(OverflowError, match="one chance has more than 2048 outcomes: - A"):
        s.chances()


CROWD = """
import dataclasses
from engawa import Rng
from engawa.core import arena
from engawa.core.game import Game
from engawa.template import SPEC
from engawa.template.rules.game import Pebbles

class Crowd(Pebbles):
    def _list_legal(self, actions):
        for _ in range(1_000_000):
            actions.add(0)

start = Game(dataclasses.replace(SPEC, position=Crowd), 2, {}).position("9 A")
try:
    arena.play_games(start, 1, Rng(1))
except OverflowError as error:
    print(error)
"""


def test_one_action_too_many_is_noticed_in_many_games(tmp_path: Path) -> None:
    script = tmp_path / "crowd.py"
    script.write_text(CROWD, encoding="utf-8")
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    assert done.stdout.startswith("one decision offers more than 1024 actions"), (
        done.returncode,
        done.stderr,
    )
