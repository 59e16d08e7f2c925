"""Bamboo: how it grows, what happens when a colour runs out, and the panda's bite.

Growth goes in two steps: plots ask for their sections, then what is due is handed out. Only a
stock too small for several plots leaves a choice, and the mover makes it section by section.
"""

from __future__ import annotations

from engawa.core.actions import Actions
from engawa.games.takenoko import components
from engawa.games.takenoko.state import State


def appetite(s: State, plot: int) -> int:
    """[bamboo.wet] None when dry, [fertilizer] else one or two, [bamboo.height] four at most."""
    if not s.wet[plot]:
        return 0
    sections = 2 if s.improvement[plot] == components.FERTILIZER else 1
    return min(sections, components.TALLEST - s.height[plot])


def can_grow(s: State, plot: int) -> bool:
    return appetite(s, plot) > 0 and s.stock[s.colour[plot]] > 0


def ask(s: State, plot: int) -> None:
    """This plot is to grow."""
    s.due[plot] = appetite(s, plot)
    s.wanted[s.colour[plot]] += s.due[plot]


def hand_out(s: State) -> None:
    """[bamboo.stock] Grow what is due; [bamboo.short] stop where the mover has to choose."""
    s.short = components.NO_COLOUR
    for plot in range(components.FIRST, s.plots):
        if s.due[plot] > 0:
            if is_contested(s, s.colour[plot]):
                s.short = s.colour[plot]
            else:
                settle(s, plot, min(s.due[plot], s.stock[s.colour[plot]]))


def is_contested(s: State, colour: int) -> bool:
    """[bamboo.short] Some is left, not enough for all, and more than one plot wants it."""
    if s.stock[colour] == 0 or s.wanted[colour] <= s.stock[colour]:
        return False
    plots = 0
    for plot in range(components.FIRST, s.plots):
        if s.due[plot] > 0 and s.colour[plot] == colour:
            plots += 1
    return plots > 1


def settle(s: State, plot: int, sections: int) -> None:
    """This plot gets so much, and is owed nothing more."""
    s.wanted[s.colour[plot]] -= s.due[plot]
    s.due[plot] = 0
    add(s, plot, sections)


def add(s: State, plot: int, sections: int) -> None:
    s.height[plot] += sections
    s.stock[s.colour[plot]] -= sections


def grow(s: State, plot: int) -> None:
    """One plot grows by itself: after rain, or at its first water."""
    ask(s, plot)
    hand_out(s)


def choose(s: State, plot: int) -> None:
    """[bamboo.short] One section of a scarce colour goes here."""
    s.due[plot] -= 1
    s.wanted[s.colour[plot]] -= 1
    add(s, plot, 1)
    hand_out(s)


def list_choices(s: State, actions: Actions, base: int) -> None:
    for plot in range(components.FIRST, s.plots):
        if s.due[plot] > 0:
            actions.add(base + s.cell[plot])


def tend(s: State, plot: int) -> None:
    """[gardener.grows] The gardener's plot and [gardener.around] its neighbours of that colour."""
    s.gardener = plot
    if plot == components.POND:
        return  # [gardener.pond]
    ask(s, plot)
    for direction in range(components.DIRECTIONS):
        other = s.near[plot * components.DIRECTIONS + direction]
        if s.colour[other] == s.colour[plot]:
            ask(s, other)
    hand_out(s)


def eat(s: State, plot: int) -> None:
    """[panda.eats] One section for the mover's mat, [enclosure] unless it is fenced in."""
    s.panda = plot
    if s.height[plot] > 0 and s.improvement[plot] != components.ENCLOSURE:
        s.height[plot] -= 1
        s.mat[s.turn * components.COLOURS + s.colour[plot]] += 1
