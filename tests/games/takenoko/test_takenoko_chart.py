"""The garden in letters."""

import engawa
from engawa.games import spec
from engawa.terminal.draw import draw_map
from engawa.words import ENGLISH
from engawa.words.voice import LETTERS


def test_a_hex_map_has_names_colours_bamboo_figures_and_numbers() -> None:
    s = engawa.make("takenoko", 2).position(
        "B main 0 none:1:gardener w1:g3,sw1:yf3,se1:y1 sw1/se1 pond se1 "
        "A=0/-/-/curve-green,grove-pink,eat-green/- "
        "B=0/-/-/line-yellow,tall-pink-fertilizer,eat-green/- under=A:y,A:y"
    )
    chart = spec("takenoko").chart
    assert chart is not None
    assert draw_map(s.scene(1), LETTERS, ENGLISH, chart, s.lines()).splitlines()[:10] == [
        "Garden:",
        "  w1 (3)     pond",
        "   green     water",
        "     ~       PANDA",
        "    |||",
        "       sw1 (4) ~ se1 (5)",
        "       yellow    yellow",
        "         ~+         ~",
        "         |||        |",
        "                GARDENER",
    ]
