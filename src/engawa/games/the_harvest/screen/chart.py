"""The cards in rows: name, strength, and what a card does or costs."""

from __future__ import annotations

from collections.abc import Sequence

from engawa.core.chart import Chart
from engawa.core.scene import Sprite
from engawa.games.the_harvest import words as say
from engawa.games.the_harvest.screen.face import Face
from engawa.words import Words


def _mark(sprite: Sprite) -> Sequence[Words]:
    match sprite.drawing, sprite.face:
        case "hv-health", Face(seat=seat, health=health):
            return (say.chart_health(seat=seat, n=health),)
        case "hv-card", Face() as card if sprite.place != "discard":
            down = "facedown" in sprite.state.split()
            says = say.chart_down(card.reset) if down else sprite.text
            return (card.name, f"{card.value}/{card.other}", says)
    return ()


CHART = Chart(_mark, wide=19, flows=True)
