"""Random numbers: the same from the same seed, everywhere, and even."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engawa import Rng
from engawa.core.rng import named


def draw(rng: Rng, n: int, times: int) -> list[int]:
    return [rng.below(n) for _ in range(times)]


def test_the_first_numbers_of_a_seed_never_change() -> None:
    assert draw(Rng(1), 1000, 10) == [220, 998, 77, 122, 778, 176, 148, 571, 549, 496]
    assert draw(Rng(0), 1000, 5) == [405, 239, 695, 518, 235]
    assert draw(Rng(-1), 1000, 5) == [230, 244, 131, 4, 408]


def test_the_first_numbers_of_a_name_never_change() -> None:
    assert draw(named("match", 1, "chance"), 1000, 5) == [83, 589, 501, 819, 868]


@given(st.integers(), st.integers(1, 2**31 - 1))
def test_every_seed_gives_numbers_below_n_and_gives_them_again(seed: int, n: int) -> None:
    numbers = draw(Rng(seed), n, 20)
    assert all(0 <= number < n for number in numbers)
    assert draw(Rng(seed), n, 20) == numbers


@pytest.mark.parametrize("seed", [0, -1, -(2**63), 2**62 - 1, 2**63 - 1, 2**64 - 1, 10**40])
def test_no_seed_gets_stuck(seed: int) -> None:
    assert len(set(draw(Rng(seed), 1 << 30, 1000))) > 990


def test_seeds_side_by_side_have_nothing_in_common() -> None:
    firsts = [Rng(seed).below(16) for seed in range(3200)]
    assert all(120 < firsts.count(n) < 280 for n in range(16))


@pytest.mark.parametrize("n", [2, 6, 10, 52])
def test_every_number_comes_about_as_often(n: int) -> None:
    total = 20_000
    numbers = draw(Rng(5), n, total)
    spread = (total / n * (1 - 1 / n)) ** 0.5
    assert all(abs(numbers.count(number) - total / n) < 5 * spread for number in range(n))


def test_a_number_says_nothing_about_the_next() -> None:
    numbers = draw(Rng(6), 4, 20_001)
    pairs = [4 * a + b for a, b in pairwise(numbers)]
    assert all(abs(pairs.count(pair) - 1250) < 175 for pair in range(16))  # five times the spread


def test_one_is_all_there_is_below_one() -> None:
    assert draw(Rng(7), 1, 10) == [0] * 10


@given(st.integers())
def test_a_fraction_is_from_0_up_to_1(seed: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.random() < 1 for _ in range(20))


def test_fractions_fill_the_whole_range() -> None:
    rng = Rng(8)
    fractions = [rng.random() for _ in range(4000)]
    assert abs(sum(fractions) / 4000 - 0.5) < 5 * (1 / 12 / 4000) ** 0.5
    assert min(fractions) < 0.01
    assert max(fractions) > 0.99


def test_a_name_is_a_seed() -> None:
    assert draw(named("match", 3, "seat", 0), 1000, 20) == draw(
        named("match", 3, "seat", 0), 1000, 20
    )


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("match", 3, "seat", 0), ("match", 3, "seat", 1)),
        (("match", 3, 0), ("match", 30)),
        (("match", 0), ("match", -1)),
        (("match",), ("play",)),
    ],
)
def test_every_name_has_luck_of_its_own(one: tuple[object, ...], other: tuple[object, ...]) -> None:
    pairs = zip(draw(named(*one), 2, 4000), draw(named(*other), 2, 4000), strict=True)
    assert abs(sum(a == b for a, b in pairs) - 2000) < 160  # five times the spread
