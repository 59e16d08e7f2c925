"""The search has the same settings for any number of seats."""

from engawa.bots.tuning import settings


def test_more_seats_have_the_usual_settings() -> None:
    assert settings("bonsai", 4) is settings("bonsai")
