"""Chance is sampled as it is listed, and a correct game hardly ever fails."""

import math
from collections import Counter
from collections.abc import Iterator
from typing import Any

import fireflies as ff
import pytest
from fireflies import fireflies

from engawa.core.actions import Chances
from engawa.core.rng import Rng
from engawa.testing import check_laws, odds
from engawa.testing.odds import check_odds, strangeness


def samples(rolls: int, kinds: int) -> Iterator[list[int]]:
    """Yield every way that so many rolls can fall on the kinds."""
    if kinds == 1:
        yield [rolls]
        return
    for first in range(rolls + 1):
        for rest in samples(rolls - first, kinds - 1):
            yield [first, *rest]


def chance(sample: list[int], shares: list[float]) -> float:
    """Return the probability of exactly this sample."""
    found = float(math.factorial(sum(sample)))
    for n, share in zip(sample, shares, strict=True):
        found *= share**n / math.factorial(n)
    return found


def uniform(s: Any, rng: Rng) -> int:
    """Draw every kind that is left with the same probability, however many there are of it."""
    left = [kind for kind in range(ff.KINDS) if s.pile[kind]]
    return ff.DRAW + left[rng.below(len(left))]


def only_three(s: Any, rng: Rng) -> int:
    """Never draw the highest kind that is left, unless it is the only one."""
    left = [kind for kind in range(ff.KINDS) if s.pile[kind]]
    return ff.DRAW + left[rng.below(max(1, len(left) - 1))]


@pytest.mark.parametrize("fault", [uniform, only_three])
def test_other_odds_than_those_listed_are_found(fault: Any) -> None:
    with pytest.raises(AssertionError, match=r"'draw \d' was sampled \d+ times of 1000, and is li"):
        check_laws(fireflies(3, _sample=fault))


def test_an_outcome_that_is_not_listed_is_found() -> None:
    def list_chances(s: Any, chances: Chances) -> None:
        for kind in range(ff.KINDS - 1):
            chances.add(ff.DRAW + kind, 1)

    with pytest.raises(AssertionError, match="sampled the impossible: 'draw 4'"):
        check_odds(fireflies(_list_chances=list_chances).start(), Rng(0))


def test_sampling_is_asked_again_before_a_game_is_accused(monkeypatch: pytest.MonkeyPatch) -> None:
    """One sample may differ by luck, four in a row do not."""
    strange = iter([99.0, 99.0, 99.0, 0.0])
    monkeypatch.setattr(odds, "strangeness", lambda drawn, ways: next(strange))
    check_odds(fireflies().start(), Rng(0))
    assert list(strange) == []


@pytest.mark.parametrize(("ways", "rolls"), [([1, 1], 11), ([3, 2, 1], 30), ([2, 2, 1, 2], 35)])
def test_strangeness_has_mean_0_and_deviation_1(ways: list[int], rolls: int) -> None:
    """So Cantelli's inequality holds for it, which limits false alarms."""
    shares = [n / sum(ways) for n in ways]
    assert min(shares) * rolls >= odds.EACH, "no outcomes are counted together"
    found = [
        (strangeness(Counter(dict(enumerate(sample))), dict(enumerate(ways))), sample)
        for sample in samples(rolls, len(ways))
    ]
    mean = sum(x * chance(sample, shares) for x, sample in found)
    square = sum(x * x * chance(sample, shares) for x, sample in found)
    assert mean == pytest.approx(0, abs=1e-9)
    assert square == pytest.approx(1)
    assert 1 / (1 + odds.LIMIT**2) < 0.01
    assert 0.01**odds.ROUNDS <= 1e-8


def test_rare_outcomes_are_counted_together() -> None:
    """If one in a thousand came twice, that is luck; if none of many rare ones came, it is not."""
    ways = {0: 999, 1: 1}
    assert strangeness(Counter({0: 998, 1: 2}), ways) == 0.0
    many = {0: 1000, **dict.fromkeys(range(1, 1001), 1)}
    assert strangeness(Counter({0: 1000}), many) > odds.LIMIT
