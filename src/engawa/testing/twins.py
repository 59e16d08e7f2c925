"""A twin game: to one seat it reads and looks the same, but something hidden is different."""

from __future__ import annotations

from engawa.core.position import Position
from engawa.core.rng import Rng
from engawa.testing.secrets import check_unseen, hear
from engawa.testing.walk import options


class Twin:
    """A game in which one seat was told and has seen the same, line by line.

    If a line reads the same as another (``draw ?``), the twin plays the other one. The twin is
    dropped, until the next such line, when the seat can tell the games apart: when a card is turned
    over, or somebody plays what is not legal in the twin.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.position: Position | None = None  # None while there is no twin

    def follow(self, s: Position, action: int, rng: Rng) -> None:
        """Play in the twin what reads like `action`, which is about to be played in `s`."""
        line, twin = s.line_for(action, self.seat), self.position or s
        may = options(twin)
        if line == s.text(action):  # told in full, so no other action reads the same
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
