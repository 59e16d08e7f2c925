"""What lies on the table between two actions. How it is written stands in `paper`."""

from __future__ import annotations

from typing import Annotated

from engawa.core.position import Position
from engawa.games.takenoko.rules import components

PerPlot = Annotated[list[int], "int16_t", components.PLOTS]
PerSide = Annotated[list[int], "int16_t", components.PLOTS * components.DIRECTIONS]
PerCell = Annotated[list[int], "int16_t", components.GROUND]
Sites = Annotated[list[int], "int16_t", components.SITES]
PerColour = Annotated[list[int], "int16_t", components.COLOURS]
PerImprovement = Annotated[list[int], "int16_t", components.IMPROVEMENTS]
PerTile = Annotated[list[int], "int16_t", components.TILE_KINDS]
Under = Annotated[list[int], "int16_t", components.TILES + 1]
Drawn = Annotated[list[int], "int16_t", components.DRAWN]
PerCard = Annotated[list[int], "int16_t", components.CARDS]
PerStand = Annotated[list[int], "int16_t", components.NO_STAND + 1]
PerType = Annotated[list[int], "int16_t", components.TYPES]
Returned = Annotated[list[int], "int16_t", components.TYPES * (components.PILE + 1)]
PerSeat = Annotated[list[int], "int16_t", components.SEATS]
Hands = Annotated[list[int], "int16_t", components.SEATS * components.HAND]
Purses = Annotated[list[int], "int16_t", components.SEATS * components.IMPROVEMENTS]
Mats = Annotated[list[int], "int16_t", components.SEATS * components.COLOURS]
Done = Annotated[list[int], "int16_t", components.SEATS * components.CARDS]


class State(Position):
    """Plain data. The rules act on it; it never acts by itself."""

    # options
    advanced: bool  # a drawn objective that is fulfilled already goes back
    green_fertilizer: int  # green plots with printed fertilizer
    round_cap: int  # rounds after which the game is stopped

    # whose turn, and what remains of it
    phase: int
    turn: int  # the seat whose turn it is
    round: int  # rounds that are over
    weather: int  # in effect this turn
    left: int  # actions left, the sun's included
    used: int  # actions taken this turn, as bits
    emperor: int  # the seat that took the Emperor; -1 while nobody has

    # the garden, by number of plot: 0 is nothing, 1 the pond
    plots: int  # the number the next plot will have
    cell: PerPlot
    colour: PerPlot
    printed: PerPlot  # improvement on the tile itself
    improvement: PerPlot  # printed or added
    height: PerPlot  # sections of bamboo
    wet: PerPlot  # irrigated, once and for all
    sides: PerPlot  # directions with a channel, as bits
    near: PerSide  # [plot * 6 + direction]: the plot there, or 0
    ground: PerCell  # by cell: its plot; else minus the plots next to it, the pond counting twice
    site_count: int
    sites: Sites  # cells where a plot may be laid
    panda: int  # the plot it is on
    gardener: int
    due: PerPlot  # [bamboo.short] sections to grow, while the mover chooses where

    # what follows from the garden, kept as it changes so that nobody has to search
    patterns: int  # plot objectives whose pattern lies in it, as bits
    stands: PerStand  # plots with bamboo for each gardener objective; the last, for none

    # the stocks
    stock: PerColour  # sections of bamboo
    channels: int
    chips: PerImprovement
    tiles: PerTile  # the pile, without an order
    under: Under  # tiles put back under it: seat that knows it * 12 + tile; see kit.pile
    drawn_count: int
    drawn: Drawn  # tiles the mover looks at
    picked: int  # the tile it is about to lay
    cards: PerCard  # the three piles of objectives, without an order
    returned: Returned  # [advanced] cards put back under each; see kit.pile
    deck: int  # the pile an objective is drawn from
    passed: PerType  # [advanced] cards that went back in this action

    # the seats
    held: PerSeat  # channels
    purse: Purses  # chips, [seat * 4 + improvement]
    mat: Mats  # bamboo eaten, [seat * 4 + colour]
    hand_size: PerSeat
    hand: Hands  # cards, [seat * 5 + n]
    shown: Hands  # [advanced] everybody knows this card
    barred: Hands  # [advanced] cards of its type it cannot be, as bits
    done: Done  # objectives fulfilled, [seat * 34 + card]
    fulfilled: PerSeat  # how many
    won: PerSeat  # points
    panda_won: PerSeat  # points from panda objectives
