"""Confidence intervals for a share of wins, when games in a round have the same luck.

Games of one round are not independent, but rounds are, so the variance between rounds counts.
Wilson's formula is then given the number of independent games with the same variance. Sums are
whole numbers, so they are exact in whatever order they were added.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, lcm, log1p, sqrt
from statistics import NormalDist

LEVEL = 0.05  # the chance of calling something shown that is not
NORMAL = NormalDist()
POWER = NORMAL.inv_cdf(0.8)  # an effect should be found in four cases of five
Z = 1.96  # for an interval with 95 % confidence
WHOLE = lcm(*range(1, 25))  # a win has so many parts: up to 24 seats can share it in whole numbers


def wilson(share: float, games: float, z: float = Z) -> tuple[float, float]:
    """Return Wilson's interval for a share of independent games; a shared win counts in part."""
    if games <= 0:
        return 0.0, 1.0
    share = min(1.0, max(0.0, share))  # a sum may be off in its last digit
    centre = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def student(rounds: int) -> float:
    """Return what Z grows to when the variance is only known from a few rounds.

    This is Student's t by its expansion in 1 / n. From three rounds on, two digits are right.
    """
    n = max(1, rounds - 1)
    z = Z
    first = (z**3 + z) / (4 * n)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    return z + first + second + third


def parts(score: float) -> int:
    """Convert a score to parts of a win; a win has WHOLE parts."""
    return round(score * WHOLE)


@dataclass
class Rounds:
    """Sums over rounds: all that an interval needs. They can be merged in any order."""

    rounds: int = 0
    games: int = 0
    score: int = 0  # in parts of a win, like the next two
    score_square: int = 0
    score_games: int = 0
    games_square: int = 0

    def add(self, score: int, games: int) -> None:
        """Count a complete round."""
        self.rounds += 1
        self.games += games
        self.score += score
        self.score_square += score * score
        self.score_games += score * games
        self.games_square += games * games

    def merge(self, other: Rounds) -> None:
        self.rounds += other.rounds
        self.games += other.games
        self.score += other.score
        self.score_square += other.score_square
        self.score_games += other.score_games
        self.games_square += other.games_square

    @property
    def share(self) -> float:
        return self.score / (self.games * WHOLE) if self.games else 0.0

    @property
    def variance(self) -> float:
        """The variance of the share, from how much the rounds differ; 0 for a single round."""
        if self.rounds < 2:
            return 0.0
        games, score = self.games, self.score
        squares = games * games * self.score_square
        squares += score * (score * self.games_square - 2 * games * self.score_games)
        return squares * self.rounds / ((self.rounds - 1) * games**4 * WHOLE * WHOLE)

    @property
    def independent(self) -> float:
        """How many independent games vary as much; without variance, the number of rounds."""
        chance = self.share * (1 - self.share)
        return chance / self.variance if self.variance > 0 else self.rounds

    def interval(self) -> tuple[float, float]:
        """Return an interval that holds the true share with 95 % confidence."""
        return wilson(self.share, self.independent, student(self.rounds) if self.variance else Z)

    def needs(self, near: float) -> int:
        """Return after how many games the interval reaches at most `near` from the share.

        Wilson's interval ends at p where (p - share)² is Z² p (1 - p) / games.
        """
        ends = [end for end in (self.share - near, self.share + near) if 0 <= end <= 1]
        widest = max((end * (1 - end) for end in ends), default=0.0)
        alone = (Z / near) ** 2 * widest
        return ceil(alone * self.games / self.independent) if self.games else 0


def by_rounds(shares: Iterable[float], size: int) -> Rounds:
    """Make sums from the share of each round of `size` games."""
    found = Rounds()
    for share in shares:
        found.add(parts(share * size), size)
    return found


# --- is it more than chance? ---


def holm(chances: Sequence[float]) -> list[float]:
    """Correct p-values for how many are tested, by Holm's step-down method.

    This holds however the values depend on each other, like cards of one hand.
    """
    found, most = [0.0] * len(chances), 0.0
    for place, number in enumerate(sorted(range(len(chances)), key=lambda i: chances[i])):
        most = max(most, min(1.0, (len(chances) - place) * chances[number]))
        found[number] = most
    return found


def chance_of(effect: float, error: float, games: int) -> float:
    """Return the two-sided p-value of an effect.

    This is Student's t, turned into a normal value that is about as rare (Wallace's approximation).
    """
    if error <= 0:
        return 0.0 if effect else 1.0
    t, n = abs(effect) / error, max(1, games - 1)
    z = (8 * n + 1) / (8 * n + 3) * sqrt(n * log1p(t * t / n))
    return 2 * (1 - NORMAL.cdf(z))
