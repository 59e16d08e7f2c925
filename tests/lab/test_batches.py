"""Batches take about the same time, contain every game once, and can continue from a journal."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engawa.core.errors import BadRecord
from engawa.lab.batches import Batches, Run, missing
from engawa.lab.engine import HERE
from engawa.lab.journal import Journal

ASKED = {"game": "pebbles", "seed": 4}


# --- their sizes ---


def test_until_it_is_known_what_a_game_takes_a_batch_is_one_step() -> None:
    assert next(iter(Batches([range(9)], 3, cores=1))) == range(3)


@pytest.mark.parametrize(
    ("step", "took", "sizes"),
    [
        (1, 0.1, [1, 10, 9]),  # a tenth of a second each
        (3, 0.1, [3, 9, 8]),  # whole steps, but for the last
        (1, 2.0, [1] * 20),  # longer than a batch should take
        (1, 1e-6, [1, 19]),  # all that is left
    ],
)
def test_a_batch_takes_about_as_long_as_it_should(step: int, took: float, sizes: list[int]) -> None:
    cut = Batches([range(20)], step, cores=1)
    found = []
    for games in cut:
        found.append(len(games))
        cut.learn(len(games), took * len(games))
    assert found == sizes


@pytest.mark.parametrize(
    ("games", "cores", "seconds"),
    [
        (1000, 8, 1),  # two minutes in all: a killed process loses little
        (10**9, 8, 60),  # years: a minute is nothing, and the journal stays small
        (10**6, 1000, 10),  # at most a hundred results a second
    ],
)
def test_the_longer_the_run_and_the_more_the_cores_the_longer_the_batches(
    games: int, cores: int, seconds: int
) -> None:
    cut = Batches([range(games)], 1, cores)
    cut.learn(10, 10.0)
    assert len(next(iter(cut))) == seconds


def test_what_is_left_lies_between_what_is_done() -> None:
    assert missing(10, [range(2, 4), range(4, 5), range(8, 9)]) == [
        range(2),
        range(5, 8),
        range(9, 10),
    ]
    assert missing(4, [range(4)]) == []


# --- the journal ---


class Asked:
    """A run of numbers whose results are their squares; it records what was played."""

    def __init__(self, file: Path | None, games: int = 10, step: int = 1) -> None:
        self.played: list[int] = []
        self.run = Run(
            self._work, games, step, HERE, Journal(file, "match", ASKED), self._dump, self._load
        )

    def _work(self, games: range) -> list[int]:
        self.played += games
        return [n * n for n in games]

    def _dump(self, games: range, part: list[int]) -> Iterator[dict[str, Any]]:
        yield {"games": [games.start, games.stop], "part": part}

    def _load(self, row: dict[str, Any]) -> tuple[range, list[int]] | None:
        return range(*row["games"]), row["part"]

    def squares(self) -> list[int]:
        return sorted(square for _, part in self.run.results() for square in part)


SQUARES = [n * n for n in range(10)]


def test_a_run_goes_on_from_its_journal_and_plays_nothing_twice(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    first = Asked(file)
    for count, _ in enumerate(first.run.results()):
        if count == 1:
            break
    second = Asked(file)
    assert second.squares() == SQUARES
    assert sorted(first.played + second.played) == list(range(10))
    third = Asked(file)
    assert (third.squares(), third.played) == (SQUARES, [])


def test_games_that_stand_in_a_journal_twice_count_once(tmp_path: Path) -> None:
    """As if two runs had used one file at a time, with different batches."""
    file = tmp_path / "run.jsonl"
    Asked(file, 0).squares()
    with file.open("a") as out:
        for begin, end in ((3, 6), (5, 7), (3, 6), (0, 2), (1, 2), (0, 10)):
            row = {"games": [begin, end], "part": [n * n for n in range(begin, end)]}
            out.write(json.dumps(row) + "\n")
    again = Asked(file)
    assert again.squares() == SQUARES
    assert again.played == [2, 6, 7, 8, 9]


def test_what_is_cut_off_or_half_a_round_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    assert Asked(file, 5, step=2).squares() == SQUARES[:5]
    longer = Asked(file, 10, step=2)
    assert longer.squares() == SQUARES
    assert 4 in longer.played  # its round was incomplete
    text = file.read_text()
    file.write_text(text[:-3])
    assert Asked(file, 10, step=2).squares() == SQUARES
    assert all(json.loads(row) for row in file.read_text().splitlines())


def test_the_journal_of_another_run_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    Asked(file).squares()
    before = file.read_text()
    with pytest.raises(BadRecord, match="is the file of a match, not of a tournament"):
        Journal(file, "tournament", ASKED)
    with pytest.raises(BadRecord, match="has a match whose seed is 4, not 5; ask for the same"):
        Journal(file, "match", ASKED | {"seed": 5})
    assert file.read_text() == before
