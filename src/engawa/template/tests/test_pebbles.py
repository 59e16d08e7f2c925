"""Pebbles against its rules; a whole game is among the records."""

from pathlib import Path

import pytest

from engawa.core import record
from engawa.core.errors import BadLine, IllegalLine
from engawa.core.game import Game
from engawa.template import SPEC
from engawa.testing import check_laws

rule = pytest.mark.rule  # names the ids of RULES.md a test watches

HERE = Path(__file__).parent


def game(seats: int = 2, **options: object) -> Game:
    return Game(SPEC, seats, options)


@pytest.mark.parametrize("misere", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_laws(seats: int, misere: bool) -> None:
    check_laws(game(seats, misere=misere))


@pytest.mark.parametrize("path", sorted(HERE.glob("records/*.rec")), ids=lambda p: p.stem)
def test_records_replay(path: Path) -> None:
    game_record = record.read(path.read_text())
    steps = list(record.replay(game_record, record.game_of(game_record, SPEC)))
    scores = " ".join(f"{score:g}" for score in steps[-1].position.scores())
    assert scores == game_record.headers["result"]


@rule("heap")
def test_every_heap_is_as_likely_as_the_others() -> None:
    s = game().start()
    assert [(s.text(a), ways) for a, ways in s.chances()] == [
        (f"heap {n}", 1) for n in range(8, 14)
    ]


@rule("take.rest")
def test_nobody_takes_more_than_there_is() -> None:
    s = game().position("2 B")
    assert s.lines() == ["take 1", "take 2"]
    with pytest.raises(IllegalLine, match="Only 2 pebbles"):
        s.play("take 3")


@rule("take")
def test_three_is_the_most() -> None:
    with pytest.raises(BadLine, match="from 1 to 3"):
        game().position("9 A").play("take 4")


@rule("misere")
def test_taking_the_last_can_lose() -> None:
    s = game(3, misere=True).position("1 B")
    s.play("take 1")
    assert s.scores() == [0.5, 0.0, 0.5]
