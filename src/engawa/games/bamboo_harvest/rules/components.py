"""What is in the box: two packs of cards, tokens and reeds; and the forest as tables.

A forest card is a kind, rank + 13 for hearts, and + 26 for the second card of its kind, which has
the black back. A deed is a kind alone: the 26 black cards, then the three wild ones.
"""

from __future__ import annotations

from typing import Final

from engawa.kit import grid

SEATS: Final = 4
SIDE: Final = 7
CELLS: Final = SIDE * SIDE
AXES: Final = 2  # north to south, west to east

# --- cards ---

RANKS: Final = 13
JACK: Final = 10  # [harvest.draw] from here up, a card yields a deed and no reeds
YIELD: Final = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 0, 0, 0]  # [reeds] by rank

FOREST_KINDS: Final = 26
BLACK_BACK: Final = FOREST_KINDS  # added to the kind of a second card
RANK: Final = [card % RANKS for card in range(2 * FOREST_KINDS)]  # of a forest card
FOREST_COPIES: Final = [2] * 23 + [1] * 3  # [cards] [cards.wild] one JH, QH and KH are deeds
FOREST_FACES: Final = [26 + card % FOREST_KINDS for card in range(2 * FOREST_KINDS)]  # kit.cards

WILD: Final = 26  # [wild] deeds from here up
WILDS: Final = 3
DEEDS: Final = WILD + WILDS
DEED_COPIES: Final = [2] * WILD + [1] * WILDS  # [cards]
DEED_FACES: Final[list[int]] = [*range(WILD), 49, 50, 51]  # kit.cards
DEED_RANK: Final = [card % RANKS for card in DEED_FACES]
#: [start] [start.suit] by rank, ace low, then clubs, spades, diamonds, hearts
STRENGTH: Final = [card % RANKS * 4 + card // RANKS for card in DEED_FACES]

# Where a deed can be; the ranges are by seat.
PILE: Final = 0  # first, so that a kind is its own place in the row
SHOWN: Final = 1  # in the discards, and everybody saw it go there
FRESH: Final = 2  # drawn in this turn by the seat to move, and still open to a redraw
UP: Final = 3  # + seat: face up
DOWN: Final = UP + SEATS  # + seat: face down
TOSSED: Final = DOWN + SEATS  # + seat: in the discards, and only this seat saw it
DROPPED: Final = TOSSED + SEATS  # + seat: the discard that decides who starts
ZONES: Final = DROPPED + SEATS

# --- figures ---

STARTING_REEDS: Final = 14  # [setup.reeds]
STARTING_DEEDS: Final = 3  # [setup.deeds]
HAND: Final = 3  # [discard]
BUILD_COST: Final = 30  # [build]
BUY_COST: Final = 10  # [buy]
FREE_STEPS: Final = 2  # [swap.cost]
STEP_COST: Final = 5  # [swap.cost]
TOKENS_TO_WIN: Final = [0, 0, 10, 8, 8]  # [count] by number of seats
MOST_GUESTS: Final = 3  # [path.guests] tokens of others in a path
MOST_OF_ONE: Final = 2  # [path.guests] of one seat

# --- the forest ---

BIT: Final = [1 << cell for cell in range(CELLS)]
FOREST: Final = (1 << CELLS) - 1
NEIGHBOUR: Final = grid.neighbours(SIDE, SIDE)  # [cell * 4 + direction], or -1
DISTANCE: Final = grid.distances(SIDE, SIDE)  # [a * CELLS + b]
FARTHEST: Final = max(DISTANCE)
#: [steps * CELLS + cell]: the cells at most so many steps away
WITHIN: Final = [
    sum(BIT[b] for b in range(CELLS) if DISTANCE[a * CELLS + b] <= steps)
    for steps in range(FARTHEST + 1)
    for a in range(CELLS)
]
#: [swap.cost] by distance
SWAP_COST: Final = [max(0, STEP_COST * (d - FREE_STEPS)) for d in range(FARTHEST + 1)]

NORTH: Final = sum(1 << x for x in range(SIDE))
WEST: Final = sum(1 << y * SIDE for y in range(SIDE))
NEAR_SIDE: Final = [NORTH, WEST]  # by axis
FAR_SIDE: Final = [NORTH << CELLS - SIDE, WEST << SIDE - 1]
NOT_WEST: Final = FOREST - WEST
NOT_EAST: Final = FOREST - (WEST << SIDE - 1)

# --- what the table waits for ---

LAYING: Final = 0  # a forest card
DEALING: Final = 1  # a deed for the seat to move
DROPPING: Final = 2  # everyone's discard
BACKING: Final = 3  # which of two equal discards has the black back
PLACING: Final = 4  # a first or second token
BUILDING: Final = 5
SWAPPING: Final = 6  # the first card of a swap
PAIRING: Final = 7  # the second card
MARKING: Final = 8  # where the disturbance token goes
HARVESTING: Final = 9
MANAGING: Final = 10
OVER: Final = 11
#: as they are written
PHASES: Final = (
    *("lay", "deal", "drop", "black", "place"),
    *("build", "swap", "with", "mark", "harvest", "manage", "over"),
)
