"""What everybody holds: deeds, one's own reeds and what one would harvest, and the piles."""

from __future__ import annotations

from functools import lru_cache

from engawa.core.notation import seat_name
from engawa.core.scene import Sprite
from engawa.games.bamboo_harvest import words as say
from engawa.games.bamboo_harvest.notation.lines import CELL_NAMES
from engawa.games.bamboo_harvest.screen.board import is_vacant
from engawa.games.bamboo_harvest.screen.cards import MANY, WILD, best, card, gain
from engawa.games.bamboo_harvest.screen.face import Face
from engawa.games.bamboo_harvest.screen.observe import Crop, Deeds, Known, number
from engawa.kit import cards
from engawa.words import Words

Lines = tuple[str, ...]

LIES = {
    "up": say.LIES_UP,
    "down": say.LIES_DOWN,
    "fresh": say.LIES_FRESH,
    "dropped": say.LIES_DROPPED,
}


def deeds(
    see: Known, seat: int | None, lines: dict[str, list[str]], may: list[str]
) -> list[Sprite]:
    """Everybody's deeds; one's own are in the hand, with the lines they can play."""
    sprites: list[Sprite] = []
    keys: set[str] = set()
    for k, hand in enumerate(see.hands):
        place = "hand" if k == seat else f"seat {seat_name(k)}"
        held = [(name, zone) for zone in LIES for name in _names(getattr(hand, zone))]
        for x, (name, zone) in enumerate(held):
            can = tuple(_plays(lines, name, zone)) if k == seat and may else ()
            would = _cannot(see, name, zone) if k == seat and may and not can else ()
            key = f"deed-{name or seat_name(k)}"
            while key in keys:
                key += "'"
            keys.add(key)
            sprites.append(_deed(key, name, zone, place, name in see.spent, x, can, would))
    return sprites


def _names(deeds: Deeds) -> tuple[str, ...]:
    """The names of deeds, empty ones for those one cannot see."""
    return ("",) * deeds if isinstance(deeds, int) else deeds


@lru_cache(1 << 12)
def _deed(
    key: str, name: str, zone: str, place: str, spent: bool, x: int, lines: Lines, would: Lines
) -> Sprite:
    lies = LIES[zone]
    if not name:
        return Sprite(
            key=key,
            drawing="bh-deed-back",
            place=place,
            label=say.label_back(lies),
            state=zone,
            x=x,
        )
    wild = name[-1] in WILD
    tell = say.label_spent if spent else say.label_wild if wild else say.label_deed
    return Sprite(
        key=key,
        drawing="bh-deed",
        place=place,
        label=tell(card=card(name), lies=lies),
        state=f"{zone} spent" if spent else zone,
        lines=lines,
        x=x,
        face=Face(rank=name[:-1], suit=name[-1], wild=wild),
        would=would,
        text=say.TEXT_DOWN if zone == "down" else lies,
    )


ZONES = {"drop": "down", "redraw": "fresh", "reveal": "down"}


def _plays(lines: dict[str, list[str]], name: str, zone: str) -> list[str]:
    """The lines that use this deed, where it lies."""
    if zone == "up":
        swaps = lines.get(name[:-1], ()) if name[-1] not in WILD else ()
        return [*swaps, *(line for line in lines.get(name, ()) if line.split()[0] not in ZONES)]
    said = [*lines.get(f"{name}?", ()), *lines.get(name, ())] if zone == "down" else lines[name]
    return [line for line in said if line.endswith("?") or ZONES.get(line.split()[0]) == zone]


def _cannot(see: Known, name: str, zone: str) -> Lines:
    """What one might want of a deed that does not glow."""
    if see.phase == "build" and zone in ("up", "down"):
        other = next(cell for cell, here in enumerate(see.forest) if is_vacant(here))
        return (f"build {CELL_NAMES[other]} {name}{'?' * (zone == 'down')}",)
    if see.phase == "manage" and zone == "up":
        return (f"discard {name}",)
    return ()


# --- the rest of the tray ---


def stores(see: Known, seat: int | None) -> list[Sprite]:
    """One's reeds, what one's tokens would harvest now, and the piles."""
    used = len(see.discards.shown) + sum(number(deeds) for deeds in see.discards.tossed)
    piles = [
        _pile("pile", say.label_pile(say.deeds(see.pile)), say.text_pile(see.pile), see.pile, 0),
        _pile("discards", say.label_discards(say.deeds(used)), say.text_discards(used), used, 1),
    ]
    if seat is None:
        return piles
    return [_reeds(see.reeds[seat]), *_crops(see, seat), *piles]


def _pile(key: str, label: Words, text: Words, n: int, x: int) -> Sprite:
    return Sprite(
        key=key,
        drawing="bh-deed-back",
        place="piles",
        label=label,
        x=x,
        face=Face(count=n),
        text=text,
    )


@lru_cache(1 << 10)
def _reeds(n: int) -> Sprite:
    text: Words = "" if n else say.TEXT_NONE
    return Sprite(
        key="reeds",
        drawing="bh-reeds",
        place="reeds",
        label=say.reeds(n),
        face=Face(count=n),
        text=text,
    )


def _crops(see: Known, seat: int) -> list[Sprite]:
    """What each of one's tokens would best harvest, a row each: ``d4: 2 fours, 4 reeds``."""
    cells = [CELL_NAMES[cell] for cell, here in enumerate(see.forest) if here.token == seat]
    crops = [crop for cell in cells if (crop := best(see, cell))]
    if cells and not crops:
        return [
            Sprite(
                key="crop", drawing="bh-crop", place="harvest", label=say.NO_CROP, text=say.NO_CROP
            )
        ]
    return [_crop(crop, y) for y, crop in enumerate(crops)]


@lru_cache(1 << 12)
def _crop(crop: Crop, y: int) -> Sprite:
    what = MANY[cards.RANKS.index(crop.rank)](crop.cards)
    return Sprite(
        key=f"crop-{crop.cell}",
        drawing="bh-crop",
        place="harvest",
        label=say.label_crop(cell=crop.cell, cards=what, gain=gain(crop)),
        y=y / 4,
        face=Face(cell=crop.cell, rank=crop.rank, reeds=crop.reeds, deeds=crop.deeds),
        text=what,
    )
