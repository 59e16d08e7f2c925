"""A guess at who will win, for search: points at hand, and what the rest of the game may bring.

The weights are those of ordinary play: about half of all turns meditate, a turn is worth five
points to somebody who plays well alone, and a tile at hand half of what it brings on the tree.
"""

from __future__ import annotations

import math

from engawa.games.bonsai.rules import board, components, goals, scoring, tree
from engawa.games.bonsai.rules.components import (
    ANY,
    CARDS,
    DIFFICULTIES,
    FLOWER,
    FRUIT,
    GOALS,
    KINDS,
    LEAF,
    ON_TABLE,
    ROOM,
    WOOD,
)
from engawa.games.bonsai.rules.state import State


def value(s: State, seat: int) -> float:
    """A guess at the score: the odds that so many points will do."""
    if s.phase == components.OVER:
        return scoring.score(s, seat)
    turns = turns_left(s)
    if s.seats == 1:
        return alone(s, turns)
    spread = 4.0 + 3.0 * math.sqrt(turns)
    total = 0.0
    mine = hope(s, seat, turns)
    for other in range(s.seats):
        total += math.exp((hope(s, other, turns) - mine) / spread)
    return 1.0 / total


def alone(s: State, turns: float) -> float:
    """[solo.win] Enough points, and time for every goal that is missing."""
    spread = 4.0 + 3.0 * math.sqrt(turns)
    short = scoring.target(s) - hope(s, 0, turns) - 5.0 * turns
    odds = 1.0 / (1.0 + math.exp(min(40.0, short / spread)))
    asked = components.COLOURS_IN_PLAY
    if s.scenario == components.EMPEROR:
        asked = components.COLOURS
    have = 0
    for colour in range(components.COLOURS):
        if goals.has_colour(s, 0, colour):
            have += 1
    for _ in range(have, asked):
        odds *= turns / (turns + 2.0)
    return odds


def turns_left(s: State) -> float:
    """Turns a seat still has, about, this one included."""
    if s.final >= 0:
        return (s.final + 1.0) / s.seats
    if s.seats == 1:
        return 1.0 + board.left(s) / 1.6
    return 1.0 + 2.0 * board.left(s) / s.seats


def hope(s: State, seat: int, turns: float) -> float:
    """Points at hand and in sight."""
    growths = scoring.cards(s, seat, components.GROWTH, components.MASTER)
    tools = s.cards[seat * CARDS + components.TOOL]
    parchments = scoring.cards(s, seat, components.PARCHMENT, CARDS)
    sight = goals_in_sight(s, seat) + tiles_in_sight(s, seat)
    sight += min(turns, 12.0) * (0.25 * growths + 0.1 * tools + 0.2 * parchments)
    sight += 1.2 * min(10, scoring.tiles(s, seat, WOOD))  # room for leaves
    sight += 0.5 * scoring.tiles(s, seat, LEAF)  # room for flowers and fruits
    return scoring.points(s, seat) + sight * turns / (turns + 1.0)


def tiles_in_sight(s: State, seat: int) -> float:
    """What the tiles at hand may score: all of it while they are placed, less before."""
    placing = 1 if s.phase == components.PLACING and seat == s.turn else 0
    share = 0.9 if placing > 0 else 0.5
    anything = s.rights[ANY] if placing > 0 else components.SEISHI[ANY]
    total = 0.0
    for kind in range(FRUIT, -1, -1):  # the right to any kind goes to the best
        held = s.supply[seat * KINDS + kind]
        rights = components.SEISHI[kind] + s.cards[seat * CARDS + components.GROWTH + kind]
        soon = min(held, s.rights[kind] if placing > 0 else rights)
        if not has_site(s, seat, kind):
            soon = 0
        elif held > soon and anything > 0:
            soon += 1
            anything -= 1
        total += worth(kind) * (share * soon + 0.1 * (held - soon))
    return total


def worth(kind: int) -> float:
    """What a tile brings once it is placed, with the room it makes."""
    if kind == FRUIT:
        return 7.0
    if kind == FLOWER:
        return 3.8
    return 3.5 if kind == LEAF else 1.2


def has_site(s: State, seat: int, kind: int) -> bool:
    """Is there a place for such a tile on one of the seat's bonsai?"""
    for bonsai in range(scoring.first_tree(s, seat), scoring.end_tree(s, seat)):
        for i in range(bonsai * ROOM, bonsai * ROOM + s.size[bonsai]):
            if tree.suits(s, i, kind):
                return True
    return False


def goals_in_sight(s: State, seat: int) -> float:
    """For each colour still free to the seat, the best of its goals by how near it is."""
    total = 0.0
    for colour in range(components.COLOURS):
        if goals.has_colour(s, seat, colour):
            continue
        best = 0.0
        for goal in range(colour * DIFFICULTIES, (colour + 1) * DIFFICULTIES):
            if s.goal[goal] == ON_TABLE and s.renounced[seat * GOALS + goal] == 0:
                near = nearest(s, seat, goal)
                best = max(best, 0.7 * near * near * components.GOAL_POINTS[goal])
        total += best
    return total


def nearest(s: State, seat: int, goal: int) -> float:
    """[emperor] How near a goal is on the better of a seat's bonsai."""
    best = 0.0
    for bonsai in range(scoring.first_tree(s, seat), scoring.end_tree(s, seat)):
        best = max(best, nearness(s, bonsai, goal))
    return best


def nearness(s: State, bonsai: int, goal: int) -> float:
    """How much of what a goal asks for is there, from 0 to 1."""
    if goals.is_met(s, bonsai, goal):
        return 1.0
    if components.GOAL_COLOUR[goal] == components.BLUE:
        return 0.5
    return (1.0 * goals.progress(s, bonsai, goal)) / components.GOAL_NEEDS[goal]
