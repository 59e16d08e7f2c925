"""Check that compiled and plain rules are the same."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from engawa.core import arena
from engawa.core.fields import is_compiled
from engawa.core.game import Game
from engawa.core.rng import Rng
from engawa.testing.walk import walk


def check_builds(game: Game, seed: int = 0, games: int = 20) -> None:
    """Compiled and plain rules play the same games."""
    if not is_compiled(game.spec.position):
        return
    rng = Rng(seed)
    for _ in range(games):
        walk(game, rng)  # these games must end, before they are played in the core
    ours = arena.digest(game.start(), games, Rng(seed))
    asked = json.dumps([game.name, game.seats, game.chosen(), seed, games])
    theirs = subprocess.run(
        [sys.executable, "-m", "engawa.testing", asked],
        env=os.environ | {"ENGAWA_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert theirs.stdout.strip() == str(ours), (
        f"the compiled rules play other games than the plain ones: {game} {theirs.stderr}"
    )
