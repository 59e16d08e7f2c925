"""The tools that tune and measure bots: what they ask for exists, and goes on where it stopped."""

import json
from pathlib import Path

import pytest

from engawa.bots.tree import Settings
from tools import strength, tune


def test_every_contest_can_be_played_and_no_two_are_the_same() -> None:
    contests = list(strength.contests())
    for contest in contests:
        contest.match().make()
    assert len({contest.key() for contest in contests}) == len(contests)


def test_a_measurement_goes_on_where_it_stopped_and_is_told_with_its_interval(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    only = strength.Contest("fields", "pass_the_pandas", "greedy", "random", 3)
    monkeypatch.setattr(strength, "HOME", tmp_path / "kept.jsonl")
    monkeypatch.setattr(strength, "contests", lambda: iter([only]))
    strength.go_on(None, None, minutes=1, most=3)
    strength.go_on(None, None, minutes=1, most=6)
    rows = [json.loads(row) for row in (tmp_path / "kept.jsonl").read_text().splitlines()]
    assert [len(row["scores"]) for row in rows] == [3, 3]
    assert list(strength.tables())[-1].startswith("| pass_the_pandas | 3 | greedy | random | 6 | ")


def test_a_knob_stands_for_its_number_and_goes_no_further_than_it_may() -> None:
    start = Settings()
    theta = [knob.turn(getattr(start, knob.name)) for knob in tune.KNOBS]
    assert tune.show(tune.read(theta, start.alone)) == tune.show(start)
    for far in (100.0, -100.0):
        ends = tune.show(tune.read(tune.moved(theta, [1] * len(theta), far), False))
        for knob in tune.KNOBS:
            assert ends[knob.name] == (knob.high if far > 0 else knob.low)


def test_a_pair_of_games_favours_neither_of_equal_settings() -> None:
    """Both have either seat once, with the same luck."""
    assert [tune.pair("the_harvest", Settings(), Settings(), 4, n) for n in range(3)] == [0, 0, 0]
