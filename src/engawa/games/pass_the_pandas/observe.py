"""What a seat may know. Nothing is hidden: every seat sees the same table."""

from __future__ import annotations

from typing import Any

from engawa.core import look as show
from engawa.core.game import Game
from engawa.core.look import Look
from engawa.games.pass_the_pandas import components

PHASES = ("start", "roll", "give", "swap", "over")


def observe(s: Any, seat: int | None) -> dict[str, Any]:
    return {
        "phase": PHASES[s.phase],
        "dice": s.dice[: s.seats],
        "turn": None if s.phase == components.STARTING else s.turn,
        "target": s.target,
        "rolled": dict(zip(components.WORDS, s.rolled, strict=True)),
        "pandas": s.pandas,
        "turns": s.turns,
        "places": s.place[: s.seats],
        "points": s.points(),
        "first": s.first if s.pandamonium and s.phase != components.STARTING else None,
        "options": {
            "places": bool(s.places),
            "bamboozled": bool(s.bamboozled),
            "pandamonium": s.pandamonium,
            "turn_cap": s.turn_cap,
        },
    }


def look(game: Game) -> dict[str, Look | None]:
    """What the numbers of a position mean to a learner."""
    return {
        "phase": show.name(len(PHASES)),
        "dice": show.each(game.seats, show.number(5)),
        "turn": show.seat(),
        "target": show.number(3),
        "rolled": show.number(2),
        "pandas": show.number(2),
        "turns": show.number(30),
        "place": show.each(game.seats, show.number(2)),
        "first": show.seat(),
        "won": show.each(game.seats, show.number(20)),
    }
