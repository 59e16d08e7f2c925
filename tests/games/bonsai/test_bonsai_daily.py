"""The daily game of Bonsai."""

from engawa import make
from engawa.games.bonsai import SPEC
from engawa.games.bonsai.rules import scoring
from engawa.games.bonsai.rules.state import State


def test_the_points_that_are_asked_for_are_those_of_the_rules() -> None:
    assert SPEC.daily
    s = make("bonsai", seats=1, **SPEC.daily.options).start()
    assert isinstance(s, State)
    assert scoring.target(s) == SPEC.daily.wins == 120
