"""Lay out the position that `write` described."""

from __future__ import annotations

from engawa.core.errors import BadPosition
from engawa.core.fields import row
from engawa.core.notation import NONE, parse_seat, parted
from engawa.games.bamboo_harvest.notation.check import check
from engawa.games.bamboo_harvest.notation.lines import CELL_NAMES, DEED_NAMES
from engawa.games.bamboo_harvest.notation.write import (
    BUILT,
    CARD_NAMES,
    DISTURBED,
    EXTRAS,
    SPENT_MARK,
    UNLAID,
    UP_MARK,
    discards,
    marks,
)
from engawa.games.bamboo_harvest.rules import components, paths
from engawa.games.bamboo_harvest.rules.state import State


def read(s: State, text: str) -> None:
    """Lay out the position that `write` described."""
    forest, phase, turn, starter, turns, reeds, hands, thrown, *more = text.split(" ")
    extra = dict(part.split("=") for part in more)
    if set(extra) - set(EXTRAS):
        raise BadPosition(f"a position of Bamboo Harvest ends with {', '.join(EXTRAS)} only")
    s.phase = components.PHASES.index(phase)
    s.turn = parse_seat(turn, s.seats)
    s.starter = 0 if starter == NONE else parse_seat(starter, s.seats)
    s.turns = int(turns)
    s.reeds = row([int(n) for n in _by_seat(s, reeds)], components.SEATS)
    _read_forest(s, forest)
    _read_deeds(s, _by_seat(s, hands), thrown.split("/"))
    _read_extras(s, extra)
    paths.note(s)
    check(s)


def _read_forest(s: State, text: str) -> None:
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


def _read_deeds(s: State, hands: list[str], thrown: list[str]) -> None:
    held = [0] * (components.ZONES * components.DEEDS)
    spent = [0] * components.WILDS
    for seat, hand in enumerate(hands):
        zones = marks(s, seat)
        for name in parted(hand):
            if name.endswith(SPENT_MARK):
                name = name.removesuffix(SPENT_MARK)
                spent[DEED_NAMES[components.WILD :].index(name)] = 1
            mark = name[-1] if name[-1] in zones else UP_MARK
            held[_slot(zones[mark], name.removesuffix(mark))] += 1
    for zone, names in zip(discards(s), thrown, strict=True):
        for name in parted(names):
            held[_slot(zone, name)] += 1
    for kind, copies in enumerate(components.DEED_COPIES):
        held[kind] = copies - sum(held[kind :: components.DEEDS])  # the pile comes first
        if held[kind] < 0:
            raise BadPosition(f"there are only {copies} of {DEED_NAMES[kind]} among the deeds")
    s.deeds, s.spent = held, spent
    s.size = [sum(held[i : i + components.DEEDS]) for i in range(0, len(held), components.DEEDS)]


def _slot(zone: int, name: str) -> int:
    return zone * components.DEEDS + DEED_NAMES.index(name)


def _read_extras(s: State, extra: dict[str, str]) -> None:
    swapped = [CELL_NAMES.index(name) for name in parted(extra.get("swap", NONE))]
    if len(swapped) != {components.PAIRING: 1, components.MARKING: 2}.get(s.phase, 0):
        raise BadPosition("a swap under way names its first card, then both: swap=d4,e4")
    s.first, s.second = row(swapped, 2)
    cells = [CELL_NAMES.index(name) for name in parted(extra.get("harvest", NONE))]
    s.harvesters = sum(components.BIT[cell] for cell in set(cells))
    s.owed = int(extra.get("owed", 0))
    s.bought = extra.get("bought") == "yes"
    s.redrawn = extra.get("redrawn") == "yes"
    s.winner = parse_seat(extra["winner"], s.seats) if s.phase == components.OVER else 0


def _by_seat(s: State, text: str) -> list[str]:
    parts = text.split("/")
    if len(parts) != s.seats:
        raise BadPosition(f"{text!r} has {len(parts)} parts for {s.seats} seats")
    return parts
