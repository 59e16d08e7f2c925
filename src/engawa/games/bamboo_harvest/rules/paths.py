"""The path across the forest: what is missing for one, and whether there is one.

Sets of cells are masks of 49 bits. A path is a trail over built cards, no card twice; `missing`
looks at walks instead, which may come back to a card, so it never asks for too much.
"""

from __future__ import annotations

from typing import Final

from engawa.core.fields import Wide
from engawa.games.bamboo_harvest.rules import components, forest
from engawa.games.bamboo_harvest.rules.state import State

GUEST: Final = [1, 4, 16, 64]  # a token of each seat in a count of guests
NEVER: Final = components.CELLS  # builds for what cannot be


def others(s: State, seat: int) -> Wide:
    """The cells on which the other seats have built."""
    found = components.FOREST & 0  # no cell, in 64 bits
    for other in range(s.seats):
        if other != seat:
            found |= s.tokens[other]
    return found


# --- what is missing ---


def note(s: State) -> None:
    """Note what every seat lacks; only a new token changes that, and it is asked for often."""
    for seat in range(s.seats):
        s.lacks[seat] = missing(s, seat, s.tokens[seat])


def missing(s: State, seat: int, mine: Wide) -> int:
    """Builds to a path, at least, if the cells of `seat` were `mine`."""
    theirs = others(s, seat)
    down = missing_along(s, mine, theirs, 0)
    return min(down, missing_along(s, mine, theirs, 1))


def missing_along(s: State, mine: Wide, theirs: Wide, axis: int) -> int:
    """[path.guests] Walks are kept apart by the guests in them: none, one, two, three.

    Between two builds they spread over built cards as far as they can; a build takes them one
    step further, or starts one.
    """
    side = components.NEAR_SIDE[axis]
    free = components.FOREST & ~(mine | theirs)
    third = theirs if s.seats > 2 else 0  # [path.guests] a single other seat lends two at most
    none = side & mine
    one = side & theirs
    two = side & 0
    three = side & 0
    for builds in range(components.CELLS):
        none = spread(none, mine)
        one = spread(one | forest.grow(none) & theirs, mine)
        two = spread(two | forest.grow(one) & theirs, mine)
        three = spread(three | forest.grow(two) & third, mine)
        if (one | two | three) & components.FAR_SIDE[axis]:
            return builds
        none |= (forest.grow(none) | side) & free
        one |= forest.grow(one) & free
        two |= forest.grow(two) & free
        three |= forest.grow(three) & free
    return NEVER


def spread(cells: Wide, ground: Wide) -> Wide:
    """`cells`, and all of `ground` that can be reached from them over it."""
    more = forest.grow(cells) & ground & ~cells
    while more:
        cells |= more
        more = forest.grow(cells) & ground & ~cells
    return cells


# --- whether there is one ---


def find(s: State, seat: int, mine: Wide) -> Wide:
    """[path] The cells of a path across the forest, if those of `seat` were `mine`; else 0."""
    theirs = others(s, seat)
    for axis in range(components.AXES):
        if missing_along(s, mine, theirs, axis) == 0:
            trail = cross(s, mine, axis, 0)
            if trail != 0:
                return trail
    return 0


def lacking(s: State, seat: int, axis: int) -> int:
    """[path] Builds to a path along an axis; a whole side if there are more, or no path can be.

    `missing_along` may ask for too little: for none where a guest stands beside the way and
    not in it.
    """
    mine = s.tokens[seat]
    builds = missing_along(s, mine, others(s, seat), axis)
    while builds < components.SIDE and cross(s, mine, axis, builds) == 0:
        builds += 1
    return min(builds, components.SIDE)


def cross(s: State, mine: Wide, axis: int, builds: int) -> Wide:
    """The cells of a path along an axis with so many builds more, at most; 0 if there is none."""
    for cell in range(components.CELLS):
        if components.NEAR_SIDE[axis] & components.BIT[cell]:
            trail = step(s, mine, axis, cell, 0, 0, 0, builds)
            if trail != 0:
                return trail
    return 0


def step(
    s: State, mine: Wide, axis: int, cell: int, trail: Wide, guests: int, met: int, builds: int
) -> Wide:
    """The trail once it has stepped on `cell` and gone on to the far side; 0 if it cannot."""
    here = components.BIT[cell]
    if trail & here:
        return 0  # [path.once]
    if not mine & here:
        host = owner(s, cell)
        if host < 0:
            builds -= 1
        elif met == components.MOST_GUESTS or is_full(guests, host):
            return 0  # [path.guests] at most three, and two of one seat
        else:
            guests += GUEST[host]
            met += 1
    if builds < 0 or not is_in_reach(s, mine, axis, here, trail, builds):
        return 0
    trail |= here
    if met > 0 and components.FAR_SIDE[axis] & here:  # [path.guests] at least one
        return trail
    for direction in range(4):
        beside = components.NEIGHBOUR[cell * 4 + direction]
        if beside >= 0:
            found = step(s, mine, axis, beside, trail, guests, met, builds)
            if found != 0:
                return found
    return 0


def is_full(guests: int, host: int) -> bool:
    """[path.guests] Are there two tokens of this seat among the guests?"""
    return guests // GUEST[host] % 4 == components.MOST_OF_ONE


def is_in_reach(s: State, mine: Wide, axis: int, here: Wide, trail: Wide, builds: int) -> bool:
    """Can the far side be reached with so many builds, whoever's tokens are stepped on?

    A quick look ahead, without which a search would get lost among the builds it may make.
    """
    built = components.FOREST & ~forest.unbuilt(s) | mine
    cells = spread(here, built & ~trail)
    for _ in range(builds):
        cells = spread(cells | forest.grow(cells) & ~trail, built & ~trail)
    return (cells & components.FAR_SIDE[axis]) != 0


def owner(s: State, cell: int) -> int:
    """The seat that built on a cell, or -1."""
    for seat in range(s.seats):
        if s.tokens[seat] & components.BIT[cell]:
            return seat
    return -1
