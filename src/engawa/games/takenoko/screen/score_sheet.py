"""What each seat has in the end, by category."""

from __future__ import annotations

from engawa.core.scene import Count
from engawa.games.takenoko import words as say
from engawa.games.takenoko.rules import components
from engawa.games.takenoko.rules.state import State


def score_sheet(s: State) -> tuple[Count, ...]:
    """[end.points] What each seat has fulfilled, by type, and the Emperor."""
    seats = range(s.seats)
    decks = enumerate(components.TYPE_NAMES)
    rows = [Count(say.score(name), tuple(_won(s, k, deck) for k in seats)) for deck, name in decks]
    emperor = tuple(components.EMPEROR if k == s.emperor else 0 for k in seats)
    return (*rows, Count(say.score("emperor"), emperor))


def _won(s: State, seat: int, deck: int) -> int:
    start, kinds = components.TYPE_START[deck], components.TYPE_KINDS[deck]
    done = s.done[seat * components.CARDS : (seat + 1) * components.CARDS]
    return sum(done[card] * components.POINTS[card] for card in range(start, start + kinds))
