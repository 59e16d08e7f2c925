"""What happened, in sentences, and what it came to in points."""

from __future__ import annotations

from typing import Any

from engawa.core.scene import Count
from engawa.games.the_harvest.brings import find, is_active, offer

See = dict[str, Any]

PLAIN = {
    "yes": "said yes.",
    "no": "said no.",
    "call odd": "called odd.",
    "call even": "called even.",
}
ON_CARDS = {
    "activate": "activated {name}{ability}",
    "attack": "attacked {seat} with {name} for {value}.",
    "reset": "reset {name} for {reset} health.",
    "pass": "passed {name}, stopping {value} of {left}.",
    "draft": "drafted {name}.",
    "take": "took {name}.",
    "discard": "discarded {name}.",
    "flip": "flipped {name} from {value} to {other}.",
    "move": "moved {name} to the Street.",
    "swap": "chose {name} for a swap.",
    "follow": "followed {name}{ability}",
}
ON_SEATS = {
    "hit": "aimed at {}.",
    "ask": "left the choice to {}.",
    "first": "{} drafts first.",
}


def narrate(see: See, line: str, mover: int) -> str:
    """What happened: without its subject, or whole if it was chance."""
    verb, *words = line.split()
    if line in PLAIN:
        return PLAIN[line]
    if verb in ON_SEATS:
        return ON_SEATS[verb].format(words[0])
    if verb == "top":
        return f"{words[0].capitalize()} is turned up on the deck."
    if verb == "choose":
        return f"chose: {offer(see, see['ability']['options'][int(words[0]) - 1])}."
    if verb == "done":
        return f"prevented no more and lost {_loss(see)}." if see["hit"] else "chose no more."
    if verb == "buy":
        return f"bought {see['top']['name']} for {see['top']['value']} health."
    card = find(see, words[0])
    if verb == "flip" and is_active(see, card):
        return f"chose {card['name']}, which stays as it is."
    left = see["hit"]["left"] if see["hit"] else 0
    ability = f": {card['says']}" if card["says"] else "."
    return ON_CARDS[verb].format(**card, seat=words[-1], left=left, ability=ability)


def _loss(see: See) -> int:
    """What is not prevented, as far as there is health to lose."""
    hit = see["hit"]
    return min(int(hit["left"]), int(see["health"][hit["seat"]]))


def pad(s: Any) -> tuple[Count, ...]:
    """What is left of everybody's health."""
    return (Count("health left", tuple(s.points())),)
