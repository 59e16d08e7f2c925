"""Step 1: build on one card of the forest, and perhaps win by it."""

from __future__ import annotations

from engawa.core.fields import Wide
from engawa.games.bamboo_harvest.rules import components, deeds, forest, paths
from engawa.games.bamboo_harvest.rules.state import State


def is_open(s: State) -> bool:
    """[build] Enough reeds, and a deed; which one is the owner's secret, and is not asked."""
    return s.reeds[s.turn] >= components.BUILD_COST and deeds.hand(s, s.turn) > 0


def sites(s: State, kind: int) -> Wide:
    """[build.vacant] The cells a deed can build on: all that match, or [wild] simply all."""
    cells = forest.vacant(s)
    if kind < components.WILD:
        return cells & forest.of_rank(s, components.DEED_RANK[kind])
    return cells & ~winning(s, cells)  # [wild.rank] even where its rank matches


def winning(s: State, cells: Wide) -> Wide:
    """[wild.win] [wild.count] Those of `cells` on which a build would win what is not won yet."""
    if has_won(s, s.turn):
        return cells & 0
    if reaches_count(s, s.turn, 1):
        return cells
    found = cells & 0
    if s.lacks[s.turn] <= 1:
        for cell in range(components.CELLS):
            here = components.BIT[cell]
            if cells & here and paths.find(s, s.turn, s.tokens[s.turn] | here) != 0:
                found |= here
    return found


def has_won(s: State, seat: int) -> bool:
    """[path] or [count]."""
    if reaches_count(s, seat, 0):
        return True
    return s.lacks[seat] == 0 and paths.find(s, seat, s.tokens[seat]) != 0


def reaches_count(s: State, seat: int, more: int) -> bool:
    """[count] Ten tokens for two seats, eight for three or four, the first two included."""
    return s.built[seat] + more >= components.TOKENS_TO_WIN[s.seats]


def build(s: State, kind: int, zone: int, cell: int) -> None:
    """[build] Thirty reeds and the deed."""
    s.reeds[s.turn] -= components.BUILD_COST
    deeds.give_up(s, kind, zone + s.turn)
    forest.settle(s, s.turn, cell)
    paths.note(s)
