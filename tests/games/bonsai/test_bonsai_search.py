"""However many sit down, the search has the same settings."""

from engawa.bots.tuning import settings


def test_more_seats_have_the_usual_settings() -> None:
    assert settings("bonsai", 4) is settings("bonsai")
