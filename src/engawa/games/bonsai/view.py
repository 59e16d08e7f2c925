"""How the table looks: the board with its cards, the goals, and a bonsai or two for each seat."""

from __future__ import annotations

from typing import Any

from engawa.core.notation import count, listed, seat_name
from engawa.core.scene import Panel, Scene, Sprite, Verb
from engawa.games.bonsai import words
from engawa.games.bonsai.components import (
    COLOUR_WORDS,
    DIFFICULTY_WORDS,
    LEVEL_WORDS,
    SCENARIO_WORDS,
    WORDS,
)
from engawa.kit import hexes

WAITING = {
    "colours": "Chance chooses the goals.",
    "deal": "A card is dealt.",
    "burn": "The top card of the deck is discarded.",
    "over": "The game is over.",
}


def scene(see: dict[str, Any], may: list[str], seat: int | None) -> Scene:
    """Describe what one seat sees; `may` holds the lines it can play now."""
    board = [*_cards(see, may), *_goals(see, may)]
    for k in range(see["seats"]):
        for tree in range(len(see["players"][k]["trees"])):
            board += _bonsai(see, may, k, tree)
    return Scene(
        asks=_asks(see, may),
        panels=tuple(_panel(see, k) for k in range(see["seats"])),
        board=tuple(board),
        tray=tuple(_tray(see, may, seat)) if seat is not None else (),
        verbs=tuple(Verb(line, _says(see, line)) for line in may if not _has_cell(line)),
        notes=tuple(_notes(see)),
    )


def _has_cell(line: str) -> bool:
    return line.split()[0] in (*WORDS, "remove")


# --- what may be done ---


def _asks(see: dict[str, Any], may: list[str]) -> str:
    if see["phase"] in WAITING:
        return WAITING[see["phase"]]
    me = seat_name(see["turn"])
    if not may:
        return f"{me} is to play."
    mine = see["players"][see["turn"]]
    if see["phase"] == "turn":
        blocked = any(line.startswith("remove") for line in may)
        return "Take a card or cultivate" + (", or make room for wood first." if blocked else ".")
    if see["phase"] == "pick":
        return "Take a tile of your choice."
    if see["phase"] == "place":
        flower = " A flower must be among them." if see["owed"] else ""
        return f"You may place {words.tiles_words(see['rights'])}.{flower}"
    if see["phase"] == "claim":
        return "Claim the goals you have met, or renounce them for good."
    over = sum(mine["supply"].values()) - mine["capacity"]
    return f"Return {count(over, 'tile')}: you can keep {mine['capacity']}."


def _says(see: dict[str, Any], line: str) -> str:
    """What a choice brings, in the numbers of this position."""
    verb, _, rest = line.partition(" ")
    mine = see["players"][see["turn"]]
    if verb == "take":
        return _take_words(see, rest)
    if verb == "cultivate":
        return f"Cultivate with {words.tiles_words(mine['supply'])} in your supply"
    if verb == "done":
        left = words.tiles_words(see["rights"])
        return f"Finish; {left} could still be placed"
    if verb == "pick":
        return f"Take {rest}, your {_ordinal(mine['supply'][rest] + 1)}"
    if verb == "return":
        return f"Return {rest}, keep {mine['supply'][rest] - 1} of it"
    points = next(goal["points"] for goal in see["goals"] if goal["name"] == rest)
    if verb == "claim":
        return f"Claim {words.goal_words(rest)} for {points} points"
    return f"Renounce {words.goal_words(rest)} and its {points} points for good"


def _ordinal(n: int) -> str:
    return ("first", "second", "third", "fourth", "fifth")[n - 1] if n <= 5 else f"number {n}"


def _take_words(see: dict[str, Any], way: str) -> str:
    slot = int(way[0])
    tiles = way[2:] or words.SLOT_TILES[slot - 1]
    card = words.card_words(see["board"][slot - 1])
    return f"Take {card}" + (f", with {tiles}" if tiles else ", without tiles")


# --- the table ---


def _cards(see: dict[str, Any], may: list[str]) -> list[Sprite]:
    """The deck and the face-up cards. Copies are told apart by how many left the board before."""
    label = f"Deck, {count(see['deck'], 'card')}"
    sprites = [Sprite("deck", "bn-card-back", "board", label)]
    seen: dict[str, int] = dict(see["gone"])
    for player in see["players"]:
        for card, n in player["cards"].items():
            seen[card] = seen.get(card, 0) + n
    for slot in range(len(see["board"]), 0, -1):
        card = see["board"][slot - 1]
        if card is None:
            continue
        seen[card] = seen.get(card, 0) + 1
        tiles = words.SLOT_TILES[slot - 1]
        lines = tuple(line for line in may if line.startswith(f"take {slot}"))
        label = f"{words.card_words(card)}. Slot {slot}, {tiles or 'no tiles'}."
        drawing = "bn-card-" + words.card_type(card)
        key = f"card-{card}-{seen[card]}"
        sprites.append(Sprite(key, drawing, "board", label, lines=lines, x=slot))
    return sprites


def _goals(see: dict[str, Any], may: list[str]) -> list[Sprite]:
    sprites = []
    for goal in see["goals"]:
        colour, _, difficulty = goal["name"].partition("-")
        lines = tuple(line for line in may if line.endswith(" " + goal["name"]))
        owner = f" Claimed by {seat_name(goal['owner'])}." if goal["owner"] >= 0 else ""
        label = f"{colour.capitalize()} goal, {words.goal_words(goal['name'])}, "
        label += f"{goal['points']} points.{owner}"
        state = "claimed" if owner else "lit" if goal["due"] else ""
        x, y = COLOUR_WORDS.index(colour), DIFFICULTY_WORDS.index(difficulty)
        key = f"goal-{goal['name']}"
        sprites.append(Sprite(key, "bn-goal", "goals", label, state, lines, x, y))
    return sprites


def _bonsai(see: dict[str, Any], may: list[str], seat: int, tree: int) -> list[Sprite]:
    """The pot, the tiles, and the cells where something may be placed now."""
    trees = see["players"][seat]["trees"]
    name = seat_name(seat) + (str(tree + 1) if len(trees) > 1 else "")
    place = f"bonsai {name}"
    tiles = {(0, 0): "wood"} | {hexes.parse(cell): word for cell, word in trees[tree].items()}
    active = seat == see["turn"] and (len(trees) == 1 or tree == see["tree"])
    here = [line for line in may if _has_cell(line)] if active else []
    pot = Sprite(f"pot-{name}", "bn-pot", place, f"Pot of {name}", "active" if active else "")
    return [
        pot,
        *(_tile(name, place, here, cell, word) for cell, word in tiles.items()),
        *_targets(place, here, tiles),
    ]


def _tile(name: str, place: str, here: list[str], cell: hexes.Hex, word: str) -> Sprite:
    x, y = words.spot(*cell)
    at = hexes.name(cell)
    if cell == (0, 0):
        return Sprite(f"tile-{name}-{at}", "bn-bud", place, "Bud, wood.")
    lines = tuple(line for line in here if line == f"remove {at}")
    label = f"{word.capitalize()}, {words.where(cell)}, {at}."
    if lines:
        label += " Press: remove it, with what hangs on it alone."
    return Sprite(f"tile-{name}-{at}", "bn-" + word, place, label, "", lines, x, y)


def _targets(place: str, here: list[str], tiles: dict[hexes.Hex, str]) -> list[Sprite]:
    """``Empty, upper right, beside two leaves. Press: flower, 4 open sides, 4 points.``"""
    by_cell: dict[str, list[str]] = {}
    for line in here:
        word, cell = line.split()
        if word != "remove":
            by_cell.setdefault(cell, []).append(line)
    sprites = []
    for at, lines in by_cell.items():
        spot = hexes.parse(at)
        x, y = words.spot(*spot)
        gains = [words.worth(tiles, line.split()[0], spot) for line in lines]
        label = f"Empty, {words.where(spot)}, {words.beside_words(tiles, spot)}. "
        label += f"Press: {'; or '.join(gains)}."
        sprites.append(Sprite(f"cell-{at}", "bn-target", place, label, "lit", tuple(lines), x, y))
    return sprites


def _tray(see: dict[str, Any], may: list[str], seat: int) -> list[Sprite]:
    """The seat's own tiles, its Tools and Growths, and its pile."""
    mine = see["players"][seat]
    sprites = []
    for word, n in mine["supply"].items():
        lines = tuple(line for line in may if line == f"return {word}")
        label = f"{word.capitalize()}, one of {n} in your supply"
        for i in range(n):
            key = f"supply-{word}-{i}"
            sprites.append(Sprite(key, f"bn-mini-{word}", "supply", label, lines=lines))
    for card, n in mine["cards"].items():
        if words.card_type(card) in ("tool", "growth"):
            drawing = "bn-card-" + words.card_type(card)
            for i in range(n):
                sprites.append(Sprite(f"own-{card}-{i}", drawing, "cards", words.card_words(card)))
    if pile := _pile(mine):
        named = listed([words.card_words(card) for card in pile])
        label = f"{count(len(pile), 'card')} face down: {named}"
        sprites.append(Sprite("pile", "bn-card-back", "cards", label))
    return sprites


def _pile(player: dict[str, Any]) -> list[str]:
    """The face-down cards of a seat."""
    cards = player["cards"].items()
    return [card for card, n in cards for _ in range(n) if card[:2] in ("ma", "he", "pa")]


def _panel(see: dict[str, Any], seat: int) -> Panel:
    player = see["players"][seat]
    counts = [("points", player["points"]), *player["supply"].items()]
    counts += [("keeps", player["capacity"]), ("face down", len(_pile(player)))]
    for kind in ("tool", "growth"):
        cards = player["cards"].items()
        counts.append((kind, sum(n for card, n in cards if words.card_type(card) == kind)))
    goals = [goal["name"] for goal in see["goals"] if goal["owner"] == seat]
    note = f"has claimed {listed(goals)}" if goals else ""
    return Panel(seat, tuple(counts), note)


def _notes(see: dict[str, Any]) -> list[str]:
    notes = []
    chosen = see["options"]
    if see["seats"] == 1:
        name = (
            SCENARIO_WORDS[chosen["scenario"]]
            if chosen["scenario"]
            else LEVEL_WORDS[chosen["level"]]
        )
        notes.append(f"{name}: reach {see['target']} points, and the goals.")
    if see["phase"] == "over":
        winners = [k for k, score in enumerate(see["scores"]) if score]
        notes.append(f"{seat_name(winners[0])} wins." if winners else "The game is lost.")
    elif see["final"] >= 0:
        turns = count(see["final"], "turn")
        notes.append(f"The deck is empty: {turns} to come after this one.")
    return notes
