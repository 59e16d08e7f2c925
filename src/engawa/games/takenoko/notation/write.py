"""How a position is written.

Only what cannot be counted stands in it: stocks and piles are what is left of the box.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from engawa.core.notation import NONE, joined, seat_name
from engawa.games.takenoko.notation.lines import CELL_NAMES, edge_name
from engawa.games.takenoko.rules import components
from engawa.games.takenoko.rules.state import State

COLOUR_LETTERS = " gyp"
PRINTED_LETTERS = ("", "w", "e", "f")
CHIP_LETTERS = ("", "W", "E", "F")
ACTION_WORDS = ("plots", "channel", "gardener", "panda", "objective")
ASKING_WEATHER = (
    components.RAIN,
    components.STORM,
    components.CLOUDS,
    components.ANY_WEATHER,
)
#: by the first bits of a plot's sides, the directions that name an edge there
NAMED = tuple(
    tuple(d for d in range(components.HALF) if bits & components.BIT[d])
    for bits in range(1 << components.HALF)
)
SHOWN, BARRED = "!", "~"  # marks on a card: all know it; what it cannot be


def write(s: State) -> str:
    """``A main 0 none:2:- e1:gF2,ne1:y1 e1/ne1 e1 pond A=0/-/g/eat-green/- B=1/W/-/line-pink/-``

    The seat, what it is about, rounds over; weather, actions left, actions taken; plots in the
    order they were laid, with height (a capital is an added chip); channels; panda; gardener; and
    for each seat its channels, chips, bamboo, objectives in hand and objectives fulfilled.
    """
    phase = components.PHASE_NAMES[s.phase]
    if s.phase in (components.DEALING, components.LEARNING):
        phase += ":" + components.TYPE_NAMES[s.deck]
    parts = [
        seat_name(s.turn),
        phase,
        str(s.round),
        f"{components.WEATHER_NAMES[s.weather]}:{s.left}:{joined(words(s.used))}",
        joined(_garden(s)),
        joined(edge_name(edge).replace(" ", "/") for edge in channels(s)),
        CELL_NAMES[s.cell[s.panda]],
        CELL_NAMES[s.cell[s.gardener]],
    ]
    parts += [f"{seat_name(k)}={_seat(s, k)}" for k in range(s.seats)]
    extras = {
        "emperor": seat_name(s.emperor) if s.emperor >= 0 else "",
        "under": ",".join(_under(n) for n in s.under[1 : s.under[0] + 1]),
        "drawn": ",".join(_tile(tile) for tile in s.drawn[: s.drawn_count]),
        "picked": _tile(s.picked) if is_picked(s) else "",
        "returned": ",".join(components.CARD_NAMES[card] for card in returned(s)),
        "passed": "/".join(map(str, s.passed)) if any(s.passed) else "",
        "due": ",".join(f"{CELL_NAMES[c]}:{n}" for c, n in zip(s.cell, s.due, strict=True) if n),
    }
    return " ".join(parts + [f"{key}={value}" for key, value in extras.items() if value])


def channels(s: State) -> list[int]:
    """The edges with a channel, by plot."""
    return edges(s.plots, s.cell, s.sides)


def edges(count: int, cell: Sequence[int], sides: Sequence[int]) -> list[int]:
    dug = [(p, NAMED[sides[p] % len(NAMED)]) for p in range(components.FIRST, count) if sides[p]]
    return [cell[p] * components.HALF + d for p, directions in dug for d in directions]


def returned(s: State) -> list[int]:
    """[advanced] The objectives under their piles, type by type, the first to come first."""
    found: list[int] = []
    row = s.returned
    for start in range(0, len(row), components.PILE + 1):
        found += row[start + 1 : start + 1 + row[start]]
    return found


def is_picked(s: State) -> bool:
    return s.phase in (components.ORDERING, components.LAYING)


def plots(s: State) -> range:
    return range(components.FIRST, s.plots)


def words(used: int) -> list[str]:
    return [word for i, word in enumerate(ACTION_WORDS) if used & components.BIT[i]]


def _tile(tile: int) -> str:
    colour, improvement = divmod(tile, components.IMPROVEMENTS)
    return COLOUR_LETTERS[colour + 1] + PRINTED_LETTERS[improvement]


def _under(number: int) -> str:
    seat, tile = divmod(number, components.TILE_KINDS)
    return f"{seat_name(seat)}:{_tile(tile)}"


def _garden(s: State) -> list[str]:
    """``e1:gF2``: a green plot with a fertilizer chip and two sections."""
    rows = zip(s.cell, s.colour, s.printed, s.improvement, s.height, strict=True)
    return [
        f"{CELL_NAMES[cell]}:{COLOUR_LETTERS[colour]}"
        f"{(PRINTED_LETTERS if printed else CHIP_LETTERS)[improvement]}{height}"
        for cell, colour, printed, improvement, height in islice(rows, components.FIRST, s.plots)
    ]


def _seat(s: State, seat: int) -> str:
    chips = s.purse[seat * components.IMPROVEMENTS :]
    bamboo = s.mat[seat * components.COLOURS :]
    done = s.done[seat * components.CARDS : (seat + 1) * components.CARDS]
    parts = (
        str(s.held[seat]),
        "".join(letter * n for letter, n in zip(CHIP_LETTERS, chips, strict=False)) or NONE,
        "".join(letter * n for letter, n in zip(COLOUR_LETTERS, bamboo, strict=False)) or NONE,
        joined(_card(s, seat * components.HAND + i) for i in range(s.hand_size[seat])),
        joined(components.CARD_NAMES[c] for c, n in enumerate(done) for _ in range(n)),
    )
    return "/".join(parts)


def _card(s: State, i: int) -> str:
    mark = SHOWN if s.shown[i] else f"{BARRED}{s.barred[i]:x}" if s.barred[i] else ""
    return f"{components.CARD_NAMES[s.hand[i]]}{mark}"
