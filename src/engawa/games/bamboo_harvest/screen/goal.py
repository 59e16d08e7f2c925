"""How the game is won, how far each seat is and by which path, and how far the end."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engawa.core.fields import row
from engawa.core.notation import seat_name
from engawa.core.observation import kept
from engawa.core.scene import Goal, Sprite
from engawa.games.bamboo_harvest import words as say
from engawa.games.bamboo_harvest.notation.lines import CELL_NAMES
from engawa.games.bamboo_harvest.notation.write import cells_of
from engawa.games.bamboo_harvest.rules import components, paths
from engawa.games.bamboo_harvest.rules.state import State
from engawa.games.bamboo_harvest.screen.cards import RANK_OF, RANKS, rank_on
from engawa.games.bamboo_harvest.screen.face import Face
from engawa.games.bamboo_harvest.screen.observe import Cell, Known
from engawa.words import SEATS, Words, listed


class Way(NamedTuple):
    """A path across the forest that could be, with as few builds more as can be."""

    cells: tuple[str, ...]  # from side to side
    missing: tuple[str, ...]  # those of them without a token
    axis: int


def goal(see: Known) -> Goal:
    return _goal(see.goal, min(builds_left(see, seat) for seat in range(see.seats)))


@lru_cache(1 << 6)
def _goal(tokens: int, builds: int) -> Goal:
    return Goal(say.goal(say.tokens(tokens)), "path", say.goal_end(builds))


def builds_left(see: Known, seat: int) -> int:
    """How many builds a seat needs to win, by a path or by the number of its tokens."""
    return min(*see.missing[seat], see.goal - see.tokens[seat])


def far(see: Known, seat: int) -> Words:
    """Of the best path; before there can be one, of the shortest."""
    way = best_way(see, seat)
    return _far(len(way.cells) - len(way.missing), len(way.cells) or components.SIDE)


@lru_cache(1 << 6)
def _far(stand: int, of: int) -> Words:
    return say.goal_far(n=stand, of=of)


def best_way(see: Known, seat: int) -> Way:
    """The path of a seat that lacks the fewest cards; an empty one as long as there is none."""
    down, across = see.missing[seat]
    axis = 0 if down <= across else 1
    return _way(_built(see.forest, see.seats), seat, axis, see.missing[seat][axis])


@kept
def _built(forest: tuple[Cell, ...], seats: int) -> tuple[int, ...]:
    """The cells with a token of each seat."""
    cells = [0] * seats
    for cell, here in enumerate(forest):
        if here.token is not None:
            cells[here.token] |= components.BIT[cell]
    return tuple(cells)


@lru_cache(1 << 12)
def _way(tokens: tuple[int, ...], seat: int, axis: int, builds: int) -> Way:
    """Kept, as tokens are few."""
    s = State()
    s.seats, s.tokens = len(tokens), row([*tokens], components.SEATS)
    trail = paths.cross(s, tokens[seat], axis, builds)
    built = sum(tokens)
    names = [CELL_NAMES[cell] for cell in _in_order(trail, axis)]
    return Way(tuple(names), tuple(CELL_NAMES[cell] for cell in cells_of(trail & ~built)), axis)


def _in_order(trail: int, axis: int) -> list[int]:
    """The cells of a trail as one walks over them; each begins at the side it comes from."""
    starts = cells_of(trail & components.NEAR_SIDE[axis])
    return next((found for start in starts if (found := _walk(trail, axis, start))), [])


def _walk(left: int, axis: int, cell: int) -> list[int]:
    left &= ~components.BIT[cell]
    if not left:
        return [cell] if components.FAR_SIDE[axis] & components.BIT[cell] else []
    for beside in components.NEIGHBOUR[cell * 4 : cell * 4 + 4]:
        if beside >= 0 and left & components.BIT[beside] and (rest := _walk(left, axis, beside)):
            return [cell, *rest]
    return []


# --- said and drawn ---

DIRECTIONS = (say.WAY_DOWN, say.WAY_ACROSS)
BEFORE = ("lay", "deal", "drop", "black", "place")  # phases without a path in sight


def has_ways(see: Known) -> bool:
    return see.winner is None and see.phase not in BEFORE


def best_path(see: Known, owner: int, seat: int | None) -> Words:
    """The best path of a seat in words; to itself with the deeds that it holds for it."""
    way = best_way(see, owner)
    if not way.cells or not has_ways(see):
        return ""
    missing = [_missing_card(see, cell, seat) if owner == seat else cell for cell in way.missing]
    return say.best_path(
        who=SEATS[owner],
        way=DIRECTIONS[way.axis],
        n=len(way.cells) - len(way.missing),
        of=len(way.cells),
        missing=listed(missing),
    )


def _missing_card(see: Known, cell: str, seat: int) -> Words:
    """To whom it is missing, with its rank, and whether they hold a deed of it."""
    hand = see.hands[seat]
    held = [*hand.up, *(hand.down if isinstance(hand.down, tuple) else ())]
    rank = rank_on(see, cell)
    is_held = rank in [RANKS[RANK_OF[name.rstrip("?")]] for name in held]
    return (say.missing_held if is_held else say.missing_card)(cell=cell, rank=rank)


def ways(see: Known) -> list[Sprite]:
    """The best path of each seat as a line: its cells from side to side."""
    if not has_ways(see):
        return []
    found = [(seat, best_way(see, seat)) for seat in range(see.seats)]
    return [_line(seat, way) for seat, way in found if way.cells]


@lru_cache(1 << 8)
def _line(seat: int, way: Way) -> Sprite:
    return Sprite(
        key=f"path-{seat_name(seat)}",
        drawing="bh-path",
        place="forest",
        label="",
        face=Face(seat=seat_name(seat), cells=way.cells, missing=way.missing),
    )
