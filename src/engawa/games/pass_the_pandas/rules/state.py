"""What lies on the table between two actions."""

from __future__ import annotations

from typing import Annotated

from engawa.core.position import Position
from engawa.games.pass_the_pandas.rules import components

PerSeat = Annotated[list[int], "int16_t", components.SEATS]
PerFace = Annotated[list[int], "int16_t", components.FACES]


class State(Position):
    """Plain data. The rules act on it; it never acts by itself."""

    # options
    places: bool  # play on for second place and below
    bamboozled: bool
    pandamonium: int  # points to play to; 0 is a single round
    turn_cap: int

    phase: int
    dice: PerSeat  # held by each seat
    turn: int  # the seat whose turn it is
    target: int  # bamboo the previous seat rolled, to be matched
    rolled: PerFace  # this turn's roll, by face
    pandas: int  # rolled and not yet given
    turns: int  # taken in this round
    place: PerSeat  # 1 for the seat that finished first; 0 while still in
    first: int  # the seat that began this round
    won: PerSeat  # points won in earlier places and rounds
