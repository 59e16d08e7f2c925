"""Every game, number of seats and variant obeys the laws."""

from engawa.core.game import Game
from engawa.testing import check_laws


def test_laws(law_game: Game) -> None:
    check_laws(law_game)
