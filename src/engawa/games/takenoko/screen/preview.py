"""A line in words before it is played: what it is called, and what it would bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engawa.core.preview import agreed
from engawa.core.scene import Preview
from engawa.games.takenoko import words as say
from engawa.games.takenoko.rules import components
from engawa.games.takenoko.screen import names
from engawa.games.takenoko.screen.differences import WILL, eaten, effects, grown, scarce
from engawa.games.takenoko.screen.lines import about, plot_at
from engawa.games.takenoko.screen.observe import Known
from engawa.words import Words, house, together

NOTHING = ("gardener", "panda", "storm", "irrigate", "sprout")  # told even if it brings nothing


def choice(see: Known, line: str) -> Words:
    """What a line is called."""
    verb, what, where = about(see, line)
    return say.called(verb=verb, what=what, where=where)


def preview(see: Known, worlds: Sequence[Known], line: str) -> Preview:
    """What a line brings, its button, and chips on the plots where bamboo comes or goes."""
    after = agreed(worlds, lambda world: world)
    if after is None:
        return Preview()
    verb, _, rest = line.partition(" ")
    key, found = about(see, line)[0], effects(see, after, WILL)
    nothing = say.nothing(when=WILL, verb=key) if key in NOTHING and not found else ""
    facts = FACTS[verb](see, after, *rest.split(" ")) if verb in FACTS else ""
    steps, laid = grown(see.plots, after.plots).items(), {plot.cell for plot in see.plots}
    return Preview(
        together(facts, *found, nothing),
        _press(see, after, key, rest),
        tuple([(f"plot-{cell}", _step(n, cell in laid)) for cell, n in steps]),
    )


def _step(n: int, is_laid: bool) -> Words:
    """What becomes of bamboo: it is eaten, it grows, or a new plot gets its first."""
    if n < 0:
        return say.chip_eats(-n)
    return house.more(n) if is_laid else say.chip_sprouts(n)


def _press(see: Known, after: Known, verb: str, rest: str) -> Words:
    """The button, with the figure that matters most."""
    if verb == "fulfil":
        return say.press_fulfil(names.points(rest))
    if verb == "plots":
        return say.press_plots(see.to_draw)
    if verb in ("panda", "storm") and (food := eaten(see, after)):
        return say.press_eat(*food)
    n = sum(grown(see.plots, after.plots).values())
    if verb in ("gardener", "grow", "weather", "sprout") and (n := n or scarce(after)[0]):
        return say.press_grow(n)
    return say.press(verb)


# --- what differences do not show ---


def _shortage(after: Known, cell: str) -> Words:
    """That nothing is left of a plot's colour."""
    colour = "" if cell == names.POND else plot_at(after, cell).colour
    is_short = colour and not after.stock.bamboo[colour]
    return say.none_left(colour) if is_short else ""


def _panda(see: Known, after: Known, cell: str) -> Words:
    is_safe = cell != names.POND and plot_at(after, cell).height and not eaten(see, after)
    return say.FENCE if is_safe else ""


def _improve(see: Known, after: Known, cell: str, chip: str) -> Words:
    if chip != "watershed":
        return say.helps(chip)
    return say.helps("idle") if plot_at(see, cell).wet else ""


def _lay(see: Known, after: Known, cell: str) -> Words:
    if not plot_at(after, cell).wet:
        return say.WILL_BE_DRY
    waits = say.WILL_SPROUT if after.phase == "sprout" else ""
    return together(say.WILL_BE_WET, waits, _shortage(after, cell))


def _objective(see: Known, after: Known, deck: str) -> Words:
    left, held = see.stock.objectives[deck].left, len(see.each[see.turn].hand)
    return say.will_learn(left=left, n=held, of=components.HAND)


def _chip(see: Known, after: Known, chip: str) -> Words:
    return together(say.helps(chip), say.will_take_chip(see.stock.chips[chip]))


FACTS: dict[str, Callable[..., Words]] = {
    "gardener": lambda _, after, cell: _shortage(after, cell),
    "panda": _panda,
    "grow": lambda see, after, cell: _shortage(after, cell),
    "improve": _improve,
    "lay": _lay,
    "fulfil": lambda see, after, _: say.will_be_done(
        n=len(after.each[see.turn].done), of=components.ENOUGH[see.seats]
    ),
    "objective": _objective,
    "chip": _chip,
    "under": lambda _, after, __: say.will_follow(names.tile(after.under[-1].plot)),
    "plots": lambda see, *_: say.will_draw(see.stock.plots),
    "channel": lambda see, *_: say.will_take_channel(see.stock.channels),
    "choose": lambda _, __, face: say.will_choose_weather(face),
    "pick": lambda *_: say.WILL_PICK,
    "roll": lambda *_: say.WILL_ROLL,
    "end": lambda see, *_: say.will_leave(see.left) if see.left else "",
}
