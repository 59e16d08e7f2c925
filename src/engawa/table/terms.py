"""The terms of a table: what was agreed when it was made. They are stored and never change."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from engawa.core.errors import BadGame
from engawa.core.game import Game, Option
from engawa.games import spec
from engawa.words import Words, row
from engawa.words import table as say


class ClockTerms(Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think, for each turn or for the whole game."""

    kind: Literal["move", "game"]
    minutes: Annotated[float, Meta(gt=0, le=1e9)]

    @property
    def full(self) -> int:
        """The time in milliseconds."""
        return int(self.minutes * 60_000)

    @property
    def has_days(self) -> bool:
        """Is it so long that it stands still during a vacation?"""
        return self.full >= DAY


DAY = 24 * 60 * 60_000  # milliseconds
SHORTEST, LONGEST = 5_000, 60 * DAY  # milliseconds, for new clocks


def check_clock(clock: ClockTerms | None) -> None:
    """Check the time of a new clock; existing tables keep theirs."""
    if clock is not None and not SHORTEST <= clock.full <= LONGEST:
        seconds, days = SHORTEST // 1000, LONGEST // DAY
        raise BadGame(say.bad_clock(seconds=seconds, days=days, minutes=f"{clock.minutes:g}"))


class Terms(Struct, frozen=True):
    seats: int
    options: dict[str, int | str] = {}
    clock: ClockTerms | None = None
    timeout: Literal["bot", "lose"] = "bot"  # what happens if a player runs out of time
    level: str = "greedy"  # of the bot that takes over
    takeback: bool = True  # may moves be taken back if all agree?
    spectator_chat: bool = False
    hints: bool = True
    code: str = ""  # opens a private table
    parent: str = ""  # the original of this rematch or fork
    rules: int = 1  # the version of the rules
    luck: str = ""  # the name of the luck that it shares with other tables
    until: int = 0  # when it closes, if it is not over before
    rated: bool = False  # does the result count for ratings?


def game_for(
    name: str, seats: int | None, options: dict[str, int | str], rules: int | None = None
) -> Game:
    """Return the game that a stranger asks for, perhaps with older rules.

    Options that name a file may only name one of ours.
    """
    place = spec(name)
    if rules is not None:
        options = place.options_by(rules, options)
    for option in place.options:
        if option.load is not None and option.name in options:
            check_shipped(option, options[option.name])
    return Game(place, seats, options)


def other_rules(game: Game, terms: Terms) -> Words:
    """Say that a table has other rules, by which its lines may mean something else; else empty."""
    if game.spec.plays(terms.rules):
        return ""
    return say.other_rules(theirs=terms.rules, ours=game.spec.rules_version)


def check_shipped(option: Option, value: int | str) -> None:
    if not option.is_shipped(value):
        offer = row(option.shipped) or say.NOTHING
        raise BadGame(say.not_ours(option=option.name, offer=offer, value=repr(value)))
