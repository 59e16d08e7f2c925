"""What was agreed when a table was made; it is kept beside the log and never changes."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from engawa.core.errors import BadGame
from engawa.core.game import Game, Option
from engawa.games import spec
from engawa.words import Words, row
from engawa.words import table as say


class ClockTerms(Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think: for each turn, or for the whole game."""

    kind: Literal["move", "game"]
    minutes: Annotated[float, Meta(gt=0, le=1e9)]

    @property
    def full(self) -> int:
        """In milliseconds."""
        return int(self.minutes * 60_000)

    @property
    def has_days(self) -> bool:
        """Is it one that stands still on a vacation?"""
        return self.full >= DAY


DAY = 24 * 60 * 60_000  # milliseconds
SHORTEST, LONGEST = 5_000, 60 * DAY  # milliseconds on a clock that is set today


def check_clock(clock: ClockTerms | None) -> None:
    """What is asked for today; tables that were made with less keep what they have."""
    if clock is not None and not SHORTEST <= clock.full <= LONGEST:
        seconds, days = SHORTEST // 1000, LONGEST // DAY
        raise BadGame(say.bad_clock(seconds=seconds, days=days, minutes=f"{clock.minutes:g}"))


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
    luck: str = ""  # the name of the luck that it shares with other tables
    until: int = 0  # when it closes, if it is not over by then
    rated: bool = False  # does the result count for ratings?


def game_for(
    name: str, seats: int | None, options: dict[str, int | str], rules: int | None = None
) -> Game:
    """The game that strangers ask for, or asked for when older rules were in use.

    What names a file may only name one that we ship.
    """
    place = spec(name)
    if rules is not None:
        options = place.options_by(rules, options)
    for option in place.options:
        if option.load is not None and option.name in options:
            check_shipped(option, options[option.name])
    return Game(place, seats, options)


def other_rules(game: Game, terms: Terms) -> Words:
    """A sentence if it was begun by other rules: by these its lines may mean something else."""
    if game.spec.plays(terms.rules):
        return ""
    return say.other_rules(theirs=terms.rules, ours=game.spec.rules_version)


def check_shipped(option: Option, value: int | str) -> None:
    if not option.is_shipped(value):
        offer = row(option.shipped) or say.NOTHING
        raise BadGame(say.not_ours(option=option.name, offer=offer, value=repr(value)))
