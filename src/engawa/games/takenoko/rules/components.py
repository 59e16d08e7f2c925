"""What is in the box: plots, bamboo, channels, chips, cards, a die, and room for any garden.

A cell is a number of the disc of hexes about the pond, counted ring by ring. No plot can lie more
than REACH steps from the pond: see [garden.reach] in RULES.md.
"""

from __future__ import annotations

from typing import Final

from engawa.kit import hexes

SEATS: Final = 4

# --- the ground ---

TILES: Final = 27  # [box.plots]
REACH: Final = 14  # [garden.reach]
CELLS: Final = len(hexes.disc(REACH))  # where a plot may come to lie
GROUND: Final = len(hexes.disc(REACH + 1))  # and one ring more, to look at from there
POND_CELL: Final = 0
DIRECTIONS: Final = 6
HALF: Final = 3  # directions that name each edge once, from one of its two sides

NEIGHBOUR: Final = hexes.neighbours(REACH + 1)  # [cell * 6 + direction]
BIT: Final = [1 << n for n in range(15)]

# Plots are numbered as they are laid, after these two.
NOTHING: Final = 0  # no plot: what lies beyond the garden
POND: Final = 1
FIRST: Final = 2
PLOTS: Final = FIRST + TILES
SITES: Final = DIRECTIONS + TILES * DIRECTIONS // 2  # each touches the pond, or two plots

# --- plots and what is put on them ---

NO_COLOUR: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
PINK: Final = 3
COLOURS: Final = 4

BARE: Final = 0
WATERSHED: Final = 1
ENCLOSURE: Final = 2
FERTILIZER: Final = 3
IMPROVEMENTS: Final = 4
CHIP_KINDS: Final = 3

#: A tile is (colour - 1) * 4 + improvement, in as many copies as this.
TILE_COPIES: Final = [
    6, 2, 2, 1,
    6, 1, 1, 1,
    4, 1, 1, 1,
]  # fmt: skip
TILE_KINDS: Final = 12
DRAWN: Final = 3  # [plot.draw] tiles to choose from

BAMBOO: Final = [0, 36, 30, 24]  # [box.bamboo] by colour
TALLEST: Final = 4  # [bamboo.height]
HEIGHTS: Final = TALLEST + 1
CHANNELS: Final = 20  # [box.channels]
CHIPS: Final = 3  # [box.chips] of each improvement

# --- [box.objectives] cards 0..14 plots, 15..29 gardener, 30..33 panda ---

PLOT_CARDS: Final = 0
GARDENER_CARDS: Final = 15
PANDA_CARDS: Final = 30
CARDS: Final = 34
TYPES: Final = 3
TYPE_START: Final = [PLOT_CARDS, GARDENER_CARDS, PANDA_CARDS]
TYPE_KINDS: Final = [15, 15, 4]
PILE: Final = 15  # cards of each type
HAND: Final = 5  # [objective.hand]

#: (shape, first colour, second colour, points)
PLOT_GOALS: Final = (
    ("line", GREEN, GREEN, 2), ("line", YELLOW, YELLOW, 3), ("line", PINK, PINK, 4),
    ("curve", GREEN, GREEN, 2), ("curve", YELLOW, YELLOW, 3), ("curve", PINK, PINK, 4),
    ("triangle", GREEN, GREEN, 2), ("triangle", YELLOW, YELLOW, 3), ("triangle", PINK, PINK, 4),
    ("rhombus", GREEN, GREEN, 3), ("rhombus", YELLOW, YELLOW, 4), ("rhombus", PINK, PINK, 5),
    ("halves", GREEN, YELLOW, 3), ("halves", GREEN, PINK, 4), ("halves", PINK, YELLOW, 5),
)  # fmt: skip
#: Where the second neighbour of a tip lies, in sixths of a turn from the first; whether a fourth
#: plot lies beyond both. The two colours of `halves` are the tip with its first neighbour and the
#: other two, so that turning the other way would be the mirror image.
SHAPES: Final = {
    "line": (3, 0),
    "curve": (2, 0),
    "triangle": (1, 0),
    "rhombus": (1, 1),
    "halves": (5, 1),
}
#: (colour, bamboos, height, improvement, points)
ANY: Final = 4  # whatever the improvement
GARDENER_GOALS: Final = (
    (GREEN, 1, 4, FERTILIZER, 3), (GREEN, 1, 4, ENCLOSURE, 4), (GREEN, 1, 4, WATERSHED, 4),
    (GREEN, 1, 4, BARE, 5), (GREEN, 4, 3, ANY, 8),
    (YELLOW, 1, 4, FERTILIZER, 4), (YELLOW, 1, 4, ENCLOSURE, 5), (YELLOW, 1, 4, WATERSHED, 5),
    (YELLOW, 1, 4, BARE, 6), (YELLOW, 3, 3, ANY, 7),
    (PINK, 1, 4, FERTILIZER, 5), (PINK, 1, 4, ENCLOSURE, 6), (PINK, 1, 4, WATERSHED, 6),
    (PINK, 1, 4, BARE, 7), (PINK, 2, 3, ANY, 6),
)  # fmt: skip
#: (green, yellow, pink, points, copies)
PANDA_GOALS: Final = ((2, 0, 0, 3, 5), (0, 2, 0, 4, 4), (0, 0, 2, 5, 3), (1, 1, 1, 6, 3))

CARD_COPIES: Final = [1] * 30 + [goal[4] for goal in PANDA_GOALS]
POINTS: Final = [goal[-1] for goal in PLOT_GOALS + GARDENER_GOALS] + [g[3] for g in PANDA_GOALS]
CARD_TYPE: Final = [0] * 15 + [1] * 15 + [2] * 4
SHAPE_TURN: Final = [SHAPES[goal[0]][0] for goal in PLOT_GOALS]
SHAPE_FOURTH: Final = [SHAPES[goal[0]][1] for goal in PLOT_GOALS]
PATTERN_SIZE: Final = [3 + fourth for fourth in SHAPE_FOURTH]
SHAPE_FIRST: Final = [goal[1] for goal in PLOT_GOALS]
SHAPE_SECOND: Final = [goal[2] for goal in PLOT_GOALS]
STAND_COLOUR: Final = [goal[0] for goal in GARDENER_GOALS]
STAND_COUNT: Final = [goal[1] for goal in GARDENER_GOALS]
STAND_HEIGHT: Final = [goal[2] for goal in GARDENER_GOALS]
STAND_IMPROVEMENT: Final = [goal[3] for goal in GARDENER_GOALS]
NO_STAND: Final = len(GARDENER_GOALS)
#: by colour, improvement and height, the gardener card that looks for such a bamboo; never two
LOOKED_FOR: Final = {
    (colour, improvement, height): card
    for card, (colour, _, height, wanted, _) in enumerate(GARDENER_GOALS)
    for improvement in range(IMPROVEMENTS)
    if wanted in (improvement, ANY)
}
#: [(colour * 4 + improvement) * 5 + height]
STAND: Final = [
    LOOKED_FOR.get((colour, improvement, height), NO_STAND)
    for colour in range(COLOURS)
    for improvement in range(IMPROVEMENTS)
    for height in range(HEIGHTS)
]
MEAL: Final = [n for goal in PANDA_GOALS for n in (0, *goal[:3])]  # [panda card * 4 + colour]
MEAL_SIZE: Final = [sum(goal[:3]) for goal in PANDA_GOALS]

EMPEROR: Final = 2  # [end.emperor] points
ENOUGH: Final = [0, 0, 9, 8, 7]  # [end.trigger] objectives, by number of seats

# --- weather, in the order of the die ---

SUN: Final = 0
RAIN: Final = 1
WIND: Final = 2
STORM: Final = 3
CLOUDS: Final = 4
ANY_WEATHER: Final = 5
FACES: Final = 6
NO_WEATHER: Final = 6

# --- a turn ---

ACTIONS_A_TURN: Final = 2
PLOTS_DONE: Final = 1  # the five actions, as bits of what was done this turn
CHANNEL_DONE: Final = 2
GARDENER_DONE: Final = 4
PANDA_DONE: Final = 8
OBJECTIVE_DONE: Final = 16

# What the table waits for
DEALING: Final = 0  # chance: the cards everybody starts with
DAWN: Final = 1  # before the die
ROLLING: Final = 2  # chance
WEATHER: Final = 3  # rain, storm, clouds or a choice of weather
MAIN: Final = 4  # the actions
DRAWING: Final = 5  # chance: plots
PICKING: Final = 6
ORDERING: Final = 7  # which of the other two comes first under the pile
LAYING: Final = 8
SPROUTING: Final = 9  # a chip, just before the new plot's bamboo grows
LEARNING: Final = 10  # chance: an objective
REDRAWING: Final = 11  # [advanced] another objective
GROWING: Final = 12  # [bamboo.short] where scarce bamboo goes
OVER: Final = 13

# --- names ---

COLOUR_NAMES: Final = ("", "green", "yellow", "pink")
IMPROVEMENT_NAMES: Final = ("bare", "watershed", "enclosure", "fertilizer")
CHIP_NAMES: Final = IMPROVEMENT_NAMES[1:]
TYPE_NAMES: Final = ("plot", "gardener", "panda")
WEATHER_NAMES: Final = ("sun", "rain", "wind", "storm", "clouds", "any", "none")
PHASE_NAMES: Final = (
    "deal", "dawn", "roll", "weather", "main", "draw", "pick", "order", "lay", "sprout",
    "learn", "redraw", "grow", "over",
)  # fmt: skip
TILE_NAMES: Final = tuple(
    colour + "-" * (i > 0) + (IMPROVEMENT_NAMES[i] if i else "")
    for colour in COLOUR_NAMES[1:]
    for i in range(IMPROVEMENTS)
)


def _plot_name(shape: str, first: int, second: int, points: int) -> str:
    """``line-green``, ``halves-pink-yellow``"""
    names = dict.fromkeys([shape, COLOUR_NAMES[first], COLOUR_NAMES[second]])
    return "-".join(names)


def _gardener_name(colour: int, bamboos: int, height: int, improvement: int, points: int) -> str:
    """``tall-green-bare`` for one bamboo of four, ``grove-green`` for several of three"""
    if improvement == ANY:
        return f"grove-{COLOUR_NAMES[colour]}"
    return f"tall-{COLOUR_NAMES[colour]}-{IMPROVEMENT_NAMES[improvement]}"


CARD_NAMES: Final = (
    *[_plot_name(*goal) for goal in PLOT_GOALS],
    *[_gardener_name(*goal) for goal in GARDENER_GOALS],
    *("eat-green", "eat-yellow", "eat-pink", "eat-trio"),
)
