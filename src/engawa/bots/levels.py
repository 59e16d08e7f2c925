"""Levels 1 to 8 of each game, from a beginner to the strongest we have."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from engawa.bots import greedy
from engawa.bots.bot import Bot
from engawa.bots.budget import Budget
from engawa.bots.search import Search
from engawa.core.errors import BadGame
from engawa.core.rng import Rng
from engawa.core.sight import Sight

SECONDS = 2.0  # that any level takes for a move, at the most


@dataclass(frozen=True)
class Level:
    """How strong, in a word and in a sentence, and what makes it so."""

    name: str
    says: str
    slips: float = 0.0  # how easily it takes what looks worse; 0 is a level that searches
    iterations: int = 0  # of its search
    seconds: float = SECONDS

    def bot(self) -> Bot:
        """A player of this level, for one seat of one game."""
        if self.slips > 0:
            return partial(greedy.glance, slips=self.slips)
        return Search(Budget(self.iterations, self.seconds))


SAYS = (
    ("curious", "Has just heard the rules, and plays what comes to mind."),
    ("casual", "Sees what is good at once, and often overlooks it."),
    ("eager", "Takes what looks best now, with a slip here and there."),
    ("careful", "Thinks a little ahead."),
    ("steady", "Thinks ahead, and seldom errs grossly."),
    ("keen", "Weighs many lines, and what the others will do."),
    ("sharp", "Looks far ahead; hard to beat."),
    ("master", "The strongest there is, with about two seconds for a move."),
)
SLIPS = (1.0, 0.3, 0.1)  # of the levels that only glance
USUAL = (50, 200, 800, 3200, 1 << 20)  # iterations of the others
ITERATIONS: dict[str, tuple[int, ...]] = {  # by game; where few go far, the first levels have few
    "bamboo_harvest": (6, 25, 200, 1600, 1 << 20),
    "bonsai": (6, 25, 200, 1600, 1 << 20),
    "pass_the_pandas": USUAL,
    "takenoko": USUAL,
    "the_harvest": (6, 25, 200, 3200, 1 << 20),
}


def _levels(iterations: tuple[int, ...]) -> tuple[Level, ...]:
    glances = [(slips, 0) for slips in SLIPS]
    searches = [(0.0, times) for times in iterations]
    return tuple(
        Level(name, says, *work)
        for (name, says), work in zip(SAYS, glances + searches, strict=True)
    )


LEVELS = {game: _levels(iterations) for game, iterations in ITERATIONS.items()}
DEFAULT = _levels(USUAL)  # for games that nobody has measured
COUNT = len(SAYS)


def of(game: str) -> tuple[Level, ...]:
    """The levels of a game, the weakest first."""
    return LEVELS.get(game, DEFAULT)


class Player:
    """A bot of a level, whatever the game."""

    def __init__(self, number: int) -> None:
        if not 1 <= number <= COUNT:
            raise BadGame(f"there are levels 1 to {COUNT}, not {number}")
        self.number = number
        self.bots: dict[str, Bot] = {}

    def __call__(self, sight: Sight, rng: Rng) -> int:
        game = sight.game.name
        if game not in self.bots:
            self.bots[game] = of(game)[self.number - 1].bot()
        return self.bots[game](sight, rng)
