"""Tiles that leave a tree: to make room for wood, or withered by the summer."""

from __future__ import annotations

from engawa.core.actions import Actions
from engawa.games.bonsai.rules import components, tree
from engawa.games.bonsai.rules.components import (
    BY_WOOD,
    FLOWER,
    FRUIT,
    LEAF,
    ROOM,
    SIDES,
    TILE,
    WOOD,
)
from engawa.games.bonsai.rules.state import State


def is_blocked(s: State, t: int) -> bool:
    """[remove] No free cell touches wood, whatever tiles are held."""
    for i in range(t * ROOM, t * ROOM + s.size[t]):
        if tree.suits(s, i, WOOD):
            return False
    return True


def list_removals(s: State, t: int, actions: Actions, base: int) -> None:
    """[remove.least] Each tile that opens a cell beside wood at the least loss."""
    least = least_loss(s, t)
    for i in range(t * ROOM, t * ROOM + s.size[t]):
        if is_in_the_way(s, i) and loss(s, t, i) == least:
            actions.add(base + s.cell[i])


def least_loss(s: State, t: int) -> int:
    least = components.MOST_TILES
    for i in range(t * ROOM, t * ROOM + s.size[t]):
        if is_in_the_way(s, i):
            least = min(least, loss(s, t, i))
    return least


def is_in_the_way(s: State, i: int) -> bool:
    """A tile beside wood that is not wood itself."""
    return s.what[i] & TILE > WOOD + 1 and s.what[i] & BY_WOOD > 0


def loss(s: State, t: int, i: int) -> int:
    """Tiles that go when this one does: itself, and whatever hangs on it alone."""
    lost = 1
    for side in range(SIDES):
        j = tree.find(s, t, s.cell[i] + components.STEPS[side])
        if j >= 0 and hangs(s, i, j, components.OPPOSITE[side]):
            lost += 1
    return lost


def hangs(s: State, i: int, j: int, side: int) -> bool:
    """[remove.least] Would tile j, with tile i on its `side`, be left unsupported without it?"""
    if s.what[i] & TILE != LEAF + 1:
        return False
    others = s.what[j] & ~components.BY_LEAF[side]
    if s.what[j] & TILE == FLOWER + 1:
        return others & components.LEAVES == 0
    return s.what[j] & TILE == FRUIT + 1 and components.BETWEEN_LEAVES[others] == 0


def remove(s: State, t: int, cell: int) -> None:
    """[remove] Back to the common supply go the tile and what hangs on it alone."""
    i = tree.find(s, t, cell)
    for side in range(SIDES):
        j = tree.find(s, t, cell + components.STEPS[side])
        if j >= 0 and hangs(s, i, j, components.OPPOSITE[side]):
            lift(s, j)
    lift(s, i)
    tree.survey(s, t)


def lift(s: State, i: int) -> None:
    s.what[i] &= ~TILE


def wither(s: State, t: int) -> None:
    """[summer] [summer.at-once] Fruits by no flower go, and flowers by no fruit."""
    for i in range(t * ROOM, t * ROOM + s.size[t]):
        kind = (s.what[i] & TILE) - 1
        if (kind == FLOWER and not is_by(s, t, i, FRUIT)) or (
            kind == FRUIT and not is_by(s, t, i, FLOWER)
        ):
            s.what[i] |= components.PAINT
    for i in range(t * ROOM, t * ROOM + s.size[t]):
        if s.what[i] & components.PAINT > 0:
            lift(s, i)
    tree.survey(s, t)


def is_by(s: State, t: int, i: int, kind: int) -> bool:
    """Does the cell touch a tile of that kind?"""
    for side in range(SIDES):
        if tree.tile_at(s, t, s.cell[i] + components.STEPS[side]) == kind:
            return True
    return False
