"""The two actions that draw: a plot to lay, and an objective."""

from __future__ import annotations

from engawa.core.actions import Actions
from engawa.games.takenoko.rules import actions as acts
from engawa.games.takenoko.rules import bamboo, components, garden, objectives, piles, water
from engawa.games.takenoko.rules.state import State

# --- laying a plot ---


def see_plot(s: State, tile: int) -> None:
    """[plot.draw] Three plots, [plot.few] or as many as there are."""
    piles.draw_plot(s, tile)
    if to_draw(s) == 0:
        s.phase = components.PICKING


def to_draw(s: State) -> int:
    """[plot.few] Plots still to be drawn for one to be chosen."""
    return min(components.DRAWN - s.drawn_count, piles.plots_left(s))


def pick(s: State, tile: int) -> None:
    """[plot.under] One is laid, the others go under the pile, two of them in a chosen order."""
    piles.take_drawn(s, tile)
    s.picked = tile
    s.phase = components.LAYING
    if s.drawn_count == 2:
        s.phase = components.ORDERING
    elif s.drawn_count == 1:
        piles.put_under(s, s.drawn[0])


def order(s: State, tile: int) -> None:
    """[plot.under] This one first, then the other."""
    piles.put_under(s, tile)
    piles.put_under(s, s.drawn[0])
    s.phase = components.LAYING


def lay(s: State, cell: int) -> None:
    """[plot.order] The last step; [improve.new] a chip may come just before the bamboo."""
    garden.lay(s, cell, s.picked)
    if water.has_source(s, s.plots - 1):
        water.soak(s, s.plots - 1)
    s.picked = 0
    if awaits_chip(s):
        s.phase = components.SPROUTING
    else:
        sprout(s)


def awaits_chip(s: State) -> bool:
    """[improve.new] Could the newest plot get a chip, and would its bamboo then grow?"""
    plot = s.plots - 1
    if plot < components.FIRST or not garden.may_improve(s, plot):
        return False
    return garden.is_by_pond(s, plot) and garden.has_chips(s, s.turn)


def sprout(s: State) -> None:
    """[plot.sprout] The plot just laid gets its first bamboo, if it is irrigated."""
    s.phase = components.MAIN
    bamboo.grow(s, s.plots - 1)


def list_drawn(s: State, actions: Actions, base: int) -> None:
    """The drawn tiles, equal ones once."""
    for i in range(s.drawn_count):
        if not (i > 0 and s.drawn[i] == s.drawn[0]) and not (i > 1 and s.drawn[i] == s.drawn[1]):
            actions.add(base + s.drawn[i])


def list_sprouting(s: State, actions: Actions) -> None:
    plot = s.plots - 1
    garden.list_improvements(s, plot, actions, acts.IMPROVE)
    actions.add(acts.GROW + s.cell[plot])


# --- drawing an objective ---


def see_card(s: State, card: int) -> None:
    """[objective.draw] Into the hand; [advanced] unless it is fulfilled already."""
    shown = piles.draw_card(s, card)
    if s.advanced and objectives.is_fulfilled(s, s.turn, card):
        piles.return_card(s, card)
        s.phase = components.REDRAWING if can_redraw(s) else components.MAIN
    else:
        barred = piles.bar(s, s.turn, s.deck) if not shown else 0
        objectives.take(s, s.turn, card, shown, barred)
        s.phase = components.MAIN
    s.deck = 0
    if s.phase == components.MAIN:
        for deck in range(components.TYPES):
            s.passed[deck] = 0


def has_fresh(s: State, deck: int) -> bool:
    """[advanced.all] Cards that did not go back in this very action."""
    return piles.cards_left(s, deck) > s.passed[deck]


def can_redraw(s: State) -> bool:
    for deck in range(components.TYPES):
        if has_fresh(s, deck):
            return True
    return False


def list_redraws(s: State, actions: Actions) -> None:
    """[advanced.any] The next card may be of any type."""
    for deck in range(components.TYPES):
        if has_fresh(s, deck):
            actions.add(acts.OBJECTIVE + deck)
