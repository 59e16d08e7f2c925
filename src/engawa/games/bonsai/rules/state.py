"""What lies on the table between two actions."""

from __future__ import annotations

from typing import Annotated

from engawa.core.position import Position
from engawa.games.bonsai.rules import components

PerCard = Annotated[list[int], "int16_t", components.CARDS]
PerGoal = Annotated[list[int], "int16_t", components.GOALS]
PerRight = Annotated[list[int], "int16_t", components.RIGHTS]
PerSlot = Annotated[list[int], "int16_t", components.SLOTS]
SeatKinds = Annotated[list[int], "int16_t", components.SEATS * components.KINDS]
SeatCards = Annotated[list[int], "int16_t", components.SEATS * components.CARDS]
SeatGoals = Annotated[list[int], "int16_t", components.SEATS * components.GOALS]
PerTree = Annotated[list[int], "int16_t", components.TREES]
TreeKinds = Annotated[list[int], "int16_t", components.TREES * components.KINDS]
TreeSides = Annotated[list[int], "int16_t", components.TREES * 2]
TreeEnds = Annotated[list[int], "int16_t", components.TREES * 4]
TreeCells = Annotated[list[int], "int16_t", components.TREES * components.ROOM]


class State(Position):
    """Plain data. The rules act on it; it never acts by itself."""

    # options
    goals: bool  # goal tiles are used
    tokonoma: bool
    level: int
    scenario: int
    turn_cap: int

    phase: int
    turn: int  # the seat whose turn it is
    tree: int  # the bonsai it tends: its own, or the Emperor's active one
    turns: int  # begun so far; 0 while the board is laid out
    final: int  # turns to come after this one once the deck is empty; -1 before
    taken: int  # the slot this turn's card came from; 0 when cultivating
    owed: bool  # a flower must still be placed in this turn
    rights: PerRight  # tiles that may still be placed: of each kind, then of any

    board: PerSlot  # face-up cards, from the deck outward
    deck: PerCard  # copies left
    on_top: int  # cards besides Parchments in the upper half of the deck
    goal: PerGoal  # in the box, on the table, or claimed for a tree
    renounced: SeatGoals
    supply: SeatKinds
    cards: SeatCards  # taken so far

    # Each tree is a row of cells in reading order: its tiles and the free cells beside them.
    size: PerTree  # cells in the row
    cell: TreeCells
    what: TreeCells  # the tile on it, and what it touches

    # What follows from the cells, kept at hand
    grown: TreeKinds  # tiles of each kind, the bud included
    open_sides: PerTree  # sides of flowers that touch no tile
    group: PerTree  # leaves in the largest group
    blossoms: TreeSides  # flowers past the left edge of the pot, and past the right
    ends: TreeEnds  # tiles past the left edge and past the right, above; then below
