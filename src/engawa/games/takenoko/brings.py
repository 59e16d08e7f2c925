"""What a line would bring, with the numbers of this position: in a few words, and as a preview."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from engawa.core.notation import count, listed
from engawa.core.scene import Brings
from engawa.games.takenoko import components, words
from engawa.kit import hexes

See = dict[str, Any]

POND = "pond"
Plots = dict[str, See]  # what is known of each plot, by its cell
FACES = {
    "sun": "a third action, different from the other two",
    "rain": "bamboo grows on one watered plot",
    "wind": "the two actions may be the same",
    "storm": "the panda flies to any tile and eats there",
    "clouds": "take a chip",
}
CHIPS = {
    "watershed": "Waters the plot.",
    "enclosure": "The panda cannot eat there.",
    "fertilizer": "Bamboo grows there by two sections.",
}


def short(cell: str) -> str:
    """``east``, ``2 east and 1 north-east``: seen from the pond, where there is little room."""
    return words.place(cell).removesuffix(" of the pond")


def plots_of(see: See) -> Plots:
    return {plot["cell"]: plot for plot in see["plots"]}


@cache
def around(cell: str) -> tuple[str, ...]:
    """The cell itself and the six beside it; the pond has no bamboo and is left out."""
    here = hexes.parse(cell)
    beside = [hexes.name(hexes.step(here, d)) for d in range(components.DIRECTIONS)]
    return (cell, *(name for name in beside if name != hexes.CENTRE))


def sections(plot: See) -> int:
    """How far bamboo grows on a plot that has water."""
    rate = 2 if plot["improvement"] == "fertilizer" else 1
    return int(min(rate, components.TALLEST - plot["height"]))


def tended(plots: Plots, cell: str) -> list[See]:
    """The plots a gardener on `cell` looks after: this one first."""
    colour = plots[cell]["colour"]
    return [plots[c] for c in around(cell) if c in plots and plots[c]["colour"] == colour]


def growth(plots: Plots, cell: str) -> dict[str, int]:
    """Sections that the gardener asks for, by cell."""
    wet = [plot for plot in tended(plots, cell) if plot["wet"]] if cell != POND else []
    return {plot["cell"]: n for plot in wet if (n := sections(plot))}


def first_water(see: See, plot: See) -> int:
    """What grows when a dry plot is watered; nothing if it was watered before."""
    return 0 if plot["wet"] else min(sections(plot), int(see["stock"]["bamboo"][plot["colour"]]))


def is_food(plot: See | None) -> bool:
    return plot is not None and plot["height"] > 0 and plot["improvement"] != "enclosure"


# --- in a few words, for the label of what is touched ---


def few(see: See, plots: Plots, line: str) -> str:
    """``gardener stops here, grows 3``"""
    verb, _, rest = line.partition(" ")
    cell, _, chip = rest.partition(" ")
    if verb == "gardener":
        wanted = sum(growth(plots, cell).values())
        left = see["stock"]["bamboo"][plots[cell]["colour"]] if wanted else 0
        return f"gardener stops here, grows {min(wanted, left)}"
    if verb == "panda":
        plot = plots.get(cell)
        food = f"1 {plot['colour']}" if plot and is_food(plot) else "nothing"
        return f"panda stops here, eats {food}"
    if verb == "grow":
        return f"bamboo grows {_rain(see, plots[cell])}"
    if verb == "improve":
        return f"put {chip} here"
    if verb == "irrigate":
        dry = sum(not plots[name]["wet"] for name in rest.split(" "))
        return f"lay a channel, waters {count(dry, 'new plot')}"
    return f"lay the {words.tile(see['picked'])} here"


def _rain(see: See, plot: See) -> int:
    return 1 if plot["due"] else min(sections(plot), int(see["stock"]["bamboo"][plot["colour"]]))


# --- as a preview ---


def brings(see: See, line: str) -> Brings:
    """What a line is, what it brings, and the button that plays it."""
    verb, _, rest = line.partition(" ")
    return PREVIEWS[verb](see, rest)


def _stop(figure: str, plots: Plots, cell: str) -> str:
    where = "the pond" if cell == POND else f"{plots[cell]['colour']}, {short(cell)}"
    return f"{figure} stops on {where}"


def _grown(sections: dict[str, int]) -> tuple[tuple[str, str], ...]:
    return tuple((f"plot-{cell}", f"+{n}") for cell, n in sections.items() if n)


def _gardener(see: See, cell: str) -> Brings:
    plots = plots_of(see)
    title = _stop("Gardener", plots, cell)
    wanted = growth(plots, cell)
    total = sum(wanted.values())
    if not total:
        return Brings(title, "Nothing grows there.", "Move the gardener")
    left = int(see["stock"]["bamboo"][plots[cell]["colour"]])
    if total > left:
        alone = len(wanted) == 1 and left
        says = f"Only {left} of {total} sections left" + ("." if alone or not left else "")
        says += "" if alone or not left else ": you choose where they grow."
        return Brings(
            title, says, f"Grow {left}", _grown(dict.fromkeys(wanted, left) if alone else {})
        )
    says = f"Grows {listed([f'{_this(plots, cell, c)} by {n}' for c, n in wanted.items()])}."
    dry = sum(not plot["wet"] for plot in tended(plots, cell))
    says += f" {count(dry, 'dry plot gets|dry plots get')} nothing." if dry else ""
    return Brings(title, says, f"Grow {total}", _grown(wanted))


def _this(plots: Plots, here: str, cell: str) -> str:
    fertile = "fertile " if plots[cell]["improvement"] == "fertilizer" else ""
    return "that plot" if cell == here else f"the {fertile}one {short(cell)}"


def _panda(see: See, cell: str) -> Brings:
    plots = plots_of(see)
    title = _stop("Panda", plots, cell)
    plot = plots.get(cell)
    if plot and is_food(plot):
        says = f"Eats one section for your mat; {plot['height'] - 1} stay."
        return Brings(title, says, f"Eat {plot['colour']}", ((f"plot-{cell}", "\N{MINUS SIGN}1"),))
    fenced = plot is not None and plot["height"] > 0
    says = "The fence keeps the bamboo safe." if fenced else "There is nothing to eat."
    return Brings(title, says, "Move the panda")


def _grow(see: See, cell: str) -> Brings:
    plot = plots_of(see)[cell]
    where = f"{plot['colour']}, {short(cell)}"
    if see["phase"] == "sprout":
        grown = first_water(see, plot)
        return Brings(
            f"Let {where}, sprout", "No chip now.", f"Grow {grown}", _grown({cell: grown})
        )
    grown = _rain(see, plot)
    title = f"A section for {where}" if plot["due"] else f"Rain on {where}"
    return Brings(title, "", f"Grow {grown}", _grown({cell: grown}))


def _improve(see: See, rest: str) -> Brings:
    cell, chip = rest.split(" ")
    plot = plots_of(see)[cell]
    grown = 0
    if chip == "watershed" or see["phase"] == "sprout":
        rate = 2 if chip == "fertilizer" else 1
        left = int(see["stock"]["bamboo"][plot["colour"]])
        grown = 0 if plot["wet"] else min(rate, left)
    says = CHIPS[chip] + (f" Bamboo grows by {grown} at once." if grown else "")
    title = f"{chip.capitalize()} on {plot['colour']}, {short(cell)}"
    return Brings(title, says, f"Place {chip}", _grown({cell: grown}))


def _irrigate(see: See, edge: str) -> Brings:
    plots = plots_of(see)
    a, b = edge.split(" ")
    grown = {cell: first_water(see, plots[cell]) for cell in (a, b)}
    fresh = [f"{plots[c]['colour']}, {short(c)}" for c in (a, b) if not plots[c]["wet"]]
    says = f"Waters {listed(fresh)}." if fresh else "Waters no new plot, but leads on."
    title = f"Channel between {short(a)} and {short(b)}"
    return Brings(title, says, "Lay channel", _grown(grown))


def _lay(see: See, cell: str) -> Brings:
    tile = words.tile(see["picked"])
    plots = plots_of(see)
    by_pond = len(around(cell)) <= components.DIRECTIONS
    watered = by_pond or see["picked"].endswith("watershed")
    touches = sum(name in plots for name in around(cell)) + by_pond
    says = "Watered: bamboo grows at once." if watered else "Dry until a channel reaches it."
    says += f" Touches {count(touches, 'tile')}."
    title = f"{tile[0].upper()}{tile[1:]}, {short(cell)}"
    return Brings(title, says, "Place here")


def _fulfil(see: See, card: str) -> Brings:
    mine = see["each"][see["turn"]]
    points = components.POINTS[components.CARD_NAMES.index(card)]
    done, enough = len(mine["done"]) + 1, components.ENOUGH[see["seats"]]
    says = f"Your objective {done} of {enough}."
    if done == enough and see["emperor"] is None:
        says += f" Brings the Emperor, {components.EMPEROR} points more, and the last turns."
    if card.startswith("eat-"):
        says += " The bamboo goes back from your mat to the box."
    return Brings(words.card(card), says, f"Claim +{points}")


def _plots(see: See, _: str) -> Brings:
    left = see["stock"]["plots"]
    drawn = min(components.DRAWN, left)
    says = f"Lay one; the others go under the pile. {left} left."
    return Brings(f"Draw {count(drawn, 'plot')}", says, f"Draw {drawn}")


def _channel(see: See, _: str) -> Brings:
    says = f"Lay it at once or keep it. {see['stock']['channels']} left."
    return Brings("Take a channel", says, "Take channel")


def _objective(see: See, deck: str) -> Brings:
    hand = len(see["each"][see["turn"]]["hand"])
    left = see["stock"]["objectives"][deck]["left"]
    says = f"{left} left; you hold {hand} of {components.HAND}."
    return Brings(f"Draw a {deck} objective", says, "Draw card")


def _choose(see: See, face: str) -> Brings:
    return Brings(f"Let it be {face}", f"{FACES[face].capitalize()}.", f"Choose {face}")


def _chip(see: See, chip: str) -> Brings:
    says = f"{CHIPS[chip]} Place it at once or keep it; {see['stock']['chips'][chip]} left."
    return Brings(f"Take a {chip} chip", says, f"Take {chip}")


def _pick(see: See, tile: str) -> Brings:
    name = words.tile(tile)
    return Brings(name[0].upper() + name[1:], "This one is laid, for all to see.", "Choose it")


def _under(see: See, tile: str) -> Brings:
    others = list(see["drawn"])
    others.remove(tile)
    says = f"Then the {words.tile(others[0])}." if others else ""
    name = words.tile(tile)
    return Brings(f"{name[0].upper()}{name[1:]} first under the pile", says, "Put under")


def _roll(see: See, _: str) -> Brings:
    return Brings("Roll the die", "It shows the weather of this turn.", "Roll")


def _skip(see: See, _: str) -> Brings:
    face = see["weather"]
    return Brings(f"Do without {'the weather' if face == 'any' else face}", "", "Do without")


def _end(see: See, _: str) -> Brings:
    left = f"{count(see['left'], 'action')} is left." if see["left"] else ""
    return Brings("End the turn", left, "End turn")


PREVIEWS: dict[str, Callable[[See, str], Brings]] = {
    "gardener": _gardener,
    "panda": _panda,
    "grow": _grow,
    "improve": _improve,
    "irrigate": _irrigate,
    "lay": _lay,
    "fulfil": _fulfil,
    "plots": _plots,
    "channel": _channel,
    "objective": _objective,
    "choose": _choose,
    "chip": _chip,
    "pick": _pick,
    "under": _under,
    "roll": _roll,
    "skip": _skip,
    "end": _end,
}
