"""Piles without an order, and the cards put back under them, which have one."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engawa import Rng
from engawa.core.actions import Chances
from engawa.kit import pile

piles = st.lists(st.integers(0, 9), min_size=1, max_size=8).filter(any)


def draws(row: list[int], start: int, kinds: int, base: int) -> list[tuple[int, int]]:
    chances = Chances()
    pile.list_draws(row, start, kinds, chances, base)
    return [(chances.items[i], chances.ways[i]) for i in range(chances.count)]


def test_a_pile_is_a_stretch_of_a_row() -> None:
    row = [9, 9, 2, 0, 3, 9]
    assert pile.size(row, 2, 3) == 5
    assert draws(row, 2, 3, base=100) == [(100, 2), (102, 3)]


def test_an_empty_pile_has_nothing_to_draw() -> None:
    assert pile.size([0, 0, 7], 0, 2) == 0
    assert draws([0, 0, 7], 0, 2, base=0) == []


@given(piles, st.integers(0, 1 << 30))
def test_a_kind_that_is_gone_is_never_drawn(left: list[int], seed: int) -> None:
    row = [5, *left, 5]
    rng = Rng(seed)
    drawn = {pile.sample(row, 1, len(left), rng) for _ in range(40)}
    assert all(left[kind] > 0 for kind in drawn)
    assert row == [5, *left, 5]


@given(piles)
def test_the_ways_of_a_draw_are_the_cards_left(left: list[int]) -> None:
    listed = draws(left, 0, len(left), base=10)
    assert sum(ways for _, ways in listed) == pile.size(left, 0, len(left)) == sum(left)
    assert listed == [(10 + kind, n) for kind, n in enumerate(left) if n]


def test_kinds_are_drawn_as_often_as_their_cards_say() -> None:
    left, total, rng = [1, 0, 4, 5], 20_000, Rng(3)
    drawn = Counter(pile.sample(left, 0, 4, rng) for _ in range(total))
    assert set(drawn) == {0, 2, 3}
    for kind in drawn:
        share = left[kind] / 10
        spread = (total * share * (1 - share)) ** 0.5
        assert abs(drawn[kind] - total * share) < 5 * spread


@given(st.lists(st.integers(0, 99), max_size=10))
def test_what_goes_under_first_is_drawn_first(cards: list[int]) -> None:
    row = [7] + [0] * 11 + [7]
    for card in cards:
        pile.put_under(row, 1, card)
    assert pile.bottom_size(row, 1) == len(cards)
    assert [pile.take_first(row, 1) for _ in cards] == cards
    assert pile.bottom_size(row, 1) == 0
    assert (row[0], row[-1]) == (7, 7)


@pytest.mark.parametrize("takes", [1, 2])
def test_cards_may_go_under_while_others_wait(takes: int) -> None:
    row = [0] * 8
    for card in (4, 5, 6):
        pile.put_under(row, 0, card)
    assert [pile.take_first(row, 0) for _ in range(takes)] == [4, 5][:takes]
    pile.put_under(row, 0, 9)
    rest = [pile.take_first(row, 0) for _ in range(pile.bottom_size(row, 0))]
    assert rest == [4, 5, 6, 9][takes:]
