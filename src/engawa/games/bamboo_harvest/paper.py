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

from typing import Any

from engawa.core.errors import BadPosition
from engawa.core.fields import row
from engawa.core.notation import parse_seat, seat_name
from engawa.games.bamboo_harvest import components, paths
from engawa.games.bamboo_harvest.actions import CELL_NAMES, DEED_NAMES
from engawa.games.bamboo_harvest.check import check
from engawa.kit import cards

BUILT, DISTURBED, SECOND = ":", "~", "'"
UP_MARK, DOWN_MARK, FRESH_MARK, DROPPED_MARK, SPENT_MARK = "", "?", "+", "^", "!"
UNLAID, NONE = ".", "-"
EXTRAS = ("swap", "harvest", "owed", "bought", "redrawn", "winner")


def write(s: Any) -> str:
    lie_in = places(s)
    parts = [
        _write_forest(s),
        components.PHASES[s.phase],
        seat_name(s.turn),
        NONE if s.phase < components.PLACING else seat_name(s.starter),
        str(s.turns),
        "/".join(str(n) for n in s.reeds[: s.seats]),
        "/".join(_listed(_write_hand(s, seat, lie_in)) for seat in range(s.seats)),
        "/".join(_listed(lie_in[zone]) for zone in _discards(s)),
    ]
    return " ".join(parts + [f"{name}={value}" for name, value in _extras(s).items() if value])


def read(s: Any, text: str) -> None:
    """Lay out the position that `write` described."""
    forest, phase, turn, starter, turns, reeds, hands, discards, *more = text.split(" ")
    extra = dict(part.split("=") for part in more)
    if set(extra) - set(EXTRAS):
        raise BadPosition(f"a position of Bamboo Harvest ends with {', '.join(EXTRAS)} only")
    s.phase = components.PHASES.index(phase)
    s.turn = parse_seat(turn, s.seats)
    s.starter = 0 if starter == NONE else parse_seat(starter, s.seats)
    s.turns = int(turns)
    s.reeds = row([int(n) for n in _by_seat(s, reeds)], components.SEATS)
    _read_forest(s, forest)
    _read_deeds(s, _by_seat(s, hands), discards.split("/"))
    _read_extras(s, extra)
    paths.note(s)
    check(s)


# --- the forest ---


CARD_NAMES = [
    cards.name(face) + SECOND * (card >= components.BLACK_BACK)
    for card, face in enumerate(components.FOREST_FACES)
]


def _write_forest(s: Any) -> str:
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


def _read_forest(s: Any, text: str) -> None:
    rows = [line.split(",") for line in text.split("/")]
    if [len(line) for line in rows] != [components.SIDE] * components.SIDE:
        raise BadPosition(f"the forest has {components.SIDE} rows of {components.SIDE} cards")
    names = [name for line in rows for name in line]
    laid = names.index(UNLAID) if UNLAID in names else components.CELLS
    if names[laid:] != [UNLAID] * (components.CELLS - laid):
        raise BadPosition("the forest is laid row by row, without holes")
    forest, tokens, disturbed = [], [0] * components.SEATS, [0] * components.SEATS
    for cell, name in enumerate(names[:laid]):
        for mark, cells in ((BUILT, tokens), (DISTURBED, disturbed)):
            if mark in name:
                name, _, seat = name.partition(mark)
                cells[parse_seat(seat, s.seats)] |= components.BIT[cell]
        forest.append(CARD_NAMES.index(name))
    s.laid, s.forest = laid, row(forest, components.CELLS)
    s.tokens, s.built = tokens, [cells.bit_count() for cells in tokens]
    s.disturbed = disturbed
    kinds = [card % components.FOREST_KINDS for card in forest]
    s.unlaid = [n - kinds.count(kind) for kind, n in enumerate(components.FOREST_COPIES)]
    if len(set(forest)) < laid or min(s.unlaid) < 0:
        raise BadPosition("a card lies in the forest twice; the second of a kind is written 7D'")
    if any(card - components.BLACK_BACK not in forest for card in forest if _is_second(card)):
        raise BadPosition("the first of a kind is written 7D, and only the second 7D'")


def _is_second(card: int) -> bool:
    return card >= components.BLACK_BACK


# --- the deeds ---


def places(s: Any) -> list[list[str]]:
    """The names of the deeds, by the place where they lie."""
    found: list[list[str]] = [[] for _ in range(components.ZONES)]
    for i, n in enumerate(s.deeds):
        if n:
            found[i // components.DEEDS] += [DEED_NAMES[i % components.DEEDS]] * n
    return found


def _marks(s: Any, seat: int) -> dict[str, int]:
    """Where a deed of a seat's hand lies, by its mark."""
    zones = {UP_MARK: components.UP + seat, DOWN_MARK: components.DOWN + seat}
    if seat == s.turn:
        zones[FRESH_MARK] = components.FRESH
    return zones | {DROPPED_MARK: components.DROPPED + seat}


def _write_hand(s: Any, seat: int, lie_in: list[list[str]]) -> list[str]:
    spent = spent_wilds(s)
    hand = [name + mark for mark, zone in _marks(s, seat).items() for name in lie_in[zone]]
    return [name + SPENT_MARK if name in spent else name for name in hand]


def spent_wilds(s: Any) -> list[str]:
    return [name for name, used in zip(DEED_NAMES[components.WILD :], s.spent, strict=True) if used]


def _discards(s: Any) -> list[int]:
    return [components.SHOWN, *(components.TOSSED + seat for seat in range(s.seats))]


def _read_deeds(s: Any, hands: list[str], discards: list[str]) -> None:
    held = [0] * (components.ZONES * components.DEEDS)
    spent = [0] * components.WILDS
    for seat, hand in enumerate(hands):
        zones = _marks(s, seat)
        for name in _unlisted(hand):
            if name.endswith(SPENT_MARK):
                name = name.removesuffix(SPENT_MARK)
                spent[DEED_NAMES[components.WILD :].index(name)] = 1
            mark = name[-1] if name[-1] in zones else UP_MARK
            held[_slot(zones[mark], name.removesuffix(mark))] += 1
    for zone, names in zip(_discards(s), discards, strict=True):
        for name in _unlisted(names):
            held[_slot(zone, name)] += 1
    for kind, copies in enumerate(components.DEED_COPIES):
        held[kind] = copies - sum(held[kind :: components.DEEDS])  # the pile comes first
        if held[kind] < 0:
            raise BadPosition(f"there are only {copies} of {DEED_NAMES[kind]} among the deeds")
    s.deeds, s.spent = held, spent
    s.size = [sum(held[i : i + components.DEEDS]) for i in range(0, len(held), components.DEEDS)]


def _slot(zone: int, name: str) -> int:
    return zone * components.DEEDS + DEED_NAMES.index(name)


# --- the rest ---


def swap_cells(s: Any) -> list[str]:
    """The cells of the swap under way."""
    cells = {components.PAIRING: [s.first], components.MARKING: [s.first, s.second]}
    return [CELL_NAMES[cell] for cell in cells.get(s.phase, [])]


def _extras(s: Any) -> dict[str, str]:
    return {
        "swap": ",".join(swap_cells(s)),
        "harvest": ",".join(CELL_NAMES[cell] for cell in cells_of(s.harvesters)),
        "owed": str(s.owed or ""),
        "bought": "yes" * s.bought,
        "redrawn": "yes" * s.redrawn,
        "winner": seat_name(s.winner) if s.phase == components.OVER else "",
    }


def _read_extras(s: Any, extra: dict[str, str]) -> None:
    swapped = [CELL_NAMES.index(name) for name in _unlisted(extra.get("swap", NONE))]
    if len(swapped) != {components.PAIRING: 1, components.MARKING: 2}.get(s.phase, 0):
        raise BadPosition("a swap under way names its first card, then both: swap=d4,e4")
    s.first, s.second = row(swapped, 2)
    cells = [CELL_NAMES.index(name) for name in _unlisted(extra.get("harvest", NONE))]
    s.harvesters = sum(components.BIT[cell] for cell in set(cells))
    s.owed = int(extra.get("owed", 0))
    s.bought = extra.get("bought") == "yes"
    s.redrawn = extra.get("redrawn") == "yes"
    s.winner = parse_seat(extra["winner"], s.seats) if s.phase == components.OVER else 0


def cells_of(mask: int) -> list[int]:
    """The cells of a set, in order."""
    cells = []
    while mask:
        cells.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return cells


def _listed(names: list[str]) -> str:
    return ",".join(names) or NONE


def _unlisted(text: str) -> list[str]:
    return [] if text == NONE else text.split(",")


def _by_seat(s: Any, text: str) -> list[str]:
    parts = text.split("/")
    if len(parts) != s.seats:
        raise BadPosition(f"{text!r} has {len(parts)} parts for {s.seats} seats")
    return parts
