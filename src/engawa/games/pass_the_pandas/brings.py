"""What a line would bring, in words and in the numbers of the position."""

from __future__ import annotations

from typing import Any

from engawa.core.notation import count, seat_name
from engawa.core.scene import Brings

See = dict[str, Any]

DIE = "die|dice"


# --- how the turn will end ---


def previous(see: See) -> int:
    """The seat still in that took the last turn."""
    seat = (see["turn"] - 1) % see["seats"]
    while see["places"][seat]:
        seat = (seat - 1) % see["seats"]
    return int(seat)


def short(see: See) -> int:
    """The dice that the previous seat will pay; a swap comes after that."""
    if see["phase"] != "give":
        return 0
    return max(0, int(see["target"] - see["rolled"]["bamboo"]))


def after(see: See) -> int:
    """The dice the seat will hold when its pandas are given and the challenge is met."""
    return int(see["dice"][see["turn"]]) - int(see["pandas"]) + short(see)


# --- before it is played ---


def says(see: See, line: str) -> str:
    """What a choice brings, in the numbers of this position."""
    verb, _, name = line.partition(" ")
    if verb == "keep":
        return f"Keep your {count(see['dice'][see['turn']], DIE)}"
    theirs = see["dice"][ord(name) - ord("A")]
    if verb == "give":
        return f"Panda to {name}, who then holds {count(theirs + 1, DIE)}"
    return f"Swap with {name} for {count(theirs, DIE)}"


def brings(see: See, line: str) -> Brings:
    """A choice in words, with a chip on the tray it is about."""
    verb, _, name = line.partition(" ")
    mine = see["dice"][see["turn"]]
    if verb == "keep":
        return Brings(f"Keep your {count(mine, DIE)}", "Nobody's dice change.", f"Keep {mine}")
    theirs = see["dice"][ord(name) - ord("A")]
    tray = f"tray-{name}"
    if verb == "swap":
        words = f"You get {count(theirs, DIE)}, {name} gets {mine}."
        press = f"Swap {mine} for {theirs}"
        return Brings(f"Swap all dice with {name}", words, press, ((tray, f"{mine}"),))
    words = f"{name} then holds {count(theirs + 1, DIE)}. {_rest(see)}"
    title = f"Give {'the last' if see['pandas'] == 1 else 'a'} panda to {name}"
    return Brings(title, words, f"Give to {name}", ((tray, "+1"),))


def _rest(see: See) -> str:
    if see["pandas"] > 1:
        return f"{count(see['pandas'] - 1, 'panda')} more to give."
    end = f"You end with {count(after(see), DIE)}."
    pays = short(see)
    return f"{seat_name(previous(see))} must give you {count(pays, DIE)}. {end}" if pays else end
