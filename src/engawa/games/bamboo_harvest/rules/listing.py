"""Every action the seat to move may choose, step by step."""

from __future__ import annotations

from engawa.core.actions import Actions
from engawa.core.fields import Wide
from engawa.games.bamboo_harvest.rules import actions as acts
from engawa.games.bamboo_harvest.rules import building, components, deeds, forest, harvest, swapping
from engawa.games.bamboo_harvest.rules.state import State


def legal(s: State, actions: Actions) -> None:
    if s.phase == components.DROPPING:
        add_deeds(s, components.DOWN + s.turn, acts.DROP, actions)
    elif s.phase == components.PLACING:
        add_cells(forest.unbuilt(s), acts.PLACE, actions)  # [place]
    elif s.phase == components.BUILDING:
        add_builds(s, components.UP + s.turn, acts.BUILD, actions)
        add_builds(s, components.DOWN + s.turn, acts.BUILD_DOWN, actions)
        actions.add(acts.DONE)
    elif s.phase == components.SWAPPING:
        add_swaps(s, actions)
        actions.add(acts.DONE)
    elif s.phase == components.PAIRING:
        add_cells(swapping.partners(s, s.first, forest.vacant(s)), acts.WITH, actions)
    elif s.phase == components.MARKING:
        actions.add(acts.MARK + s.first)
        actions.add(acts.MARK + s.second)
    elif s.phase == components.HARVESTING:
        add_harvests(s, actions)
    else:
        add_management(s, actions)


def add_cells(cells: Wide, base: int, actions: Actions) -> None:
    for cell in range(components.CELLS):
        if cells & components.BIT[cell]:
            actions.add(base + cell)


def add_deeds(s: State, zone: int, base: int, actions: Actions) -> None:
    for kind in range(components.DEEDS):
        if deeds.has(s, zone, kind):
            actions.add(base + kind)


def add_builds(s: State, zone: int, base: int, actions: Actions) -> None:
    """[build] With any deed, wherever it matches."""
    if s.size[zone] > 0 and s.reeds[s.turn] >= components.BUILD_COST:
        for kind in range(components.DEEDS):
            if deeds.has(s, zone, kind):
                add_cells(building.sites(s, kind), base + kind * components.CELLS, actions)


def add_swaps(s: State, actions: Actions) -> None:
    """[swap] The first card; [wild.rank] with a wild deed only where it is named."""
    vacancy = forest.vacant(s)
    for cell in range(components.CELLS):
        if swapping.may_start(s, cell, vacancy):
            actions.add(acts.SWAP + cell)
    for wild in range(components.WILDS):
        for cell in range(components.CELLS):
            if swapping.may_start_wild(s, wild, cell, vacancy):
                actions.add(acts.SWAP_WILD + wild * components.CELLS + cell)


def add_harvests(s: State, actions: Actions) -> None:
    """[harvest.order] Any token next; [redraw] in between; [buy] in the end."""
    for cell in range(components.CELLS):
        if s.harvesters & components.BIT[cell]:
            for direction in range(4):
                rank = harvest.offers(s, cell, direction)
                if rank >= 0:
                    actions.add(acts.HARVEST + rank * components.CELLS + cell)
    add_deeds(s, components.FRESH, acts.REDRAW, actions)
    if s.harvesters == 0:
        if harvest.may_buy(s):
            actions.add(acts.BUY)
        actions.add(acts.DONE)


def add_management(s: State, actions: Actions) -> None:
    """[reveal] What is face down; [discard] anything, as long as there is too much."""
    add_deeds(s, components.DOWN + s.turn, acts.REVEAL, actions)
    if deeds.hand(s, s.turn) > components.HAND:
        add_deeds(s, components.UP + s.turn, acts.DISCARD, actions)
        add_deeds(s, components.DOWN + s.turn, acts.DISCARD_DOWN, actions)
    else:
        actions.add(acts.DONE)
