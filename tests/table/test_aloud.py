"""What everybody is told is put into words once for all."""

from pathlib import Path

import pytest
from games_by import LONGEST
from hall import Hall, run

import engawa
from engawa.core.rng import Rng
from engawa.table.view import Eye


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("game", engawa.names())
def test_a_line_that_reads_the_same_to_a_seat_and_to_all_says_the_same(
    game: str, seats: int
) -> None:
    """Otherwise a seat would be told less than it sees."""
    s, rng = engawa.make(game, seats=seats).start(), Rng(seats)
    everyone = Eye(s, None)
    eyes = [Eye(s, seat, everyone) for seat in range(seats)]
    for n in range(400):
        if s.to_move == engawa.NOBODY:
            break
        actions = s.legal() or [action for action, _ in s.chances()]
        action = actions[rng.below(len(actions))]
        aloud, heard = everyone.hears(s, n, action), [eye.hears(s, n, action) for eye in eyes]
        s.apply(action)
        told = everyone.tell(s, aloud)
        for eye, each in zip(eyes, heard, strict=True):
            eye.moved()
            if each.line == aloud.line:
                assert eye.tell(s, each) == told


def test_seats_share_what_all_are_told_and_nothing_else(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        ann, bob = await hall.guest("Ann"), await hall.guest("Bob")
        table = await ann.make(LONGEST, seats=2)
        await bob.at(table, "join")
        sockets = [await ann.socket(table), await bob.socket(table)]
        for socket in sockets:
            await socket.until("scene")
        live = hall.tables.lives[table]
        began = live.table.n
        for number in range(60):
            who, line = (ann, bob)[live.table.turn], hall.lines(table)[0]
            await who.at(table, "play", line=line, seen=live.table.n, id=str(number))
        stories = (live.views[seat].story for seat in (0, 1))
        pairs = [pair for pair in zip(*stories, strict=True) if pair[0].n > began]
        assert {mine.line == theirs.line for mine, theirs in pairs} == {True, False}
        shared = [mine.line == theirs.line for mine, theirs in pairs if mine is theirs]
        assert all(shared)
        assert len(shared) > len(pairs) / 2
        for socket in sockets:
            await socket.close()

    run(play, tmp_path / "db", watchful=False)
