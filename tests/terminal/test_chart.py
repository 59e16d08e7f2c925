"""Boards as maps in letters."""

import pytest
from rich.cells import cell_len

import engawa
from engawa import CHANCE, NOBODY, Rng
from engawa.core.chart import Chart
from engawa.core.scene import Sprite
from engawa.games import spec
from engawa.terminal.chart import WIDE, draw_chart
from engawa.words import ENGLISH, Voice
from engawa.words.library import languages

SPOKEN = languages()


@pytest.mark.parametrize("name", [name for name in engawa.names() if spec(name).chart])
@pytest.mark.parametrize("seed", range(len(SPOKEN)))
def test_every_map_fits_and_shows_every_choice_that_lies_on_it(name: str, seed: int) -> None:
    game = engawa.make(name)
    chart = game.spec.chart
    assert chart is not None
    s, rng = game.start(), Rng(seed)
    while s.to_move != NOBODY:
        if s.to_move == CHANCE:
            s.roll(rng)
            continue
        numbers = {line: number for number, line in enumerate(s.lines(), 1)}
        scene = s.scene(s.to_move)
        for place in scene.places:
            lying = [sprite for sprite in (*scene.board, *scene.tray) if sprite.place == place.name]
            rows = draw_chart(chart, lying, Voice(SPOKEN[seed]), numbers)
            assert all(cell_len(row) <= WIDE for row in rows)
            text = "\n".join(rows)
            for sprite in lying:
                if chart.mark(sprite) and len(sprite.lines) == 1:
                    assert f"({numbers[sprite.lines[0]]}" in text
        s.apply(s.legal()[rng.below(len(s.legal()))])


def test_a_garden_that_is_too_wide_is_drawn_closer() -> None:
    chart = Chart(lambda sprite: (sprite.key, "green"), wide=10)
    sprites = [Sprite(key=f"c{x}", drawing="hex", place="garden", label="", x=x) for x in range(20)]
    rows = draw_chart(chart, sprites, ENGLISH, {})
    assert rows[0].split() == [f"c{x}"[:2] for x in range(20)]
    assert len(rows[0]) <= WIDE


def test_cards_flow_to_the_next_row() -> None:
    chart = Chart(lambda sprite: (sprite.key, sprite.text), wide=30, flows=True)
    sprites = [
        Sprite(key=f"c{x}", drawing="card", place="hand", label="", x=x, text="word " * 8)
        for x in (3, 1, 2)
    ]
    assert draw_chart(chart, sprites, ENGLISH, {"c": 1}) == [
        "c1                            c2",
        "word word word word word      word word word word word",
        "word word word                word word word",
        "c3",
        "word word word word word",
        "word word word",
    ]
