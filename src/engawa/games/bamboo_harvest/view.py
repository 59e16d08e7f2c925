"""How the table looks: the forest with its tokens, everybody's deeds, and the two piles."""

from __future__ import annotations

from typing import Any

from engawa.core.notation import count, listed, seat_name
from engawa.core.scene import Panel, Scene, Sprite, Verb
from engawa.games.bamboo_harvest.choices import gain, says
from engawa.games.bamboo_harvest.components import BUILD_COST, HAND, SIDE
from engawa.kit import cards, grid

See = dict[str, Any]

ASKS = {
    "drop": "Drop one of your three deeds; the highest starts.",
    "place": "Place a token on any free card.",
    "build": f"Build on one card for {BUILD_COST} reeds, or build nothing.",
    "swap": "Choose the first card of a swap, or swap nothing.",
    "with": "Choose the card to swap it with.",
    "mark": "Put your disturbance token on one of the two cards.",
    "harvest": "Harvest with each of your tokens.",
    "manage": "Turn deeds face up, or keep them hidden.",
}
AWAITS = {
    "drop": "drops a deed",
    "place": "places a token",
    "build": "may build",
    "swap": "may swap two cards",
    "with": "is swapping",
    "mark": "puts down the disturbance token",
    "harvest": "harvests",
    "manage": "manages deeds",
}
CHANCES = {
    "lay": "The forest is being laid out.",
    "deal": "The deeds are being dealt.",
    "black": "Two cards are equal: the one with the black back starts.",
}
LIES = {"up": "face up", "down": "face down", "fresh": "just drawn", "dropped": "dropped"}
EXTRAS = {"redraw": "redraw a card", "buy": "buy a deed"}
RED = "DH"


def scene(see: See, may: list[str], seat: int | None) -> Scene:
    """Describe what one seat sees; `may` holds the lines it can play now."""
    deeds = _deeds(see, seat, may)
    return Scene(
        asks=_asks(see, may),
        panels=tuple(_panel(see, k) for k in range(see["seats"])),
        board=(
            *_forest(see, may),
            *_tokens(see),
            *_piles(see),
            *(sprite for sprite in deeds if sprite.place != "hand"),
        ),
        tray=tuple(sprite for sprite in deeds if sprite.place == "hand"),
        verbs=tuple(Verb(line, says(see, line)) for line in may),
        notes=tuple(_notes(see)),
    )


def _asks(see: See, may: list[str]) -> str:
    phase, me = see["phase"], seat_name(see["turn"])
    if phase == "over":
        return f"{seat_name(see['winner'])} has won."
    if phase in CHANCES:
        return CHANCES[phase]
    if see["owed"]:
        return f"{me} draws {count(see['owed'], 'deed')}."
    if not may:
        return f"{me} {AWAITS[phase]}."
    if phase == "harvest" and not see["harvesters"]:
        offers = [words for verb, words in EXTRAS.items() if any(verb in line for line in may)]
        return f"{listed([*offers, 'end the harvest'], 'or').capitalize()}."
    if phase == "manage" and "done" not in may:
        return f"Discard down to {HAND} deeds."
    return ASKS[phase]


def _panel(see: See, k: int) -> Panel:
    hand = see["hands"][k]
    counts = (
        ("reeds", see["reeds"][k]),
        ("tokens", see["tokens"][k]),
        ("deeds face up", len(hand["up"])),
        ("deeds face down", _number(hand["down"]) + _number(hand["fresh"])),
    )
    return Panel(k, counts, "starts" if k == see["starter"] else "")


def _number(deeds: list[str] | int) -> int:
    return len(_names(deeds))


def _notes(see: See) -> list[str]:
    notes = [f"{see['goal']} tokens in the forest win, and so does a path across it."]
    if see["path"]:
        notes.append(f"The path: {listed(see['path'])}.")
    dropped = [
        f"{seat_name(k)} {cards.words(cards.parse(hand['dropped'][0]))}"
        for k, hand in enumerate(see["hands"])
        if see["phase"] == "black"
    ]
    if dropped:
        notes.append(f"Dropped: {listed(dropped)}.")
    return notes


# --- the forest ---


def _forest(see: See, may: list[str]) -> list[Sprite]:
    return [_card(see, cell, may) for cell in range(len(see["forest"]))]


def _card(see: See, cell: int, may: list[str]) -> Sprite:
    """A card's key is its name, so that a swap can be followed."""
    here = see["forest"][cell]
    name = grid.name(cell, SIDE)
    lines = tuple(line for line in may if line.split()[1:2] == [name])
    face = here["card"].rstrip("'")
    drawing, state = "bh-card", face
    if here["token"] is not None:
        drawing = "bh-back-black" if here["card"] != face else "bh-back-green"
        state = "face down"
    elif here["disturbed"] is not None:
        state = f"{face} disturbed"
    if name in see["swap"]:
        state += " chosen"
    x, y = cell % SIDE, cell // SIDE
    return Sprite(here["card"], drawing, "forest", _label(see, cell, lines), state, lines, x, y)


def _label(see: See, cell: int, lines: tuple[str, ...]) -> str:
    """``Row 2, column 4. King of diamonds, vacant, one deed. Press: build, 30 reeds.``"""
    here = see["forest"][cell]
    card = cards.parse(here["card"].rstrip("'"))
    parts = [f"Row {cell // SIDE + 1}, column {cell % SIDE + 1}."]
    if here["token"] is not None:
        parts.append(f"Built by {seat_name(here['token'])}.")
    else:
        whose = here["disturbed"]
        state = "vacant" if whose is None else f"disturbed by {seat_name(whose)}"
        parts.append(f"{cards.words(card).capitalize()}, {state}, {gain(card % 13, 1)}.")
    if lines:
        parts.append(f"Press: {_press(see, lines)}.")
    return " ".join(parts)


def _press(see: See, lines: tuple[str, ...]) -> str:
    words = says(see, lines[0])
    first = words[0].lower() + words[1:]
    return first if len(lines) == 1 else f"{first}, or {count(len(lines) - 1, 'other choice')}"


def _tokens(see: See) -> list[Sprite]:
    """Tokens, which never move, and the disturbance tokens, which do."""
    sprites = []
    for cell, here in enumerate(see["forest"]):
        name, x, y = grid.name(cell, SIDE), cell % SIDE, cell // SIDE
        if here["token"] is not None:
            me = seat_name(here["token"])
            ready = see["turn"] == here["token"] and name in see["harvesters"]
            state = " ".join([f"seat {me}", *["ready"] * ready, *["path"] * (name in see["path"])])
            label = f"Token of {me}" + ", to harvest" * ready
            sprites.append(Sprite(f"token-{name}", "bh-token", "forest", label, state, (), x, y))
        if here["disturbed"] is not None:
            me = seat_name(here["disturbed"])
            label = f"Disturbance token of {me}"
            sprites.append(
                Sprite(f"disturb-{me}", "bh-disturb", "forest", label, f"seat {me}", (), x, y)
            )
    return sprites


# --- the deeds ---


def _piles(see: See) -> list[Sprite]:
    tossed = sum(_number(deeds) for deeds in see["discards"]["tossed"])
    used = len(see["discards"]["shown"]) + tossed
    return [
        Sprite("pile", "bh-deed-back", "piles", f"Draw pile, {count(see['pile'], 'deed')}"),
        Sprite("discards", "bh-deed-back", "piles", f"Discards, {count(used, 'deed')}", y=1),
    ]


def _deeds(see: See, seat: int | None, may: list[str]) -> list[Sprite]:
    """Everybody's deeds; one's own are in the hand, with the lines they can play."""
    sprites: list[Sprite] = []
    for k, hand in enumerate(see["hands"]):
        place = "hand" if k == seat else f"seat {seat_name(k)}"
        held = [(name, zone) for zone in LIES for name in _names(hand[zone])]
        for x, (name, zone) in enumerate(held):
            lines = tuple(line for line in may if k == seat and _plays(line, name, zone))
            key = f"deed-{name or seat_name(k)}"
            key += "'" * sum(sprite.key.rstrip("'") == key for sprite in sprites)
            drawing = "bh-deed" if name else "bh-deed-back"
            label, state = _describe(see, name, LIES[zone])
            sprites.append(Sprite(key, drawing, place, label, state, lines, x))
    return sprites


def _names(deeds: list[str] | int) -> list[str]:
    """The names of deeds, empty ones for those one cannot see."""
    return [""] * deeds if isinstance(deeds, int) else deeds


def _describe(see: See, name: str, lies: str) -> tuple[str, str]:
    """A deed in words, and how it is shown."""
    if not name:
        return f"Deed, {lies}", lies
    card = cards.parse(name)
    label, state = f"{cards.words(card).capitalize()}, {lies}", f"{name} {lies}"
    if cards.SUITS[card // 13] in RED:
        label += ", wild"
    if name in see["spent"]:
        label, state = label + ", no more swaps", state + " spent"
    return label, state


def _plays(line: str, name: str, zone: str) -> bool:
    """Does the line use this deed, where it lies?"""
    verb, last = line.split()[0], line.split()[-1]
    if verb in ("build", "discard"):
        return last == name + "?" * (zone == "down") and zone in ("up", "down")
    zones = {"drop": "down", "swap": "up", "redraw": "fresh", "reveal": "down"}
    return last == name and zones.get(verb) == zone
