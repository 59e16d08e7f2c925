"""What happened, in sentences, and what it came to in points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engawa.core.notation import count, seat_name
from engawa.core.scene import Count
from engawa.games.bamboo_harvest import components
from engawa.games.bamboo_harvest.actions import CELL_NAMES
from engawa.games.bamboo_harvest.brings import (
    CELLS,
    RANKS,
    deed_words,
    gain,
    plural,
    rank_on,
    ranks_beside,
    steps,
)
from engawa.kit import cards

See = dict[str, Any]

FIRST_TOKENS = 2  # that every seat places before the first turn
NOTHING = {
    "build": "built nothing.",
    "swap": "swapped nothing.",
    "harvest": "ended the harvest.",
    "manage": "ended the turn.",
}
HIDDEN = {
    "drop": "dropped a deed.",
    "redraw": "discarded a drawn deed for another.",
    "discard": "discarded a hidden deed.",
}
SHOWN = {
    "drop": "dropped the {}.",
    "redraw": "discarded the {} for another deed.",
    "reveal": "turned the {} face up.",
    "discard": "discarded the {}.",
}


def narrate(see: See, line: str, mover: int) -> str:
    """What happened: without its subject, or whole if it was chance."""
    verb, *words = line.split()
    if verb == "done":
        return NOTHING[see["phase"]]
    if verb in CHANCES:
        return CHANCES[verb](see, words[0])
    if words == ["?"]:
        return HIDDEN[verb]
    if verb in SHOWN:
        return SHOWN[verb].format(deed_words(words[0]))
    return TELLS[verb](see, *words)


# --- chance ---


def _lay(see: See, card: str) -> str:
    return f"The {deed_words(card)} is laid on {CELL_NAMES[len(see['forest'])]}."


def _draw(see: See, deed: str) -> str:
    does = "was dealt" if see["phase"] == "deal" else "drew"
    return (
        f"{seat_name(see['turn'])} {does} {'a deed' if deed == '?' else 'the ' + deed_words(deed)}."
    )


def _black(see: See, seat: str) -> str:
    return f"The card of {seat} has the black back."


CHANCES: dict[str, Callable[[See, str], str]] = {"lay": _lay, "draw": _draw, "black": _black}


# --- the seats ---


def _rank(see: See, name: str) -> str:
    return RANKS[rank_on(see, CELLS[name])]


def _place(see: See, name: str) -> str:
    return f"placed a token on {name}."


def _build(see: See, name: str, deed: str) -> str:
    rank = _rank(see, name)
    return (
        f"built on the {rank} on {name} with the {deed_words(deed)}, {components.BUILD_COST} reeds."
    )


def _swap(see: See, name: str, wild: str = "") -> str:
    use = f" by the wild {deed_words(wild)}" if wild else ""
    return f"picked the {_rank(see, name)} on {name} for a swap{use}."


def _with(see: See, name: str) -> str:
    far = steps(see, name)
    cost = components.SWAP_COST[far]
    price = count(cost, "reed") if cost else "free"
    one, other = _rank(see, see["swap"][0]), _rank(see, name)
    return f"swapped the {one} and the {other}, {count(far, 'step')}, {price}."


def _mark(see: See, name: str) -> str:
    return f"disturbed the {_rank(see, name)} on {name}."


def _harvest(see: See, name: str, rank: str) -> str:
    corner = cards.RANKS.index(rank)
    times = ranks_beside(see, CELLS[name]).get(corner, 0)
    return f"harvested {count(times, plural(corner))} at {name}: {gain(corner, times)}."


def _buy(see: See) -> str:
    return f"bought a deed for {components.BUY_COST} reeds."


TELLS: dict[str, Callable[..., str]] = {
    "place": _place,
    "build": _build,
    "swap": _swap,
    "with": _with,
    "mark": _mark,
    "harvest": _harvest,
    "buy": _buy,
}


def pad(s: Any) -> tuple[Count, ...]:
    """Tokens in the forest: those of the start, and those built later."""
    tokens = s.points()
    first = tuple(min(n, FIRST_TOKENS) for n in tokens)
    built = tuple(n - early for n, early in zip(tokens, first, strict=True))
    return (Count("placed at the start", first), Count("built", built))
