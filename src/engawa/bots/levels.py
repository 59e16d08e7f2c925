"""Levels 1 to 8 of each game, from beginner to the strongest we have."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, partial

from engawa.bots import greedy
from engawa.bots.bot import Bot
from engawa.bots.budget import Budget
from engawa.bots.search import Search
from engawa.bots.tuning import tuning
from engawa.core.errors import BadGame
from engawa.core.rng import Rng
from engawa.core.sight import Sight
from engawa.words import Words
from engawa.words import bots as say

SECONDS = 2.0  # the most that any level takes for a move


@dataclass(frozen=True)
class Level:
    """A level: its strength in a word and in a sentence, and its settings."""

    name: Words
    says: Words
    slips: float = 0.0  # how easily it picks something worse; 0 is a level that searches
    iterations: int = 0  # of its search
    seconds: float = SECONDS

    @property
    def takes(self) -> float:
        """Estimate the seconds for a move, before any was measured."""
        return 0.0 if self.slips > 0 else min(self.seconds, self.iterations / 1000)

    def bot(self) -> Bot:
        """Make a player of this level, for one seat of one game."""
        if self.slips > 0:
            return partial(greedy.glance, slips=self.slips)
        return Search(Budget(self.iterations, self.seconds))


SAYS = (
    (say.LEVEL_1, say.LEVEL_1_SAYS),
    (say.LEVEL_2, say.LEVEL_2_SAYS),
    (say.LEVEL_3, say.LEVEL_3_SAYS),
    (say.LEVEL_4, say.LEVEL_4_SAYS),
    (say.LEVEL_5, say.LEVEL_5_SAYS),
    (say.LEVEL_6, say.LEVEL_6_SAYS),
    (say.LEVEL_7, say.LEVEL_7_SAYS),
    (say.LEVEL_8, say.LEVEL_8_SAYS),
)
SLIPS = (1.0, 0.3, 0.1)  # of the levels that do not search
COUNT = len(SAYS)
ANCHORED = 1000  # the rating of level 1, in every game
WEAK = ("level6", "level7", "level8")  # plain rules are too slow for their full search


@cache
def of(game: str) -> tuple[Level, ...]:
    """Return the levels of a game, weakest first. The weak ones glance, the others search."""
    glances = [(slips, 0) for slips in SLIPS]
    searches = [(0.0, times) for times in tuning(game).iterations]
    return tuple(
        Level(name, says, *work)
        for (name, says), work in zip(SAYS, glances + searches, strict=True)
    )


def by_bot(game: str) -> dict[str, Level]:
    """Map the names of bots to the levels of a game: ``level1``, ``level2``, …"""
    return {f"level{n}": level for n, level in enumerate(of(game), 1)}


def called(game: str, bot: str) -> Words:
    """Describe a bot in a word: ``level4`` is careful; other bots go by their names."""
    level = by_bot(game).get(bot)
    return level.name if level else bot


def anchor(game: str, bot: str) -> int | None:
    """Return the fixed rating of a level: as measured, with 1000 for level 1.

    None if not measured.
    """
    ladder = tuning(game).ladder
    rated = {f"level{n}": ANCHORED + rating for n, (rating, _) in enumerate(ladder, 1)}
    return rated.get(bot)


class Player:
    """A bot of a level, for any game."""

    def __init__(self, number: int) -> None:
        if not 1 <= number <= COUNT:
            raise BadGame(say.no_level(most=COUNT, n=number))
        self.number = number
        self.bots: dict[str, Bot] = {}

    def __call__(self, sight: Sight, rng: Rng) -> int:
        game = sight.game.name
        if game not in self.bots:
            self.bots[game] = of(game)[self.number - 1].bot()
        return self.bots[game](sight, rng)
