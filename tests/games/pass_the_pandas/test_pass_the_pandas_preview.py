"""A preview of a panda that is given."""

import pytest

import engawa
from engawa.core.errors import IllegalLine
from engawa.core.preview import preview
from engawa.core.rng import Rng


def test_a_preview_shows_the_table_after_the_line() -> None:
    s = engawa.make("pass_the_pandas", seats=3).position("3/5/6 B 2 PB...:1 7")
    found = preview(s, "give C", 1, Rng(1))
    after = s.copy()
    after.play("give C")
    assert found.after == after.scene(1)
    assert str(s) == "3/5/6 B 2 PB...:1 7"


def test_a_line_that_cannot_be_played_has_no_preview() -> None:
    s = engawa.make("pass_the_pandas", seats=3).position("3/5/6 B 2 PB...:1 7")
    with pytest.raises(IllegalLine, match="never to yourself"):
        preview(s, "give B", 1, Rng(1))
