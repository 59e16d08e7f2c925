"""Takenoko in a terminal: what typed lines mean."""

import pytest

import engawa
from engawa.core.errors import BadLine
from engawa.terminal.choices import line_meant, why

GARDENER_USED = (
    "B main 0 none:1:gardener nw1:y2 - pond pond A=0/-/-/curve-green,grove-pink,eat-green/- "
    "B=0/-/-/line-yellow,tall-pink-fertilizer,eat-green/- under=A:y,A:y"
)
DRAWN = ("draw yellow", "draw green", "draw pink", "pick green", "under pink")


def test_a_line_that_is_not_allowed_is_never_taken_for_the_beginning_of_another() -> None:
    s = engawa.make("takenoko", 2).position(GARDENER_USED.replace("nw1:y2", "nw1:y2,w1:y2"))
    for line in ("plots", *DRAWN):
        s.play(line)
    assert "lay nw1w1" in s.lines()
    with pytest.raises(BadLine, match=r"\[plot\."):
        line_meant(s, "lay nw1")


def test_why_takes_a_verb_without_its_object() -> None:
    used = engawa.make("takenoko", 2).position(GARDENER_USED)
    said, rule = why(used, "gardener", "en")
    assert str(said).endswith("[actions.different]")
    assert str(rule).startswith("  ")
