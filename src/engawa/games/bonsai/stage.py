"""The garden on the screen: a bonsai or more, the cards on offer, and the goals."""

from __future__ import annotations

from functools import cache, lru_cache

from engawa.core.notation import count, seat_name
from engawa.core.scene import Place, Sprite
from engawa.games.bonsai import components, words
from engawa.games.bonsai.brings import BUD, See, Tree, progress, tree_of
from engawa.games.bonsai.components import DIFFICULTY_WORDS, LETTERS, WORDS
from engawa.kit import hexes
from engawa.kit.hexes import Hex

# The garden, in hexes from the bud. Cards hang at the upper left, goals at the upper right; both
# make room for a tree that grows into them.
SHOP = (-6.6, -6.6)
SHOP_STEP = 1.45
GOALS = (5.2, -6.6)
GOALS_STEP = (1.5, 1.95)
SPREAD = 12.0  # from one bonsai to the next, where several stand in the garden
SIZES = (1.0, 1.0, 0.72, 0.6, 0.5)  # of each, by how many there are
MANY = 0.6  # of those in the panels of three seats or more
WINDOW = -7.2  # the top of the window behind a bonsai


def has_cell(line: str) -> bool:
    return line.split(" ", 1)[0] in (*WORDS, "remove")


# --- places ---


def bonsais(see: See) -> list[tuple[int, int, str]]:
    """Every bonsai: its seat, which of the seat's it is, and its name."""
    found = []
    for seat, player in enumerate(see["players"]):
        trees = len(player["trees"])
        for tree in range(trees):
            found.append((seat, tree, seat_name(seat) + (str(tree + 1) if trees > 1 else "")))
    return found


def places(see: See, seat: int | None) -> list[Place]:
    """One's own bonsai is large, those of others are in their panels; a spectator sees all."""
    found = bonsais(see)
    own = [each for each in found if seat is None or each[0] == seat]
    size, small = SIZES[len(own)], 1.0 if see["seats"] < 3 else MANY
    shown = [Place(f"bonsai {name}", on=f"seat {name[0]}", size=small) for _, _, name in found]
    for i, each in enumerate(own):
        x = round((i - (len(own) - 1) / 2) * SPREAD * size, 2)
        shown[found.index(each)] = Place(f"bonsai {each[2]}", x=x, size=size)
    cells = [hexes.parse(c) for k, t, _ in own for c in see["players"][k]["trees"][t]]
    spots = [(x * size, y * size) for x, y in (words.spot(*cell) for cell in cells)]
    above = min([y for _, y in spots], default=0.0) - 2.1
    if len(own) > 1:  # cards and goals above the windows
        rows = len({goal["name"].partition("-")[2] for goal in see["goals"]})
        above = min(above, WINDOW * size - GOALS_STEP[1] * rows)
        right = SHOP[0] + 5 * SHOP_STEP + 1.5
    else:  # or before the window, where the tree leaves room
        above = min(above, SHOP[1])
        beside = [x + 1.4 for x, y in spots if y < above + 4.2]
        right = max(GOALS[0], max(beside, default=GOALS[0]))
    shop = Place("shop", "Zen cards", note=f"deck {see['deck']}", x=SHOP[0], y=round(above, 1))
    return [*shown, shop, Place("goals", "Goals", x=round(right, 1), y=round(above, 1))]


# --- the cards ---

SLOTS = ("none", "wood or leaf", "wood flower", "leaf fruit")
GOAL_TILES = {"brown": "wood", "green": "leaf", "orange": "fruit", "pink": "flower"}


@cache
def card_face(card: str) -> str:
    """What a card shows: ``wood leaf``, ``any wood``, ``2 flower``, ``+2``."""
    kind, _, shown = card.partition("-")
    if kind == "tool":
        return f"+{components.TOOL_CAPACITY}"
    if kind == "parchment":
        if shown not in LETTERS:
            return f"{components.PARCHMENT_CARD_POINTS} {shown}"
        points = components.PARCHMENT_POINTS[LETTERS.index(shown)]
        return f"{points} {words.TILES[shown]}"
    tiles = ["any"] if shown == "any" else [words.TILES[letter] for letter in shown]
    return " ".join(["any", *tiles] if kind == "helper" else tiles)


def shop(see: See, may: list[str]) -> list[Sprite]:
    """The deck and the face-up cards. Copies are told apart by how many left the board before."""
    label = f"Deck, {count(see['deck'], 'card')}."
    sprites = [Sprite("deck", "bn-card-back", "shop", label, face=str(see["deck"]))]
    sprites += [
        Sprite(f"slot-{i}", "bn-slot", "shop", "", x=i * SHOP_STEP, face=tiles)
        for i, tiles in enumerate(SLOTS, 1)
    ]
    seen: dict[str, int] = dict(see["gone"])
    for player in see["players"]:
        for card, n in player["cards"].items():
            seen[card] = seen.get(card, 0) + n
    for slot in range(len(see["board"]), 0, -1):
        card = see["board"][slot - 1]
        if card is not None:
            seen[card] = seen.get(card, 0) + 1
            lines = tuple([line for line in may if line.startswith(f"take {slot}")])
            sprites.append(_offer(card, seen[card], slot, lines))
    return sprites


@lru_cache(1024)
def _offer(card: str, copy: int, slot: int, lines: tuple[str, ...]) -> Sprite:
    tiles = words.SLOT_TILES[slot - 1]
    label = f"{words.card_words(card)}. Slot {slot}, {tiles or 'no tiles'}."
    drawing = "bn-card-" + words.card_type(card)
    x, press = slot * SHOP_STEP, "take it" if lines else ""
    key, face = f"card-{card}-{copy}", card_face(card)
    return Sprite(key, drawing, "shop", label, "", lines, x, face=face, press=press)


# --- the goals ---


def goals(see: See, may: list[str], seat: int | None) -> list[Sprite]:
    """A column a colour, the easiest on top, each with how near the seat's own bonsai is."""
    colours = list(dict.fromkeys(goal["name"].partition("-")[0] for goal in see["goals"]))
    levels = [d for d in DIFFICULTY_WORDS if any(d in goal["name"] for goal in see["goals"])]
    sprites = []
    for goal in see["goals"]:
        colour, _, difficulty = goal["name"].partition("-")
        x = colours.index(colour) * GOALS_STEP[0]
        y = levels.index(difficulty) * GOALS_STEP[1]
        lines = tuple([line for line in may if line.endswith(" " + goal["name"])])
        would = (f"claim {goal['name']}",) if see["phase"] == "claim" and may and not lines else ()
        sprites.append(_goal(see, goal, seat, x, y, lines, would))
    return sprites


def _goal(
    see: See,
    goal: See,
    seat: int | None,
    x: float,
    y: float,
    lines: tuple[str, ...],
    would: tuple[str, ...],
) -> Sprite:
    colour, _, difficulty = goal["name"].partition("-")
    note = _nearness(see, goal, seat)
    label = f"{colour.capitalize()} goal, {words.goal_words(goal['name'])}, "
    label += f"{goal['points']} points."
    if goal["owner"] >= 0:
        label += f" Claimed by {seat_name(goal['owner'])}."
    elif note:
        label += f" {note[0].upper()}{note[1:]}."
    state = "claimed" if goal["owner"] >= 0 else ""
    if note in ("renounced", "one per colour"):
        state = "closed"
    press = "claim or renounce it" if lines else ""
    picture = f"kengai-{difficulty}" if colour == "blue" else GOAL_TILES[colour]
    need = "" if colour == "blue" else words.goal_words(goal["name"]).split(" ")[0]
    face = f"{colour} {picture} {need or '-'} {goal['points']}|{note}"
    key = f"goal-{goal['name']}"
    return Sprite(key, "bn-goal", "goals", label, state, lines, x, y, face, 0, would, press)


def _nearness(see: See, goal: See, seat: int | None) -> str:
    """``yours``, ``B``, ``6 of 9``, ``reached``: what the goal is to this seat."""
    if goal["owner"] >= 0:
        return "yours" if goal["owner"] == seat else f"claimed by {seat_name(goal['owner'])}"
    if seat is None:
        return ""
    player = see["players"][seat]
    if goal["name"] in player["renounced"]:
        return "renounced"
    colour = goal["name"].partition("-")[0]
    owned = [other["name"] for other in see["goals"] if other["owner"] == seat]
    if any(name.startswith(colour) for name in owned):
        return "one per colour"
    best = [progress(tree_of(tree), goal["name"]) for tree in player["trees"]]
    have, need = max(best)
    return "reached" if have >= need else f"{have} of {need}"


# --- the bonsai ---


def bonsai(see: See, may: list[str], seat: int, tree: int, name: str) -> list[Sprite]:
    """The pot, the tiles, and the cells where something may be placed now."""
    trees = see["players"][seat]["trees"]
    place = f"bonsai {name}"
    tiles = tree_of(trees[tree])
    active = seat == see["turn"] and (len(trees) == 1 or tree == see["tree"])
    here = [line for line in may if has_cell(line)] if active else []
    pot = _pot(name, place, active)
    held = [word for word, n in see["players"][seat]["supply"].items() if n]
    removed = {line.split(" ")[1] for line in here if line.startswith("remove ")}
    return [
        pot,
        *(
            _tile(name, place, cell, word, hexes.name(cell) in removed)
            for cell, word in tiles.items()
        ),
        *_targets(place, here, tiles, held),
    ]


@cache
def _pot(name: str, place: str, active: bool) -> Sprite:
    label = f"Pot of {name}." + (" Tended now." if active and name[1:] else "")
    return Sprite(f"pot-{name}", "bn-pot", place, label, "active" if active else "", face=name)


@lru_cache(4096)
def _tile(name: str, place: str, cell: Hex, word: str, removable: bool) -> Sprite:
    x, y = words.spot(*cell)
    at = hexes.name(cell)
    key = f"tile-{name}-{at}"
    if cell == BUD:
        return Sprite(key, "bn-bud", place, "Bud, wood.")
    lines = (f"remove {at}",) if removable else ()
    label = f"{word.capitalize()}, {words.where(cell)}, {at}."
    press = "remove it, with what hangs on it alone" if lines else ""
    return Sprite(key, "bn-" + word, place, label, "", lines, x, y, press=press)


def points(player: See) -> dict[str, int]:
    """What the tiles of a seat's bonsai are worth by themselves."""
    rows = {"leaves": 0, "flowers": 0, "fruit": 0}
    for cells in player["trees"]:
        tree = tree_of(cells)
        for cell, word in tree.items():
            if word == "flower":
                rows["flowers"] += components.SIDES - len(words.neighbours(tree, cell))
        rows["leaves"] += components.LEAF_POINTS * list(tree.values()).count("leaf")
        rows["fruit"] += components.FRUIT_POINTS * list(tree.values()).count("fruit")
    return rows


def _targets(place: str, here: list[str], tiles: Tree, held: list[str]) -> list[Sprite]:
    """``Empty, upper right, ne2, beside two leaves. Press: flower, 4 open sides, 4 points.``"""
    by_cell: dict[str, list[str]] = {}
    for line in here:
        word, cell = line.split(" ")
        if word != "remove":
            by_cell.setdefault(cell, []).append(line)
    sprites = []
    for at, lines in by_cell.items():
        spot = hexes.parse(at)
        x, y = words.spot(*spot)
        gains = [words.worth(tiles, line.split(" ")[0], spot) for line in lines]
        label = f"Empty, {words.where(spot)}, {at}, {words.beside_words(tiles, spot)}."
        would = tuple([line for word in held if (line := f"{word} {at}") not in lines])
        key, can, press = f"cell-{at}", tuple(lines), "; or ".join(gains)
        sprites.append(
            Sprite(key, "bn-target", place, label, "", can, x, y, would=would, press=press)
        )
    return sprites
