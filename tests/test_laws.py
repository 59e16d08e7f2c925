"""Every game, number of seats and variant obeys the laws."""

import engawa
from engawa.core.game import Game
from engawa.testing import check_laws

GAMES = 4 if engawa.COMPILED else 1  # random games for each; the plain files are slow


def test_laws(law_game: Game) -> None:
    check_laws(law_game, GAMES)
