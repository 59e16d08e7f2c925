"""The trays of the others and the roll, die by die."""

from __future__ import annotations

from collections.abc import Sequence

from engawa.core.chart import Chart
from engawa.core.scene import Sprite
from engawa.games.pass_the_pandas import words as say
from engawa.games.pass_the_pandas.screen.face import Face
from engawa.words import Words


def _mark(sprite: Sprite) -> Sequence[Words]:
    if isinstance(sprite.face, Face) and sprite.drawing == "pp-tray":
        return (sprite.face.seat, say.dice(sprite.face.count))
    if sprite.drawing == "pp-die" and sprite.place == "cloth" and sprite.label:
        return ("-" if sprite.state == "faded" else "*", sprite.label)
    return ()


CHART = Chart(_mark, wide=11, legend=say.CHART_LEGEND, flows=True)
