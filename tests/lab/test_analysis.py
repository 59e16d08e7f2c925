"""The analysis of a game: what was given up, where it turned, and what was luck."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from games_by import HIDING, SMALLEST

import engawa
from engawa import Rng
from engawa.bots.explain import Explanation, Prospect
from engawa.core import record
from engawa.lab.analysis import Analysis, Decision, analyse, choices
from engawa.lab.findings import Point
from engawa.lab.report import analysis_lines, sparkline

FEW = 30  # iterations
WHOLE = record.load(Path(__file__).parent.parent / f"games/{SMALLEST}/records/whole_game.rec")


def judged(n: int, seat: int, gave_up: float, error: float = 0.01) -> Decision:
    """Make a choice of one of two seats that gave up this much."""
    best = Prospect("best", 90, [0.5, 0.5], [])
    mine = [0.5 - gave_up, 0.5 + gave_up] if seat == 0 else [0.5 + gave_up, 0.5 - gave_up]
    played = Prospect(f"line {n}", 10, mine, [])
    found = Explanation(seat, 2, 100, [best], [0.5, 0.5], played, gave_up, error)
    return Decision(n, found)


def made(*decisions: Decision, swings: list[Point] | None = None) -> Analysis:
    curve = [Point(0, [0.5, 0.5]), Point(9, [1.0, 0.0])]
    return Analysis("pebbles", ["Ann", "Ben"], 9, 100, True, curve, [*decisions], swings or [])


def as_json(found: Analysis) -> dict[str, Any]:
    """Return the analysis as a program reads it."""
    read: dict[str, Any] = json.loads(json.dumps(found.json()))
    return read


# --- the curve ---


@pytest.mark.parametrize("name", engawa.names())
def test_the_curve_goes_from_the_start_over_every_choice_to_the_result(name: str) -> None:
    game = engawa.make(name, 2)
    s, rng = game.start(), Rng(2)
    actions: list[int] = []
    while s.to_move != engawa.NOBODY and len(actions) < 40:
        legal = s.legal()
        actions.append(legal[rng.below(len(legal))] if legal else s.copy().roll(rng))
        s.apply(actions[-1])
    found = analyse(record.read(record.write(game.start(), actions)), FEW)
    assert found.lines == len(actions)
    ends = [point.n for point in found.curve]
    assert ends == sorted(set(ends))
    assert ends[0] == 0
    assert set(ends) - {0, len(actions)} == {each.n for each in found.decisions} - {len(actions)}
    for point in found.curve:
        assert len(point.scores) == game.seats
        assert all(0 <= score <= 1 for score in point.scores)
        assert sum(point.scores) == pytest.approx(1, abs=0.1)


def test_a_record_without_a_line_has_only_a_start() -> None:
    found = analyse(record.read(f"game: {SMALLEST}\nseats: Ann, Ben\n"), FEW)
    assert (found.lines, len(found.curve), found.turns()) == (0, 1, [])
    assert list(analysis_lines(found))


def test_the_number_of_threads_changes_nothing() -> None:
    heard: list[int] = []
    assert analyse(WHOLE, FEW, workers=3, tell=heard.append) == analyse(WHOLE, FEW)
    assert heard == list(range(1, choices(WHOLE) + 1))


# --- judged fairly ---


def test_a_choice_is_judged_from_what_its_seat_could_see() -> None:
    """The first to decide sees only its own cards: what B was dealt makes no difference to A."""
    game = engawa.make(HIDING[0], 2)
    s, rng = game.start(), Rng(4)
    while s.to_move != 0:
        s.roll(rng)
    worlds = [s, *(s.imagine(0, Rng(seed)) for seed in range(2))]
    assert len({str(world) for world in worlds}) == 3
    line = s.lines()[0]
    head = f"game: {HIDING[0]}\nseats: Ann, Ben\n"
    found = [analyse(record.read(f"{head}from: {world}\n\n{line}\n"), FEW) for world in worlds]
    assert found[0].decisions == found[1].decisions == found[2].decisions
    told = [json.dumps(each.json()["decisions"]) for each in found]
    assert told[0] == told[1] == told[2]


# --- turning points ---


def test_only_what_is_much_and_sure_turns_a_game() -> None:
    found = made(judged(1, 0, 0.02), judged(2, 1, 0.2, error=0.15), judged(3, 0, 0.2))
    assert [turn.n for turn in found.turns()] == [3]


def test_the_three_worst_lines_are_told_in_the_order_played() -> None:
    losses = [0.1, 0.4, 0.05, 0.2, 0.3]
    found = made(*(judged(n, n % 2, lost) for n, lost in enumerate(losses, 1)))
    assert [turn.n for turn in found.turns()] == [2, 4, 5]


def test_of_choices_in_a_row_only_the_worst_is_told() -> None:
    found = made(judged(1, 0, 0.2), judged(2, 0, 0.3), judged(3, 1, 0.1), judged(4, 0, 0.2))
    assert [turn.n for turn in found.turns()] == [2, 3, 4]


# --- accounts ---


def test_an_account_adds_up_from_the_start_to_the_result() -> None:
    throws = [Point(1, [0.5, -0.5]), Point(4, [-0.125, 0.125])]
    found = made(judged(1, 0, 0.25), judged(2, 1, 0.125), swings=throws)
    ann, ben = found.accounts()
    assert (ann.gave_up, ann.given, ann.luck) == (0.25, 0.125, 0.375)
    assert (ben.gave_up, ben.given, ben.luck) == (0.125, 0.25, -0.375)
    for account in (ann, ben):
        swings = account.given - account.gave_up + account.luck + account.unseen
        assert account.start + swings == pytest.approx(account.result)


def test_the_greatest_throws_come_first_and_small_ones_are_not_told() -> None:
    swings = [Point(n, [change, -change]) for n, change in enumerate([0.1, -0.3, 0.02, 0.2, 0.15])]
    found = made(swings=swings)
    assert [throw.n for throw in found.throws()] == [1, 3, 4]
    assert made(swings=swings[2:3]).throws() == []


# --- in words and for programs ---


def test_an_analysis_is_an_object() -> None:
    found = as_json(analyse(WHOLE, FEW))
    assert list(found) == [
        *("game", "seats", "lines", "iterations", "over", "curve", "turns", "luck", "throws"),
        *("accounts", "decisions"),
    ]
    assert list(found["curve"][0]) == ["n", "scores"]
    assert list(found["decisions"][0]) == [
        *("n", "seat", "line", "gave_up", "error", "better", "lines"),
    ]
    assert [account["luck"] for account in found["accounts"]] == found["luck"]


def test_an_analysis_is_curves_turns_and_accounts_for_people() -> None:
    rows = list(analysis_lines(made(judged(3, 1, 0.25))))
    assert rows[0] == "pebbles: 9 lines, 1 choice. What each seat could expect:"
    assert rows[1:3] == ["  A Ann ▅█ 100 %", "  B Ben ▅▁ 0 %"]
    assert rows[4].startswith("Line 3: Ben played 'line 3' and gave up 25 % of a win. 'best' was ")
    assert rows[-2].split() == [
        "A",
        "Ann",
        "50",
        "%",
        "+0",
        "%",
        "+25",
        "%",
        "+0",
        "%",
        "+25",
        "%",
        "100",
        "%",
    ]
    assert "No single choice turned the game." in list(analysis_lines(made()))


def test_seats_with_the_same_name_are_told_apart_by_their_letters() -> None:
    alike = replace(made(), seats=["greedy", "greedy"])
    assert alike.names == ["A greedy", "B greedy"]
    assert made().names == ["Ann", "Ben"]


def test_a_curve_fits_a_row() -> None:
    assert sparkline([0, 0.13, 0.5, 0.99, 1]) == "▁▂▅██"
    assert len(sparkline([0.5] * 1000)) == 60
    assert sparkline([0.0] * 500 + [1.0] * 500).count("█") == 30
