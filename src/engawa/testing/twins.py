"""A second game that reads and looks to one seat like the first, where other things are true."""

from __future__ import annotations

from engawa.core.position import Position
from engawa.core.rng import Rng
from engawa.testing.secrets import check_unseen, hear
from engawa.testing.walk import options


class Twin:
    """What one seat was told and has seen is the same in both games, line by line.

    Where a line reads the same as another (``draw ?``), the twin plays the other. It is given up,
    until the next such line, when something shows the seat which of the two games it is in: a card
    is turned over, or somebody plays what could not be played in the twin.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.position: Position | None = None  # None while there is no other game

    def follow(self, s: Position, action: int, rng: Rng) -> None:
        """Play in the twin what reads like `action`, which is about to be played in `s`."""
        line, twin = s.line_for(action, self.seat), self.position or s
        may = options(twin)
        if line == s.text(action):  # told in full: no other action reads like it
            may = [action] if action in may else []
        same = [a for a in may if twin.line_for(a, self.seat) == line]
        if twin is s:
            same.remove(action)
        self.position = None
        if not same:
            return
        true, other = hear(s, self.seat, action), hear(twin, self.seat, same[rng.below(len(same))])
        if twin is s:
            check_unseen(s, self.seat, true, other)
        if true.see == other.see:
            self.position = other.after
