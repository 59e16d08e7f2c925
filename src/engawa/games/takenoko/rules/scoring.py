"""Who has won, and how near a seat is to winning."""

from __future__ import annotations

from typing import Final

from engawa.games.takenoko.rules import components, objectives, progress
from engawa.games.takenoko.rules.state import State

SURE: Final = 90  # percent of its points that a card is worth which can be fulfilled now
NEAR: Final = 50  # one that lacks nearly nothing
FAR: Final = 10  # and one that lacks everything
HANDY: Final = 2  # channels, and sections of a colour, of which more are of little use


def score(s: State, seat: int) -> float:
    """[end.points] Most points win; [end.tie] panda points decide a tie, and equals share."""
    if s.phase != components.OVER:
        return 0.0
    equals = 0
    for other in range(s.seats):
        if standing(s, other) > standing(s, seat):
            return 0.0
        if standing(s, other) == standing(s, seat):
            equals += 1
    return 1.0 / equals


def standing(s: State, seat: int) -> int:
    """More is better; panda points come after all others."""
    return s.won[seat] * 1000 + s.panda_won[seat]


def value(s: State, seat: int) -> float:
    """A guess at the score: this seat's share of everybody's hope."""
    if s.phase == components.OVER:
        return score(s, seat)
    total = 0.0
    for other in range(s.seats):
        total += hope(s, other)
    return hope(s, seat) / total


def hope(s: State, seat: int) -> float:
    """Points, those to come from the hand, and a little for what is kept; leads count steeply."""
    points = 8.0 + s.won[seat] + 0.3 * min(HANDY, s.held[seat])
    for colour in range(components.GREEN, components.COLOURS):
        points += 0.3 * min(HANDY, s.mat[seat * components.COLOURS + colour])
    for improvement in range(components.WATERSHED, components.IMPROVEMENTS):
        points += 0.3 * s.purse[seat * components.IMPROVEMENTS + improvement]
    for i in range(seat * components.HAND, seat * components.HAND + s.hand_size[seat]):
        points += components.POINTS[s.hand[i]] * nearness(s, seat, s.hand[i])
    return points * points * points * points


def nearness(s: State, seat: int, card: int) -> float:
    """How far a card is on the way, from 0 to nearly 1."""
    if objectives.is_fulfilled(s, seat, card):
        return SURE / 100.0
    return (FAR + (NEAR - FAR) * part_done(s, seat, card)) / 100.0


def part_done(s: State, seat: int, card: int) -> float:
    if card < components.GARDENER_CARDS:
        return pattern_part(s, card)
    if card < components.PANDA_CARDS:
        return stand_part(s, card - components.GARDENER_CARDS)
    return meal_part(s, seat, card - components.PANDA_CARDS)


def pattern_part(s: State, card: int) -> float:
    """The largest part of the pattern's plots that lie right about one tip, wet ones twice."""
    best = 0
    for tip in range(components.FIRST, s.plots):
        if s.colour[tip] == components.SHAPE_FIRST[card]:
            for direction in range(components.DIRECTIONS):
                found = progress.lying(s, card, tip, direction)
                best = max(best, found // progress.EACH + found % progress.EACH)
    return best / (2.0 * components.PATTERN_SIZE[card])


def stand_part(s: State, card: int) -> float:
    """The tallest fitting bamboo, or how many of those wanted stand already."""
    if components.STAND_COUNT[card] > 1:
        return s.stands[card] * 1.0 / components.STAND_COUNT[card]
    return max(0, progress.tallest(s, card)) * 1.0 / components.TALLEST


def meal_part(s: State, seat: int, card: int) -> float:
    """How much of the bamboo wanted is eaten."""
    return progress.eaten(s, seat, card) * 1.0 / components.MEAL_SIZE[card]
