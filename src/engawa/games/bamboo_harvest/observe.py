"""What a seat may know, built up from nothing."""

from __future__ import annotations

from typing import Any

from engawa.core import look as show
from engawa.core.game import Game
from engawa.core.look import Look
from engawa.games.bamboo_harvest import components, paths
from engawa.games.bamboo_harvest.actions import CELL_NAMES
from engawa.games.bamboo_harvest.paper import (
    CARD_NAMES,
    cells_of,
    places,
    spent_wilds,
    swap_cells,
    whose,
)


def observe(s: Any, seat: int | None) -> dict[str, Any]:
    lie_in = places(s)
    return {
        "phase": components.PHASES[s.phase],
        "turn": s.turn,
        "starter": None if s.phase < components.PLACING else s.starter,
        "turns": s.turns,
        "winner": s.winner if s.phase == components.OVER else None,
        "path": _path(s),
        "forest": _forest(s),
        "reeds": s.reeds[: s.seats],
        "tokens": s.built[: s.seats],
        "goal": components.TOKENS_TO_WIN[s.seats],
        "missing": [_missing(s, k) for k in range(s.seats)],
        "hands": [_hand(s, lie_in, k, seat) for k in range(s.seats)],
        "spent": spent_wilds(s),
        "pile": s.size[components.PILE],
        "discards": _discards(s, lie_in, seat),
        "swap": swap_cells(s),
        "harvesters": [CELL_NAMES[cell] for cell in cells_of(s.harvesters)],
        "owed": s.owed,
        "bought": bool(s.bought),
        "redrawn": bool(s.redrawn),
        "options": {"round_cap": s.round_cap},
    }


def _forest(s: Any) -> list[dict[str, Any]]:
    tokens, disturbed = whose(s.tokens), whose(s.disturbed)
    return [
        {"card": CARD_NAMES[card], "token": tokens.get(cell), "disturbed": disturbed.get(cell)}
        for cell, card in enumerate(s.forest[: s.laid])
    ]


def _hand(s: Any, lie_in: list[list[str]], k: int, seat: int | None) -> dict[str, Any]:
    """The deeds of seat `k`: what is face up, and of the rest their number or, if own, all."""
    mine = k == seat
    fresh = lie_in[components.FRESH] if k == s.turn else []
    return {
        "up": lie_in[components.UP + k],
        "down": _seen(lie_in[components.DOWN + k], mine),
        "fresh": _seen(fresh, mine),
        "dropped": _seen(lie_in[components.DROPPED + k], mine or s.phase != components.DROPPING),
    }


def _seen(deeds: list[str], known: bool) -> list[str] | int:
    return deeds if known else len(deeds)


def _discards(s: Any, lie_in: list[list[str]], seat: int | None) -> dict[str, Any]:
    """[memory] What everybody saw go there, and what each seat alone saw."""
    return {
        "shown": lie_in[components.SHOWN],
        "tossed": [_seen(lie_in[components.TOSSED + k], k == seat) for k in range(s.seats)],
    }


def _missing(s: Any, seat: int) -> list[int]:
    """Builds to a path at least, from north to south and from west to east."""
    mine, theirs = s.tokens[seat], paths.others(s, seat)
    return [paths.missing_along(s, mine, theirs, axis) for axis in range(components.AXES)]


def _path(s: Any) -> list[str]:
    """The path that won, if one did."""
    if s.phase != components.OVER:
        return []
    found = paths.find(s, s.winner, s.tokens[s.winner])
    return [CELL_NAMES[cell] for cell in cells_of(found)]


def look(game: Game) -> dict[str, Look | None]:
    """What the numbers of a position mean to a learner."""
    seats, cells = game.seats, show.members(components.CELLS)
    return {
        "phase": show.name(len(components.PHASES)),
        "turn": show.seat(),
        "starter": show.seat(),
        "turns": show.number(40),
        "winner": show.seat(),
        "laid": show.number(20),
        "unlaid": show.number(1),
        "forest": show.name(2 * components.FOREST_KINDS),
        "tokens": show.each(seats, cells),
        "built": show.each(seats, show.number(5)),
        "lacks": show.each(seats, show.number(5)),
        "disturbed": show.each(seats, cells),
        "reeds": show.each(seats, show.number(30)),
        "deeds": show.each(
            seats, show.number(1), components.DEEDS, components.UP * components.DEEDS
        ),
        "size": show.each(seats, show.number(5), skip=components.UP),
        "spent": show.number(1),
        "first": show.name(components.CELLS),
        "second": show.name(components.CELLS),
        "harvesters": cells,
        "owed": show.number(2),
        "bought": show.number(1),
        "redrawn": show.number(1),
    }
