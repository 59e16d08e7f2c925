"""The garden on the screen: a bonsai or more, the cards on offer, and the goals."""

from __future__ import annotations

from functools import cache, lru_cache

from engawa.core.notation import seat_name
from engawa.core.scene import Place, Sprite
from engawa.games.bonsai import words as say
from engawa.games.bonsai.rules import components
from engawa.games.bonsai.rules.components import DIFFICULTY_WORDS, LETTERS, WORDS
from engawa.games.bonsai.screen import names
from engawa.games.bonsai.screen.face import Face
from engawa.games.bonsai.screen.observe import Goal, Known
from engawa.kit import hexes
from engawa.kit.hexes import Hex
from engawa.words import SEATS, Words, either, house

# The garden, in hexes from the bud. Cards hang at the upper left, goals at the upper right; both
# make room for a tree that grows into them.
SHOP = (-6.3, -6.0)
SHOP_STEP = 1.38
SHOP_END = SHOP[0] + 4 * SHOP_STEP + 2.2  # there a tree passes by, with room for another tile
GOALS = (5.0, -6.0)
GOALS_STEP = (1.45, 1.9)
BESIDE, BELOW = 2.3, 2.2  # from a tile to a goal, with a tile between them that could be placed
SPREAD = 12.0  # from one bonsai to the next, where several stand in the garden
SIZES = (1.0, 1.0, 0.72, 0.6, 0.5)  # of each, by how many there are
MANY = 0.6  # of those in the panels of three seats or more
PAST = ("pink", "blue")  # goals for what grows past the pot
WINDOW = -7.2  # the top of the window behind a bonsai


Lines = tuple[str, ...]
PLACE = {
    "wood": say.PRESS_WOOD,
    "leaf": say.PRESS_LEAF,
    "flower": say.PRESS_FLOWER,
    "fruit": say.PRESS_FRUIT,
}


def has_cell(line: str) -> bool:
    return line.split(" ", 1)[0] in (*WORDS, "remove")


# --- places ---


def bonsais(see: Known) -> list[tuple[int, int, str]]:
    """Every bonsai: its seat, which of the seat's it is, and its name."""
    found = []
    for seat, player in enumerate(see.players):
        trees = len(player.trees)
        for tree in range(trees):
            found.append((seat, tree, seat_name(seat) + (str(tree + 1) if trees > 1 else "")))
    return found


def places(see: Known, seat: int | None) -> list[Place]:
    """One's own bonsai is large, those of others are in their panels; a spectator sees all."""
    found = bonsais(see)
    own = [each for each in found if seat is None or each[0] == seat]
    size, small = SIZES[len(own)], 1.0 if see.seats < 3 else MANY
    shown = [Place(name=f"bonsai {name}", on=f"seat {name[0]}", size=small) for _, _, name in found]
    for i, each in enumerate(own):
        x = round((i - (len(own) - 1) / 2) * SPREAD * size, 2)
        past = say.TEXT_PAST if _counts_past(see, each) else ""
        shown[found.index(each)] = Place(name=f"bonsai {each[2]}", note=past, x=x, size=size)
    cells = [hexes.parse(cell) for k, t, _ in own for cell in see.players[k].trees[t]]
    spots = [(x * size, y * size) for x, y in (names.spot(*cell) for cell in cells)]
    rows = len({goal.name.partition("-")[2] for goal in see.goals})
    if len(own) > 1:  # cards and goals above the windows
        above = min([y - 2.1 for _, y in spots], default=0.0)
        above = min(above, WINDOW * size - GOALS_STEP[1] * rows)
        right = SHOP[0] + 5 * SHOP_STEP + 1.5
    else:  # or before the window, where the tree leaves room
        above = min([SHOP[1], *(y - 2.1 for x, y in spots if x < SHOP_END)])
        below = above + GOALS_STEP[1] * (rows - 1) + BELOW
        beside = [x + BESIDE for x, y in spots if y < below]
        right = max(GOALS[0], max(beside, default=GOALS[0]))
    y = round(above, 1)
    shop = Place(name="shop", title=say.PLACE_SHOP, note=say.place_deck(see.deck), x=SHOP[0], y=y)
    return [*shown, shop, Place(name="goals", title=say.PLACE_GOALS, x=round(right, 1), y=y)]


def _counts_past(see: Known, bonsai: tuple[int, int, str]) -> bool:
    """Are tiles placed now on a bonsai, and does it matter for goals what grows past its pot?"""
    asked = any(goal.colour in PAST for goal in see.goals)
    return asked and see.phase == "place" and bonsai[:2] == (see.turn, see.active)


# --- the cards ---

#: by slot: the tiles that come with its card, as its picture and as words know them
SLOTS: tuple[tuple[Face | None, Words, Words], ...] = (
    (None, say.SLOT_NONE, say.SLOT_NONE),
    (Face(tiles=("wood", "leaf"), choice=True), say.SLOT_CHOICE, say.TEXT_OR),
    (Face(tiles=("wood", "flower")), say.SLOT_FLOWER, ""),
    (Face(tiles=("leaf", "fruit")), say.SLOT_FRUIT, ""),
)
GOAL_TILES = {"brown": "wood", "green": "leaf", "orange": "fruit", "pink": "flower"}


@cache
def card_face(card: str) -> Face:
    """What a card shows: tiles, the points of each flower, room for two tiles more."""
    kind, _, shown = card.partition("-")
    if kind == "tool":
        return Face(count=components.TOOL_CAPACITY)
    if kind == "parchment":
        if shown not in LETTERS:
            return Face(worth=shown, points=components.PARCHMENT_CARD_POINTS)
        points = components.PARCHMENT_POINTS[LETTERS.index(shown)]
        return Face(worth=names.LETTER_TILES[shown], points=points)
    tiles = ["any"] if shown == "any" else [names.LETTER_TILES[letter] for letter in shown]
    return Face(tiles=("any", *tiles) if kind == "helper" else tuple(tiles))


def shop(see: Known, may: list[str]) -> list[Sprite]:
    """The deck and the face-up cards. Copies are told apart by how many left the board before."""
    sprites = [
        Sprite(
            key="deck",
            drawing="bn-card-back",
            place="shop",
            label=say.label_deck(see.deck),
            face=Face(count=see.deck),
        ),
        *_slots(),
    ]
    seen = dict(see.gone)
    for player in see.players:
        for card, n in player.cards.items():
            seen[card] = seen.get(card, 0) + n
    for slot in range(len(see.board), 0, -1):
        offered = see.board[slot - 1]
        if offered is not None:
            seen[offered] = seen.get(offered, 0) + 1
            lines = tuple([line for line in may if line.startswith(f"take {slot}")])
            sprites.append(_offer(offered, seen[offered], slot, lines))
    return sprites


@cache
def _slots() -> tuple[Sprite, ...]:
    return tuple(
        Sprite(
            key=f"slot-{i}",
            drawing="bn-slot",
            place="shop",
            label="",
            x=i * SHOP_STEP,
            face=face,
            text=text,
        )
        for i, (face, _, text) in enumerate(SLOTS, 1)
    )


@lru_cache(1024)
def _offer(card: str, copy: int, slot: int, lines: Lines) -> Sprite:
    return Sprite(
        key=f"card-{card}-{copy}",
        drawing="bn-card-" + names.card_type(card),
        place="shop",
        label=say.label_offer(card=names.explained(card), slot=slot, tiles=SLOTS[slot - 1][1]),
        lines=lines,
        x=slot * SHOP_STEP,
        face=card_face(card),
        press=say.PRESS_TAKE if lines else "",
        text=names.KIND[names.card_type(card)],
    )


# --- the goals ---


def goals(see: Known, may: list[str], seat: int | None) -> list[Sprite]:
    """A column a colour, the easiest on top, each with how near the seat's own bonsai is."""
    colours = list(dict.fromkeys(goal.colour for goal in see.goals))
    levels = [d for d in DIFFICULTY_WORDS if any(d in goal.name for goal in see.goals)]
    sprites = []
    for goal in see.goals:
        x = colours.index(goal.colour) * GOALS_STEP[0]
        y = levels.index(goal.name.partition("-")[2]) * GOALS_STEP[1]
        lines = tuple([line for line in may if line.endswith(" " + goal.name)])
        asks = see.phase == "claim" and bool(may) and not lines
        would = (f"claim {goal.name}",) if asks else ()
        mark, note = _nearness(see, goal, seat)
        have = goal.near[seat] if seat is not None and goal.owner < 0 and not mark else 0
        sprites.append(_goal(goal, mark, note, have, x, y, lines, would))
    return sprites


def _goal(
    goal: Goal, mark: str, note: Words, have: int, x: float, y: float, lines: Lines, would: Lines
) -> Sprite:
    colour, _, difficulty = goal.name.partition("-")
    words, points = names.goal(goal.name), house.points(goal.points)
    hue = names.COLOUR[colour]
    picture = f"kengai-{difficulty}" if colour == "blue" else GOAL_TILES[colour]
    if note:
        label = say.label_goal(colour=hue, goal=words, points=points, near=note)
    else:
        label = say.label_goal_open(colour=hue, goal=words, points=points)
    return Sprite(
        key=f"goal-{goal.name}",
        drawing="bn-goal",
        place="goals",
        label=label,
        state="claimed" if goal.owner >= 0 else "closed" if mark == "closed" else "",
        lines=lines,
        x=x,
        y=y,
        face=Face(
            colour=colour,
            picture=picture,
            need=goal.need,
            have=have,
            points=goal.points,
            mark="" if mark == "closed" else mark,
            seat=seat_name(goal.owner) if goal.owner >= 0 else "",
        ),
        would=would,
        press=say.PRESS_CLAIM if lines else "",
        text=note,
    )


def _nearness(see: Known, goal: Goal, seat: int | None) -> tuple[str, Words]:
    """What the goal is to this seat: a mark for its picture, and words."""
    if goal.owner >= 0:
        mark = "yours" if goal.owner == seat else ""
        return mark, say.near_claimed(SEATS[goal.owner])
    if seat is None:
        return "", ""
    if goal.name in see.players[seat].renounced:
        return "closed", say.NEAR_RENOUNCED
    if not goal.open[seat]:
        return "closed", say.NEAR_COLOUR
    if goal.near[seat] >= goal.need:
        return "reached", say.NEAR_REACHED
    return "", say.near(have=goal.near[seat], need=goal.need)


# --- the bonsai ---


def bonsai(see: Known, may: list[str], seat: int, tree: int, name: str) -> list[Sprite]:
    """The pot, the tiles, and the cells where something may be placed now."""
    player, place = see.players[seat], f"bonsai {name}"
    active = seat == see.turn and tree == (see.tree if len(player.trees) > 1 else 0)
    here = [line for line in may if has_cell(line)] if active else []
    removed = {line.split(" ")[1] for line in here if line.startswith("remove ")}
    tiles = names.tree_of(player.trees[tree])
    shown = [_tile(name, place, cell, w, hexes.name(cell) in removed) for cell, w in tiles.items()]
    held = [word for word in WORDS if player.supply.of(word)]
    return [_pot(name, seat, place, active), *shown, *_targets(place, here, tiles, held)]


@cache
def _pot(name: str, seat: int, place: str, active: bool) -> Sprite:
    label = say.label_pot(SEATS[seat])
    text: Words = ""
    if name[1:]:  # one of several
        tell = say.label_pot_tended if active else say.label_pot_numbered
        label = tell(who=SEATS[seat], n=int(name[1:]))
        text = say.TEXT_TENDED if active else ""
    return Sprite(
        key=f"pot-{name}",
        drawing="bn-pot",
        place=place,
        label=label,
        state="active" if active else "",
        face=Face(seat=seat_name(seat)),
        text=text,
    )


@lru_cache(4096)
def _tile(name: str, place: str, cell: Hex, word: str, removable: bool) -> Sprite:
    x, y = names.spot(*cell)
    at = hexes.name(cell)
    key = f"tile-{name}-{at}"
    if cell == names.BUD:
        return Sprite(key=key, drawing="bn-bud", place=place, label=say.LABEL_BUD)
    lines = (f"remove {at}",) if removable else ()
    press: Words = say.PRESS_REMOVE if lines else ""
    return Sprite(
        key=key,
        drawing="bn-" + word,
        place=place,
        label=say.label_tile(tile=names.CAPITAL[word], where=names.where(cell), cell=at),
        lines=lines,
        x=x,
        y=y,
        press=press,
        text=names.TILE[word],
    )


def _targets(place: str, here: list[str], tiles: names.Tree, held: list[str]) -> list[Sprite]:
    """``Empty, upper right, ne2, beside 2 leaves.``"""
    by_cell: dict[str, list[str]] = {}
    for line in here:
        word, cell = line.split(" ")
        if word != "remove":
            by_cell.setdefault(cell, []).append(line)
    sprites = []
    for at, lines in by_cell.items():
        spot = hexes.parse(at)
        x, y = names.spot(*spot)
        where, beside = names.where(spot), names.beside(tiles, spot)
        can = tuple(lines)
        sprites.append(
            Sprite(
                key=f"cell-{at}",
                drawing="bn-target",
                place=place,
                label=say.label_empty_beside(where=where, cell=at, beside=beside),
                lines=can,
                x=x,
                y=y,
                would=tuple([line for word in held if (line := f"{word} {at}") not in lines]),
                press=either([PLACE[line.split(" ")[0]] for line in lines]),
            )
        )
    return sprites
