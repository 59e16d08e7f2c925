"""The forest in letters: each card with its reeds, and whose tokens stand where."""

from __future__ import annotations

from collections.abc import Sequence

from engawa.core.chart import Chart
from engawa.core.scene import Sprite
from engawa.games.bamboo_harvest import words as say
from engawa.games.bamboo_harvest.screen.face import Face
from engawa.words import Words


def _mark(sprite: Sprite) -> Sequence[Words]:
    match sprite.drawing, sprite.face:
        case "bh-card", Face() as card:
            return (f"{card.rank}{card.suit} {card.reeds or ''}".rstrip(),)
        case (("bh-back-green" | "bh-back-black"), _):
            return ("",)  # its token tells it
        case "bh-token", Face(seat=seat):
            return (f"[{seat}]",)
        case "bh-disturb", Face(seat=seat):
            return (f"!{seat}",)
    return ()


CHART = Chart(_mark, wide=11, legend=say.CHART_LEGEND, edges=("abcdefg", "1234567"))
