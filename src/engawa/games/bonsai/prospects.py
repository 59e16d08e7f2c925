"""A guess at who will win, for search: points at hand, and what the rest of the game may bring.

The weights are those of ordinary play: about half of all turns meditate, a turn is worth five
points to somebody who plays well alone, and a tile at hand most of what it scores on the tree.
"""

from __future__ import annotations

import math

from engawa.games.bonsai import board, components, goals, scoring
from engawa.games.bonsai.components import CARDS, DIFFICULTIES, GOALS, KINDS, ON_TABLE
from engawa.games.bonsai.state import State


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
    mine = seat * KINDS
    total = float(scoring.points(s, seat))
    time = turns / (turns + 1.0)
    tiles = 0.5 * s.supply[mine + components.WOOD] + 2.2 * s.supply[mine + components.LEAF]
    tiles += 2.5 * s.supply[mine + components.FLOWER] + 4.0 * s.supply[mine + components.FRUIT]
    growths = scoring.cards(s, seat, components.GROWTH, components.MASTER)
    tools = s.cards[seat * CARDS + components.TOOL]
    cards = (0.8 * growths + 0.4 * tools) * min(turns, 8.0) / 2.0
    wood = 0.4 * scoring.tiles(s, seat, components.WOOD)
    return total + time * (tiles + cards + wood + goals_in_sight(s, seat))


def goals_in_sight(s: State, seat: int) -> float:
    """For each colour still free to the seat, the best of its goals by how near it is."""
    total = 0.0
    for colour in range(components.COLOURS):
        if goals.has_colour(s, seat, colour):
            continue
        best = 0.0
        for goal in range(colour * DIFFICULTIES, (colour + 1) * DIFFICULTIES):
            if s.goal[goal] == ON_TABLE and s.renounced[seat * GOALS + goal] == 0:
                near = nearness(s, scoring.first_tree(s, seat), goal)
                best = max(best, 0.7 * near * near * components.GOAL_POINTS[goal])
        total += best
    return total


def nearness(s: State, tree: int, goal: int) -> float:
    """How much of what a goal asks for is there, from 0 to 1."""
    if goals.is_met(s, tree, goal):
        return 1.0
    colour = components.GOAL_COLOUR[goal]
    have = 0
    if colour == components.BROWN:
        have = s.grown[tree * KINDS + components.WOOD]
    elif colour == components.GREEN:
        have = s.group[tree]
    elif colour == components.ORANGE:
        have = s.grown[tree * KINDS + components.FRUIT]
    elif colour == components.PINK:
        have = max(s.blossoms[tree * 2], s.blossoms[tree * 2 + 1])
    else:
        return 0.5
    return (1.0 * have) / components.GOAL_NEEDS[goal]
