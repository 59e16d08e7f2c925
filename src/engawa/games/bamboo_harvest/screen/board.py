"""What lies in the garden: the cards of the forest, and the tokens on them.

Sprites are kept once made: most of them are the same from one scene to the next.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache, lru_cache

from engawa.core.notation import seat_name
from engawa.core.scene import Sprite
from engawa.games.bamboo_harvest import words as say
from engawa.games.bamboo_harvest.notation.lines import CELL_NAMES
from engawa.games.bamboo_harvest.rules.components import JACK, NEIGHBOUR, SIDE, YIELD
from engawa.games.bamboo_harvest.screen.cards import RANK_OF, best, card, rank_of, yields
from engawa.games.bamboo_harvest.screen.face import Face
from engawa.games.bamboo_harvest.screen.observe import CELLS, Cell, Crop, Known
from engawa.words import SEATS, Words

Lines = tuple[str, ...]

PRESS = {
    "place": say.PRESS_PLACE,
    "build": say.PRESS_BUILD,
    "swap": say.PRESS_SWAP,
    "with": say.PRESS_WITH,
    "mark": say.PRESS_MARK,
    "harvest": say.PRESS_HARVEST,
}
EAST, SOUTH = 1, SIDE  # to the next cell
CORNER = 0.21  # from the middle of a card
EDGE = 0.98  # from the middle of the outermost cards to the words beside the forest
MIDDLE = (SIDE - 1) / 2


def by_thing(see: Known, may: list[str]) -> dict[str, list[str]]:
    """The lines by what they are about: a cell, a token on one (``token-d4``), a deed."""
    found = defaultdict(list)
    for line in may:
        verb, *words = line.split()
        if verb == "harvest":
            found[f"token-{words[0]}"].append(line)
            for beside in vacant_beside(see, words[0]):
                if rank_of(see.forest[beside].card) == words[1]:
                    found[CELL_NAMES[beside]].append(line)
        else:
            for word in words:
                found[word].append(line)
            if verb == "swap" and len(words) == 1:
                found[rank_of(see.at(words[0]).card)].append(line)
    return found


def vacant_beside(see: Known, name: str) -> list[int]:
    cell = CELLS[name]
    around = [beside for beside in NEIGHBOUR[cell * 4 : cell * 4 + 4] if beside >= 0]
    return [beside for beside in around if is_vacant(see.forest[beside])]


def is_vacant(here: Cell) -> bool:
    return here.token is None and here.disturbed is None


# --- the forest ---


def forest(see: Known, lines: dict[str, list[str]], may: list[str]) -> list[Sprite]:
    ask = _question(see) if may else ""
    sprites = []
    for cell, here in enumerate(see.forest):
        name = CELL_NAMES[cell]
        can = tuple(lines.get(name, ()))
        would = () if can or not ask else (ask.format(name),)
        sprites.append(_card(cell, here, name in see.swap, can, would))
    return sprites


def _question(see: Known) -> str:
    """The line to ask about a cell that does not glow, with its name left out."""
    if see.phase != "build":
        return "" if see.phase in ("drop", "harvest", "manage") else see.phase + " {}"
    hand = see.hands[see.turn]
    down = () if isinstance(hand.down, int) else hand.down
    held = [*hand.up, *(f"{name}?" for name in down)]
    return f"build {{}} {held[0]}" if held else ""


@lru_cache(1 << 13)
def _card(cell: int, here: Cell, chosen: bool, lines: Lines, would: Lines) -> Sprite:
    """A card's key is its name, so that a swap can be followed."""
    name = here.card.rstrip("'")
    rank, (y, x) = RANK_OF[name], divmod(cell, SIDE)
    drawing, state, face = "bh-card", "chosen" if chosen else "", None
    press: Words = PRESS[lines[0].split()[0]] if lines else ""
    if here.token is not None:
        drawing = "bh-back-black" if here.card != name else "bh-back-green"
        label = say.label_built(who=SEATS[here.token], row=y + 1, column=x + 1)
    else:
        lies = say.VACANT
        if here.disturbed is not None:
            lies, state = say.disturbed_by(SEATS[here.disturbed]), f"disturbed {state}".rstrip()
        what, much = card(name), yields(rank)
        label = say.label_card(row=y + 1, column=x + 1, card=what, lies=lies, yields=much)
        reeds, drawn = (0, 1) if rank >= JACK else (YIELD[rank], 0)
        face = Face(rank=name[:-1], suit=name[-1], reeds=reeds, deeds=drawn)
    return Sprite(
        key=here.card,
        drawing=drawing,
        place="forest",
        label=label,
        state=state,
        lines=lines,
        x=x,
        y=y,
        face=face,
        would=would,
        press=press,
    )


def tokens(see: Known, lines: dict[str, list[str]], may: list[str]) -> list[Sprite]:
    """Tokens, which never move, and the disturbance tokens, which do."""
    sprites = []
    ask = _question(see) if may else ""
    if may and see.phase == "harvest":
        ask = "harvest {} A"
    for cell, here in enumerate(see.forest):
        if here.token is not None:
            name = CELL_NAMES[cell]
            can = tuple(lines.get(f"token-{name}", ()))
            crop = best(see, name) if can else None
            would = (ask.format(name),) if ask and not can else ()
            sprites.append(_token(name, here.token, _joins(see, cell), crop, can, would))
        if here.disturbed is not None:
            would = (ask.format(CELL_NAMES[cell]),) if ask and see.phase != "harvest" else ()
            sprites.append(_disturbance(cell, here.disturbed, would))
    return sprites


def _joins(see: Known, cell: int) -> str:
    """The sides on which a way goes on: to a token of the same seat, or along the path that won."""
    joins = []
    for word, step, inside in (("east", EAST, cell % SIDE < SIDE - 1), ("south", SOUTH, True)):
        if inside and cell + step < len(see.forest):
            there = see.forest[cell + step].token
            ends = {CELL_NAMES[cell], CELL_NAMES[cell + step]}
            if there == see.forest[cell].token or ends <= set(see.path):
                joins.append(word)
    return " ".join(joins)


@lru_cache(1 << 12)
def _token(
    name: str, seat: int, joins: str, crop: Crop | None, lines: Lines, would: Lines
) -> Sprite:
    """The card below tells whose it is; a token speaks only if it can harvest."""
    label: Words = say.label_token(name) if lines else ""
    press: Words = say.PRESS_HARVEST if lines else ""
    y, x = divmod(CELLS[name], SIDE)
    reeds, drawn = (crop.reeds, crop.deeds) if crop else (0, 0)
    return Sprite(
        key=f"token-{name}",
        drawing="bh-token",
        place="forest",
        label=label,
        state=joins,
        lines=lines,
        x=x,
        y=y,
        face=Face(seat=seat_name(seat), reeds=reeds, deeds=drawn),
        would=would,
        press=press,
    )


@lru_cache(1 << 8)
def _disturbance(cell: int, seat: int, would: Lines) -> Sprite:
    """In the corner of its card, which tells whose it is."""
    me = seat_name(seat)
    return Sprite(
        key=f"disturb-{me}",
        drawing="bh-disturb",
        place="forest",
        label="",
        x=cell % SIDE + CORNER,
        y=cell // SIDE + CORNER,
        face=Face(seat=me),
        would=would,
    )


@cache
def sides() -> tuple[Sprite, ...]:
    """The words at the edges of the forest."""
    far = SIDE - 1 + EDGE
    return (
        _side("north", say.SIDE_NORTH, MIDDLE, -EDGE, 0),
        _side("south", say.SIDE_SOUTH, MIDDLE, far, 0),
        _side("west", say.SIDE_WEST, -EDGE, MIDDLE, -90),
        _side("east", say.SIDE_EAST, far, MIDDLE, 90),
    )


def _side(name: str, words: Words, x: float, y: float, turn: int) -> Sprite:
    return Sprite(
        key=f"side-{name}",
        drawing="bh-side",
        place="forest",
        label="",
        x=x,
        y=y,
        turn=turn,
        text=words,
    )
