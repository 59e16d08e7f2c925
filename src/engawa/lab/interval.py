"""How sure a share of wins is, when games come in rounds that had the same luck.

Games of one round are not independent, but rounds are: so it is the spread between rounds that
counts. Wilson's formula then takes as many games as would spread as much by themselves. Sums are
whole numbers, so they are the same in every digit, whatever the order they were added in.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, lcm, log1p, sqrt
from statistics import NormalDist

LEVEL = 0.05  # the chance of calling anything shown that is not
NORMAL = NormalDist()
POWER = NORMAL.inv_cdf(0.8)  # an effect should be found four times of five
Z = 1.96  # for an interval that holds the truth 95 times of 100
WHOLE = lcm(*range(1, 25))  # a win in parts: what up to 24 seats share is a whole number of them


def wilson(share: float, games: float, z: float = Z) -> tuple[float, float]:
    """Wilson's interval for a share of so many independent games; a shared win counts in part."""
    if games <= 0:
        return 0.0, 1.0
    share = min(1.0, max(0.0, share))  # what was summed may be off in its last digit
    centre = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def student(rounds: int) -> float:
    """What Z grows to where the spread itself is only known from a few rounds.

    Student's t by its expansion in 1 / n; from three rounds on it is right to the second digit.
    """
    n = max(1, rounds - 1)
    z = Z
    first = (z**3 + z) / (4 * n)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    return z + first + second + third


def parts(score: float) -> int:
    """A score in parts of a win, of which there are WHOLE."""
    return round(score * WHOLE)


@dataclass
class Rounds:
    """Sums over rounds that add up in any order, and all that an interval needs."""

    rounds: int = 0
    games: int = 0
    score: int = 0  # in parts of a win, as the next two
    score_square: int = 0
    score_games: int = 0
    games_square: int = 0

    def add(self, score: int, games: int) -> None:
        """Count a whole round."""
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
        """Of the share, by how far the rounds lie from it; 0 if there is only one."""
        if self.rounds < 2:
            return 0.0
        games, score = self.games, self.score
        squares = games * games * self.score_square
        squares += score * (score * self.games_square - 2 * games * self.score_games)
        return squares * self.rounds / ((self.rounds - 1) * games**4 * WHOLE * WHOLE)

    @property
    def independent(self) -> float:
        """How many independent games would spread as much; where nothing spreads, the rounds."""
        chance = self.share * (1 - self.share)
        return chance / self.variance if self.variance > 0 else self.rounds

    def interval(self) -> tuple[float, float]:
        """95 times of 100 it holds the true share."""
        return wilson(self.share, self.independent, student(self.rounds) if self.variance else Z)

    def needs(self, near: float) -> int:
        """The games after which the interval ends no farther than `near` from the share.

        Wilson's interval ends at p where (p - share)² is Z² p (1 - p) / games.
        """
        ends = [end for end in (self.share - near, self.share + near) if 0 <= end <= 1]
        widest = max((end * (1 - end) for end in ends), default=0.0)
        alone = (Z / near) ** 2 * widest
        return ceil(alone * self.games / self.independent) if self.games else 0


def by_rounds(shares: Iterable[float], size: int) -> Rounds:
    """From the share of each round of `size` games."""
    found = Rounds()
    for share in shares:
        found.add(parts(share * size), size)
    return found


# --- is it more than chance? ---


def holm(chances: Sequence[float]) -> list[float]:
    """Chances of an accident, each grown by how many are looked at: Holm's step-down correction.

    It holds whatever the values have to do with each other, as cards of one hand do.
    """
    found, most = [0.0] * len(chances), 0.0
    for place, number in enumerate(sorted(range(len(chances)), key=lambda i: chances[i])):
        most = max(most, min(1.0, (len(chances) - place) * chances[number]))
        found[number] = most
    return found


def chance_of(effect: float, error: float, games: int) -> float:
    """How often chance alone brings an effect of this size or more, either way.

    Student's t, as a normal value that is about as rare (Wallace's approximation).
    """
    if error <= 0:
        return 0.0 if effect else 1.0
    t, n = abs(effect) / error, max(1, games - 1)
    z = (8 * n + 1) / (8 * n + 3) * sqrt(n * log1p(t * t / n))
    return 2 * (1 - NORMAL.cdf(z))
