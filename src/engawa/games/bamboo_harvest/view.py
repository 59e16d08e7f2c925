"""How the table looks: the forest with its tokens, everybody's deeds, reeds and the piles."""

from __future__ import annotations

from typing import Any

from engawa.core.notation import count, listed, seat_name
from engawa.core.scene import Panel, Place, Scene, Verb
from engawa.games.bamboo_harvest.brings import CELLS, best_beside, brings
from engawa.games.bamboo_harvest.components import BUILD_COST, HAND, SIDE
from engawa.games.bamboo_harvest.stage import by_thing, forest, tokens
from engawa.games.bamboo_harvest.tray import deeds, number, stores
from engawa.kit import cards

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
EXTRAS = {"redraw": "redraw a card", "buy": "buy a deed"}


def scene(see: See, may: list[str], seat: int | None) -> Scene:
    """Describe what one seat sees; `may` holds the lines it can play now."""
    lines = by_thing(see, may)
    held = deeds(see, seat, lines, may)
    return Scene(
        asks=_asks(see, may),
        panels=tuple(_panel(see, k) for k in range(see["seats"])),
        board=(
            *forest(see, lines, may),
            *tokens(see, lines, may),
            *(sprite for sprite in held if sprite.place != "hand"),
        ),
        tray=(
            *stores(see, seat),
            *(sprite for sprite in held if sprite.place == "hand"),  # last, as they come and go
        ),
        verbs=tuple(_verbs(see, may)) if may else (),
        notes=tuple(_notes(see)),
        places=tuple(_places(see, seat)),
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
    tokens = see["tokens"][k]
    counts = (
        ("reeds", see["reeds"][k]),
        ("deeds face up", len(hand["up"])),
        ("deeds face down", number(hand["down"]) + number(hand["fresh"])),
    )
    down, across = (max(0, SIDE - missing) for missing in see["missing"][k])
    meters = (
        ("tokens", tokens, see["goal"]),
        ("north to south", down, SIDE),
        ("west to east", across, SIDE),
    )
    note = "starts" if k == see["starter"] else ""
    return Panel(k, counts, note, score=tokens, meters=meters, worth="token")


def _notes(see: See) -> list[str]:
    notes = [f"{see['goal']} tokens in the forest win, and so does a path across it."]
    if see["path"]:
        notes.append(f"The path: {listed(see['path'])}.")
    elif see["phase"] == "over" and see["tokens"][see["winner"]] < see["goal"]:
        rounds = count(see["options"]["round_cap"], "round")
        notes.append(f"Stopped after {rounds}: most tokens win, then most reeds.")
    dropped = [
        f"{seat_name(k)} {cards.words(cards.parse(hand['dropped'][0]))}"
        for k, hand in enumerate(see["hands"])
        if see["phase"] in ("black", "place") and hand["dropped"]
    ]
    if dropped:
        notes.append(f"Dropped: {listed(dropped)}.")
    return notes


def _places(see: See, seat: int | None) -> list[Place]:
    others = [seat_name(k) for k in range(see["seats"]) if k != seat]
    places = [
        Place("forest"),
        *(Place(f"seat {me}", f"Deeds of {me}", f"seat {me}") for me in others),
    ]
    if seat is not None:
        places.append(Place("hand", "Your deeds", "tray"))
        places.append(Place("reeds", "Your reeds", "tray"))
        places.append(Place("harvest", "Your harvest now", "tray"))
    return [*places, Place("piles", "All deeds", "tray")]


# --- what can be done ---

#: the steps of a turn: the phases that belong to each, its button, and a line to ask why not
STEPS = (
    (("build",), "build", "Build", f"Build on one card for {BUILD_COST} reeds", "build a1 AC"),
    (("swap", "with", "mark"), "swap", "Swap", "Swap two vacant cards", "swap a1"),
    (("harvest",), "harvest", "Harvest", "Harvest with every token", "harvest a1 A"),
    (("manage",), "reveal", "Deeds", "Turn deeds face up, keep three", "reveal AC"),
)


def _verbs(see: See, may: list[str]) -> list[Verb]:
    """The four steps of a turn, the present one lit, and what else can be done in it."""
    phase = see["phase"]
    if phase in ("drop", "place"):
        return []
    first = {line.split()[0] for line in may}
    verbs, done = [], True
    for phases, verb, title, words, ask in STEPS:
        now = phase if phase in ("with", "mark") else verb
        done = done and phase not in phases
        if phase in phases and now in first:
            verbs.append(Verb(now, words, title))
        elif phase not in phases:
            verbs.append(Verb(ask, words, title, off=True, done=done))
    if phase == "mark":
        verbs += [_button(see, line) for line in may]
    if phase == "harvest":
        verbs += _harvest_verbs(see, may, first)
    if "discard" in first:
        verbs.append(Verb("discard", f"Discard down to {HAND} deeds", "Discard"))
    if "done" in first:
        verbs.append(_button(see, "done"))
    return verbs


def _harvest_verbs(see: See, may: list[str], first: set[str]) -> list[Verb]:
    """The best that is left to harvest; then a redraw and a purchase."""
    verbs = []
    if see["harvesters"]:
        name = see["harvesters"][0]
        found = best_beside(see, CELLS[name])
        assert found is not None, f"{name} could not harvest"
        line = f"harvest {name} {cards.RANKS[found[0]]}"
        verbs.append(_button(see, line))
    if "redraw" in first:
        verbs.append(Verb("redraw", "Discard a card just drawn for another", "Redraw"))
    verbs.append(_button(see, "buy", off="buy" not in may))
    return verbs


def _button(see: See, line: str, off: bool = False) -> Verb:
    words = brings(see, line)
    return Verb(line, words.title, words.press, off)
