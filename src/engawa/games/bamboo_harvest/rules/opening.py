"""Before the first turn: the forest, the deeds, who starts, and two tokens each."""

from __future__ import annotations

from engawa.core.rng import Rng
from engawa.games.bamboo_harvest.rules import components, deeds, forest, paths
from engawa.games.bamboo_harvest.rules.state import State


def set_up(s: State) -> None:
    """[setup.reeds] Fourteen reeds each; nothing is laid or dealt yet."""
    s.phase = components.LAYING
    for kind in range(components.FOREST_KINDS):
        s.unlaid[kind] = components.FOREST_COPIES[kind]
    for seat in range(s.seats):
        s.reeds[seat] = components.STARTING_REEDS
    deeds.fill_pile(s)
    paths.note(s)


def lay(s: State, kind: int) -> None:
    forest.lay(s, kind)
    if s.laid == components.CELLS:
        s.phase = components.DEALING


def deal(s: State, kind: int) -> None:
    """[setup.deeds] Three deeds to each seat."""
    deeds.move(s, kind, components.PILE, components.DOWN + s.turn)
    if s.size[components.DOWN + s.turn] == components.STARTING_DEEDS:
        s.turn = (s.turn + 1) % s.seats
        if s.turn == 0:
            s.phase = components.DROPPING


# --- who starts ---


def drop(s: State, kind: int) -> None:
    """[start] Chosen one after another, shown when all have chosen."""
    deeds.move(s, kind, components.DOWN + s.turn, components.DROPPED + s.turn)
    s.turn = (s.turn + 1) % s.seats
    if s.turn == 0:
        compare(s)


def compare(s: State) -> None:
    """[start] The highest starts; [start.back] of two equal cards, the black-backed one."""
    s.phase = components.BACKING
    contenders = 0
    best = 0
    for seat in range(s.seats):
        if is_highest(s, seat):
            contenders += 1
            best = seat
    if contenders == 1:
        begin(s, best)


def is_highest(s: State, seat: int) -> bool:
    """Did no seat drop a higher card?"""
    for other in range(s.seats):
        if strength(s, other) > strength(s, seat):
            return False
    return True


def strength(s: State, seat: int) -> int:
    """[start.suit] Of a dropped card; [start.wild] a wild counts as what it shows."""
    for kind in range(components.DEEDS):
        if deeds.has(s, components.DROPPED + seat, kind):
            return components.STRENGTH[kind]
    return 0


def begin(s: State, seat: int) -> None:
    """The starting seat is known and places the first token; [start] what was dropped stays."""
    s.starter = seat
    s.turn = seat
    s.phase = components.PLACING


def sample_black(s: State, rng: Rng) -> int:
    """[start.back] [start.unseen] Either of the two seats with the highest card."""
    skip = rng.below(2)
    seat = 0
    while not is_highest(s, seat) or skip > 0:
        if is_highest(s, seat):
            skip -= 1
        seat += 1
    return seat


# --- the first tokens ---


def place(s: State, cell: int) -> None:
    """[place] There and back again: with three seats 1, 2, 3, 3, 2, 1."""
    forest.settle(s, s.turn, cell)
    paths.note(s)
    placed = 0
    for seat in range(s.seats):
        placed += s.built[seat]
    if placed < s.seats:
        s.turn = (s.turn + 1) % s.seats
    elif placed > s.seats:
        s.turn = (s.turn + s.seats - 1) % s.seats


def is_placed(s: State) -> bool:
    """Has every seat its two tokens?"""
    return s.built[s.starter] == 2


def open_deeds(s: State) -> None:
    """[open] The deeds left are laid face up, and those that were dropped go to the discards."""
    for seat in range(s.seats):
        deeds.move_all(s, components.DROPPED + seat, components.SHOWN)
        deeds.move_all(s, components.DOWN + seat, components.UP + seat)
