"""A preview shows what a line brings, and nothing the seat cannot know."""

import pytest

import engawa
from engawa.core.errors import IllegalLine
from engawa.core.position import Position
from engawa.core.preview import preview
from engawa.core.rng import Rng


def test_a_preview_shows_the_table_after_the_line() -> None:
    s = engawa.make("pass_the_pandas", seats=3).position("3/5/6 B 2 PB...:1 7")
    found = preview(s, "give C", 1, Rng(1))
    after = s.copy()
    after.play("give C")
    assert found.after == after.scene(1)
    assert str(s) == "3/5/6 B 2 PB...:1 7"


def test_a_line_that_cannot_be_played_has_no_preview() -> None:
    s = engawa.make("pass_the_pandas", seats=3).position("3/5/6 B 2 PB...:1 7")
    with pytest.raises(IllegalLine, match="never to oneself"):
        preview(s, "give B", 1, Rng(1))


@pytest.mark.parametrize("name", ["takenoko", "bamboo_harvest", "the_harvest"])
def test_a_preview_is_the_same_in_worlds_the_seat_cannot_tell_apart(name: str) -> None:
    game, rng = engawa.make(name), Rng(5)
    s = game.start()
    for _ in range(60):
        while s.to_move == engawa.CHANCE:
            s.roll(rng)
        if s.to_move == engawa.NOBODY:
            return
        seat, lines = s.to_move, s.lines()
        twin: Position = s.imagine(seat, rng)
        for line in lines[:3]:
            assert preview(s, line, seat, Rng(9)) == preview(twin, line, seat, Rng(9))
        s.play(lines[rng.below(len(lines))])
