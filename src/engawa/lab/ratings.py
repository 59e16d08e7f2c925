"""Ratings by maximum likelihood on Elo's scale, with their 95 % intervals.

Each bot has a strength x, and wins a game with a probability of e^x over the sum of e^x at the
table. For two seats this is the model of Bradley and Terry; for more, the first place of Plackett
and Luce. A shared win counts in part for each winner. Games of one round had the same luck and are
not independent, but rounds are: the intervals come from how much the rounds differ. Without rounds,
they come from the information in the single games.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt
from typing import NamedTuple

from engawa.lab.interval import Z, student

ELO = 400 / log(10)  # odds of ten to one are 400 points
STEPS = 200
LEAP = 2.0  # the longest step of a strength
CLOSE = 1e-10
TINY = 1e-15  # a variance that is 0 except for rounding

Row = list[float]


class Sat(NamedTuple):
    """The sum of some games with the same bots at the table."""

    bots: tuple[int, ...]  # in any order; a bot may be there twice
    scores: tuple[float, ...]  # summed, in the same order
    round: object = None  # of games with the same luck; None if not known


@dataclass(frozen=True)
class Rating:
    elo: float
    low: float
    high: float


@dataclass(frozen=True)
class Ratings:
    """What the games say about each bot.

    The mean is 0, or the bot that others are compared with.
    """

    rows: list[Rating]
    bounded: bool  # some bot won or lost all games, so a drawn game was added for each pair


def rate(count: int, games: Iterable[Sat], zero: int | None = None) -> Ratings:
    """Rate `count` bots by their games; `zero` is the bot that gets 0 points."""
    games = list(games)
    tables = _tables(games)
    bounded = not _is_connected(count, tables)
    if bounded:
        for a, b in combinations(range(count), 2):
            table = tables[a, b]
            table[a] += 0.5
            table[b] += 0.5
    strengths, alone = _climb(count, tables)
    rounds = _rounds(games)
    paired = _paired(strengths, alone, rounds) if len(rounds) > 1 and not bounded else []
    rows = []
    for bot in range(count):
        elo = strengths[bot] - (0.0 if zero is None else strengths[zero])
        wide = student(len(rounds)) * _deviation(paired, bot, zero) if paired else 0.0
        wide = wide or Z * _deviation(alone, bot, zero)  # if all rounds were the same
        rows.append(Rating(ELO * elo, ELO * (elo - wide), ELO * (elo + wide)))
    return Ratings(rows, bounded)


def _deviation(spread: list[Row], bot: int, zero: int | None) -> float:
    """Return the standard deviation of a bot's strength, or of its lead over the bot at zero."""
    variance = spread[bot][bot]
    if zero is not None:
        variance += spread[zero][zero] - 2 * spread[bot][zero]
    return sqrt(variance) if variance > TINY else 0.0


Tables = dict[tuple[int, ...], dict[int, float]]


def _tables(games: Iterable[Sat]) -> Tables:
    """Sum the wins of each bot, for each set of bots that met."""
    tables: Tables = defaultdict(lambda: defaultdict(float))
    for bots, scores, _ in games:
        for bot, score in zip(bots, scores, strict=True):
            tables[tuple(sorted(bots))][bot] += score
    return tables


def _rounds(games: list[Sat]) -> list[Tables]:
    """Return the tables of each round; empty if some game has no round."""
    if any(game.round is None for game in games):
        return []
    rounds: dict[object, list[Sat]] = defaultdict(list)
    for game in games:
        rounds[game.round].append(game)
    return [_tables(each) for each in rounds.values()]


def _paired(strengths: Row, alone: list[Row], rounds: list[Tables]) -> list[Row]:
    """Return variances by rounds: how each round changes the strengths, squared and summed."""
    size, count = range(len(strengths)), len(rounds)
    found = [[0.0 for _ in size] for _ in size]
    for tables in rounds:
        slope, _ = _slope(strengths, tables)
        pull = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in alone]
        for i in size:
            for j in size:
                found[i][j] += pull[i] * pull[j] * count / (count - 1)
    return found


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
    """Find the likeliest strengths, with mean 0, and their variances, by Newton's method."""
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
    """Return the gradient and the negative Hessian of the log-likelihood."""
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
    """Invert a matrix by Gauss-Jordan elimination with the largest pivot; there are few bots."""
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
