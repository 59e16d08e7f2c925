"""Does a line show somebody what was hidden?"""

import pytest
from games_by import HIDING

import engawa
from engawa.core.position import Position
from engawa.core.reveal import MORE, reveals
from engawa.core.rng import Rng
from engawa.games import GAMES


def slowly(s: Position, action: int, rng: Rng, worlds: int) -> bool:
    """Compute the same by looking at every world."""
    mover, after = s.to_move, s.copy()
    after.apply(action)
    for _ in range(worlds):
        world = s.imagine(mover, rng)
        world.apply(action)
        rng.below(1 << 30)
        if world.observe(mover) != after.observe(mover):
            return True
    others = [seat for seat in range(s.seats) if seat != mover]
    return any(
        action not in s.imagine(seat, rng).legal() for seat in others for _ in range(MORE * worlds)
    )


@pytest.mark.parametrize("name", GAMES)
def test_it_is_what_looking_at_every_world_says(name: str) -> None:
    s, luck = engawa.make(name, seats=3).start(), Rng(6)
    found = set()
    for step in range(160):
        while s.to_move == engawa.CHANCE:
            s.roll(luck)
        if s.to_move == engawa.NOBODY:
            break
        legal = s.legal()
        action = legal[luck.below(len(legal))]
        shown = reveals(s, action, Rng(step), 2)
        assert shown == slowly(s, action, Rng(step), 2), s.text(action)
        found.add(shown)
        s.apply(action)
    assert found == ({True, False} if name in HIDING else {False})
