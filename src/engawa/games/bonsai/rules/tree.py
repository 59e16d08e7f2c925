"""A bonsai: its tiles, the free cells beside them, and what may grow there.

The cells of a tree stand in one row in reading order, so the same tree is always the same row,
however it grew, and a cell is found by halving.
"""

from __future__ import annotations

from engawa.games.bonsai.rules import components
from engawa.games.bonsai.rules.components import BUD, FLOWER, FRUIT, LEAF, ROOM, SIDES, TILE, WOOD
from engawa.games.bonsai.rules.state import State


def plant(s: State, tree: int) -> None:
    """[pot] A tree starts as a bud, which is wood."""
    s.size[tree] = 0
    forget(s, tree)
    put(s, tree, WOOD, BUD)


def put(s: State, tree: int, kind: int, cell: int) -> None:
    """Place a tile and tell its neighbours."""
    here = reach(s, tree, cell)
    s.what[here] |= kind + 1
    touched = 0
    for side in range(SIDES):
        beside = cell + components.STEPS[side]
        if is_pot(beside):
            continue
        i = reach(s, tree, beside)
        if s.what[i] & TILE > 0:
            touched += 1
            if s.what[i] & TILE == FLOWER + 1:
                s.open_sides[tree] -= 1
        s.what[i] |= touch(kind, components.OPPOSITE[side])
    count(s, tree, kind, cell)
    if kind == FLOWER:
        s.open_sides[tree] += SIDES - touched  # [score.flower.pot] the pot is no tile
    elif kind == LEAF:
        s.group[tree] = max(s.group[tree], group_at(s, tree, cell))


def touch(kind: int, side: int) -> int:
    """What a cell should know of a tile on its `side`."""
    if kind == WOOD:
        return components.BY_WOOD
    if kind == LEAF:
        return components.BY_LEAF[side]
    if kind == FRUIT:
        return components.BY_FRUIT
    return 0


def is_pot(cell: int) -> bool:
    """[pot] No tile stands in the pot, but for the bud; below it and beside its feet is room."""
    row = (cell >> components.ROW_BITS) - components.MIDDLE
    if row < 0 or row >= components.POT_ROWS or cell == BUD:
        return False
    column = (cell & (components.WIDTH - 1)) - components.MIDDLE
    return column >= components.POT_LEFT and column <= components.POT_RIGHT - row


# --- the row of cells ---


def seek(s: State, tree: int, cell: int) -> int:
    """Where `cell` stands in the row, or would stand."""
    low = tree * ROOM
    high = low + s.size[tree]
    while low < high:
        middle = (low + high) >> 1
        if s.cell[middle] < cell:
            low = middle + 1
        else:
            high = middle
    return low


def find(s: State, tree: int, cell: int) -> int:
    """Where `cell` stands in the row, or -1 if nothing of the tree is there or beside."""
    i = seek(s, tree, cell)
    if i < tree * ROOM + s.size[tree] and s.cell[i] == cell:
        return i
    return -1


def reach(s: State, tree: int, cell: int) -> int:
    """Where `cell` stands in the row, put there if it is new."""
    i = seek(s, tree, cell)
    end = tree * ROOM + s.size[tree]
    if i < end and s.cell[i] == cell:
        return i
    for j in range(end, i, -1):
        s.cell[j] = s.cell[j - 1]
        s.what[j] = s.what[j - 1]
    s.cell[i] = cell
    s.what[i] = 0
    s.size[tree] += 1
    return i


def cell_in(s: State, i: int) -> int:
    """The cell at a place of the row, for callers to whom reading a row means copying it."""
    return s.cell[i]


def tile_at(s: State, tree: int, cell: int) -> int:
    """The kind on a cell, or -1."""
    i = find(s, tree, cell)
    return -1 if i < 0 else (s.what[i] & TILE) - 1


# --- what follows from the cells ---


def forget(s: State, tree: int) -> None:
    for kind in range(components.KINDS):
        s.grown[tree * components.KINDS + kind] = 0
    for end in range(4):
        s.ends[tree * 4 + end] = 0
    s.blossoms[tree * 2] = 0
    s.blossoms[tree * 2 + 1] = 0
    s.open_sides[tree] = 0
    s.group[tree] = 0


def count(s: State, tree: int, kind: int, cell: int) -> None:
    """[protrude] A tile half past the edge of the pot counts, however high; [below] or low."""
    s.grown[tree * components.KINDS + kind] += 1
    past = edge(cell)
    if past == 0:
        return
    row = (cell >> components.ROW_BITS) - components.MIDDLE
    side = 0 if past < 0 else 1
    s.ends[tree * 4 + side + (2 if row >= components.BELOW else 0)] += 1
    if kind == FLOWER:
        s.blossoms[tree * 2 + side] += 1


def edge(cell: int) -> int:
    """[protrude] -1 if a cell is half past the left edge of the pot, 1 past the right, else 0."""
    row = (cell >> components.ROW_BITS) - components.MIDDLE
    twice = 2 * ((cell & (components.WIDTH - 1)) - components.MIDDLE) + row
    if twice <= components.PAST_LEFT:
        return -1
    return 1 if twice >= components.PAST_RIGHT else 0


def group_at(s: State, tree: int, cell: int) -> int:
    """[goal.green] How many leaves hang together with the one on `cell`."""
    leaves = spread(s, tree, find(s, tree, cell))
    for i in range(tree * ROOM, tree * ROOM + s.size[tree]):
        s.what[i] &= components.WHATS - 1  # the paint comes off
    return leaves


def spread(s: State, tree: int, i: int) -> int:
    """Paint a leaf and all that hang together with it, and count them."""
    s.what[i] |= components.PAINT
    leaves = 1
    for side in range(SIDES):
        if s.what[i] & components.BY_LEAF[side] > 0:
            j = find(s, tree, s.cell[i] + components.STEPS[side])
            if s.what[j] & components.PAINT == 0:
                leaves += spread(s, tree, j)
    return leaves


def survey(s: State, tree: int) -> None:
    """Look the whole tree over again, after tiles were lifted off it."""
    forget(s, tree)
    start = tree * ROOM
    kept = start
    for i in range(start, start + s.size[tree]):
        look(s, tree, i)
    for i in range(start, start + s.size[tree]):
        if s.what[i] & components.PAINT > 0:  # a tile is there or beside
            s.cell[kept] = s.cell[i]
            s.what[kept] = s.what[i] & (components.WHATS - 1)
            kept += 1
    for i in range(kept, start + s.size[tree]):  # nothing is left behind
        s.cell[i] = 0
        s.what[i] = 0
    s.size[tree] = kept - start
    for i in range(start, kept):
        if s.what[i] & TILE == LEAF + 1:
            s.group[tree] = max(s.group[tree], group_at(s, tree, s.cell[i]))


def look(s: State, tree: int, i: int) -> None:
    """Note afresh what the cell touches; paint it if anything is there or beside."""
    kind = (s.what[i] & TILE) - 1
    touched = 0
    s.what[i] = kind + 1
    for side in range(SIDES):
        other = tile_at(s, tree, s.cell[i] + components.STEPS[side])
        if other >= 0:
            touched += 1
            s.what[i] |= touch(other, side)
    if kind >= 0:
        count(s, tree, kind, s.cell[i])
    if kind == FLOWER:
        s.open_sides[tree] += SIDES - touched
    if kind >= 0 or touched > 0:
        s.what[i] |= components.PAINT


# --- what may grow ---


def allows(s: State, tree: int, kind: int, cell: int) -> bool:
    """[wood] [leaf] by wood, [flower] by a leaf, [fruit] between leaves and by no fruit."""
    i = find(s, tree, cell)
    return i >= 0 and suits(s, i, kind)


def suits(s: State, i: int, kind: int) -> bool:
    return components.ALLOWS[s.what[i]] & components.BIT[kind] > 0


def has_room(s: State, tree: int, cell: int, but: int) -> bool:
    """Is a cell beside this one free, other than `but`?"""
    for side in range(SIDES):
        beside = cell + components.STEPS[side]
        if beside != but and is_free(s, tree, beside):
            return True
    return False


def is_free(s: State, tree: int, cell: int) -> bool:
    return not is_pot(cell) and tile_at(s, tree, cell) < 0
