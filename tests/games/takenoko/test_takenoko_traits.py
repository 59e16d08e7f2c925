"""What a search weighs in Takenoko: points, what is kept, and cards by the steps they lack."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from test_takenoko import EMPTY, table

NEAR = "e1:g{},ne1:g{},nw1:g{},w1:g{}"  # all beside the pond, so all have water


def hope(garden: str, seat: str = EMPTY, other: str = EMPTY) -> float:
    (found,) = table(garden, a=seat, b=other).traits(0)
    return math.exp(found)


def holding(card: str, eaten: str = "-") -> str:
    return f"0/-/{eaten}/{card}/-"


@pytest.mark.parametrize("more", ["1/-/-/-/-", "0/F/-/-/-", "0/-/y/-/-", "0/-/-/-/eat-green"])
def test_points_and_what_is_kept_give_hope_to_their_seat_alone(more: str) -> None:
    assert hope("e1:g1", more) > hope("e1:g1")
    assert hope("e1:g1", EMPTY, more) == hope("e1:g1")
    s = table("e1:g1", b=more)
    assert s.traits(1) > s.traits(0)


@pytest.mark.parametrize(
    ("card", "steps"),
    [
        ("tall-green-bare", ["e1:y1", "e1:y1,ne1:y1,e1ne1:g0", "e1:g2", "e1:g3", "e1:g4"]),
        ("triangle-green", ["e1:y1", "e1:g1", "e1:g1,ne1:g1", "e1:g1,ne1:g1,e1ne1:g0"]),
        (
            "grove-green",
            [
                "e1:y1",
                NEAR.format(1, 0, 0, 0),
                NEAR.format(1, 1, 1, 1),
                NEAR.format(2, 1, 1, 1),
                NEAR.format(4, 3, 2, 2),
                NEAR.format(3, 3, 3, 2),
                NEAR.format(3, 3, 3, 3),
            ],
        ),
    ],
)
def test_a_card_gives_more_hope_with_every_step_that_is_done(card: str, steps: list[str]) -> None:
    given = [hope(garden, holding(card)) for garden in steps]
    assert all(before < after for before, after in pairwise(given)), given


def test_a_meal_gives_more_hope_with_every_bite() -> None:
    bites = [hope("e1:g1", holding("eat-green", eaten)) for eaten in ("-", "g", "gg")]
    kept = [hope("e1:g1", holding("-", eaten)) for eaten in ("-", "g", "gg")]
    given = [a - b for a, b in zip(bites, kept, strict=True)]  # of the card by itself
    assert 0 < given[0] < given[1] < given[2] < 3  # and never as much as its points


def test_a_dry_plot_is_further_from_a_tall_bamboo_than_one_with_water() -> None:
    card = holding("tall-pink-bare")
    dry, wet = hope("e1:g1,ne1:g1,e1ne1:p0", card), hope("e1:g1,ne1:g1,nw1:p0", card)
    assert hope("e1:g1,ne1:g1", card) < dry < wet


def test_one_of_several_bamboos_may_be_a_section_too_tall_as_well_as_one_too_low() -> None:
    card = holding("grove-green")
    low, tall = (hope(NEAR.format(3, 3, 3, height), card) for height in (2, 4))
    assert hope(NEAR.format(3, 3, 3, 1), card) < low == tall
