"""A match: the same bots at the same game, many times, each bot in each seat in turn.

Games come in rounds: in a round every bot has every seat once, and chance brings the same. A
game's luck comes from the match's seed and the round, so a game can be played again by itself,
and the result does not depend on how the games are spread over processes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from engawa.bots.remote import PATIENCE, Players
from engawa.core.errors import BadGame
from engawa.core.game import Game
from engawa.lab.fixture import Fixture, play
from engawa.lab.spread import spread
from engawa.lab.tally import Tally

CHUNK = 20  # games that a worker takes at a time


@dataclass(frozen=True)
class Match:
    game: str
    bots: tuple[str, ...]  # one for each seat
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)
    patience: float = PATIENCE  # seconds that a program may think

    def make(self) -> Game:
        """The game, or an error that says why this match cannot be played."""
        if not self.bots:
            raise BadGame("a match needs a bot for each seat")
        return self.fixture(0).make()

    def sat(self, number: int) -> list[int]:
        """Which bot sits in each seat in a game."""
        return [(number + seat) % len(self.bots) for seat in range(len(self.bots))]

    def fixture(self, number: int) -> Fixture:
        """A game by its number, from 0."""
        sat, deal = self.sat(number), number // len(self.bots)
        return Fixture(
            self.game,
            tuple(self.bots[bot] for bot in sat),
            luck=("match", self.seed, deal, "chance"),
            minds=tuple(("match", self.seed, number, "seat", seat) for seat in range(len(sat))),
            options=self.options,
        )


def run(match: Match, games: range) -> Tally:
    """Play these games, one after the other, in this process."""
    tally = Tally.empty(len(match.bots))
    with Players(match.patience) as players:
        for number in games:
            result = play(match.fixture(number), players)
            tally.add(match.sat(number), result, result.mark(number))
    return tally


def contest(
    match: Match, games: int, workers: int = 1, tell: Callable[[int], None] = lambda n: None
) -> Tally:
    """Play all games over so many processes; `tell` hears how many are done."""
    match.make()
    chunks = [range(i, min(i + CHUNK, games)) for i in range(0, games, CHUNK)]
    parts: dict[int, Tally] = {}
    for number, part in spread(partial(run, match), chunks, workers):
        parts[number] = part
        tell(sum(part.games for part in parts.values()))
    total = Tally.empty(len(match.bots))
    for number in sorted(parts):  # always in this order, so that every digit is the same
        total.merge(parts[number])
    return total
