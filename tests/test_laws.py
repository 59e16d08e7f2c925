"""Every game, number of seats and variant obeys the laws."""

from games_by import HIDING

import engawa
from engawa.core.game import Game
from engawa.games import GAMES
from engawa.testing import check_laws

TIMES = 4 if engawa.COMPILED else 1  # random games for each; the plain files are slow


def test_laws(law_game: Game) -> None:
    hides = law_game.name in HIDING if law_game.name in GAMES else None
    check_laws(law_game, TIMES, hides=hides)
