"""What tells how a seat stands, for a search that weighs it.

A card in hand counts by the steps it still lacks, whatever its size: each step makes it less likely
to be done in time. The guess in `scoring` asks what part of it is done instead, so that a small
card nearly done is worth less there than it should be.
"""

from __future__ import annotations

import math
from typing import Final

from engawa.core.traits import Traits
from engawa.games.takenoko.rules import components, objectives, progress, scoring
from engawa.games.takenoko.rules.state import State

# Hundredths of a point, or of a card's points.
START: Final = 800  # that everybody has, so that the first points do not decide everything
KEPT: Final = 30  # a channel, a chip, or a section of bamboo that may be of use
READY: Final = 90  # a card that can be fulfilled now
PLOTS: Final = 60  # one that lacks next to nothing, by type
STAND: Final = 60
MEAL: Final = 70
# Hundredths by which each step makes a card e times less likely.
PLOTS_STEP: Final = 25  # a plot, or its water
STAND_STEP: Final = 35  # a section of bamboo
MEAL_STEP: Final = 40
# Steps, in hundredths.
NO_GROUND: Final = 600  # for one tall bamboo
DRY: Final = 150
NO_PLOT: Final = 350  # for each of several bamboos
TOGETHER: Final = 60  # a section of several, as the gardener tends neighbours at once

LOW: Final = 3  # [fulfil.height] of several bamboos


def add(s: State, seat: int, row: Traits) -> None:
    """In this order; the game's `bots.py` counts on it. A lead counts by its share."""
    row.add(math.log(hope(s, seat)))


def hope(s: State, seat: int) -> float:
    """Points, those to come from the hand, and a little for what is kept."""
    kept = min(scoring.HANDY, s.held[seat])
    for colour in range(components.GREEN, components.COLOURS):
        kept += min(scoring.HANDY, s.mat[seat * components.COLOURS + colour])
    for improvement in range(components.WATERSHED, components.IMPROVEMENTS):
        kept += s.purse[seat * components.IMPROVEMENTS + improvement]
    found = (START + KEPT * kept) / 100.0 + s.won[seat]
    for i in range(seat * components.HAND, seat * components.HAND + s.hand_size[seat]):
        found += components.POINTS[s.hand[i]] * nearness(s, seat, s.hand[i])
    return found


def nearness(s: State, seat: int, card: int) -> float:
    """How likely a card is to bring its points, from 0 to 1."""
    if objectives.is_fulfilled(s, seat, card):
        return READY / 100.0
    if card < components.GARDENER_CARDS:
        return PLOTS / 100.0 * math.exp(-PLOTS_STEP / 100.0 * plots_lacking(s, card))
    if card < components.PANDA_CARDS:
        lacking = stand_lacking(s, card - components.GARDENER_CARDS)
        return STAND / 100.0 * math.exp(-STAND_STEP / 100.0 * lacking)
    meal = card - components.PANDA_CARDS
    bites = components.MEAL_SIZE[meal] - progress.eaten(s, seat, meal)
    return MEAL / 100.0 * math.exp(-MEAL_STEP / 100.0 * bites)


def plots_lacking(s: State, card: int) -> float:
    """Plots that a pattern lacks, and water for its plots."""
    return 2.0 * components.PATTERN_SIZE[card] * (1.0 - scoring.pattern_part(s, card))


def stand_lacking(s: State, card: int) -> float:
    """Sections that a gardener's card lacks, or has too many."""
    if components.STAND_COUNT[card] > 1:
        return several_lacking(s, card)
    fewest = NO_GROUND
    for plot in range(components.FIRST, s.plots):
        if objectives.is_ground_for(s, plot, card):
            lacking = 100 * (components.TALLEST - s.height[plot])
            if not s.wet[plot]:
                lacking += DRY
            fewest = min(fewest, lacking)
    return fewest / 100.0


def several_lacking(s: State, card: int) -> float:
    """Of the bamboos wanted, those that are nearest to their height."""
    left = components.STAND_COUNT[card] - s.stands[card]
    lacking = 0
    for sections in range(1, LOW + 1):
        count = min(left, standing(s, card, LOW - sections) + standing(s, card, LOW + sections))
        lacking += 100 * sections * count
        left -= count
    return TOGETHER / 100.0 * (lacking + NO_PLOT * left) / 100.0


def standing(s: State, card: int, height: int) -> int:
    """Irrigated plots on ground that a card wants, with bamboo of this height."""
    found = 0
    for plot in range(components.FIRST, s.plots):
        if s.height[plot] == height and s.wet[plot] and objectives.is_ground_for(s, plot, card):
            found += 1
    return found
