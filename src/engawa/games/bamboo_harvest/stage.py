"""What lies in the garden: the cards of the forest, and the tokens on them.

Sprites are kept once made: most of them are the same from one scene to the next.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import Any

from engawa.core.notation import count, seat_name
from engawa.core.scene import Sprite
from engawa.games.bamboo_harvest.actions import CELL_NAMES
from engawa.games.bamboo_harvest.brings import (
    AROUND,
    CELLS,
    RANK_OF,
    best_beside,
    chip,
    gain,
    is_vacant,
    rank_on,
    steps,
)
from engawa.games.bamboo_harvest.components import BUILD_COST, JACK, SIDE, SWAP_COST, YIELD
from engawa.kit import cards

See = dict[str, Any]
Here = dict[str, Any]
Lines = tuple[str, ...]

PRESS = {
    "place": "place a token",
    "build": f"build, {BUILD_COST} reeds",
    "swap": "swap this card",
    "with": "swap with it",
    "mark": "disturb it",
    "harvest": "harvest",
}
EAST, SOUTH = 1, SIDE  # to the next cell
CORNER = 0.21  # from the middle of a card


def by_thing(see: See, may: list[str]) -> dict[str, list[str]]:
    """The lines by what they are about: a cell, a token on one (``token-d4``), a deed."""
    found = defaultdict(list)
    for line in may:
        verb, *words = line.split()
        if verb == "harvest":
            found[f"token-{words[0]}"].append(line)
            for beside in AROUND[CELLS[words[0]]]:
                if cards.RANKS[rank_on(see, beside)] == words[1] and is_vacant(_on(see, beside)):
                    found[CELL_NAMES[beside]].append(line)
        else:
            for word in words:
                found[word].append(line)
            if verb == "swap" and len(words) == 1:
                found[cards.RANKS[rank_on(see, CELLS[words[0]])]].append(line)
    return found


def _on(see: See, cell: int) -> Here:
    here: Here = see["forest"][cell]
    return here


# --- the forest ---


def forest(see: See, lines: dict[str, list[str]], may: list[str]) -> list[Sprite]:
    ask = _question(see) if may else ""
    sprites = []
    for cell, here in enumerate(see["forest"]):
        name = CELL_NAMES[cell]
        can = tuple(lines.get(name, ()))
        press = _press(see, name, can) if can else ""
        would = () if can or not ask else (ask.format(name),)
        chosen = name in see["swap"]
        whose = (here["token"], here["disturbed"])
        sprites.append(_card(cell, here["card"], whose, chosen, can, would, press))
    return sprites


def _question(see: See) -> str:
    """The line to ask about a cell that does not glow, with its name left out."""
    if see["phase"] != "build":
        phase = str(see["phase"])
        return "" if phase in ("drop", "harvest", "manage") else phase + " {}"
    hand = see["hands"][see["turn"]]
    held = [*hand["up"], *(f"{name}?" for name in hand["down"])]
    return f"build {{}} {held[0]}" if held else ""


@lru_cache(1 << 13)
def _card(
    cell: int,
    card: str,
    whose: tuple[int | None, int | None],
    chosen: bool,
    lines: Lines,
    would: Lines,
    press: str,
) -> Sprite:
    """A card's key is its name, so that a swap can be followed."""
    token, disturbed = whose
    face = card.rstrip("'")
    rank = RANK_OF[face]
    drawing, state = "bh-card", "chosen" if chosen else ""
    label = f"Row {cell // SIDE + 1}, column {cell % SIDE + 1}."
    if token is not None:
        drawing = "bh-back-black" if card != face else "bh-back-green"
        label += f" Built by {seat_name(token)}."
        face = ""
    else:
        lies = "vacant"
        if disturbed is not None:
            lies, state = f"disturbed by {seat_name(disturbed)}", f"disturbed {state}".rstrip()
        label += f" {cards.words(cards.parse(face)).capitalize()}, {lies}, {gain(rank, 1)}."
        face += " deed" if rank >= JACK else f" {YIELD[rank]}"
    x, y = cell % SIDE, cell // SIDE
    return Sprite(card, drawing, "forest", label, state, lines, x, y, face, 0, would, press)


def _press(see: See, name: str, lines: Lines) -> str:
    words = PRESS[lines[0].split()[0]]
    if words == PRESS["with"]:
        cost = SWAP_COST[steps(see, name)]
        return f"{words}, {count(cost, 'reed') if cost else 'free'}"
    return words if len(lines) == 1 else f"{words}, {len(lines)} choices"


def tokens(see: See, lines: dict[str, list[str]], may: list[str]) -> list[Sprite]:
    """Tokens, which never move, and the disturbance tokens, which do."""
    sprites = []
    ask = _question(see) if may else ""
    if may and see["phase"] == "harvest":
        ask = "harvest {} A"
    for cell, here in enumerate(see["forest"]):
        if here["token"] is not None:
            name = CELL_NAMES[cell]
            can = tuple(lines.get(f"token-{name}", ()))
            flag, press = "", ""
            if can and (found := best_beside(see, cell)):
                flag, press = chip(*found), _press(see, name, can)
            would = (ask.format(name),) if ask and not can else ()
            joins = _joins(see, cell)
            sprites.append(_token(cell, here["token"], joins, flag, can, would, press))
        if here["disturbed"] is not None:
            would = (ask.format(CELL_NAMES[cell]),) if ask and see["phase"] != "harvest" else ()
            sprites.append(_disturbance(cell, here["disturbed"], would))
    return sprites


def _joins(see: See, cell: int) -> str:
    """The sides on which a way goes on: to a token of the same seat, or along the path that won."""
    joins = []
    for word, step, inside in (("east", EAST, cell % SIDE < SIDE - 1), ("south", SOUTH, True)):
        if inside and cell + step < len(see["forest"]):
            there = _on(see, cell + step)["token"]
            ends = {CELL_NAMES[cell], CELL_NAMES[cell + step]}
            if there == _on(see, cell)["token"] or ends <= set(see["path"]):
                joins.append(word)
    return " ".join(joins)


@lru_cache(1 << 12)
def _token(
    cell: int, seat: int, joins: str, flag: str, lines: Lines, would: Lines, press: str
) -> Sprite:
    """The card below tells whose it is; a token speaks only if it can harvest."""
    name, me = CELL_NAMES[cell], seat_name(seat)
    label = f"Token of {me} on {name}, to harvest." if lines else ""
    face = f"{me} {flag}".rstrip()
    x, y = cell % SIDE, cell // SIDE
    key = f"token-{name}"
    return Sprite(key, "bh-token", "forest", label, joins, lines, x, y, face, 0, would, press)


@lru_cache(1 << 8)
def _disturbance(cell: int, seat: int, would: Lines) -> Sprite:
    """In the corner of its card, which tells whose it is."""
    me = seat_name(seat)
    x, y = cell % SIDE + CORNER, cell // SIDE + CORNER
    return Sprite(f"disturb-{me}", "bh-disturb", "forest", "", "", (), x, y, me, 0, would)
