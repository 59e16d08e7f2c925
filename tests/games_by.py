"""Games by their properties, for tests that need any game of a kind. Only our own games."""

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
    """Count how often chance follows the first lines of a game."""
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

PEOPLES = [name for name in GAMES if spec(name).minutes]  # a new game has none yet
BY_ACTIONS = sorted(PEOPLES, key=lambda name: spec(name).actions)
SMALLEST = BY_ACTIONS[0]  # fewest actions
SMALL = BY_ACTIONS[1]  # second fewest: quick to play, and two seats have choices
LARGEST = BY_ACTIONS[-1]
LONGEST = max(PEOPLES, key=_minutes)
CALMEST = min(PEOPLES, key=_rolls)  # chance is needed least during the game
HIDING = [name for name in PEOPLES if spec(name).own is not SEES_ALL]  # a seat has secrets
SOLO = next(name for name in GAMES if 1 in spec(name).seats)  # one person can play it
FROM_FILES = [name for name in GAMES if any(option.load for option in spec(name).options)]


def capped(name: str, most: int) -> dict[str, Any]:
    """Return the option that ends a game after so many turns or rounds; all our games have one."""
    return {option.name: most for option in spec(name).options if option.name.endswith("_cap")}


def titled(name: str) -> str:
    """The game as people call it."""
    return str(spec(name).title)


def switch(name: str) -> str:
    """Return a yes/no option of a game that is usually off."""
    return next(
        option.name
        for option in spec(name).options
        if (option.low, option.high, option.default) == (0, 1, 0)
    )


def unchanging() -> Iterator[str]:
    """Yield what games call the same in every language, from the files of their tests."""
    for file in (Path(__file__).parent / "games").glob("*/names_of_*.py"):
        yield from runpy.run_path(str(file))["NAMES"]
