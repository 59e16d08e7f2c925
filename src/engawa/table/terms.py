"""What was agreed when a table was made; it is kept beside the log and never changes."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from engawa.core.errors import BadGame
from engawa.core.game import Game, Option
from engawa.games import room


class ClockTerms(Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think: for each turn, or for the whole game."""

    kind: Literal["move", "game"]
    minutes: Annotated[float, Meta(gt=0, le=60 * 24 * 60)]  # up to sixty days

    @property
    def full(self) -> int:
        """In milliseconds."""
        return int(self.minutes * 60_000)


class Terms(Struct, frozen=True):
    seats: int
    options: dict[str, int | str] = {}
    clock: ClockTerms | None = None
    timeout: Literal["bot", "lose"] = "bot"  # what becomes of who runs out of time
    level: str = "greedy"  # of the bot that stands in
    takeback: bool = True  # may more be taken back if all agree
    spectator_chat: bool = False
    hints: bool = True
    code: str = ""  # opens a private table
    parent: str = ""  # the table this is a rematch or a fork of
    rules: int = 1  # the version that it is played by


def game_for(name: str, seats: int | None, options: dict[str, int | str]) -> Game:
    """The game that strangers ask for. What names a file may only name one that we ship."""
    place = room(name)
    for option in place.options:
        if option.load is not None and option.name in options:
            check_shipped(option, options[option.name])
    return Game(place, seats, options)


def check_rules(game: Game, terms: Terms) -> None:
    """Lines that were played by other rules may mean something else by these."""
    if terms.rules != (ours := game.room.rules_version):
        raise BadGame(f"it was begun by version {terms.rules} of the rules; these are {ours}")


def check_shipped(option: Option, value: int | str) -> None:
    if str(value).partition("@")[0] not in option.shipped:
        offer = ", ".join(option.shipped) or "nothing"
        raise BadGame(f"option {option.name} takes one of ours here: {offer}; not {value!r}")
