"""The trees in letters: the name of each place, and the tile on it."""

from __future__ import annotations

from collections.abc import Sequence

from engawa.core.chart import Chart
from engawa.core.scene import Sprite
from engawa.games.bonsai import words as say
from engawa.games.bonsai.screen.names import TILE
from engawa.words import Words

TILES: dict[str, Words] = {
    **{f"bn-{kind}": words for kind, words in TILE.items()},
    "bn-bud": say.CHART_BUD,
    "bn-target": ".",
}


def _mark(sprite: Sprite) -> Sequence[Words]:
    tile = TILES.get(sprite.drawing)
    if tile is None or not sprite.place.startswith("bonsai"):
        return ()
    return (sprite.key.rpartition("-")[2], tile)


CHART = Chart(_mark, wide=9)
