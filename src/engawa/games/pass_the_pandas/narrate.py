"""What happened, in sentences, and what it came to in points."""

from __future__ import annotations

from typing import Any

from engawa.core.notation import count, listed, seat_name
from engawa.core.scene import Count
from engawa.games.pass_the_pandas.brings import DIE, previous
from engawa.games.pass_the_pandas.components import LETTERS, WORDS

See = dict[str, Any]

PLAIN = {"water": "water", "panda": "a panda", "bamboo": "bamboo", "blank": "a blank"}
MANY = {"water": "water", "panda": "pandas", "bamboo": "bamboo", "blank": "blanks"}


def narrate(see: See, line: str, mover: int) -> str:
    """What happened: without its subject, or whole if it was chance."""
    verb, _, rest = line.partition(" ")
    if verb == "start":
        return f"{rest} begins."
    if verb == "roll":
        return _tell_roll(see, rest)
    mine = see["dice"][mover]
    if verb == "keep":
        return f"kept all {count(mine, DIE)}."
    if verb == "swap":
        return f"swapped all dice with {rest}, {mine} for {see['dice'][ord(rest) - ord('A')]}."
    end = _tell_challenge(see, see["rolled"]["bamboo"]) if see["pandas"] == 1 else ""
    return f"gave a panda to {rest}{end}."


def _tell_roll(see: See, letters: str) -> str:
    shown = {word: letters.count(letter) for word, letter in zip(WORDS, LETTERS, strict=True)}
    faces = [PLAIN[w] if n == 1 else f"{n} {MANY[w]}" for w, n in shown.items() if n]
    told = f"{seat_name(see['turn'])} rolled {listed(faces)}"
    if shown["water"]:
        told += f"; {count(shown['water'], DIE)} gone for good"
    if not shown["panda"]:
        told += _tell_challenge(see, shown["bamboo"])
    return told + "."


def _tell_challenge(see: See, bamboo: int) -> str:
    """What the previous seat had to pay in the end."""
    if see["target"] <= bamboo:
        return ""
    return f" and got {count(see['target'] - bamboo, DIE)} from {seat_name(previous(see))}"


def pad(s: Any) -> tuple[Count, ...]:
    """The dice the others held; else the seats that finished behind."""
    title = "dice of the others" if s.pandamonium else "seats left behind"
    return (Count(title, tuple(s.points())),)
