"""Bamboo: how it grows, what happens when a colour runs out, and the panda's bite.

Only the gardener makes several plots grow at once. They ask for their sections, then what is due is
handed out; a stock too small for all leaves the mover a choice, made section by section.
"""

from __future__ import annotations

from engawa.core.actions import Actions
from engawa.games.takenoko.rules import components
from engawa.games.takenoko.rules.state import State


def appetite(s: State, plot: int) -> int:
    """[bamboo.wet] None when dry, [fertilizer] else one or two, [bamboo.height] four at most."""
    if not s.wet[plot]:
        return 0
    sections = 2 if s.improvement[plot] == components.FERTILIZER else 1
    return min(sections, components.TALLEST - s.height[plot])


def can_grow(s: State, plot: int) -> bool:
    return appetite(s, plot) > 0 and s.stock[s.colour[plot]] > 0


def grow(s: State, plot: int) -> None:
    """[bamboo.stock] One plot grows, as far as there is bamboo."""
    add(s, plot, min(appetite(s, plot), s.stock[s.colour[plot]]))


def add(s: State, plot: int, sections: int) -> None:
    set_height(s, plot, s.height[plot] + sections)
    s.stock[s.colour[plot]] -= sections


def set_height(s: State, plot: int, height: int) -> None:
    """Bamboo grows or is eaten, and counts for another gardener objective, or for none."""
    s.stands[stand(s, plot)] -= 1
    s.height[plot] = height
    s.stands[stand(s, plot)] += 1


def stand(s: State, plot: int) -> int:
    """[fulfil.height] [fulfil.improvement] The gardener objective that looks for this bamboo."""
    ground = s.colour[plot] * components.IMPROVEMENTS + s.improvement[plot]
    return components.STAND[ground * components.HEIGHTS + s.height[plot]]


def tend(s: State, plot: int) -> None:
    """[gardener.grows] The gardener's plot and [gardener.around] its neighbours of that colour."""
    s.gardener = plot
    if plot == components.POND:
        return  # [gardener.pond]
    s.due[plot] = appetite(s, plot)
    for direction in range(components.DIRECTIONS):
        other = s.near[plot * components.DIRECTIONS + direction]
        if s.colour[other] == s.colour[plot]:
            s.due[other] = appetite(s, other)
    hand_out(s)


def hand_out(s: State) -> None:
    """[bamboo.stock] All that is due grows, [bamboo.short] unless the mover has to choose."""
    if is_contested(s):
        s.phase = components.GROWING
        return
    s.phase = components.MAIN
    for plot in range(components.FIRST, s.plots):
        if s.due[plot] > 0:
            add(s, plot, min(s.due[plot], s.stock[s.colour[plot]]))
            s.due[plot] = 0


def is_contested(s: State) -> bool:
    """[bamboo.short] Some is left, not enough for all, and more than one plot wants it."""
    plots = 0
    sections = 0
    left = 0
    for plot in range(components.FIRST, s.plots):
        if s.due[plot] > 0:
            plots += 1
            sections += s.due[plot]
            left = s.stock[s.colour[plot]]
    return plots > 1 and 0 < left < sections


def choose(s: State, plot: int) -> None:
    """[bamboo.short] One section goes here."""
    s.due[plot] -= 1
    add(s, plot, 1)
    hand_out(s)


def list_choices(s: State, actions: Actions, base: int) -> None:
    for plot in range(components.FIRST, s.plots):
        if s.due[plot] > 0:
            actions.add(base + s.cell[plot])


def eat(s: State, plot: int) -> None:
    """[panda.eats] One section for the mover's mat, [enclosure] unless it is fenced in."""
    s.panda = plot
    if s.height[plot] > 0 and s.improvement[plot] != components.ENCLOSURE:
        set_height(s, plot, s.height[plot] - 1)
        s.mat[s.turn * components.COLOURS + s.colour[plot]] += 1
