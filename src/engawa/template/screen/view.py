"""How the table looks: the heap, and a button for each number of pebbles."""

from __future__ import annotations

from engawa.core.notation import count, seat_name
from engawa.core.scene import Panel, Scene, Sprite, Verb
from engawa.template.screen.observe import Known

ROW = 5


def scene(see: Known, may: list[str], seat: int | None) -> Scene:
    """Describe what one seat sees; `may` holds the lines it can play now."""
    return Scene(
        asks=_asks(see, may),
        panels=tuple(
            Panel(seat=k, counts=(), note="to play" * (k == see.to_move)) for k in range(see.seats)
        ),
        board=tuple(_pebble(i) for i in range(see.heap)),
        verbs=tuple(Verb(line=line, says=_says(see, line)) for line in may),
    )


def _pebble(i: int) -> Sprite:
    """In rows of five."""
    return Sprite(
        key=f"pebble-{i}", drawing="pebble", place="heap", label="pebble", x=i % ROW, y=i // ROW
    )


def _asks(see: Known, may: list[str]) -> str:
    if not see.laid:
        return "Chance lays out the heap."
    if not see.heap:
        return f"{seat_name(see.turn)} took the last pebble."
    pebbles = count(see.heap, "pebble")
    return f"Take from {pebbles}." if may else f"{seat_name(see.turn)} takes from {pebbles}."


def _says(see: Known, line: str) -> str:
    n = int(line.split()[1])
    return f"Take {count(n, 'pebble')}, leave {see.heap - n}"
