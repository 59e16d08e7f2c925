"""How the table looks: a tray of dice for each seat, and the cloth with the roll."""

from __future__ import annotations

from typing import Any

from engawa.core.notation import count, listed, seat_name
from engawa.core.scene import Panel, Scene, Sprite, Verb
from engawa.games.pass_the_pandas.components import WORDS

DIE = "die|dice"
DRAWINGS = {word: f"pp-{word}" for word in WORDS}
NOUNS = {"water": "water|water", "panda": "panda", "bamboo": "bamboo|bamboo", "blank": "blank"}
PLACES = ("", "first", "second", "third", "fourth")


def scene(see: dict[str, Any], may: list[str], seat: int | None) -> Scene:
    """Describe what one seat sees; `may` holds the lines it can play now."""
    return Scene(
        asks=_asks(see, may),
        panels=tuple(_panel(see, k, may) for k in range(see["seats"])),
        board=tuple(_cloth(see)),
        verbs=tuple(Verb(line, _says(see, line)) for line in may),
        notes=tuple(_notes(see)),
    )


def _asks(see: dict[str, Any], may: list[str]) -> str:
    if see["phase"] == "over":
        return "The game is over."
    if see["phase"] == "start":
        return "Chance says which seat begins."
    me = seat_name(see["turn"])
    if see["phase"] == "roll":
        return f"{me} rolls {count(see['dice'][see['turn']], DIE)}."
    if not may:
        return f"{me} gives pandas." if see["phase"] == "give" else f"{me} may swap all dice."
    if see["phase"] == "give":
        return "Give a panda." if see["pandas"] == 1 else f"Give one of {see['pandas']} pandas."
    return "All blank: swap all your dice with another seat, or keep them."


def _panel(see: dict[str, Any], seat: int, may: list[str]) -> Panel:
    counts = [("dice", see["dice"][seat])]
    if see["options"]["pandamonium"]:
        counts.append(("points", see["points"][seat]))
    place = see["places"][seat]
    note = "finished " + PLACES[place] if place else ""
    lines = [line for line in may if line.split()[-1] == seat_name(seat)]
    return Panel(seat, tuple(counts), note, tuple(lines))


def _cloth(see: dict[str, Any]) -> list[Sprite]:
    """The dice of the roll; water and given pandas stay, faded, until the turn ends."""
    sprites = []
    given = see["rolled"]["panda"] - see["pandas"]
    for word in WORDS:
        for i in range(see["rolled"][word]):
            gone = word == "water" or (word == "panda" and i < given)
            state = "faded" if gone else ""
            sprites.append(Sprite(f"{word}-{i}", DRAWINGS[word], "cloth", word, state))
    return sprites


def _says(see: dict[str, Any], line: str) -> str:
    """What a choice brings, in the numbers of this position."""
    verb, _, name = line.partition(" ")
    if verb == "keep":
        return f"Keep your {count(see['dice'][see['turn']], DIE)}"
    theirs = see["dice"][ord(name) - ord("A")]
    if verb == "give":
        return f"Panda to {name}, who then holds {count(theirs + 1, DIE)}"
    return f"Swap with {name} for {count(theirs, DIE)}"


def _notes(see: dict[str, Any]) -> list[str]:
    notes = []
    rolled = [
        count(n, f"{w}|{w}{'s' * (w in ('panda', 'blank'))}") for w, n in see["rolled"].items() if n
    ]
    if rolled:
        notes.append(f"{seat_name(see['turn'])} rolled {listed(rolled)}.")
    if see["target"] and see["phase"] != "over":
        notes.append(f"{seat_name(see['turn'])} has {see['target']} bamboo to match.")
    winners = [seat_name(k) for k, place in enumerate(see["places"]) if place == 1]
    if see["options"]["pandamonium"]:
        notes.append(f"First to {see['options']['pandamonium']} points.")
    elif see["phase"] == "over" and winners:
        notes.append(f"{winners[0]} has no dice left and wins.")
    return notes
