"""Compare chance as it is sampled with chance as it is listed."""

from __future__ import annotations

from collections import Counter
from math import sqrt

from engawa.core.position import Position
from engawa.core.rng import Rng

ROLLS = 1000  # in a sample; more if there are many outcomes
EACH = 5  # expected rolls of an outcome that is counted alone; rarer outcomes are counted together
LIMIT = 10.0  # standard deviations by which a sample may differ
ROUNDS = 4  # samples in a row that must differ before the test fails


def check_odds(s: Position, rng: Rng) -> None:
    """Sampled outcomes have the odds that are listed.

    Pearson's chi-square has a known mean and deviation, whatever the odds are. So, by Cantelli's
    inequality, less than one sample in a hundred of a correct game lies ten deviations above the
    mean. Less than once in a hundred million times, four independent samples in a row do.
    """
    ways = dict(s.chances())
    rolls = max(ROLLS, EACH * len(ways))
    for _ in range(ROUNDS):
        drawn = Counter(s.copy().roll(rng) for _ in range(rolls))
        lost = drawn.keys() - ways.keys()
        assert not lost, f"sampled the impossible: {s.text(min(lost))!r} in {s}"
        if strangeness(drawn, ways) <= LIMIT:
            return
    total = sum(ways.values())
    odd = max(ways, key=lambda a: abs(drawn[a] * total - ways[a] * rolls) / sqrt(ways[a]))
    raise AssertionError(
        f"{s.text(odd)!r} was sampled {drawn[odd]} times of {rolls}, "
        f"and is listed with {ways[odd]} of {total} ways: {s}"
    )


def strangeness(drawn: Counter[int], ways: dict[int, int]) -> float:
    """Return how many standard deviations the chi-square of a sample lies above its mean."""
    rolls = drawn.total()
    cells = _cells(drawn, ways, rolls)
    if len(cells) < 2:
        return 0.0
    square = sum((found - expected) ** 2 / expected for expected, found in cells)
    k = len(cells)
    spread = sum(rolls / expected for expected, _ in cells)
    variance = 2 * (k - 1) + (spread - k * k - 2 * k + 2) / rolls
    return (square - (k - 1)) / sqrt(variance)


def _cells(drawn: Counter[int], ways: dict[int, int], rolls: int) -> list[tuple[float, int]]:
    """Return expected and actual counts by outcome; rare outcomes are merged up to EACH."""
    cells: list[tuple[float, int]] = []
    rare, seen = 0.0, 0
    for action in sorted(ways, key=lambda a: ways[a]):
        rare += rolls * ways[action] / sum(ways.values())
        seen += drawn[action]
        if rare >= EACH:
            cells.append((rare, seen))
            rare, seen = 0.0, 0
    if rare and cells:  # what is left over: rounding, or nothing
        expected, found = cells.pop()
        cells.append((expected + rare, found + seen))
    return cells
