"""How a position is written.

    7D,10H:A,.../3C~B,.../...  build A B 12  33/26  KS,AC,JH!/4C,QH?  9C/-/5S

The forest comes row by row: ``7D:A`` is a card A has built on, ``7D~A`` one under A's disturbance
token, ``7D'`` the second seven of diamonds, a dot a card not laid yet. Then the step, the seat
whose turn it is, the seat that started, and the turns taken; the reeds; the deeds of each seat,
``7S?`` face down, ``7S+`` drawn in this turn, ``7S^`` dropped for the start, ``JH!`` used up for
swaps; and the discards that everybody saw, then those that only A saw, only B, and so on. Where
they matter there follow ``swap=``, ``harvest=``, ``owed=``, ``bought=``, ``redrawn=`` and
``winner=``. The draw pile is the rest.
"""

from __future__ import annotations

from engawa.core.notation import NONE, joined, seat_name
from engawa.core.observation import follows
from engawa.games.bamboo_harvest.notation.lines import CELL_NAMES, DEED_NAMES
from engawa.games.bamboo_harvest.rules import components
from engawa.games.bamboo_harvest.rules.state import State
from engawa.kit import cards

BUILT, DISTURBED, SECOND = ":", "~", "'"
UP_MARK, DOWN_MARK, FRESH_MARK, DROPPED_MARK, SPENT_MARK = "", "?", "+", "^", "!"
UNLAID = "."
EXTRAS = ("swap", "harvest", "owed", "bought", "redrawn", "winner")


def write(s: State) -> str:
    lie_in = places(s)
    parts = [
        _write_forest(s),
        components.PHASES[s.phase],
        seat_name(s.turn),
        NONE if s.phase < components.PLACING else seat_name(s.starter),
        str(s.turns),
        "/".join(str(n) for n in s.reeds[: s.seats]),
        "/".join(joined(_write_hand(s, seat, lie_in)) for seat in range(s.seats)),
        "/".join(joined(lie_in[zone]) for zone in discards(s)),
    ]
    return " ".join(parts + [f"{name}={value}" for name, value in _extras(s).items() if value])


# --- the forest ---


CARD_NAMES = [
    cards.name(face) + SECOND * (card >= components.BLACK_BACK)
    for card, face in enumerate(components.FOREST_FACES)
]


def _write_forest(s: State) -> str:
    names = [CARD_NAMES[card] for card in s.forest[: s.laid]]
    names += [UNLAID] * (components.CELLS - s.laid)
    for mark, sets in ((BUILT, s.tokens), (DISTURBED, s.disturbed)):
        for cell, seat in whose(sets).items():
            names[cell] += mark + seat_name(seat)
    starts = range(0, components.CELLS, components.SIDE)
    return "/".join(",".join(names[start : start + components.SIDE]) for start in starts)


def whose(sets: list[int]) -> dict[int, int]:
    """The seat that has something on a cell, for sets of cells by seat."""
    return {cell: seat for seat, cells in enumerate(sets) for cell in cells_of(cells)}


# --- the deeds ---


@follows("deeds")
def places(s: State) -> list[list[str]]:
    """The names of the deeds, by the place where they lie."""
    found: list[list[str]] = [[] for _ in range(components.ZONES)]
    for i, n in enumerate(s.deeds):
        if n:
            found[i // components.DEEDS] += [DEED_NAMES[i % components.DEEDS]] * n
    return found


def marks(s: State, seat: int) -> dict[str, int]:
    """Where a deed of a seat's hand lies, by its mark."""
    zones = {UP_MARK: components.UP + seat, DOWN_MARK: components.DOWN + seat}
    if seat == s.turn:
        zones[FRESH_MARK] = components.FRESH
    return zones | {DROPPED_MARK: components.DROPPED + seat}


def _write_hand(s: State, seat: int, lie_in: list[list[str]]) -> list[str]:
    spent = spent_wilds(s)
    hand = [name + mark for mark, zone in marks(s, seat).items() for name in lie_in[zone]]
    return [name + SPENT_MARK if name in spent else name for name in hand]


def spent_wilds(s: State) -> list[str]:
    return [name for name, used in zip(DEED_NAMES[components.WILD :], s.spent, strict=True) if used]


def discards(s: State) -> list[int]:
    return [components.SHOWN, *(components.TOSSED + seat for seat in range(s.seats))]


# --- the rest ---


def swap_cells(s: State) -> list[str]:
    """The cells of the swap under way."""
    cells = {components.PAIRING: [s.first], components.MARKING: [s.first, s.second]}
    return [CELL_NAMES[cell] for cell in cells.get(s.phase, [])]


def _extras(s: State) -> dict[str, str]:
    return {
        "swap": ",".join(swap_cells(s)),
        "harvest": ",".join(CELL_NAMES[cell] for cell in cells_of(s.harvesters)),
        "owed": str(s.owed or ""),
        "bought": "yes" * s.bought,
        "redrawn": "yes" * s.redrawn,
        "winner": seat_name(s.winner) if s.phase == components.OVER else "",
    }


def cells_of(mask: int) -> list[int]:
    """The cells of a set, in order."""
    cells = []
    while mask:
        cells.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return cells
