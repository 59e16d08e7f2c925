"""Placing tiles: by the Seishi tile and Growth cards, or with a Helper."""

from __future__ import annotations

from engawa.core.actions import Actions
from engawa.games.bonsai.rules import components, tree
from engawa.games.bonsai.rules.components import ANY, CARDS, CELLS, FLOWER, KINDS, LEAF, ROOM, WOOD
from engawa.games.bonsai.rules.state import State


def allow_cultivation(s: State) -> None:
    """[cultivate] One of any kind, a wood and a leaf; [growth] and what each Growth card shows."""
    for right in range(components.RIGHTS):
        s.rights[right] = cultivation(s, right)
    s.owed = s.scenario == components.SPRING


def cultivation(s: State, right: int) -> int:
    """How many tiles of a kind, or of any, a Cultivate lets one place."""
    growths = s.cards[s.turn * CARDS + components.GROWTH + right] if right < KINDS else 0
    return components.SEISHI[right] + growths


def allow_help(s: State, card: int) -> None:
    """[helper] One tile of any kind and one of the kind shown."""
    s.rights[ANY] = 1
    s.rights[card - components.HELPER] = 1


def withdraw(s: State) -> None:
    for right in range(components.RIGHTS):
        s.rights[right] = 0
    s.owed = False


def may_use(s: State, kind: int) -> bool:
    """Is a tile of that kind held, and a right to place it?"""
    return s.supply[s.turn * KINDS + kind] > 0 and s.rights[kind] + s.rights[ANY] > 0


def list_places(s: State, actions: Actions) -> None:
    """[cultivate] [helper] Every tile that may be placed, on every cell where it may."""
    start = s.tree * ROOM
    for kind in range(KINDS):
        if not may_use(s, kind):
            continue
        bit = components.BIT[kind]
        for i in range(start, start + s.size[s.tree]):
            if components.ALLOWS[s.what[i]] & bit == 0:
                continue
            if not s.owed or keeps_flower(s, kind, s.cell[i]):
                actions.add(kind * CELLS + s.cell[i])


def place(s: State, kind: int, cell: int) -> None:
    """[rights] The right to any kind is used last, so the order costs nothing."""
    s.supply[s.turn * KINDS + kind] -= 1
    s.rights[kind if s.rights[kind] > 0 else ANY] -= 1
    tree.put(s, s.tree, kind, cell)
    if kind == FLOWER:
        s.owed = False


# --- [spring] a flower in every Cultivate ---


def may_cultivate(s: State) -> bool:
    """[spring] Only with a flower at hand that can be placed."""
    if s.scenario != components.SPRING:
        return True
    allow_cultivation(s)
    able = keeps_flower(s, components.KINDS, 0)
    withdraw(s)
    return able


def keeps_flower(s: State, kind: int, cell: int) -> bool:
    """[spring.possible] Could the flower still be placed after this tile? KINDS is no tile."""
    if kind == FLOWER:
        return True
    any_left = s.rights[ANY]
    leaf_rights = s.rights[LEAF]
    if kind < KINDS and s.rights[kind] == 0:
        any_left -= 1
    elif kind == LEAF:
        leaf_rights -= 1
    flower_rights = s.rights[FLOWER]
    if s.supply[s.turn * KINDS + FLOWER] == 0 or flower_rights + any_left == 0:
        return False
    if has_flower_site(s, cell) or (kind == LEAF and tree.has_room(s, s.tree, cell, cell)):
        return True
    leaves = s.supply[s.turn * KINDS + LEAF] - (1 if kind == LEAF else 0)
    if leaves == 0 or leaf_rights + any_left == 0 or leaf_rights + any_left + flower_rights < 2:
        return False
    return has_leaf_site(s, kind, cell)


def has_flower_site(s: State, but: int) -> bool:
    """Is there a place for a flower now, other than `but`?"""
    for i in range(s.tree * ROOM, s.tree * ROOM + s.size[s.tree]):
        if tree.suits(s, i, FLOWER) and s.cell[i] != but:
            return True
    return False


def has_leaf_site(s: State, kind: int, cell: int) -> bool:
    """Is there a place for a leaf with room for a flower beside it, once the tile is placed?"""
    for i in range(s.tree * ROOM, s.tree * ROOM + s.size[s.tree]):
        here = s.cell[i]
        if tree.suits(s, i, LEAF) and here != cell and tree.has_room(s, s.tree, here, cell):
            return True
    if kind != WOOD:
        return False
    for side in range(components.SIDES):
        beside = cell + components.STEPS[side]
        if tree.is_free(s, s.tree, beside) and tree.has_room(s, s.tree, beside, cell):
            return True
    return False
