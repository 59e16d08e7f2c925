"""The coach in a first game: one new thing at a decision, and each thing once for each seat."""

from __future__ import annotations

from dataclasses import dataclass, field

from engawa.core.game import spec_of
from engawa.core.position import Position
from engawa.core.tip import Moment, next_tip
from engawa.words import Words, together
from engawa.words import terminal as say


@dataclass
class Coach:
    known: set[tuple[int, str]] = field(default_factory=set)  # which seat was told what

    def tip(self, s: Position, seat: int) -> Words:
        """Return what is new to this seat at this decision; empty if it knows everything."""
        moment = Moment(s.sight(seat), s.lines(), seat)
        known = {key for who, key in self.known if who == seat}
        tip = next_tip(spec_of(s).tips, moment, known)
        if tip is None:
            return ""
        self.known.add((seat, tip.key))
        return together(say.tip(tip.title), tip.says, tip.now(moment))
