"""What a seat may know. Nothing is hidden: every seat sees the same table."""

from __future__ import annotations

from msgspec import Struct

from engawa.core import features as show
from engawa.core.actions import NOBODY
from engawa.core.features import Feature
from engawa.core.game import Game
from engawa.core.observation import Observation
from engawa.games.pass_the_pandas.rules import components, turn
from engawa.games.pass_the_pandas.rules.state import State

PHASES = ("start", "roll", "give", "swap", "over")


class Roll(Struct, frozen=True, gc=False):
    """How many dice show each face."""

    water: int
    panda: int
    bamboo: int
    blank: int


class Options(Struct, frozen=True, gc=False):
    places: bool
    bamboozled: bool
    pandamonium: int
    turn_cap: int


class Known(Observation, frozen=True, gc=False):
    phase: str
    dice: tuple[int, ...]
    turn: int  # whose turn it is; NOBODY's before the start
    target: int
    rolled: Roll
    pandas: int
    turns: int
    places: tuple[int, ...]
    points: tuple[int, ...]
    first: int | None  # who began the round of a match
    previous: int  # the seat still in that played last, or NOBODY
    owed: int  # dice that it must pay once the pandas of this turn are given
    options: Options


def observe(s: State) -> Known:
    begun = s.phase != components.STARTING
    playing = begun and s.phase != components.OVER
    return Known(
        seats=s.seats,
        to_move=s.to_move,
        phase=PHASES[s.phase],
        dice=tuple(s.dice[: s.seats]),
        turn=s.turn if begun else NOBODY,
        target=s.target,
        rolled=Roll(*s.rolled),
        pandas=s.pandas,
        turns=s.turns,
        places=tuple(s.place[: s.seats]),
        points=tuple(s.points()),
        first=s.first if s.pandamonium and begun else None,
        previous=turn.previous(s) if playing else NOBODY,
        owed=turn.owed(s) if s.phase == components.GIVING else 0,
        options=Options(
            places=bool(s.places),
            bamboozled=bool(s.bamboozled),
            pandamonium=s.pandamonium,
            turn_cap=s.turn_cap,
        ),
    )


def features(game: Game) -> dict[str, Feature | None]:
    """What the numbers of a position mean to a learner."""
    return {
        "phase": show.name(len(PHASES)),
        "dice": show.each(game.seats, show.number(5)),
        "turn": show.seat(),
        "target": show.number(3),
        "rolled": show.number(2),
        "pandas": show.number(2),
        "turns": show.number(30),
        "place": show.each(game.seats, show.number(2)),
        "first": show.seat(),
        "won": show.each(game.seats, show.number(20)),
    }
