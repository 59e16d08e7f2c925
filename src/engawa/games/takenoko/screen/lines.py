"""What a line is about, in words: for what it is called, and for what is told of it."""

from __future__ import annotations

from collections.abc import Callable

from engawa.games.takenoko import words as say
from engawa.games.takenoko.notation.lines import HIDDEN
from engawa.games.takenoko.screen import names
from engawa.games.takenoko.screen.observe import Known, Plot
from engawa.words import Words

About = tuple[str, Words, Words]  # the key of its sentence, what it is about, and where


def plot_at(see: Known, cell: str) -> Plot:
    return next(plot for plot in see.plots if plot.cell == cell)


def spot(see: Known, cell: str) -> Words:
    """``green, 2 east``"""
    if cell == names.POND:
        return say.POND
    return say.spot(colour=plot_at(see, cell).colour, where=names.where(cell))


def about(see: Known, line: str) -> About:
    verb, _, rest = line.partition(" ")
    return ABOUT[verb](see, *rest.split(" "))


def _under(see: Known, tile: str) -> About:
    return ("hide", "", "") if tile == HIDDEN else ("under", names.tile(tile), "")


ABOUT: dict[str, Callable[..., About]] = {
    "gardener": lambda see, cell: ("gardener", "", spot(see, cell)),
    "panda": lambda see, cell: (
        "storm" if see.phase == "weather" else "panda",
        "",
        spot(see, cell),
    ),
    "grow": lambda see, cell: (see.phase, "", spot(see, cell)),
    "improve": lambda see, cell, chip: ("improve", say.an(chip), spot(see, cell)),
    "irrigate": lambda _, a, b: ("irrigate", names.where(a), names.where(b)),
    "lay": lambda see, cell: ("lay", names.tile(see.picked), names.place(cell)),
    "fulfil": lambda _, card: ("fulfil", names.card(card), ""),
    "plots": lambda see, _: ("plots", say.things(what="plots", n=see.to_draw), ""),
    "channel": lambda _, __: ("channel", "", ""),
    "objective": lambda _, deck: ("objective", say.objective(deck), ""),
    "choose": lambda _, face: ("choose", say.face(face), ""),
    "chip": lambda _, chip: ("chip", say.an(chip), ""),
    "pick": lambda _, tile: ("pick", names.tile(tile), ""),
    "under": _under,
    "roll": lambda _, __: ("roll", "", ""),
    "skip": lambda see, _: ("skip", say.face(see.weather), ""),
    "end": lambda _, __: ("end", "", ""),
}
