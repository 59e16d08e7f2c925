"""Counts of a match that can be added in any order, so the number of workers does not matter."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypedDict

from engawa.core.json import Parsed
from engawa.lab.interval import WHOLE, Rounds, parts
from engawa.lab.planned_game import Result


class Told(TypedDict):
    """A sum as JSON."""

    games: int
    score: float
    share: float  # of wins, with its interval
    low: float
    high: float
    points: float
    forfeits: int


class BotTold(Told):
    bot: str


@dataclass
class Sum:
    """Sums for one bot, or for one seat."""

    games: int = 0
    score: int = 0  # in parts of a win
    points: int = 0
    forfeits: int = 0
    rounds: Rounds = field(default_factory=Rounds)  # those that are complete
    open_games: int = 0  # of the incomplete round
    open_score: int = 0

    @classmethod
    def load(cls, row: Parsed) -> Sum:
        return cls(**row | {"rounds": Rounds(**row["rounds"])})

    def add(self, score: float, points: int, forfeit: bool = False) -> None:
        won = parts(score)
        self.games += 1
        self.score += won
        self.points += points
        self.forfeits += forfeit
        self.open_games += 1
        self.open_score += won

    def end_round(self) -> None:
        """End a round: its games had the same luck, and count as one observation."""
        if self.open_games:
            self.rounds.add(self.open_score, self.open_games)
            self.open_games, self.open_score = 0, 0

    def merge(self, other: Sum) -> None:
        """Add complete rounds."""
        self.games += other.games
        self.score += other.score
        self.points += other.points
        self.forfeits += other.forfeits
        self.rounds.merge(other.rounds)

    def json(self) -> Told:
        low, high = self.rounds.interval()
        return {
            "games": self.games,
            "score": round(self.score / WHOLE, 6),
            "share": round(self.score / (WHOLE * max(1, self.games)), 6),
            "low": round(low, 6),
            "high": round(high, 6),
            "points": round(self.points / max(1, self.games), 6),
            "forfeits": self.forfeits,
        }


@dataclass
class Tally:
    """The result of some games of a match."""

    bots: list[Sum]  # in the order they were given
    seats: list[Sum]
    games: int = 0
    actions: int = 0
    longest: int = 0
    digest: int = 0  # the same for the same games, in whatever order
    says: list[str] = field(default_factory=list)  # why games were forfeited, each reason once

    @classmethod
    def empty(cls, seats: int) -> Tally:
        return cls([Sum() for _ in range(seats)], [Sum() for _ in range(seats)])

    @classmethod
    def load(cls, row: Parsed) -> Tally:
        """Read a tally from what `asdict` made of one."""
        sums = {key: [Sum.load(each) for each in row[key]] for key in ("bots", "seats")}
        return cls(**row | sums)

    def add(self, sat: list[int], result: Result, mark: int) -> None:
        """Count a game; `sat` says which bot had each seat."""
        for seat, bot in enumerate(sat):
            for part in (self.bots[bot], self.seats[seat]):
                part.add(result.scores[seat], result.points[seat], result.forfeit == seat)
        self.games += 1
        self.actions += len(result.actions)
        self.longest = max(self.longest, len(result.actions))
        self.digest ^= mark
        self._hear([result.says] if result.says else [])

    def end_round(self) -> None:
        """End a round: the next games have other luck."""
        for part in self.bots + self.seats:
            part.end_round()

    def _hear(self, reasons: list[str]) -> None:
        self.says = sorted({*self.says, *reasons})

    def merge(self, other: Tally) -> None:
        """Add the complete rounds of another tally."""
        for mine, theirs in zip(self.bots + self.seats, other.bots + other.seats, strict=True):
            mine.merge(theirs)
        self.games += other.games
        self.actions += other.actions
        self.longest = max(self.longest, other.longest)
        self.digest ^= other.digest
        self._hear(other.says)
