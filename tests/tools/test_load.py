"""`make load` says what pace was reached, and fails if it is not what was asked for."""

import subprocess
import sys

from tools.load import Figures, why_not


def figures(moves: int) -> Figures:
    return Figures(moves, 10.0, 5.0, [0.001] * moves, [], 0, 0.0)


def test_a_row_says_what_was_asked_for_and_what_was_attained() -> None:
    row = figures(1060).row("moves, 4 watchers", 300.0)
    assert row.startswith("| moves, 4 watchers, 300 a second asked for | 106 a second, ")
    assert figures(9050).row("moves", None).startswith("| moves, at most | 905 a second, ")


def test_a_pace_that_was_not_attained_is_said_in_a_sentence() -> None:
    says = why_not(figures(1060), 300.0, "moves")
    assert says.startswith("Of 300 moves a second that were asked for, 106 were attained")
    assert not why_not(figures(2990), 300.0, "moves")
    assert not why_not(figures(10), None, "moves"), "as many as there can be were asked for"


def test_it_fails_if_the_pace_was_not_attained() -> None:
    words = ["--seconds", "0.2", "--tables", "1", "--pace", "1e5", "--sockets", "0"]
    command = [sys.executable, "-m", "tools.load", *words, "--port", "18130"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stderr
    assert "Of 100,000 moves a second that were asked for, " in done.stderr
    assert "100,000 a second asked for | " in done.stdout
