"""How far an objective is on the way: for a guess at the score, and for what a card tells."""

from __future__ import annotations

from typing import Final

from engawa.games.takenoko.rules import components, garden, objectives
from engawa.games.takenoko.rules.state import State

EACH: Final = 8  # a plot that lies right counts so much, and one more if it is irrigated


def lying(s: State, card: int, tip: int, direction: int) -> int:
    """The plots of a pattern that lie right about a tip, wet or not.

    Of a pattern in two colours the tip may be of either: seen from there it is the same.
    """
    own = s.colour[tip]
    other = components.SHAPE_FIRST[card] + components.SHAPE_SECOND[card] - own
    aside = garden.turned(direction, components.SHAPE_TURN[card])
    first = garden.neighbour(s, tip, direction)
    second = garden.neighbour(s, tip, aside)
    found = EACH + s.wet[tip]
    if s.colour[first] == own:
        found += EACH + s.wet[first]
    if s.colour[second] == other:
        found += EACH + s.wet[second]
    if components.SHAPE_FOURTH[card]:
        fourth = garden.neighbour(s, first, aside)
        if s.colour[fourth] == other:
            found += EACH + s.wet[fourth]
    return found


def pattern(s: State, card: int) -> int:
    """The most that lie right anywhere, and of those the most that are irrigated."""
    best = 0
    for tip in range(components.FIRST, s.plots):
        if is_of(s, tip, card):
            for direction in range(components.DIRECTIONS):
                best = max(best, lying(s, card, tip, direction))
    return best


def is_of(s: State, plot: int, card: int) -> bool:
    """A plot in a colour of the pattern."""
    colour = s.colour[plot]
    return colour == components.SHAPE_FIRST[card] or colour == components.SHAPE_SECOND[card]


def fitting(s: State, card: int) -> int:
    """The plots in a colour of the pattern, wherever they lie."""
    found = 0
    for plot in range(components.FIRST, s.plots):
        if is_of(s, plot, card):
            found += 1
    return found


def tallest(s: State, card: int) -> int:
    """The tallest bamboo on ground that a gardener's card wants; -1 if there is no such ground."""
    found = -1
    for plot in range(components.FIRST, s.plots):
        if objectives.is_ground_for(s, plot, card):
            found = max(found, s.height[plot])
    return found


def eaten(s: State, seat: int, card: int) -> int:
    """The sections of a panda's card that are on the seat's mat."""
    found = 0
    for colour in range(components.GREEN, components.COLOURS):
        wanted = components.MEAL[card * components.COLOURS + colour]
        found += min(wanted, s.mat[seat * components.COLOURS + colour])
    return found
