"""Analyses of Pass the Pandas: what was given up, and what was luck."""

import json
from pathlib import Path
from typing import Any

import pytest

from engawa.core import record
from engawa.lab.analysis import Analysis, analyse, choices
from engawa.lab.findings import Point

RECORDS = Path(__file__).parent / "records"

FEW = 30  # iterations

PANDAS = record.load(RECORDS / "whole_game.rec")


def as_json(found: Analysis) -> dict[str, Any]:
    """Return the analysis as a program reads it."""
    read: dict[str, Any] = json.loads(json.dumps(found.json()))
    return read


def test_a_game_that_is_over_ends_with_its_result() -> None:
    found = analyse(PANDAS, FEW)
    assert found.over
    assert found.curve[-1] == Point(13, [0.0, 0.0, 1.0])
    assert choices(PANDAS) == len(found.decisions) == 6


def test_half_a_game_ends_with_what_may_be_expected() -> None:
    found = analyse(record.load(RECORDS / "rulebook_example_3.rec"), FEW)
    assert not found.over
    assert len(found.curve) == len(found.decisions) + 1
    assert 0 < found.curve[-1].scores[0] < 1


def test_a_line_that_throws_the_game_away_is_where_it_turned() -> None:
    """A gives to B and C wins at once; giving to C would have gone on."""
    head = "game: pass_the_pandas\nseats: Ann, Ben, Cleo\nfrom: 3/3/1 A 1 P..:1 9\n"
    found = analyse(record.read(head + "\ngive B\n"), 200)
    (turn,) = found.turns()
    (row,) = as_json(found)["turns"]
    assert row["n"] == turn.n
    assert (row["n"], row["seat"], row["line"], row["better"]) == (1, 0, "give B", "give C")
    assert row["change"] == -row["gave_up"] < -0.1
    assert row["says"].startswith("Ann played 'give B' and gave up ")
    assert found.accounts()[0].gave_up == pytest.approx(row["gave_up"], abs=1e-4)


def test_without_chance_there_is_no_luck() -> None:
    head = "game: pass_the_pandas\nseats: Ann, Ben, Cleo\nfrom: 3/3/3 A 1 PP.:2 9\n"
    found = analyse(record.read(head + "\ngive B\ngive C\n"), FEW)
    assert found.json()["luck"] == [0, 0, 0]


def test_a_roll_that_wins_is_luck() -> None:
    head = "game: pass_the_pandas\nseats: Ann, Ben\nfrom: 1/1 A 0 - 8\n"
    found = analyse(record.read(head + "\nroll B\nroll W\n"), FEW)
    ann, ben = found.accounts()
    assert found.decisions == []
    assert ann.luck == pytest.approx(1 - ann.start)
    assert ben.luck == pytest.approx(-ben.start)


def test_a_decision_tells_what_else_could_be_played_in_words_the_best_first() -> None:
    (first, *_) = as_json(analyse(PANDAS, FEW))["decisions"]
    shares = [each["scores"][first["seat"]] for each in first["lines"]]
    assert shares == sorted(shares, reverse=True)
    assert first["line"] in [each["line"] for each in first["lines"]]
    assert all("panda" in each["title"].lower() for each in first["lines"])
