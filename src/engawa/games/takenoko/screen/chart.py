"""The garden in letters: a plot's name, its colour, its bamboo and who stands there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engawa.core.chart import Chart
from engawa.core.scene import Sprite
from engawa.games.takenoko import words as say
from engawa.games.takenoko.screen.face import Face
from engawa.words import Words

WET = "~"
SIGNS = {"fertilizer": "+", "enclosure": "#", "watershed": "="}


def _plot(colour: Words) -> Callable[[Sprite], Sequence[Words]]:
    def mark(sprite: Sprite) -> Sequence[Words]:
        assert isinstance(sprite.face, Face)
        signs = WET * sprite.face.wet + SIGNS.get(sprite.face.improvement, "")
        return (sprite.key.partition("-")[2], colour, *([signs] if signs else []))

    return mark


def _bamboo(sprite: Sprite) -> Sequence[Words]:
    assert isinstance(sprite.face, Face)
    return ("|" * sprite.face.height,)


MARKS: dict[str, Callable[[Sprite], Sequence[Words]]] = {
    "tk-pond": lambda sprite: ("pond", say.CHART_POND),
    "tk-plot-green": _plot(say.CHART_GREEN),
    "tk-plot-yellow": _plot(say.CHART_YELLOW),
    "tk-plot-pink": _plot(say.CHART_PINK),
    "tk-bamboo-green": _bamboo,
    "tk-bamboo-yellow": _bamboo,
    "tk-bamboo-pink": _bamboo,
    "tk-slot": lambda sprite: (sprite.key.partition("-")[2], "."),
    "tk-panda": lambda sprite: (say.CHART_PANDA,),
    "tk-gardener": lambda sprite: (say.CHART_GARDENER,),
    "tk-channel": lambda sprite: ("~",),
    "tk-channel-target": lambda sprite: ("",),
}


def _mark(sprite: Sprite) -> Sequence[Words]:
    found = MARKS.get(sprite.drawing) if sprite.place == "garden" else None
    return found(sprite) if found else ()


CHART = Chart(_mark, wide=10, legend=say.CHART_LEGEND, between=("tk-channel", "tk-channel-target"))
