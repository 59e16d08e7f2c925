"""What a seat may know, built up from nothing."""

from __future__ import annotations

from typing import Any

from engawa.games.bamboo_harvest import components, paths
from engawa.games.bamboo_harvest.actions import CELL_NAMES, DEED_NAMES
from engawa.games.bamboo_harvest.writing import card_name, cells_of, lie_in


def observe(s: Any, seat: int | None) -> dict[str, Any]:
    return {
        "phase": components.PHASES[s.phase],
        "turn": s.turn,
        "starter": None if s.phase < components.PLACING else s.starter,
        "turns": s.turns,
        "winner": s.winner if s.phase == components.OVER else None,
        "path": _path(s),
        "forest": [_card(s, cell) for cell in range(s.laid)],
        "reeds": s.reeds[: s.seats],
        "tokens": s.built[: s.seats],
        "goal": components.TOKENS_TO_WIN[s.seats],
        "hands": [_hand(s, k, seat) for k in range(s.seats)],
        "spent": [name for name, used in zip(DEED_NAMES[components.WILD :], s.spent, strict=True) if used],
        "pile": s.size[components.PILE],
        "discards": _discards(s, seat),
        "swap": _swap(s),
        "harvesters": [CELL_NAMES[cell] for cell in cells_of(s.harvesters)],
        "owed": s.owed,
        "bought": bool(s.bought),
        "redrawn": bool(s.redrawn),
        "options": {"round_cap": s.round_cap},
    }


def _card(s: Any, cell: int) -> dict[str, Any]:
    return {
        "card": card_name(s.forest[cell]),
        "token": _whose(s.tokens, cell),
        "disturbed": _whose(s.disturbed, cell),
    }


def _whose(sets: list[int], cell: int) -> int | None:
    return next((seat for seat, cells in enumerate(sets) if cells & components.BIT[cell]), None)


def _hand(s: Any, k: int, seat: int | None) -> dict[str, Any]:
    """The deeds of seat `k`: what is face up, and of the rest their number or, if own, all."""
    mine = k == seat
    return {
        "up": lie_in(s, components.UP + k),
        "down": _secret(s, components.DOWN + k, mine),
        "fresh": _secret(s, components.FRESH, mine) if k == s.turn else _nothing(mine),
        "dropped": _secret(s, components.DROPPED + k, mine or s.phase != components.DROPPING),
    }


def _secret(s: Any, zone: int, known: bool) -> list[str] | int:
    return lie_in(s, zone) if known else int(s.size[zone])


def _nothing(known: bool) -> list[str] | int:
    return [] if known else 0


def _discards(s: Any, seat: int | None) -> dict[str, Any]:
    """[memory] What everybody saw go there, and what each seat alone saw."""
    return {
        "shown": lie_in(s, components.SHOWN),
        "tossed": [_secret(s, components.TOSSED + k, k == seat) for k in range(s.seats)],
    }


def _swap(s: Any) -> list[str]:
    cells = {components.PAIRING: [s.first], components.MARKING: [s.first, s.second]}
    return [CELL_NAMES[cell] for cell in cells.get(s.phase, [])]


def _path(s: Any) -> list[str]:
    """The path that won, if one did."""
    if s.phase != components.OVER:
        return []
    found = paths.find(s, s.winner, s.tokens[s.winner])
    return [CELL_NAMES[cell] for cell in cells_of(found)]
