"""Ratings by maximum likelihood, on Elo's scale, with their 95 % intervals.

Each bot has a strength, and wins a game with a chance in proportion to it: e^x of the winner over
the sum of e^x at the table. For two seats that is Bradley and Terry's model; for more, the first
place of Plackett and Luce's. A shared win counts for each in part. The intervals come from
the information in the games, taken one by one; games paired by luck and seats know a little more
than that, so the intervals are rather too wide than too narrow.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt
from typing import NamedTuple

from engawa.lab.tally import Z

ELO = 400 / log(10)  # ten times the strength is 400 points more
STEPS = 200
LEAP = 2.0  # the longest step in one direction
CLOSE = 1e-10

Row = list[float]


class Sat(NamedTuple):
    """The sum of some games with the same bots at the table."""

    bots: tuple[int, ...]  # in any order; one may be there twice
    scores: tuple[float, ...]  # summed, in the same order


@dataclass(frozen=True)
class Rating:
    elo: float
    low: float
    high: float


@dataclass(frozen=True)
class Ratings:
    """What the games say of each bot; the mean is 0, or the bot that others are measured by."""

    rows: list[Rating]
    bounded: bool  # some bot lost or won all, so one drawn game was added for each pair


def rate(count: int, games: Iterable[Sat], zero: int | None = None) -> Ratings:
    """Rate so many bots by their games; `zero` is the bot that has 0 points."""
    tables = _tables(games)
    bounded = not _is_connected(count, tables)
    if bounded:
        for a, b in combinations(range(count), 2):
            table = tables[a, b]
            table[a] += 0.5
            table[b] += 0.5
    strengths, spread = _climb(count, tables)
    return Ratings([_rating(strengths, spread, bot, zero) for bot in range(count)], bounded)


def _rating(strengths: Row, spread: list[Row], bot: int, zero: int | None) -> Rating:
    elo, variance = strengths[bot], spread[bot][bot]
    if zero is not None:
        elo -= strengths[zero]
        variance += spread[zero][zero] - 2 * spread[bot][zero]
    wide = Z * sqrt(max(0.0, variance))
    return Rating(ELO * elo, ELO * (elo - wide), ELO * (elo + wide))


Tables = dict[tuple[int, ...], dict[int, float]]


def _tables(games: Iterable[Sat]) -> Tables:
    """Wins by bot, for each company in which they met."""
    tables: Tables = defaultdict(lambda: defaultdict(float))
    for bots, scores in games:
        for bot, score in zip(bots, scores, strict=True):
            tables[tuple(sorted(bots))][bot] += score
    return tables


def _is_connected(count: int, tables: Tables) -> bool:
    """Does a chain of wins lead from every bot to every other? Else no finite rating is best."""
    beats: dict[int, set[int]] = defaultdict(set)
    for bots, wins in tables.items():
        for bot, score in wins.items():
            if score > 0:
                beats[bot] |= set(bots)
    return all(len(_reached(beats, bot) | {bot}) == count for bot in range(count))


def _reached(beats: dict[int, set[int]], bot: int) -> set[int]:
    found, fresh = {bot}, [bot]
    while fresh:
        below = beats[fresh.pop()] - found
        found |= below
        fresh += below
    return found


def _climb(count: int, tables: Tables) -> tuple[Row, list[Row]]:
    """The likeliest strengths, with mean 0, and their variances: Newton's steps uphill."""
    strengths = [0.0] * count
    for _ in range(STEPS):
        slope, bend = _slope(strengths, tables)
        inverse = _inverse([[cell + 1 / count for cell in row] for row in bend])
        step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse]
        longest = max(abs(part) for part in step)
        scale = min(1.0, LEAP / longest) if longest > 0 else 0.0
        strengths = [x + scale * part for x, part in zip(strengths, step, strict=True)]
        if longest < CLOSE:
            break
    return strengths, [[cell - 1 / count for cell in row] for row in inverse]


def _slope(strengths: Row, tables: Tables) -> tuple[Row, list[Row]]:
    """The first and (with a minus) second derivatives of the likelihood's logarithm."""
    count = len(strengths)
    slope = [0.0] * count
    bend = [[0.0] * count for _ in range(count)]
    for bots, wins in tables.items():
        games = sum(wins.values())
        weights: dict[int, float] = defaultdict(float)
        for bot in bots:
            weights[bot] += exp(strengths[bot])
        total = sum(weights.values())
        chances = {bot: weight / total for bot, weight in weights.items()}
        for bot, chance in chances.items():
            slope[bot] += wins[bot] - games * chance
            bend[bot][bot] += games * chance
            for other, theirs in chances.items():
                bend[bot][other] -= games * chance * theirs
    return slope, bend


def _inverse(matrix: list[Row]) -> list[Row]:
    """By Gauss and Jordan, with the largest pivot; there are never many bots."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [cell / rows[i][i] for cell in rows[i]]
        for k in range(size):
            if k != i and rows[k][i]:
                factor = rows[k][i]
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [row[size:] for row in rows]
