"""What a person's page remembers of Pass the Pandas."""

from __future__ import annotations

from engawa.core.best import Best
from engawa.games.pass_the_pandas import words as say
from engawa.games.pass_the_pandas.rules.state import State


def fewest_turns(s: State, seat: int) -> int | None:
    """[end] Own turns until all dice were gone, first of all, in a game of one round."""
    return -(-s.turns // s.seats) if s.place[seat] == 1 and not s.pandamonium else None


BESTS = (Best("turns", say.PERSONAL_TURNS, fewest_turns, least=True),)
