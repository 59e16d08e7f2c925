"""What happened, as a sentence: without its subject if a seat did it, whole if it was chance.

And what it was worth: the score pad.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engawa.core.notation import count, listed
from engawa.core.scene import Count
from engawa.games.takenoko import components, words
from engawa.games.takenoko.brings import (
    FACES,
    See,
    first_water,
    growth,
    is_food,
    plots_of,
    sections,
    short,
)

HIDDEN = "?"


def narrate(see: See, line: str, mover: int) -> str:
    """The line as told to the one who saw `see` before it."""
    verb, _, rest = line.partition(" ")
    if mover < 0:
        return _die(see, rest) if verb == "die" else _draw(see, rest)
    return f"{TOLD[verb](see, rest)}."


# --- chance ---


def _die(see: See, face: str) -> str:
    if face == "clouds" and not any(see["stock"]["chips"].values()):  # [weather.no-chips]
        return "The die shows clouds, but no chips are left: choose another weather."
    effect = FACES.get(face, "choose the weather")
    return f"The die shows {face if face in FACES else 'a question mark'}: {effect}."


def _draw(see: See, what: str) -> str:
    """Plots, or an objective; those of others stay hidden."""
    if see["phase"] == "draw":
        tile = "a plot" if what == HIDDEN else f"a {words.tile(what)}"
        return f"{tile[0].upper()}{tile[1:]} is drawn."
    kind = f"A {see['deck']} objective"
    happens = "is dealt" if see["phase"] == "deal" else "is drawn"
    return f"{kind} {happens}" + ("." if what == HIDDEN else f": {_goal(what)}.")


def _goal(card: str) -> str:
    goal = words.card(card)
    return goal[0].lower() + goal[1:]


# --- what seats do ---


def _to(cell: str) -> str:
    return "onto the pond" if cell == "pond" else words.place(cell)


def _gardener(see: See, cell: str) -> str:
    plots = plots_of(see)
    wanted = growth(plots, cell)
    colour = plots[cell]["colour"] if wanted else ""
    left = see["stock"]["bamboo"][colour] if wanted else 0
    grown = min(sum(wanted.values()), left)
    effect = f"grew {grown} {colour}" if grown else "grew nothing"
    if len(wanted) > 1 and 0 < left < sum(wanted.values()):  # [bamboo.short]
        effect = f"has {left} {colour} to give to {count(len(wanted), 'plot')}"
    return f"moved the gardener {_to(cell)} and {effect}"


def _panda(see: See, cell: str) -> str:
    plot = plots_of(see).get(cell)
    effect = f"ate {plot['colour']}" if plot and is_food(plot) else "ate nothing"
    moved = "let the storm carry the panda" if see["phase"] == "weather" else "moved the panda"
    return f"{moved} {_to(cell)} and {effect}"


def _grow(see: See, cell: str) -> str:
    plot = plots_of(see)[cell]
    left = see["stock"]["bamboo"][plot["colour"]]
    if see["phase"] == "sprout":
        return f"let {first_water(see, plot)} {plot['colour']} sprout {_to(cell)}"
    if plot["due"]:
        return f"gave a section of {plot['colour']} to the plot {_to(cell)}"
    return f"sent rain {_to(cell)}: {min(sections(plot), left)} {plot['colour']} grew"


def _improve(see: See, rest: str) -> str:
    cell, chip = rest.split(" ")
    return f"put {chip} on the {plots_of(see)[cell]['colour']} plot {_to(cell)}"


def _irrigate(see: See, edge: str) -> str:
    plots = plots_of(see)
    fresh = [plots[cell] for cell in edge.split(" ") if not plots[cell]["wet"]]
    watered = [plot["colour"] for plot in fresh]
    a, b = (short(cell) for cell in edge.split(" "))
    where = f"between {a} and {b}"
    return f"laid a channel {where}" + (f", which watered {listed(watered)}" if watered else "")


def _lay(see: See, cell: str) -> str:
    return f"laid the {words.tile(see['picked'])} {_to(cell)}"


def _fulfil(see: See, card: str) -> str:
    mine = see["each"][see["turn"]]
    last = see["emperor"] is None and len(mine["done"]) + 1 == components.ENOUGH[see["seats"]]
    return f"fulfilled {_goal(card)}" + (" and received the Emperor" if last else "")


def _under(see: See, tile: str) -> str:
    if tile == HIDDEN:
        return "put two plots under the pile"
    return f"put the {words.tile(tile)} first under the pile"


def _skip(see: See, _: str) -> str:
    return f"did without {'the weather' if see['weather'] == 'any' else see['weather']}"


def _plots(see: See, _: str) -> str:
    return f"drew {count(min(components.DRAWN, see['stock']['plots']), 'plot')}"


TOLD: dict[str, Callable[[See, str], str]] = {
    "gardener": _gardener,
    "panda": _panda,
    "grow": _grow,
    "improve": _improve,
    "irrigate": _irrigate,
    "lay": _lay,
    "fulfil": _fulfil,
    "under": _under,
    "skip": _skip,
    "plots": _plots,
    "channel": lambda see, _: "took a channel",
    "objective": lambda see, deck: f"drew a {deck} objective",
    "choose": lambda see, face: f"chose {face}",
    "chip": lambda see, chip: f"took a {chip} chip",
    "pick": lambda see, tile: f"chose the {words.tile(tile)}",
    "roll": lambda see, _: "rolled the die",
    "end": lambda see, _: "ended the turn",
}


# --- the score pad ---

TITLES = ("plots", "gardener", "panda")


def pad(s: Any) -> tuple[Count, ...]:
    """[end.points] What each seat has fulfilled, by type, and the Emperor."""
    seats = range(s.seats)
    rows = [Count(title, tuple(_won(s, k, t) for k in seats)) for t, title in enumerate(TITLES)]
    emperor = tuple(components.EMPEROR if k == s.emperor else 0 for k in seats)
    return (*rows, Count("emperor", emperor))


def _won(s: Any, seat: int, deck: int) -> int:
    start, kinds = components.TYPE_START[deck], components.TYPE_KINDS[deck]
    done = s.done[seat * components.CARDS : (seat + 1) * components.CARDS]
    return sum(done[card] * components.POINTS[card] for card in range(start, start + kinds))
