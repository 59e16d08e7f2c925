"""What lies on the table between two actions."""

from __future__ import annotations

from typing import Annotated

from engawa.core.fields import Wide
from engawa.core.position import Position
from engawa.games.bamboo_harvest.rules import components

PerCell = Annotated[list[int], "int16_t", components.CELLS]
PerKind = Annotated[list[int], "int16_t", components.FOREST_KINDS]
PerSeat = Annotated[list[int], "int32_t", components.SEATS]
CellsPerSeat = Annotated[list[int], "int64_t", components.SEATS]
PerWild = Annotated[list[int], "int16_t", components.WILDS]
PerZone = Annotated[list[int], "int16_t", components.ZONES]
PerZoneAndDeed = Annotated[list[int], "int16_t", components.ZONES * components.DEEDS]


class State(Position):
    """Plain data. The rules act on it; it never acts by itself."""

    round_cap: int  # option: rounds after which the game is stopped

    phase: int
    turn: int  # the seat whose turn it is
    starter: int
    turns: int  # taken in the game
    winner: int  # known when it is over

    laid: int  # forest cards on the table
    unlaid: PerKind  # forest cards still to be laid, by kind
    forest: PerCell  # the card on each cell
    tokens: CellsPerSeat  # cells built on, as a set
    built: PerSeat  # how many they are
    lacks: PerSeat  # builds to a path, at least; noted anew with every token
    disturbed: CellsPerSeat  # the cell under the disturbance token, as a set
    reeds: PerSeat

    deeds: PerZoneAndDeed  # how many of each kind lie where
    size: PerZone  # how many deeds lie where
    spent: PerWild  # wild deeds that have been used for a swap

    first: int  # cells of the swap under way
    second: int
    harvesters: Wide  # tokens that have yet to harvest, as a set of cells
    owed: int  # deeds to be drawn now
    bought: bool  # in this turn
    redrawn: bool
