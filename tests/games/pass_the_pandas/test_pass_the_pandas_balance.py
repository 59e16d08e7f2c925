"""What a report counts of Pass the Pandas."""

import pytest
from surveys import game, made

import engawa
from engawa.lab import rows
from engawa.lab.balance import ORDINALS, Study
from engawa.lab.rows import measure


def test_a_game_is_measured_from_its_actions() -> None:
    """A gives to B, and C is rid of its last die."""
    s = engawa.make("pass_the_pandas", 3).position("3/3/1 A 1 P..:1 9")
    end = s.copy()
    end.play("give B")
    found = measure(s, [s.parse("give B")])
    assert (found["actions"], found["decisions"], found["choices"]) == (1, 1, 2)
    assert (found["choices_1"], found["choices_2"], found["choices_more"]) == (0, 1, 0)


def test_the_lead_changes_when_another_alone_has_most(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = iter([[0, 0], [1, 0], [1, 1], [1, 2], [2, 2], [3, 2]])
    ahead = rows._ahead
    monkeypatch.setattr(rows, "_ahead", lambda points: ahead(next(seen)))
    start = engawa.make("pass_the_pandas", 2).start()
    with_rolls = [start.parse("start A"), *[start.parse("roll ......")] * 5]
    assert measure(start, with_rolls)["lead_changes"] == 2


def test_whoever_rolls_first_begins() -> None:
    s = engawa.make("pass_the_pandas", 3).start()
    actions = [s.parse("start B"), s.parse("roll WWWW..")]
    assert measure(s, actions)["first_to_play"] == "B"
    study = Study("pass_the_pandas", "random", 3, seed=2)
    found = made(game([0, 0, 1], first_to_play="B"), study=study).values
    assert [found[f"wins {each} to play"][0] for each in ORDINALS[:3]] == [0, 1, 0]
