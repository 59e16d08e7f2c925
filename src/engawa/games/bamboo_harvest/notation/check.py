"""Positions that no game could lead to and the rules could not play."""

from __future__ import annotations

from engawa.core.actions import CHANCE
from engawa.core.errors import BadPosition, expect
from engawa.core.notation import seat_name
from engawa.games.bamboo_harvest.rules import components, forest, opening
from engawa.games.bamboo_harvest.rules.state import State


def check(s: State) -> None:
    """Raise with a sentence for what cannot be."""
    expect(*_always(s), *_deeds_so_far(s), *_tokens_so_far(s))
    if s.to_move >= 0 and not s.legal():
        raise BadPosition(f"{seat_name(s.to_move)} would have nothing to play")
    if s.to_move == CHANCE and not s.chances():
        raise BadPosition("chance would have nothing to turn up")


def _always(s: State) -> list[tuple[bool, str]]:
    laying = s.phase == components.LAYING
    harvesting = s.phase == components.HARVESTING
    built = components.FOREST & ~forest.unbuilt(s)
    this_step = s.owed or s.harvesters or s.size[components.FRESH] or s.bought or s.redrawn
    return [
        (min(*s.reeds, s.turns, s.owed) >= 0, "no number in a position is below 0"),
        (laying == (s.laid < components.CELLS), "the forest is laid out first, and completely"),
        (all(c.bit_count() < 2 for c in s.disturbed), "every seat has one disturbance token"),
        (not built & sum(set(s.disturbed)), "a card is built on or disturbed, not both"),
        (not s.harvesters & ~s.tokens[s.turn], "only tokens of the seat to move harvest"),
        (harvesting or not this_step, "deeds are drawn in the harvest only"),
        (s.phase != components.MARKING or s.first != s.second, "a swap takes two cards"),
    ]


def _deeds_so_far(s: State) -> list[tuple[bool, str]]:
    """What has been dealt and dropped before the first turn."""
    seats = range(s.seats)
    down = [s.size[components.DOWN + k] for k in seats]
    dropped = [s.size[components.DROPPED + k] for k in seats]
    dealt, chosen = [0] * s.seats, [0] * s.seats
    if s.phase == components.DEALING:
        dealt = [components.STARTING_DEEDS * (k < s.turn) for k in seats]
        dealt[s.turn] = min(down[s.turn], components.STARTING_DEEDS - 1)
    elif s.phase in (components.DROPPING, components.BACKING):
        chosen = [int(s.phase == components.BACKING or k < s.turn) for k in seats]
        dealt = [components.STARTING_DEEDS - n for n in chosen]
    elif s.phase == components.PLACING:
        chosen = [int(any(dropped))] * s.seats  # or they are written among the discards
        dealt = [components.STARTING_DEEDS - 1] * s.seats
    equals = sum(opening.is_highest(s, k) for k in seats)
    return [
        (dropped == chosen, "that is not what was dropped"),
        (s.phase > components.PLACING or down == dealt, "that is not how deeds are dealt"),
        (s.phase != components.BACKING or equals == 2, "there are not two highest cards"),
    ]


def _tokens_so_far(s: State) -> list[tuple[bool, str]]:
    """What has been placed before the first turn."""
    there = [(s.starter + k) % s.seats for k in range(s.seats)]
    *before, now = [*there, *reversed(there)][: sum(s.built) + 1]
    placing = s.phase == components.PLACING
    as_placed = now == s.turn and all(before.count(k) == s.built[k] for k in there)
    goal, over = components.TOKENS_TO_WIN[s.seats], s.phase == components.OVER
    most = [goal if over and k == s.winner else goal - 1 for k in range(s.seats)]
    return [
        (
            all(n <= m for n, m in zip(s.built, most, strict=False)),
            f"{goal} tokens of one seat end the game",
        ),
        (s.phase >= components.PLACING or not any(s.built), "tokens are placed later"),
        (not placing or as_placed, "that is not the order in which tokens are placed"),
    ]
