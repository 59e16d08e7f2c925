"""Counts of a match that add up in any order, so that the number of workers does not matter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean
from typing import Any

from engawa.lab.fixture import Result

Z = 1.96  # for an interval that holds the truth 95 times of 100


def interval(score: float, games: float) -> tuple[float, float]:
    """Wilson's interval for a share of wins; a shared win counts in part."""
    if games == 0:
        return 0.0, 1.0
    share = score / games
    centre = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def block_interval(blocks: Sequence[float], size: int) -> tuple[float, float]:
    """The interval for the share of wins, by rounds of `size` games that had the same luck.

    Games of one round are not independent, but rounds are: each block is the share of a whole
    round, and the spread between rounds counts. Wilson's formula then takes as many games as would
    spread as much; where nothing spreads, as many as were played.
    """
    if not blocks:
        return 0.0, 1.0
    share, count = fmean(blocks), len(blocks)
    chance = share * (1 - share)
    spread = sum((block - share) ** 2 for block in blocks) / max(1, count - 1)
    games = count * chance / spread if spread > 0 else count * size
    return interval(share * games, games)


@dataclass
class Sum:
    """What one bot, or one seat, has gathered."""

    games: int = 0
    score: float = 0.0
    points: int = 0
    forfeits: int = 0

    def add(self, score: float, points: int, forfeit: bool = False) -> None:
        self.games += 1
        self.score += score
        self.points += points
        self.forfeits += forfeit

    def merge(self, other: Sum) -> None:
        self.games += other.games
        self.score += other.score
        self.points += other.points
        self.forfeits += other.forfeits

    def json(self) -> dict[str, Any]:
        low, high = interval(self.score, self.games)
        return {
            "games": self.games,
            "score": round(self.score, 6),
            "share": round(self.score / max(1, self.games), 6),
            "low": round(low, 6),
            "high": round(high, 6),
            "points": round(self.points / max(1, self.games), 6),
            "forfeits": self.forfeits,
        }


@dataclass
class Tally:
    """The result of some games of a match."""

    bots: list[Sum]  # in the order given
    seats: list[Sum]
    games: int = 0
    actions: int = 0
    longest: int = 0
    digest: int = 0  # the same games give the same number, in whatever order
    says: list[str] = field(default_factory=list)  # why games were forfeited, each reason once

    @classmethod
    def empty(cls, seats: int) -> Tally:
        return cls([Sum() for _ in range(seats)], [Sum() for _ in range(seats)])

    def add(self, sat: list[int], result: Result, mark: int) -> None:
        """Count a game; `sat` tells which bot had each seat."""
        for seat, bot in enumerate(sat):
            for part in (self.bots[bot], self.seats[seat]):
                part.add(result.scores[seat], result.points[seat], result.forfeit == seat)
        self.games += 1
        self.actions += len(result.actions)
        self.longest = max(self.longest, len(result.actions))
        self.digest ^= mark
        self._hear([result.says] if result.says else [])

    def _hear(self, reasons: list[str]) -> None:
        self.says += [each for each in reasons if each not in self.says]

    def merge(self, other: Tally) -> None:
        for mine, theirs in zip(self.bots + self.seats, other.bots + other.seats, strict=True):
            mine.merge(theirs)
        self.games += other.games
        self.actions += other.actions
        self.longest = max(self.longest, other.longest)
        self.digest ^= other.digest
        self._hear(other.says)
