"""Ways to roll dice."""

from itertools import combinations
from math import comb

import pytest

from engawa.kit import dice


@pytest.mark.parametrize("n", range(7))
def test_ways_to_choose_are_counted_like_on_fingers(n: int) -> None:
    counted = [len(list(combinations(range(n), k))) for k in range(n + 2)]
    assert [dice.choose(n, k) for k in range(n + 2)] == counted


def test_the_table_is_right_up_to_the_most_dice() -> None:
    for n in range(dice.MOST + 1):
        ways = [dice.choose(n, k) for k in range(dice.MOST + 1)]
        assert ways == [comb(n, k) for k in range(dice.MOST + 1)]
        assert sum(ways) == 2**n
