"""How the table looks: the heap, and a button for each number of pebbles."""

from __future__ import annotations

from typing import Any

from engawa.core.notation import count, seat_name
from engawa.core.scene import Panel, Scene, Sprite, Verb


def scene(see: dict[str, Any], may: list[str], seat: int | None) -> Scene:
    """Describe what one seat sees; `may` holds the lines it can play now."""
    return Scene(
        asks=_asks(see, may),
        panels=tuple(Panel(k, (), "to play" * (k == see["to_move"])) for k in range(see["seats"])),
        board=tuple(Sprite(f"pebble-{i}", "pebble", "heap", "pebble") for i in range(see["heap"])),
        verbs=tuple(Verb(line, _says(see, line)) for line in may),
    )


def _asks(see: dict[str, Any], may: list[str]) -> str:
    if not see["laid"]:
        return "Chance lays out the heap."
    if not see["heap"]:
        return f"{seat_name(see['turn'])} took the last pebble."
    pebbles = count(see["heap"], "pebble")
    return f"Take from {pebbles}." if may else f"{seat_name(see['turn'])} takes from {pebbles}."


def _says(see: dict[str, Any], line: str) -> str:
    n = int(line.split()[1])
    return f"Take {count(n, 'pebble')}, leave {see['heap'] - n}"
