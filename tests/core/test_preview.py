"""A preview shows what a line brings, and nothing the seat cannot know."""

import pytest

import engawa
from engawa.core.position import Position
from engawa.core.preview import preview
from engawa.core.rng import Rng
from engawa.games import GAMES


@pytest.mark.parametrize("name", GAMES)
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
