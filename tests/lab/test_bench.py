"""The benchmark's figures: what a row holds, not how large it is."""

import pytest
from games_by import SMALLEST

import engawa
from engawa.core import arena
from engawa.core.fields import is_compiled
from engawa.core.game import Game
from engawa.lab import bench
from engawa.lab.report import BENCH_HEAD, SEARCH_HEAD, bench_line, search_line
from engawa.template import SPEC

KEYS = ["game", "seats", "compiled", "games_per_s", "moves_per_s", "copies_per_s"]


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 1e-4)
    monkeypatch.setattr(bench, "ROUNDS", 1)


def test_a_row_has_these_keys_and_no_others() -> None:
    row = bench.measure(engawa.make(SMALLEST, 3))
    assert list(row) == KEYS
    assert (row["game"], row["seats"], row["compiled"]) == (SMALLEST, 3, engawa.COMPILED)
    assert all(isinstance(row[key], int) and row[key] > 0 for key in KEYS[3:])


def test_a_row_says_whether_the_rules_and_not_the_core_are_compiled() -> None:
    assert bench.measure(Game(SPEC, 2, {}))["compiled"] is False


@pytest.mark.parametrize("name", engawa.names())
def test_every_number_of_seats_has_a_row(name: str) -> None:
    spec = engawa.make(name).spec
    rows = list(bench.rows([name], both=False))
    assert [(row["game"], row["seats"]) for row in rows] == [(name, n) for n in spec.seats]


def test_the_plain_build_has_a_row_beside_each_compiled_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bench, "_plain_row", lambda name, seats: {"plain": (name, seats)})
    rows = list(bench.rows([SMALLEST], both=True))
    compiled = is_compiled(engawa.make(SMALLEST).spec.position)
    asked = [row["plain"] for row in rows if "plain" in row]
    assert asked == ([(SMALLEST, n) for n in engawa.make(SMALLEST).spec.seats] if compiled else [])


def test_a_rate_is_work_done_by_time_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.1)
    monkeypatch.setattr(bench, "_time", lambda work, n: (n * 0.02, work(n)))
    assert bench.rate(lambda n: 7 * n) == pytest.approx(7 / 0.02)


def test_games_actions_and_copies_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "rate", lambda work: work(3))
    copied: list[int] = []
    monkeypatch.setattr(arena, "copy_often", lambda s, twin, times: copied.append(times))
    monkeypatch.setattr(arena, "play_games", lambda start, games, rng: 50 * games)
    row = bench.measure(engawa.make(SMALLEST))
    assert [row[key] for key in KEYS[3:]] == [3, 150, 3000]
    assert copied == [3000]


def test_every_call_from_python_has_its_cost() -> None:
    costs = bench.calls(engawa.make(SMALLEST, 2))
    assert tuple(costs) == bench.CALLS
    assert all(cost > 0 for cost in costs.values())


def test_a_row_reads_as_a_line_under_the_head() -> None:
    figures = {"games_per_s": 12345, "moves_per_s": 678901, "copies_per_s": 2}
    line = bench_line({"game": SMALLEST, "seats": 3, "compiled": True, **figures})
    assert line.split() == [SMALLEST, "3", "compiled", "12,345", "678,901", "2"]
    assert len(line) == len(BENCH_HEAD)
    assert "plain" in bench_line({"game": "x", "seats": 3, "compiled": False, **figures})


# --- the search ---


def test_a_search_is_timed_for_every_number_of_seats_that_leaves_a_choice() -> None:
    rows = list(bench.searches([SMALLEST]))
    assert [row["seats"] for row in rows] == [3, 4, 5]
    keys = ["iterations_per_s", "iterations_per_s_2_threads", "gain", "iterations_per_core_s"]
    keys += ["kept", "playout_moves_per_s"]
    assert list(rows[0]) == ["game", "seats", "compiled", *keys]
    assert all(row[key] > 0 for row in rows for key in keys)
    assert len(search_line(rows[0])) == len(SEARCH_HEAD)
