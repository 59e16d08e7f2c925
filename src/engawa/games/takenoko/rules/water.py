"""Water: the pond, the channels that start there, and watersheds."""

from __future__ import annotations

from engawa.core.actions import Actions
from engawa.games.takenoko.rules import bamboo, components, garden, objectives
from engawa.games.takenoko.rules.state import State


def reach(s: State, plot: int) -> None:
    """[water.first] The first water brings bamboo; [water.forever] later water changes nothing."""
    if not s.wet[plot]:
        soak(s, plot)
        bamboo.grow(s, plot)


def soak(s: State, plot: int) -> None:
    """[water.forever] The plot is irrigated, and may complete patterns."""
    s.wet[plot] = 1
    objectives.note_patterns(s, plot)


def has_source(s: State, plot: int) -> bool:
    """[water.sources] The pond beside it, [watershed] a watershed, or a channel."""
    if garden.is_by_pond(s, plot) or s.improvement[plot] == components.WATERSHED:
        return True
    return s.sides[plot] != 0


def improve(s: State, plot: int, improvement: int) -> None:
    """[watershed] A watershed waters its plot at once."""
    s.improvement[plot] = improvement
    if improvement == components.WATERSHED:
        reach(s, plot)


def has_channel(s: State, plot: int, direction: int) -> bool:
    return s.sides[plot] & components.BIT[direction] != 0


def is_fed(s: State, plot: int, direction: int) -> bool:
    """[channel.network] Does the pond or a channel touch either end of this side of a plot?"""
    left = garden.turned(direction, 1)
    right = garden.turned(direction, 5)
    return is_corner_wet(s, plot, left, right) or is_corner_wet(s, plot, right, left)


def is_corner_wet(s: State, plot: int, third: int, far: int) -> bool:
    """Three tiles meet at a corner: is the third the pond, or has it a channel to the others?

    `third` is its direction from `plot`; the other tile lies in direction `far` from it.
    """
    corner = garden.neighbour(s, plot, third)
    if corner == components.POND:
        return True
    return has_channel(s, plot, third) or has_channel(s, corner, far)


def list_channels(s: State, actions: Actions, base: int) -> None:
    """[channel.edge] Every border of two plots that [channel.network] water can reach."""
    for plot in range(components.FIRST, s.plots):
        for direction in range(components.HALF):
            if may_dig(s, plot, direction):
                actions.add(base + s.cell[plot] * components.HALF + direction)


def may_dig(s: State, plot: int, direction: int) -> bool:
    if garden.neighbour(s, plot, direction) < components.FIRST:
        return False  # [channel.edge] neither the pond nor an empty cell
    return not has_channel(s, plot, direction) and is_fed(s, plot, direction)


def dig(s: State, plot: int, direction: int) -> None:
    """[channel.edge] Lay a channel; [water.sources] both plots beside it are irrigated.

    One of them was before: the end that touches water is a corner of a plot that has it. So two
    plots never ask for bamboo at once here.
    """
    other = garden.neighbour(s, plot, direction)
    s.sides[plot] |= components.BIT[direction]
    s.sides[other] |= components.BIT[garden.opposite(direction)]
    reach(s, plot)
    reach(s, other)
