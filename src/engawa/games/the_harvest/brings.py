"""What a line would bring, in words and in the numbers of the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engawa.core.notation import seat_name
from engawa.core.scene import Brings

See = dict[str, Any]
Card = dict[str, Any]

PLAIN = {
    "yes": Brings("Yes, do it", "", "Yes"),
    "no": Brings("No, leave it", "", "No"),
    "call odd": Brings("Call odd", "If the first discard has an odd back, you draft first.", "Odd"),
    "call even": Brings(
        "Call even", "If the first discard has an even back, you draft first.", "Even"
    ),
}


def find(see: See, key: str) -> Card:
    """A card by its key, wherever it lies."""
    places = [see["street"], see["discard"], *see["hands"], [see["top"]] if see["top"] else []]
    return next(card for place in places for card in place if card["key"] == key)


def is_active(see: See, card: Card) -> bool:
    """[flip.self] The card that was activated, which no flip of its own turns over."""
    return bool(see["ability"] and see["ability"]["active"] == card["name"])


def sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


def says(see: See, line: str) -> str:
    """What a choice brings, in one phrase."""
    return brings(see, line).title


def brings(see: See, line: str) -> Brings:
    """A choice in words, with a chip on what it is about."""
    if line in PLAIN:
        return PLAIN[line]
    verb, *words = line.split()
    if verb in ON_CARDS:
        return ON_CARDS[verb](see, find(see, words[0]), *words[1:])
    return OTHERS[verb](see, *words)


# --- the four actions of a turn ---


def _activate(see: See, card: Card) -> Brings:
    words = f"{card['says']} Then it turns face down, worth {card['other']}.".strip()
    return Brings(f"Activate {card['name']}", words, "Activate")


def _attack(see: See, card: Card, name: str) -> Brings:
    return Brings(
        f"Attack with {card['name']} against {name}",
        f"{card['name']} goes to the Street. {name} takes {card['value']}, "
        "less what is passed to you.",
        f"Attack for {card['value']}",
        ((f"health-{name}", f"-{card['value']}"),),
    )


def _reset(see: See, card: Card) -> Brings:
    left = see["health"][see["turn"]] - card["reset"]
    words = f"Costs {card['reset']}, leaving {left} health. Turned up it is worth {card['other']}."
    return Brings(f"Reset {card['name']}", words, f"Reset for {card['reset']}")


def _buy(see: See) -> Brings:
    card = see["top"]
    left = see["health"][see["turn"]] - card["value"]
    words = f"Costs {card['value']}, leaving {left} health. {card['says']}".strip()
    return Brings(f"Buy {card['name']}", words, f"Buy for {card['value']}")


# --- prevention ---


def _pass(see: See, card: Card) -> Brings:
    left, stops = see["hit"]["left"], card["value"]
    rest = f"{left - stops} still to come." if left > stops else "You lose nothing."
    return Brings(
        f"Pass {card['name']} to {seat_name(see['turn'])}",
        f"Stops {stops} of {left}. {rest}",
        f"Stop {stops}",
        ((card["key"], f"-{stops}"),),
    )


def _done(see: See) -> Brings:
    if not see["hit"]:
        return Brings("No more cards", "", "Enough")
    seat, left = see["hit"]["seat"], see["hit"]["left"]
    health = max(0, see["health"][seat] - left)
    words = f"Leaves you {health} health." if health else "That ends the game."
    return Brings(f"Prevent no more and lose {left}", words, f"Lose {left}")


# --- what abilities ask ---


def _about(title: str, press: str) -> Callable[[See, Card], Brings]:
    """Words for a card that an ability is to be about."""

    def words(see: See, card: Card) -> Brings:
        return Brings(title.format(**card), f"{_sides(card)} {card['says']}".strip(), press)

    return words


def _flip(see: See, card: Card) -> Brings:
    if is_active(see, card):
        words = "The active card is not flipped; it lies face down in the end."
        return Brings(f"Choose {card['name']}, which stays as it is", words, "Choose")
    return _about("Flip {name} from {value} to {other}", "Flip")(see, card)


def _sides(card: Card) -> str:
    face = "Face up" if card["up"] else "Face down"
    return f"{face}, {card['value']} over {card['other']}."


def offer(see: See, option: str) -> str:
    """An option as its chooser reads it: the "you" of a card is the seat that follows it."""
    if see["to_move"] == see["turn"]:
        return option
    return f"{seat_name(see['turn'])} will {option.removeprefix('you ')}"


def _choose(see: See, number: str) -> Brings:
    option = offer(see, see["ability"]["options"][int(number) - 1])
    if see["to_move"] != see["turn"]:
        option = option.replace(" them ", " you ")
    return Brings(sentence(option), f"{see['ability']['now']} offers it.", "Choose this")


def _aim(verb: str) -> Callable[[See, str], Brings]:
    def words(see: See, name: str) -> Brings:
        health = see["health"][ord(name) - ord("A")]
        title = f"{verb} {name}"
        return Brings(title, f"{name} has {health} health.", title)

    return words


ON_CARDS: dict[str, Callable[..., Brings]] = {
    "activate": _activate,
    "attack": _attack,
    "reset": _reset,
    "pass": _pass,
    "draft": _about("Take {name}, {value} over {other}", "Take"),
    "take": _about("Take {name}, {value} over {other}", "Take"),
    "discard": _about("Discard {name}", "Discard"),
    "flip": _flip,
    "move": _about("Move {name} to the Street", "Move"),
    "swap": _about("Swap {name}, {value} over {other}", "Swap"),
    "follow": _about("Follow {name}", "Follow"),
}
OTHERS: dict[str, Callable[..., Brings]] = {
    "buy": _buy,
    "done": _done,
    "choose": _choose,
    "hit": _aim("Hit"),
    "ask": _aim("Ask"),
}
