"""How the table looks: the Street in the middle, hands around it, one's own in the tray."""

from __future__ import annotations

from typing import Any

from engawa.core.notation import count, seat_name
from engawa.core.scene import Panel, Scene, Sprite, Verb

Card = dict[str, Any]

WORKING = ("deal", "run", "end", "start", "seat")


def scene(see: dict[str, Any], may: list[str], seat: int | None) -> Scene:
    """Describe what one seat sees; `may` holds the lines it can play now."""
    board = [*_row(see, "street", see["street"], may), *_deck(see, may)]
    board += _row(see, "discard", see["discard"], may)
    tray: list[Sprite] = []
    for k, hand in enumerate(see["hands"]):
        sprites = _row(see, f"seat {seat_name(k)}", hand, may)
        if k == seat:
            tray = sprites
        else:
            board += sprites
    return Scene(
        asks=_asks(see, bool(may)),
        panels=tuple(_panel(see, k, may) for k in range(see["seats"])),
        board=tuple(board),
        tray=tuple(tray),
        verbs=tuple(Verb(line, _says(see, line)) for line in may),
        notes=tuple(_notes(see)),
    )


# --- cards ---


def _row(see: dict[str, Any], place: str, cards: list[Card], may: list[str]) -> list[Sprite]:
    return [_sprite(see, place, card, may, float(i)) for i, card in enumerate(cards)]


def _deck(see: dict[str, Any], may: list[str]) -> list[Sprite]:
    """The pile, of which all see the top card."""
    return [_sprite(see, "deck", see["top"], may, 0.0)] if see["top"] else []


def _sprite(see: dict[str, Any], place: str, card: Card, may: list[str], x: float) -> Sprite:
    lines = [line for line in may if card["key"] in line.split()[1:]]
    if place == "deck":
        lines += [line for line in may if line == "buy"]
    face = "faceup" if card["up"] else "facedown"
    place_words = PLACES.get(place) or place.replace("seat", "ally of")
    label = f"{card['name']}, {place_words}, {face}, {card['value']} over {card['other']}. "
    label += card["says"] if card["up"] else f"Reset {card['reset']}."
    if lines:
        label += f" Press: {_says(see, lines[0]).partition(':')[0]}."
    return Sprite(
        key=card["key"],
        drawing="hv-bg" if card["up"] else "hv-back",
        place=place,
        label=label,
        state=face,
        lines=tuple(lines),
        x=x,
    )


PLACES = {"street": "neutral", "discard": "discarded", "deck": "top of the deck"}


def _panel(see: dict[str, Any], seat: int, may: list[str]) -> Panel:
    counts = (("health", see["health"][seat]), ("allies", len(see["hands"][seat])))
    note = "active" if seat == see["turn"] and see["phase"] != "over" else ""
    if seat == see["winner"]:
        note = "winner"
    lines = [line for line in may if line.split()[-1] == seat_name(seat)]
    return Panel(seat, counts, note, tuple(lines))


# --- words ---


def _asks(see: dict[str, Any], mine: bool) -> str:
    phase = see["phase"]
    if phase == "over":
        return f"{seat_name(see['winner'])} has won."
    if phase in WORKING:
        return "Chance names the first to draft." if phase == "seat" else "A card is turned up."
    asked = seat_name(see["to_move"])
    if phase == "prevent":
        who, hit = "You" if mine else asked, see["hit"]
        return f"{who} may prevent up to {hit['left']} of a hit for {hit['blow']}."
    does = _sentence(ASKS[phase]) if mine else f"{asked} is to {ASKS[phase]}"
    if see["ability"]:
        return f"{see['ability']['now']}: {_sentence(see['ability']['words'])}. {does}."
    return f"{does}."


ASKS = {
    "call": "call odd or even for the first draft",
    "draft": "take a card from the Street",
    "act": "activate, attack, reset or buy",
    "pick": "choose a card",
    "aim": "name an opponent",
    "choose": "choose one",
    "allow": "say yes or no",
}


def _says(see: dict[str, Any], line: str) -> str:
    """What a choice brings, in the numbers of this position."""
    verb, *words = line.split()
    if line in PLAIN:
        return PLAIN[line]
    if verb == "choose":
        return f"{see['ability']['now']}: {see['ability']['options'][int(words[0]) - 1]}"
    if verb in ("hit", "ask"):
        return f"{_sentence(verb)} {words[0]}, who has {see['health'][ord(words[0]) - 65]} health"
    if verb == "done":
        hit = see["hit"]
        return f"Prevent no more and lose {hit['left']}" if hit else "No more cards"
    card = see["top"] if verb == "buy" else _find(see, words[0])
    health = see["health"][see["turn"]]
    numbers = card | {
        "seat": words[-1] if words else "",
        "turn": seat_name(see["turn"]),
        "left": see["hit"]["left"] if see["hit"] else 0,
        "once_reset": health - card["reset"],
        "once_bought": health - card["value"],
    }
    return SAYS[verb].format(**numbers)


PLAIN = {
    "yes": "Yes, do it",
    "no": "No, leave it",
    "call odd": "Call odd",
    "call even": "Call even",
}
SAYS = {
    "attack": "Attack {seat} with {name} for {value}",
    "activate": "Activate {name}: {says}",
    "reset": "Reset {name} for {reset}, leaving {once_reset} health",
    "buy": "Buy {name} for {value}, leaving {once_bought} health",
    "pass": "Pass {name} to {turn}, stops {value} of {left}",
    "draft": "Take {name}, {value} over {other}",
    "take": "Take {name}, {value} over {other}",
    "discard": "Discard {name}",
    "flip": "Flip {name} from {value} to {other}",
    "move": "Move {name} to the Street",
    "swap": "Swap {name}, {value} over {other}",
    "follow": "Follow {name}: {says}",
}


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


def _find(see: dict[str, Any], key: str) -> Card:
    places = [see["street"], see["discard"], *see["hands"], [see["top"]] if see["top"] else []]
    return next(card for place in places for card in place if card["key"] == key)


def _notes(see: dict[str, Any]) -> list[str]:
    notes = [f"{count(see['deck'], 'card')} in the deck."]
    if see["ability"]:
        ability = see["ability"]
        led = "" if ability["active"] == ability["now"] else f", led by {ability['active']}"
        notes.append(f"{seat_name(see['turn'])} follows {ability['now']}{led}.")
    if see["phase"] == "over":
        notes.append(f"{seat_name(see['winner'])} has the most health.")
    return notes
