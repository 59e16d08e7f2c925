"""What is in the box: tiles, Zen cards, goals, the board; and the plane the trees grow on."""

from __future__ import annotations

from itertools import combinations
from typing import Final

SEATS: Final = 4
TREES: Final = 4  # a seat has one; the Emperor's guest has two

# --- tiles ---

WOOD: Final = 0
LEAF: Final = 1
FLOWER: Final = 2
FRUIT: Final = 3
KINDS: Final = 4
ANY: Final = 4  # a right to place whichever kind one likes
RIGHTS: Final = 5

WORDS: Final = ("wood", "leaf", "flower", "fruit")
LETTERS: Final = "WLFR*"

#: [setup.tiles] by seat; [solo] alone one starts like a second seat
STARTING_TILES: Final = [
    *(1, 0, 0, 0),
    *(1, 1, 0, 0),
    *(1, 1, 1, 0),
    *(1, 1, 1, 1),
]
SEISHI: Final = [1, 1, 0, 0, 1]  # [cultivate] one wood, one leaf and one of any kind
CAPACITY: Final = 5  # [capacity]
TOOL_CAPACITY: Final = 2  # [tool]

# --- the board ---

SLOTS: Final = 4  # 1 is next to the deck
#: [meditate.tiles] by slot and kind; slot 2 offers a wood or a leaf
SLOT_TILES: Final = [
    *(0, 0, 0, 0),
    *(0, 0, 0, 0),
    *(1, 0, 1, 0),
    *(0, 1, 0, 1),
]
CHOICE_SLOT: Final = 2
MOST_SLOT_TILES: Final = 2

# --- the Zen cards ---

# [cards] name, then copies without a mark, with three dots and with four
BOX: Final = (
    ("-", 0, 0, 0),
    ("tool", 3, 2, 1),
    ("growth-W", 2, 1, 1),
    ("growth-L", 2, 2, 0),
    ("growth-F", 2, 1, 0),
    ("growth-R", 2, 0, 1),
    ("master-any", 2, 1, 0),
    ("master-WW", 1, 0, 0),
    ("master-LL", 1, 0, 0),
    ("master-WL", 1, 2, 0),
    ("master-LF", 1, 0, 0),
    ("master-LR", 1, 0, 0),
    ("master-WLF", 0, 1, 0),
    ("master-WLR", 0, 1, 0),
    ("master-LFF", 0, 0, 1),
    ("helper-W", 3, 0, 0),
    ("helper-L", 2, 0, 0),
    ("helper-F", 1, 0, 0),
    ("helper-R", 1, 0, 0),
    ("parchment-W", 1, 0, 0),
    ("parchment-L", 1, 0, 0),
    ("parchment-F", 1, 0, 0),
    ("parchment-R", 1, 0, 0),
    ("parchment-growth", 1, 0, 0),
    ("parchment-helper", 1, 0, 0),
    ("parchment-master", 1, 0, 0),
)
CARD_NAMES: Final = tuple(row[0] for row in BOX)
CARDS: Final = len(BOX)

# Where each type starts; a type ends where the next one starts.
NO_CARD: Final = 0
TOOL: Final = 1
GROWTH: Final = 2  # + kind
MASTER: Final = 6
MASTER_ANY: Final = MASTER
HELPER: Final = 15  # + kind
PARCHMENT: Final = 19  # + kind, then one each for growths, helpers and masters
PARCHMENT_GROWTH: Final = PARCHMENT + KINDS
PARCHMENT_HELPER: Final = PARCHMENT_GROWTH + 1
PARCHMENT_MASTER: Final = PARCHMENT_HELPER + 1
PARCHMENTS: Final = CARDS - PARCHMENT

PARCHMENT_POINTS: Final = [1, 1, 2, 2]  # [parchment] for each tile of the kind
PARCHMENT_CARD_POINTS: Final = 2  # and for each card of the type

#: [deck] by seats and card, copies in play; marked cards need so many seats
DECK: Final = [
    copies + (dots3 if seats > 2 else 0) + (dots4 if seats > 3 else 0)
    for seats in range(SEATS + 1)
    for _, copies, dots3, dots4 in BOX
]
#: [master] by card and kind, tiles it brings; the one of any kind is not among them
MASTER_TILES: Final = [
    name[7:].count(letter) if name.startswith("master") else 0
    for name in CARD_NAMES
    for letter in LETTERS[:KINDS]
]
# [tokonoma] by seats, cards on top besides the Parchments; [tokonoma.odd] an odd one is on top
ON_TOP: Final = [
    (sum(DECK[n * CARDS : (n + 1) * CARDS]) - PARCHMENTS + 1) // 2 for n in range(SEATS + 1)
]

# --- the goals ---

COLOURS: Final = 5
BROWN: Final = 0
GREEN: Final = 1
ORANGE: Final = 2
PINK: Final = 3
BLUE: Final = 4
COLOUR_WORDS: Final = ("brown", "green", "orange", "pink", "blue")

LOW: Final = 0
MID: Final = 1
HARD: Final = 2
DIFFICULTIES: Final = 3
DIFFICULTY_WORDS: Final = ("low", "mid", "hard")

GOALS: Final = COLOURS * DIFFICULTIES  # a goal is colour * DIFFICULTIES + difficulty
GOAL_NAMES: Final = tuple(f"{c}-{d}" for c in COLOUR_WORDS for d in DIFFICULTY_WORDS)
GOAL_COLOUR: Final = [goal // DIFFICULTIES for goal in range(GOALS)]
GOAL_POINTS: Final = [*(5, 10, 15), *(6, 9, 12), *(9, 11, 13), *(8, 12, 16), *(7, 10, 14)]
GOAL_NEEDS: Final = [*(8, 10, 12), *(5, 7, 9), *(3, 4, 5), *(3, 4, 5), *(1, 2, 2)]

#: [setup.goals] three colours, in every way
COLOUR_SETS: Final = [colour for three in combinations(range(COLOURS), 3) for colour in three]
COLOUR_SET_WORDS: Final = tuple(" ".join(three) for three in combinations(COLOUR_WORDS, 3))
COLOURS_IN_PLAY: Final = 3
SETS: Final = len(COLOUR_SET_WORDS)

# Where a goal tile is
IN_BOX: Final = 0
ON_TABLE: Final = 1
CLAIMED: Final = 2  # + tree

# --- alone ---

LEVEL_POINTS: Final = [80, 100, 120, 140]  # [solo.level]
LEVEL_WORDS: Final = ("Gakusei", "Senmon", "Sensei", "Yusha")

NO_SCENARIO: Final = 0
SLOW_FALL: Final = 1
LONG_WINTER: Final = 2
SPRING: Final = 3
SUMMER: Final = 4
EMPEROR: Final = 5
SCENARIOS: Final = 6
SCENARIO_POINTS: Final = [0, 130, 120, 130, 130, 140]
WINTER_PARCHMENTS: Final = 4  # [long-winter]

#: The goal tiles of each scenario. All but the Emperor's are a guess: [gap.scenario-goals]
SCENARIO_TILES: Final = (
    (),
    ("brown-low", "brown-hard", "green-low", "green-hard", "orange-low", "orange-hard"),
    ("brown-mid", "green-mid", "orange-mid"),
    ("pink-mid", "green-mid", "blue-mid"),
    ("orange-mid", "pink-mid", "green-mid"),
    ("brown-mid", "green-mid", "orange-mid", "pink-mid", "blue-mid"),
)
#: [solo.scenario] by scenario and goal, whether the tile is used
SCENARIO_GOALS: Final = [int(name in tiles) for tiles in SCENARIO_TILES for name in GOAL_NAMES]

# --- the plane ---

# [reach] No card brings more than the tiles of its slot and its own. A seat that took every card
# of the box and placed every tile would have this many, and this much wood among them.
MOST_CARDS: Final = sum(DECK[SEATS * CARDS :])
ANY_TILES: Final = DECK[SEATS * CARDS + MASTER_ANY]
MOST_TILES: Final = (
    1  # the bud
    + KINDS  # to start with
    + MOST_CARDS * MOST_SLOT_TILES
    + ANY_TILES
    + sum(
        DECK[SEATS * CARDS + card] * MASTER_TILES[card * KINDS + kind]
        for card in range(CARDS)
        for kind in range(KINDS)
    )
)
MOST_WOOD: Final = (
    2
    + MOST_CARDS
    + ANY_TILES
    + sum(DECK[SEATS * CARDS + card] * MASTER_TILES[card * KINDS] for card in range(CARDS))
)
#: The bud is wood, each wood is one step further at most, then come a leaf and a flower or fruit.
REACH: Final = MOST_WOOD - 1 + 2
#: A tile takes up a free cell beside another tile. Two of its sides touch that tile's other
#: neighbours, so it has at most three new ones: two more free cells a tile, three cells in all.
ROOM: Final = 3 * MOST_TILES

#: A cell is row * WIDTH + column; WIDTH leaves a rim around what can be reached.
WIDTH: Final = 128
ROW_BITS: Final = 7
MIDDLE: Final = WIDTH // 2
CELLS: Final = WIDTH * WIDTH
CELL_BITS: Final = 2 * ROW_BITS
BUD: Final = MIDDLE * WIDTH + MIDDLE
SIDES: Final = 6
STEPS: Final = [1, 1 - WIDTH, -WIDTH, -1, WIDTH - 1, WIDTH]  # e ne nw w sw se
OPPOSITE: Final = [3, 4, 5, 0, 1, 2]

# [pot] Its rim and feet: rows 0 to 2 below the bud, from LEFT to RIGHT, one cell less a row
POT_ROWS: Final = 3
POT_LEFT: Final = -2
POT_RIGHT: Final = 3
# [protrude] Twice the distance from the bud to the right at which a tile is half past the edge
PAST_LEFT: Final = -4
PAST_RIGHT: Final = 6
BELOW: Final = 2  # [below] the first row that is below the pot

# --- what is known of a cell: its tile, and what it touches ---

TILE: Final = 7  # the bits of the kind + 1; 0 is a free cell
BY_WOOD: Final = 8
BY_FRUIT: Final = 16
BY_LEAF: Final = [32 << side for side in range(SIDES)]  # on which sides
LEAVES: Final = sum(BY_LEAF)
PAINT: Final = 2048  # a mark to count with
WHATS: Final = 2048

BIT: Final = [1 << kind for kind in range(KINDS)]


PAIRS: Final = [BY_LEAF[side] + BY_LEAF[(side + 1) % SIDES] for side in range(SIDES)]
#: [fruit] by what a cell touches: whether two sides that follow one another lie against leaves
BETWEEN_LEAVES: Final = [int(any(what & pair == pair for pair in PAIRS)) for what in range(WHATS)]


def _allowed() -> list[int]:
    """[wood] and [leaf] go by wood, [flower] by a leaf, [fruit] between two and by no fruit."""
    sums = []
    for what in range(WHATS):
        free = not what & TILE
        by_wood, by_leaf = free and what & BY_WOOD, free and what & LEAVES
        fruit = free and BETWEEN_LEAVES[what] and not what & BY_FRUIT
        able = (by_wood, by_wood, by_leaf, fruit)
        sums.append(sum(bit for bit, may in zip(BIT, able, strict=True) if may))
    return sums


#: By what a cell has and touches: the kinds that may be placed on it, as a sum of BIT
ALLOWS: Final = _allowed()

# --- worth ---

LEAF_POINTS: Final = 3
FRUIT_POINTS: Final = 7

# --- what the table waits for ---

COLOURING: Final = 0  # chance: the colours of the goals
DEALING: Final = 1  # chance: a card for the board
BURNING: Final = 2  # chance: a card of the deck to be discarded
ACTING: Final = 3  # meditate or cultivate
PICKING: Final = 4  # the tile of a Master
PLACING: Final = 5  # tiles on the bonsai
CLAIMING: Final = 6  # goals to claim or renounce
RETURNING: Final = 7  # tiles beyond the capacity
OVER: Final = 8
