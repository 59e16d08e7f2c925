"""The garden: laying plots, straight lines over them, and what may be put on one."""

from __future__ import annotations

from engawa.core.actions import Actions
from engawa.games.takenoko.rules import components
from engawa.games.takenoko.rules.state import State


def dig_pond(s: State) -> None:
    """[setup] The pond alone, with both figures on it; a plot may be laid on each of its sides."""
    s.plots = components.FIRST
    s.panda = components.POND
    s.gardener = components.POND
    s.ground[components.POND_CELL] = components.POND
    for direction in range(components.DIRECTIONS):
        support(s, components.NEIGHBOUR[direction], 2)


def support(s: State, cell: int, plots: int) -> None:
    """[plot.cells] One more plot lies beside a free cell; two of them make it a site."""
    before = s.ground[cell]
    s.ground[cell] -= plots
    if before > -2 and s.ground[cell] <= -2:
        s.sites[s.site_count] = cell
        s.site_count += 1


def is_site(s: State, cell: int) -> bool:
    """[plot.cells] Free, and beside the pond or at least two plots."""
    return s.ground[cell] <= -2


def lay(s: State, cell: int, tile: int) -> None:
    """[plot.cells] Put a new plot on a site."""
    plot = s.plots
    s.plots += 1
    s.cell[plot] = cell
    s.colour[plot] = tile // components.IMPROVEMENTS + 1
    s.printed[plot] = tile % components.IMPROVEMENTS
    s.improvement[plot] = s.printed[plot]
    s.stands[components.NO_STAND] += 1
    _close_site(s, cell)
    s.ground[cell] = plot
    for direction in range(components.DIRECTIONS):
        beside = components.NEIGHBOUR[cell * components.DIRECTIONS + direction]
        other = s.ground[beside]
        if other > 0:
            s.near[plot * components.DIRECTIONS + direction] = other
            s.near[other * components.DIRECTIONS + opposite(direction)] = plot
        else:
            support(s, beside, 1)


def _close_site(s: State, cell: int) -> None:
    s.site_count -= 1
    for i in range(s.site_count):
        if s.sites[i] == cell:
            s.sites[i] = s.sites[s.site_count]
            break
    s.sites[s.site_count] = 0


def opposite(direction: int) -> int:
    return direction + 3 if direction < 3 else direction - 3


def turned(direction: int, sixths: int) -> int:
    """A direction turned by up to a whole turn."""
    found = direction + sixths
    return found if found < components.DIRECTIONS else found - components.DIRECTIONS


def neighbour(s: State, plot: int, direction: int) -> int:
    """The plot on that side, the pond included, or NOTHING."""
    return s.near[plot * components.DIRECTIONS + direction]


def is_by_pond(s: State, plot: int) -> bool:
    for direction in range(components.DIRECTIONS):
        if neighbour(s, plot, direction) == components.POND:
            return True
    return False


def list_moves(s: State, start: int, actions: Actions, base: int) -> None:
    """[figure.moves] Every tile in a straight line up to a gap, [figure.must] but not this one."""
    for direction in range(components.DIRECTIONS):
        plot = neighbour(s, start, direction)
        while plot != components.NOTHING:
            actions.add(base + s.cell[plot])
            plot = neighbour(s, plot, direction)


def may_improve(s: State, plot: int) -> bool:
    """[improve.empty] No bamboo stands on it, [improve.once] and no improvement either."""
    return s.height[plot] == 0 and s.improvement[plot] == components.BARE


def has_chips(s: State, seat: int) -> bool:
    first = seat * components.IMPROVEMENTS
    for improvement in range(components.WATERSHED, components.IMPROVEMENTS):
        if s.purse[first + improvement] > 0:
            return True
    return False


def list_improvements(s: State, plot: int, actions: Actions, base: int) -> None:
    """[improve.free] The mover's chips on a plot that can take one."""
    if may_improve(s, plot):
        for improvement in range(components.WATERSHED, components.IMPROVEMENTS):
            if s.purse[s.turn * components.IMPROVEMENTS + improvement] > 0:
                actions.add(base + (improvement - 1) * components.CELLS + s.cell[plot])
