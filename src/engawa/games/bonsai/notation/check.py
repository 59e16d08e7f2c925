"""Refuse a position that no game leads to."""

from __future__ import annotations

from itertools import product

from engawa.core.actions import NOBODY
from engawa.core.errors import BadPosition
from engawa.core.notation import seat_name
from engawa.games.bonsai.notation.write import own_trees, tiles
from engawa.games.bonsai.rules import board, components
from engawa.games.bonsai.rules.components import (
    CARDS,
    KINDS,
    SLOTS,
)
from engawa.games.bonsai.rules.state import State


def check(s: State) -> None:
    """Refuse what no game could lead to and the rules could not play."""
    if min(*s.deck, *s.board) < 0 or len(s.board) != SLOTS:
        raise BadPosition("a card lies in more places than there are copies")
    for seat in range(s.seats):
        _check_tiles(s, seat)
    left = board.left(s)
    if (left == 0) != (s.final >= 0) or s.final > s.seats:
        raise BadPosition(f"with {left} cards in the deck, {s.final} turns cannot be left")
    if s.on_top > left - board.parchments_left(s):
        raise BadPosition(f"{s.on_top} cards cannot be on top of those left")
    if s.phase >= components.ACTING and s.turns == 0:
        raise BadPosition("no turn has begun yet")
    if s.phase == components.DEALING and board.gap(s) < 0:
        raise BadPosition("no slot is empty that a card could be dealt to")
    if s.phase == components.BURNING and s.seats > 1:
        raise BadPosition("cards are discarded only when playing alone")
    if s.to_move != NOBODY and not s.legal() and not s.chances():
        raise BadPosition("nothing can happen in that position")


def _check_tiles(s: State, seat: int) -> None:
    """[reach] No seat has more tiles, or more wood, than it started with and its cards brought."""
    first = (seat if s.seats > 1 else 1) * KINDS
    start = [components.STARTING_TILES[first + kind] for kind in range(KINDS)]
    taken = s.cards[seat * CARDS : (seat + 1) * CARDS]
    brought = [0] * KINDS
    for card, kind in product(range(CARDS), range(KINDS)):
        brought[kind] += taken[card] * components.MASTER_TILES[card * KINDS + kind]
    have = s.supply[seat * KINDS : (seat + 1) * KINDS]
    for bonsai in own_trees(s, seat):
        for kind, _ in tiles(s, bonsai):
            have[kind] += 1
    picked = taken[components.MASTER_ANY]
    most = sum(start) + components.MOST_SLOT_TILES * sum(taken) + sum(brought) + picked
    most_wood = start[0] + sum(taken) + brought[0] + picked
    if sum(have) > most or have[components.WOOD] > most_wood:
        raise BadPosition(
            f"{seat_name(seat)} has {sum(have)} tiles, {have[components.WOOD]} of them wood; "
            f"its cards brought {most} at the most, {most_wood} of them wood"
        )
