"""What a seat may know. Nothing is hidden: every seat sees the same table."""

from __future__ import annotations

from typing import Any

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
        "first": s.first,
        "options": {
            "places": bool(s.places),
            "bamboozled": bool(s.bamboozled),
            "pandamonium": s.pandamonium,
            "turn_cap": s.turn_cap,
        },
    }
