"""What everybody holds: deeds, one's own reeds and what one would harvest, and the piles."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from engawa.core.notation import count, seat_name
from engawa.core.scene import Sprite
from engawa.games.bamboo_harvest.actions import CELL_NAMES
from engawa.games.bamboo_harvest.brings import best_beside, gain, is_vacant, plural
from engawa.kit import cards

See = dict[str, Any]
Lines = tuple[str, ...]

LIES = {"up": "face up", "down": "face down", "fresh": "just drawn", "dropped": "dropped"}
RED = "DH"


def deeds(see: See, seat: int | None, lines: dict[str, list[str]], may: list[str]) -> list[Sprite]:
    """Everybody's deeds; one's own are in the hand, with the lines they can play."""
    sprites: list[Sprite] = []
    keys: set[str] = set()
    for k, hand in enumerate(see["hands"]):
        place = "hand" if k == seat else f"seat {seat_name(k)}"
        held = [(name, zone) for zone in LIES for name in _names(hand[zone])]
        for x, (name, zone) in enumerate(held):
            can = tuple(_plays(lines, name, zone)) if k == seat and may else ()
            would = _cannot(see, name, zone) if k == seat and may and not can else ()
            key = f"deed-{name or seat_name(k)}"
            while key in keys:
                key += "'"
            keys.add(key)
            sprites.append(_deed(key, name, zone, place, name in see["spent"], x, can, would))
    return sprites


def _names(deeds: list[str] | int) -> list[str]:
    """The names of deeds, empty ones for those one cannot see."""
    return [""] * deeds if isinstance(deeds, int) else deeds


@lru_cache(1 << 12)
def _deed(
    key: str, name: str, zone: str, place: str, spent: bool, x: int, lines: Lines, would: Lines
) -> Sprite:
    lies = LIES[zone]
    if not name:
        return Sprite(key, "bh-deed-back", place, f"Deed, {lies}", lies, x=x)
    card = cards.parse(name)
    label, state, face = f"{cards.words(card).capitalize()}, {lies}", lies, name
    if cards.SUITS[card // 13] in RED:
        label, face = label + ", wild", face + " wild"
    if spent:
        label, state = label + ", no more swaps", state + " spent"
    return Sprite(key, "bh-deed", place, label, state, lines, x, 0, face, 0, would)


ZONES = {"drop": "down", "redraw": "fresh", "reveal": "down"}


def _plays(lines: dict[str, list[str]], name: str, zone: str) -> list[str]:
    """The lines that use this deed, where it lies."""
    if zone == "up":
        swaps = lines.get(name[:-1], ()) if name[-1] not in RED else ()
        return [*swaps, *(line for line in lines.get(name, ()) if line.split()[0] not in ZONES)]
    said = [*lines.get(f"{name}?", ()), *lines.get(name, ())] if zone == "down" else lines[name]
    return [line for line in said if line.endswith("?") or ZONES.get(line.split()[0]) == zone]


def _cannot(see: See, name: str, zone: str) -> Lines:
    """What one might want of a deed that does not glow."""
    if see["phase"] == "build" and zone in ("up", "down"):
        other = next(c for c, here in enumerate(see["forest"]) if is_vacant(here))
        return (f"build {CELL_NAMES[other]} {name}{'?' * (zone == 'down')}",)
    if see["phase"] == "manage" and zone == "up":
        return (f"discard {name}",)
    return ()


# --- the rest of the tray ---


def stores(see: See, seat: int | None) -> list[Sprite]:
    """One's reeds, what one's tokens would harvest now, and the piles."""
    tossed = sum(number(deeds) for deeds in see["discards"]["tossed"])
    used = len(see["discards"]["shown"]) + tossed
    piles = [
        _pile("pile", "piles", f"Draw pile, {count(see['pile'], 'deed')}", see["pile"], 0),
        _pile("discards", "piles", f"Discards, {count(used, 'deed')}", used, 1),
    ]
    if seat is None:
        return piles
    reeds = see["reeds"][seat]
    return [_pile("reeds", "reeds", count(reeds, "reed"), reeds, 0), *_crop(see, seat), *piles]


@lru_cache(1 << 10)
def _pile(key: str, place: str, label: str, number: int, x: int) -> Sprite:
    drawing = "bh-reeds" if key == "reeds" else "bh-deed-back"
    return Sprite(key, drawing, place, label, x=x, face=str(number))


def _crop(see: See, seat: int) -> list[Sprite]:
    """What each of one's tokens would best harvest, a row each: ``d4: 2 fours, 4 reeds``."""
    rows = []
    for cell, here in enumerate(see["forest"]):
        if here["token"] == seat and (found := best_beside(see, cell)):
            rank, times = found
            much = gain(rank, times)
            rows.append(f"{CELL_NAMES[cell]}: {count(times, plural(rank))}, {much}")
    label = "; ".join(rows) if rows else "nothing"
    return [Sprite("crop", "bh-crop", "harvest", label, face="\n".join(rows))]


def number(deeds: list[str] | int) -> int:
    return deeds if isinstance(deeds, int) else len(deeds)
