"""How the table looks: the garden with all that stands in it, one's cards, and buttons."""

from __future__ import annotations

from functools import cache
from typing import Any

from engawa.core.notation import count, listed, seat_name
from engawa.core.scene import Panel, Scene, Sprite, Verb
from engawa.games.takenoko import components, words
from engawa.kit import hexes

POND = "pond"
ROW = 0.866  # from one row of hexes to the next, in widths of a hex
#: verbs whose line names a cell, with the cell as its second word
ON_CELLS = ("gardener", "panda", "grow", "improve", "lay")
ON_CARDS = ("fulfil", "pick", "under")


def scene(see: dict[str, Any], may: list[str], seat: int | None) -> Scene:
    """Describe what one seat sees; `may` holds the lines it can play now."""
    buttons = [line for line in may if line.split()[0] not in (*ON_CELLS, *ON_CARDS, "irrigate")]
    return Scene(
        asks=_asks(see, bool(may)),
        panels=tuple(_panel(see, k) for k in range(see["seats"])),
        board=tuple(_ground(see, may) + _water(see, may) + _standing(see) + _sky(see)),
        tray=tuple(_tray(see, may, seat)),
        verbs=tuple(Verb(line, _says(see, line)) for line in buttons),
        notes=tuple(_notes(see)),
    )


@cache
def at(cell: str) -> tuple[float, float]:
    """Where a cell lies on the screen."""
    q, r = hexes.parse(cell) if cell != POND else (0, 0)
    return q + r / 2, r * ROW


# --- the garden ---


def _lines(may: list[str], cell: str) -> tuple[str, ...]:
    return tuple(m for m in may if m.split()[0] in ON_CELLS and m.split()[1] == cell)


def _ground(see: dict[str, Any], may: list[str]) -> list[Sprite]:
    """Pond, plots, beds and improvements; then the places where a plot can be laid."""
    lines = _lines(may, POND)
    label = "Pond." + _press(see, lines)
    sprites = [Sprite("pond", "tk-pond", "garden", label, _lit(lines), lines)]
    for plot in see["plots"]:
        cell, lines = plot["cell"], _lines(may, plot["cell"])
        x, y = at(cell)
        drawing = f"tk-plot-{plot['colour']}"
        label = _plot(plot) + _press(see, lines)
        sprites.append(Sprite(f"plot-{cell}", drawing, "garden", label, _lit(lines), lines, x, y))
        bed = "wet" if plot["wet"] else "dry"
        sprites.append(Sprite(f"bed-{cell}", f"tk-bed-{bed}", "garden", bed, x=x, y=y))
        if plot["improvement"] != "bare":
            name = plot["improvement"]
            sprites.append(Sprite(f"imp-{cell}", f"tk-imp-{name}", "garden", name, x=x, y=y))
    for line in may:
        if line.startswith("lay "):
            cell = line.split()[1]
            label = f"Empty, {words.place(cell)}.{_press(see, (line,))}"
            x, y = at(cell)
            sprites.append(Sprite(f"site-{cell}", "tk-slot", "garden", label, "lit", (line,), x, y))
    return sprites


def _plot(plot: dict[str, Any]) -> str:
    """``Yellow plot, east of the pond. Fertilizer. Watered. Bamboo 2 of 4.``"""
    parts = [f"{plot['colour'].capitalize()} plot, {words.place(plot['cell'])}."]
    if plot["improvement"] != "bare":
        parts.append(f"{plot['improvement'].capitalize()}.")
    parts.append("Watered." if plot["wet"] else "Dry.")
    parts.append(f"Bamboo {plot['height']} of {components.TALLEST}.")
    return " ".join(parts)


def _water(see: dict[str, Any], may: list[str]) -> list[Sprite]:
    dug = [_channel(see, edge, "tk-channel", ()) for edge in see["channels"]]
    free = [line for line in may if line.startswith("irrigate ")]
    return dug + [
        _channel(see, line.partition(" ")[2], "tk-channel-target", (line,)) for line in free
    ]


def _channel(see: dict[str, Any], edge: str, drawing: str, lines: tuple[str, ...]) -> Sprite:
    a, b = edge.split(" ")
    (ax, ay), (bx, by) = at(a), at(b)
    label = f"{'Border' if lines else 'Channel'} between {words.place(a)} and {words.place(b)}."
    label += _press(see, lines)
    key = f"channel-{a}-{b}"
    return Sprite(key, drawing, "garden", label, _lit(lines), lines, (ax + bx) / 2, (ay + by) / 2)


def _standing(see: dict[str, Any]) -> list[Sprite]:
    """Bamboo and figures, from the back row to the front."""
    sprites = []
    for plot in sorted(see["plots"], key=lambda plot: at(plot["cell"])[1]):
        x, y = at(plot["cell"])
        for i in range(plot["height"]):
            drawing, label = f"tk-bamboo-{plot['colour']}", f"{plot['colour']} bamboo"
            key = f"bamboo-{plot['cell']}-{i}"
            sprites.append(Sprite(key, drawing, "garden", label, x=x, y=y))
    for figure in ("gardener", "panda"):
        x, y = at(see[figure])
        label = f"{figure.capitalize()}, {words.place(see[figure])}."
        sprites.append(Sprite(figure, f"tk-{figure}", "garden", label, x=x, y=y))
    return sprites


def _sky(see: dict[str, Any]) -> list[Sprite]:
    """The die, once it has fallen."""
    weather = see["weather"]
    label = f"Weather: {weather}."
    return [Sprite("die", f"tk-{weather}", "sky", label)] if weather != "none" else []


def _lit(lines: tuple[str, ...]) -> str:
    return "lit" if lines else ""


# --- what a choice brings ---


def _press(see: dict[str, Any], lines: tuple[str, ...]) -> str:
    return f" Press: {listed([_brings(see, line) for line in lines], 'or')}." if lines else ""


def _brings(see: dict[str, Any], line: str) -> str:
    verb, _, rest = line.partition(" ")
    cell = rest.split(" ")[0]
    plots = {plot["cell"]: plot for plot in see["plots"]}
    if verb == "gardener":
        return f"gardener stops here, grows {_grows(see, plots, cell)}"
    if verb == "panda":
        plot = plots.get(cell)
        food = plot is not None and plot["height"] and plot["improvement"] != "enclosure"
        return f"panda stops here, eats {'1 ' + plot['colour'] if food and plot else 'nothing'}"
    if verb == "grow":
        return f"bamboo grows {1 if plots[cell]['due'] else _sections(plots[cell])}"
    if verb == "improve":
        return f"put {rest.split(' ')[1]} here"
    if verb == "irrigate":
        dry = sum(not plots[name]["wet"] for name in rest.split(" "))
        return f"lay a channel, waters {count(dry, 'new plot')}"
    return f"lay the {words.tile(see['picked'])} here"


def _sections(plot: dict[str, Any]) -> int:
    rate = 2 if plot["improvement"] == "fertilizer" else 1
    return int(min(rate, components.TALLEST - plot["height"]))


def _grows(see: dict[str, Any], plots: dict[str, Any], cell: str) -> int:
    if cell == POND:
        return 0
    here = hexes.parse(cell)
    around = [hexes.name(hexes.step(here, d)) for d in range(components.DIRECTIONS)]
    colour = plots[cell]["colour"]
    same = [plots[c] for c in [cell, *around] if c in plots and plots[c]["colour"] == colour]
    wanted = sum(_sections(plot) for plot in same if plot["wet"])
    return min(wanted, int(see["stock"]["bamboo"][colour]))


def _says(see: dict[str, Any], line: str) -> str:
    """A button in words, with the numbers of this position."""
    verb, _, name = line.partition(" ")
    stock = see["stock"]
    if verb == "objective":
        return f"Draw a {name} objective, {stock['objectives'][name]['left']} left"
    if verb == "chip":
        return f"Take {name}, {stock['chips'][name]} left"
    if verb == "choose":
        return f"Let it be {name}: {FACES[name]}"
    if verb == "plots":
        return f"Draw {min(components.DRAWN, stock['plots'])} of {stock['plots']} plots, lay one"
    if verb == "channel":
        return f"Take a channel, {stock['channels']} left"
    if verb == "end":
        left = count(see["left"], "action")
        return "End the turn" + (f", leave {left}" if see["left"] else "")
    return {"roll": "Roll the die", "skip": f"Do without the {see['weather']}"}[verb]


FACES = {
    "sun": "a third action",
    "rain": "one plot grows",
    "wind": "the same action twice, if you like",
    "storm": "the panda flies to any tile",
    "clouds": "take a chip",
}


# --- seats, cards and words ---


def _panel(see: dict[str, Any], k: int) -> Panel:
    mine = see["each"][k]
    enough = components.ENOUGH[see["seats"]]
    counts = [
        ("points", mine["points"]),
        (f"of {enough} objectives", len(mine["done"])),
        ("in hand", len(mine["hand"])),
        ("channels", mine["channels"]),
        *mine["bamboo"].items(),
        *((name, n) for name, n in mine["chips"].items() if n),
    ]
    types = [card["type"] for card in mine["hand"]]
    held = [f"{types.count(t)} {t}" for t in components.TYPE_NAMES if t in types]
    notes = ["holds " + listed(held)] if held else []
    if see["emperor"] == k:
        notes.append(f"has the Emperor, {components.EMPEROR} points")
    return Panel(k, tuple(counts), ", ".join(notes))


def _tray(see: dict[str, Any], may: list[str], seat: int | None) -> list[Sprite]:
    """The plots one has drawn, and one's own cards."""
    sprites = []
    if see["picked"]:
        drawing = "tk-plot-" + see["picked"].split("-")[0]
        sprites.append(Sprite("picked", drawing, "drawn", words.tile(see["picked"]), "chosen"))
    for i, name in enumerate(see["drawn"]):
        drawing = "tk-plot-back" if name == "?" else "tk-plot-" + name.split("-")[0]
        label = "Plot, face down" if name == "?" else words.tile(name).capitalize()
        lines = tuple(m for m in may if m in (f"pick {name}", f"under {name}"))
        sprites.append(Sprite(f"drawn-{i}", drawing, "drawn", label, _lit(lines), lines, float(i)))
    hand = see["each"][seat]["hand"] if seat is not None else []
    for i, card in enumerate(hand):
        lines = tuple(m for m in may if m == f"fulfil {card['card']}")
        label = words.card(card["card"]) + (". Press: fulfil it." if lines else ".")
        key, drawing = f"card-{i}-{card['card']}", f"tk-card-{card['type']}"
        sprites.append(Sprite(key, drawing, "hand", label, _lit(lines), lines, float(i)))
    return sprites


ASKS = {
    "dawn": "Roll the die.",
    "main": "Take an action.",
    "pick": "Choose the plot to lay.",
    "order": "Choose the plot that comes first under the pile.",
    "lay": "Lay the plot.",
    "sprout": "Put a chip on the new plot, or let its bamboo grow.",
    "grow": "Too little bamboo is left: choose where it grows.",
    "redraw": "That objective is fulfilled already: draw another, of any type.",
}
WEATHER_ASKS = {
    "rain": "Rain: choose a plot to grow.",
    "storm": "Storm: send the panda to any tile.",
    "clouds": "Clouds: choose a chip.",
    "any": "Choose the weather.",
}
CHANCE_ASKS = {
    "deal": "Objectives are dealt.",
    "roll": "The die is rolled.",
    "draw": "Plots are drawn.",
    "learn": "An objective is drawn.",
    "over": "The game is over.",
}


def _asks(see: dict[str, Any], mine: bool) -> str:
    if see["phase"] in CHANCE_ASKS:
        return CHANCE_ASKS[see["phase"]]
    if not mine:
        return f"{seat_name(see['turn'])} is to play."
    if see["phase"] == "weather":
        return WEATHER_ASKS[see["weather"]]
    if see["phase"] == "main" and see["left"] == 0:
        return "End the turn, or first do what is free."
    if see["phase"] == "main":
        return f"Take an action, {see['left']} left."
    return ASKS[see["phase"]]


def _notes(see: dict[str, Any]) -> list[str]:
    notes = []
    if see["weather"] in FACES:
        notes.append(f"Weather: {see['weather']}.")
    if see["emperor"] is not None and see["phase"] != "over":
        notes.append(f"{seat_name(see['emperor'])} has the Emperor: one last turn for the others.")
    scarce = [f"{n} {colour}" for colour, n in see["stock"]["bamboo"].items() if n < 4]
    if scarce:
        notes.append(f"Bamboo is short: {listed(scarce)} left.")
    return notes
