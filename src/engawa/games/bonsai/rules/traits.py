"""What tells how a seat stands, for bots that have learned to weigh it.

All are in points, more or less, and divided by how far the points to come may scatter. Unlike the
guess in `prospects`, they know whose turn it is, so that a line which ends before the others have
had theirs looks no better for it.
"""

from __future__ import annotations

import math
from typing import Final

from engawa.core.traits import Traits
from engawa.games.bonsai.rules import components, goals, prospects, scoring, turn
from engawa.games.bonsai.rules.components import (
    ANY,
    CARDS,
    DIFFICULTIES,
    FRUIT,
    GOALS,
    KINDS,
    LEAF,
    ON_TABLE,
    WOOD,
)
from engawa.games.bonsai.rules.state import State

LONG: Final = 12  # turns beyond which a card that lasts is of no more use


def add(s: State, seat: int, row: Traits) -> None:
    """In this order; the game's `bots.py` counts on it."""
    turns = prospects.turns_left(s)
    scale = 1.0 / (4.0 + 3.0 * math.sqrt(turns))
    acts = 1 if s.turn == seat and s.phase == components.ACTING else 0
    places = 1 if s.turn == seat and s.phase == components.PLACING else 0
    to_come = turns_to_come(s, seat)
    later = scale * (to_come + acts) / (to_come + acts + 1.0)
    row.add(scale * scoring.points(s, seat))
    row.add(scale * acts)
    row.add(scale * (to_come if s.final >= 0 else 0.0))
    add_supply(s, seat, places, scale if places > 0 else later, later, row)
    lasting = scale * min(1.0 * LONG, to_come + acts)
    for kind in range(KINDS):
        row.add(lasting * s.cards[seat * CARDS + components.GROWTH + kind])
    row.add(lasting * s.cards[seat * CARDS + components.TOOL])
    row.add(lasting * scoring.cards(s, seat, components.PARCHMENT, CARDS))
    wood = scoring.tiles(s, seat, WOOD)
    row.add(later * min(6, wood))
    row.add(later * max(0, min(12, wood) - 6))
    row.add(later * scoring.tiles(s, seat, LEAF))
    row.add(later * (0 if prospects.has_site(s, seat, WOOD) else 1))
    add_goals(s, seat, later, row)


def turns_to_come(s: State, seat: int) -> float:
    """Turns of the seat after the one under way, about; exactly, once the deck is empty."""
    if s.final < 0:
        return prospects.turns_left(s) - 0.5
    ahead = (seat - s.turn + s.seats) % s.seats
    if ahead == 0:
        ahead = s.seats
    return 1.0 * max(0, (s.final - ahead + s.seats) // s.seats)


def add_supply(s: State, seat: int, places: int, now: float, later: float, row: Traits) -> None:
    """Tiles at hand: those that a Cultivate may place, while it does or before; and the others."""
    anything = s.rights[ANY] if places > 0 else components.SEISHI[ANY]
    placed = 0.0
    rest = 0.0
    held = 0
    for kind in range(FRUIT, -1, -1):  # the right to any kind goes to the best
        tiles = s.supply[seat * KINDS + kind]
        held += tiles
        rights = components.SEISHI[kind] + s.cards[seat * CARDS + components.GROWTH + kind]
        soon = min(tiles, s.rights[kind] if places > 0 else rights)
        if not prospects.has_site(s, seat, kind):
            soon = 0
        elif tiles > soon and anything > 0:
            soon += 1
            anything -= 1
        rest += prospects.worth(kind) * (tiles - soon)
        placed += prospects.worth(kind) * soon
        row.add((1 - places) * later * soon)
    row.add(places * now * placed)
    row.add(later * rest)
    row.add(later * max(0, held - turn.capacity(s, seat)))


def add_goals(s: State, seat: int, later: float, row: Traits) -> None:
    """For each colour still free to the seat, the best of its goals by how near it is."""
    near_points = 0.0
    far_points = 0.0
    for colour in range(components.COLOURS):
        if goals.has_colour(s, seat, colour):
            continue
        best = 0.0
        most = 0.0
        for goal in range(colour * DIFFICULTIES, (colour + 1) * DIFFICULTIES):
            if s.goal[goal] == ON_TABLE and s.renounced[seat * GOALS + goal] == 0:
                near = prospects.nearest(s, seat, goal)
                best = max(best, near * near * components.GOAL_POINTS[goal])
                most = max(most, near * components.GOAL_POINTS[goal])
        near_points += best
        far_points += most
    row.add(later * near_points)
    row.add(later * far_points)
