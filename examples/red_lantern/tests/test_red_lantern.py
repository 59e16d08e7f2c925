"""Red Lantern against its rules."""

from pathlib import Path

import pytest

import engawa
from engawa.core import record
from engawa.testing import check_laws

WHOLE = Path(__file__).parent / "records/whole_game.rec"

rule = pytest.mark.rule  # names the ids of RULES.md a test watches


def after(position: str, *lines: str) -> str:
    s = engawa.make("red_lantern", position.split()[0].count("/") + 1).position(position)
    for line in lines:
        s.play(line)
    return str(s)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_laws(seats: int) -> None:
    check_laws(engawa.make("red_lantern", seats))


@rule("roll", "first")
def test_a_roll_lights_what_it_shows() -> None:
    assert str(engawa.make("red_lantern").start()) == "0/0 A 0 0"
    assert after("0/0 A 0 0", "roll", "die 4", "roll", "die 3") == "0/0 A 7 0"


@rule("wind")
def test_a_one_blows_out_this_turn_and_no_more() -> None:
    assert after("9/0 A 7 4", "roll", "die 1") == "9/0 B 0 5"


@rule("stop")
def test_to_stop_is_to_keep() -> None:
    assert after("9/0 A 7 4", "stop") == "16/0 B 0 5"


@rule("win")
def test_twenty_win_at_once() -> None:
    assert after("13/0 A 7 4", "stop") == "20/0 A 0 4 over"


@rule("cap")
def test_the_cap_ends_it() -> None:
    s = engawa.make("red_lantern").position("5/9 A 2 199")
    s.play("stop")
    assert s.scores() == [0.0, 1.0]


def test_a_whole_game_replays() -> None:
    found = record.read(WHOLE.read_text(encoding="utf-8"))
    *_, last = record.replay(found, record.game_of(found, engawa.make("red_lantern").spec))
    assert last.position.scores() == [0.0, 1.0]
