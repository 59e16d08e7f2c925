"""With more seats, the search has settings of its own."""

import engawa
from engawa import Position, Rng
from engawa.bots.search import search
from engawa.bots.tuning import settings
from engawa.core.sight import Sight


def choice(name: str, seats: int = 2, skip: int = 6) -> Position:
    """A position with a choice, some way into a game."""
    s, rng = engawa.make(name, seats).start(), Rng(5)
    while True:
        if s.to_move < 0:
            s.roll(rng)
        elif len(s.legal()) > 1 and skip <= 0:
            return s
        else:
            skip -= 1
            s.apply(s.legal()[rng.below(len(s.legal()))])


def test_more_seats_may_have_settings_of_their_own() -> None:
    assert settings("the_harvest", 3).alone
    assert not settings("the_harvest", 2).alone
    s = choice("the_harvest", seats=3)
    tuned, usual = (
        search(Sight(s, s.to_move), Rng(1), 40, how)
        for how in (None, settings("the_harvest", seats=3))
    )
    assert tuned == usual
