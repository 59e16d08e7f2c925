"""The garden on the screen: pond, plots, water, and what stands there, from back to front."""

from __future__ import annotations

from functools import cache, lru_cache

from engawa.core.notation import listed
from engawa.core.scene import Sprite
from engawa.games.takenoko import components, words
from engawa.games.takenoko.brings import POND, Plots, See, few, plots_of
from engawa.kit import hexes

ROW = 0.866  # from one row of hexes to the next, in widths of a hex
ON_CELLS = ("gardener", "panda", "grow", "improve")  # verbs with the cell of a plot as second word
FIGURES = ("gardener", "panda")


def garden(see: See, may: list[str]) -> tuple[Sprite, ...]:
    """Everything in the garden; `may` holds the lines the seat can play now."""
    return (*_ground(see, may), *_water(see, may), *_standing(see))


@cache
def at(cell: str) -> tuple[float, float]:
    """Where a cell lies on the screen."""
    q, r = hexes.parse(cell) if cell != POND else (0, 0)
    return q + r / 2, round(r * ROW, 3)


def _ground(see: See, may: list[str]) -> list[Sprite]:
    """Pond and plots with bed and improvement; then the places where a plot can be laid."""
    plots, lines_at = plots_of(see), _by_cell(may)
    asked, stood_on = _asked(see, may), {see[figure] for figure in FIGURES}
    sprites = [_pond(see, plots, lines_at.get(POND, ()), asked)]
    for cell, plot in plots.items():
        lines = lines_at.get(cell, ())
        would = _would(asked, cell, lines) if asked else ()
        press = _press(see, plots, lines) if lines else ""
        about = plot["colour"], plot["improvement"], plot["printed"], plot["wet"], plot["height"]
        sprites.append(_plot(cell, about, cell in stood_on, press, lines, would))
    for line in may:
        if line.startswith("lay "):
            sprites.append(_site(line[4:], line, _press(see, plots, (line,))))
    return sprites


def _by_cell(may: list[str]) -> dict[str, tuple[str, ...]]:
    """The lines that a touch on a cell can play."""
    found: dict[str, tuple[str, ...]] = {}
    for line in may:
        verb, *rest = line.split(" ")
        if verb in ON_CELLS:
            found[rest[0]] = (*found.get(rest[0], ()), line)
    return found


def _asked(see: See, may: list[str]) -> list[str]:
    """What a touch on an unlit cell would mean, with room for the cell."""
    able = {line.split(" ", 1)[0] for line in may}
    asked = [f"{figure} {{}}" for figure in FIGURES if figure in able]
    if see["phase"] == "weather" and see["weather"] == "rain" and may:
        asked.append("grow {}")
    if "improve" in able and see["phase"] != "sprout":
        chips = see["each"][see["turn"]]["chips"]
        asked += [f"improve {{}} {name}" for name, n in chips.items() if n]
    return asked


def _would(asked: list[str], cell: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([line for ask in asked if (line := ask.format(cell)) not in lines])


def _pond(see: See, plots: Plots, lines: tuple[str, ...], asked: list[str]) -> Sprite:
    moves = [ask for ask in asked if ask.startswith(FIGURES)]
    would = _would(moves, POND, lines)
    press = _press(see, plots, lines)
    return Sprite("pond", "tk-pond", "garden", "Pond.", "", lines, would=would, press=press)


@lru_cache(4096)
def _plot(
    cell: str,
    about: tuple[str, str, bool, bool, int],
    stood_on: bool,
    press: str,
    lines: tuple[str, ...],
    would: tuple[str, ...],
) -> Sprite:
    """``Yellow plot, east of the pond. Fertilizer. Watered. Bamboo 2 of 4.``"""
    colour, improvement, printed, wet, height = about
    parts = [f"{colour.capitalize()} plot, {words.place(cell)}."]
    face = "wet" if wet else "dry"
    if improvement != "bare":
        parts.append(f"{improvement.capitalize()}.")
        face += f" {improvement}" + ("" if printed else " chip") + (" aside" if stood_on else "")
    parts.append("Watered." if wet else "Dry.")
    parts.append(f"Bamboo {height} of {components.TALLEST}.")
    label, (x, y) = " ".join(parts), at(cell)
    key, drawing = f"plot-{cell}", f"tk-plot-{colour}"
    return Sprite(key, drawing, "garden", label, "", lines, x, y, face, 0, would, press)


@lru_cache(1024)
def _site(cell: str, line: str, press: str) -> Sprite:
    """A place where a plot can be laid."""
    key, label, (x, y) = f"site-{cell}", f"Empty, {words.place(cell)}.", at(cell)
    return Sprite(key, "tk-slot", "garden", label, "", (line,), x, y, press=press)


def _press(see: See, plots: Plots, lines: tuple[str, ...]) -> str:
    if not lines:
        return ""
    return listed([few(see, plots, line) for line in lines], "or")


def _water(see: See, may: list[str]) -> list[Sprite]:
    dug = [_channel(edge) for edge in see["channels"]]
    free = [line for line in may if line.startswith("irrigate ")]
    if not free:
        return dug
    plots = plots_of(see)
    return dug + [_border(line, _press(see, plots, (line,))) for line in free]


@cache
def _edge(edge: str) -> tuple[str, float, float, int]:
    """The name of a border, where it lies, and how it is turned."""
    a, b = edge.split(" ")
    (ax, ay), (bx, by) = at(a), at(b)
    turn = 90 if ay == by else 30 if (bx - ax) * (by - ay) < 0 else -30
    return f"channel-{a}-{b}", (ax + bx) / 2, round((ay + by) / 2, 3), turn


@cache
def _between(edge: str) -> str:
    a, b = edge.split(" ")
    return f"between {words.place(a)} and {words.place(b)}."


@cache
def _channel(edge: str) -> Sprite:
    key, x, y, turn = _edge(edge)
    return Sprite(key, "tk-channel", "garden", f"Channel {_between(edge)}", x=x, y=y, turn=turn)


@lru_cache(1024)
def _border(line: str, press: str) -> Sprite:
    """A border where a channel can be laid."""
    edge = line.partition(" ")[2]
    key, x, y, turn = _edge(edge)
    label, drawing = f"Border {_between(edge)}", "tk-channel-target"
    return Sprite(key, drawing, "garden", label, "", (line,), x, y, turn=turn, press=press)


def _standing(see: See) -> list[Sprite]:
    """Bamboo and figures, from the back row to the front."""
    grown = [plot for plot in see["plots"] if plot["height"]]
    sprites = [_bamboo(plot["cell"], plot["colour"], plot["height"]) for plot in grown]
    pair = "pair" if see["gardener"] == see["panda"] else ""
    sprites += [_figure(figure, see[figure], pair) for figure in FIGURES]
    return sorted(sprites, key=lambda sprite: sprite.y)


@cache
def _bamboo(cell: str, colour: str, height: int) -> Sprite:
    """The plot tells how tall it is, so it has no words of its own."""
    x, y = at(cell)
    return Sprite(f"bamboo-{cell}", f"tk-bamboo-{colour}", "garden", "", x=x, y=y, face=str(height))


@cache
def _figure(figure: str, cell: str, face: str) -> Sprite:
    """A pair stands side by side."""
    x, y = at(cell)
    label = f"{figure.capitalize()}, {words.place(cell)}."
    return Sprite(figure, f"tk-{figure}", "garden", label, x=x, y=y, face=face)
