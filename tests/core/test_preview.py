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


@pytest.mark.parametrize("name", GAMES)
def test_lines_that_follow_are_shown_if_the_seat_knows_that_it_may_play_them(name: str) -> None:
    """Try each first line with lines that could follow, and with lines that never can."""
    game, rng = engawa.make(name), Rng(5)
    s, shown, hidden = game.start(), 0, 0
    for _ in range(120):
        while s.to_move == engawa.CHANCE:
            s.roll(rng)
        if s.to_move == engawa.NOBODY:
            break
        seat, line = s.to_move, s.lines()[-1]
        world = s.copy()
        world.play(line)
        chance = (
            [world.text(action) for action, _ in world.chances()[:1]]
            if world.to_move == engawa.CHANCE
            else []
        )
        may = world.lines()[:2] if world.to_move == seat else chance or ["nonsense"]
        for then in may:
            found = preview(s, line, seat, Rng(9), [then])
            twin: Position = s.imagine(seat, rng)
            assert found == preview(twin, line, seat, Rng(9), [then])
            if world.to_move != seat:
                assert (found.after, found.words.steps) == (None, ()), (line, then)
                hidden += 1
            elif found.after is not None:
                last = world.copy()
                last.play(then)
                assert found.after == last.scene(seat), (line, then)
                shown += 1
        s.play(s.lines()[rng.below(len(s.lines()))])
    assert shown + hidden
