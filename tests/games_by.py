"""Games by what they are like, for tests that mean any game, or any of a kind. Of ours alone."""

import runpy
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import engawa
from engawa.core.game import GameSpec
from engawa.core.rng import Rng
from engawa.games import GAMES, spec


def _minutes(name: str) -> tuple[int, int]:
    return spec(name).minutes or (0, 0)


def _rolls(name: str) -> int:
    """How often chance is asked after the first lines of a game."""
    s, luck, rolls = engawa.make(name).start(), Rng(0), 0
    for n in range(20):
        while s.to_move == engawa.CHANCE:
            s.roll(luck)
            rolls += n > 0
        if s.to_move == engawa.NOBODY:
            break
        s.play(s.lines()[0])
    return rolls


SEES_ALL = next(each.default for each in fields(GameSpec) if each.name == "own")

PEOPLES = [name for name in GAMES if spec(name).minutes]  # one that is being written has none yet
BY_ACTIONS = sorted(PEOPLES, key=lambda name: spec(name).actions)
SMALLEST = BY_ACTIONS[0]  # has the fewest actions
SMALL = BY_ACTIONS[1]  # the next: quick to play, and two seats have choices
LARGEST = BY_ACTIONS[-1]
LONGEST = max(PEOPLES, key=_minutes)
CALMEST = min(PEOPLES, key=_rolls)  # once it has begun, chance comes least
HIDING = [name for name in PEOPLES if spec(name).own is not SEES_ALL]  # a seat has secrets
SOLO = next(name for name in GAMES if 1 in spec(name).seats)  # one can play it alone
FROM_FILES = [name for name in GAMES if any(option.load for option in spec(name).options)]


def capped(name: str, most: int) -> dict[str, Any]:
    """The option that ends a game after so many turns, or rounds; every game of ours has one."""
    return {option.name: most for option in spec(name).options if option.name.endswith("_cap")}


def titled(name: str) -> str:
    """The game as people call it."""
    return str(spec(name).title)


def switch(name: str) -> str:
    """An option of a game that is chosen with yes, and usually is not."""
    return next(
        option.name
        for option in spec(name).options
        if (option.low, option.high, option.default) == (0, 1, 0)
    )


def unchanging() -> Iterator[str]:
    """What games call the same in every language: a file of their tests tells, if there is any."""
    for file in (Path(__file__).parent / "games").glob("*/names_of_*.py"):
        yield from runpy.run_path(str(file))["NAMES"]
