"""Text is laid out by the cells it takes."""

import pytest
from rich.cells import cell_len

from engawa.core.chart import Chart
from engawa.core.scene import Sprite
from engawa.terminal.cells import FILLER, joined, spread, wrapped
from engawa.terminal.chart import draw_chart
from engawa.words import ENGLISH


@pytest.mark.parametrize("text", ["", "a map", "竹 3", "「竹」あa"])
def test_a_text_that_is_spread_is_as_long_as_it_is_wide(text: str) -> None:
    assert len(spread(text)) == cell_len(text)
    assert joined(spread(text)) == text


def test_a_letter_that_was_cut_through_leaves_a_blank() -> None:
    assert joined(spread("竹林")[:3]) == "竹 "
    assert joined(spread("竹林")[1:]) == " 林"
    assert joined(f"a{FILLER}b") == "a b"


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("some words in a row", ["some words", "  in a row"]),
        ("unbreakable-words", ["unbreakabl", "  e-words"]),
        ("竹を育てて、食べる", ["竹を育て", "  て、食べ", "  る"]),
        ("あいうえお。か", ["あいうえ", "  お。か"]),
        ("あいうえ「か」", ["あいうえ", "  「か」"]),
        ("Kit、Anna Bell", ["Kit、Anna", "  Bell"]),
        ("  a row that is indented", ["  a row", "  that is", "  indented"]),
        ("", []),
    ],
)
def test_rows_break_between_words_or_letters_of_east_asia(text: str, rows: list[str]) -> None:
    assert wrapped(text, 10, "  ") == rows
    assert all(cell_len(row) <= 10 for row in rows)


def test_a_map_keeps_its_columns_whatever_the_letters() -> None:
    chart = Chart(lambda sprite: (sprite.text,), wide=10)
    names = ["竹林", "pond", "池", "庭"]
    sprites = [
        Sprite(key=name, drawing="hex", place="garden", label="", x=x, text=name)
        for x, name in enumerate(names)
    ]
    (line,) = draw_chart(chart, sprites, ENGLISH, {})
    middles = [cell_len(line[: line.index(name)]) + cell_len(name) // 2 for name in names]
    assert middles == [5, 15, 25, 35]


def test_a_space_that_may_not_be_broken_stays() -> None:
    assert wrapped("Gagnez ici\u00a0: trois", 10) == ["Gagnez", "ici\u00a0:", "trois"]
    assert wrapped("竹。\u3000はい", 80) == ["竹。\u3000はい"]
