"""The garden on the screen: pond, plots, water, and what stands there, from back to front."""

from __future__ import annotations

from functools import cache, lru_cache

from engawa.core.scene import Sprite
from engawa.games.takenoko import words as say
from engawa.games.takenoko.rules import components
from engawa.games.takenoko.screen import names
from engawa.games.takenoko.screen.face import Face
from engawa.games.takenoko.screen.observe import Known, Plot
from engawa.kit import hexes
from engawa.words import Words, either, together

Lines = tuple[str, ...]
Sprites = tuple[Sprite, ...]

ROW = 0.866  # from one row of hexes to the next, in widths of a hex
ON_CELLS = ("gardener", "panda", "grow", "improve")  # verbs with the cell of a plot as second word
FIGURES = ("gardener", "panda")


def board(see: Known, may: list[str]) -> Sprites:
    """Everything in the garden; `may` holds the lines the seat can play now."""
    if not may:
        return _garden(see.plots, see.channels, see.panda, see.gardener)
    lines = tuple([line for line in may if line.startswith((*ON_CELLS, "lay ", "irrigate "))])
    sites = see.sites if see.phase == "pick" else ()
    asked, picked = _asked(see, may), see.picked or ""
    return _garden(see.plots, see.channels, see.panda, see.gardener, lines, asked, picked, sites)


@lru_cache(1024)
def _garden(
    plots: tuple[Plot, ...],
    channels: Lines,
    panda: str,
    gardener: str,
    may: Lines = (),
    asked: Lines = (),
    picked: str = "",
    sites: Lines = (),
) -> Sprites:
    """Pond, plots and the places where one can be laid; water; bamboo and figures."""
    lines_at = _by_cell(may)
    lines = lines_at.get(names.POND, ())
    would = _would(asked, names.POND, lines)
    sprites = [
        Sprite(
            key="pond",
            drawing="tk-pond",
            place="garden",
            label=say.LABEL_POND,
            lines=lines,
            would=would,
            press=_press(names.POND, lines),
        )
    ]
    for plot in plots:
        lines = lines_at.get(plot.cell, ())
        would = _would(asked, plot.cell, lines) if asked else ()
        sprites.append(_plot(plot, plot.cell in (panda, gardener), lines, would))
    sprites += [_site(line[4:], picked) for line in may if line.startswith("lay ")]
    sprites += map(_site, sites)
    sprites += map(_channel, channels)
    sprites += [_channel(line[9:], line) for line in may if line.startswith("irrigate ")]
    return (*sprites, *_standing(plots, panda, gardener))


@cache
def at(cell: str) -> tuple[float, float]:
    """Where a cell lies on the screen."""
    q, r = hexes.parse(cell) if cell != names.POND else (0, 0)
    return q + r / 2, round(r * ROW, 3)


def _by_cell(may: Lines) -> dict[str, Lines]:
    """The lines that a touch on a cell can play."""
    found: dict[str, Lines] = {}
    for line in may:
        verb, cell, *_ = line.split(" ")
        if verb in ON_CELLS:
            found[cell] = (*found.get(cell, ()), line)
    return found


def _asked(see: Known, may: list[str]) -> Lines:
    """What a touch on an unlit cell would mean, with room for the cell."""
    able = {line.partition(" ")[0] for line in may}
    asked = [f"{figure} {{}}" for figure in FIGURES if figure in able]
    if see.phase == "weather" and see.weather == "rain":
        asked.append("grow {}")
    if "improve" in able and see.phase != "sprout":
        chips = see.each[see.turn].chips
        asked += [f"improve {{}} {chip}" for chip in names.CHIPS if chips[chip]]
    return tuple(asked)


@lru_cache(4096)
def _would(asked: Lines, cell: str, lines: Lines) -> Lines:
    return tuple([line for ask in asked if (line := ask.format(cell)) not in lines])


# --- the ground ---


@lru_cache(4096)
def _plot(plot: Plot, stood_on: bool, lines: Lines, would: Lines) -> Sprite:
    face = Face(wet=plot.wet)
    if plot.improvement != "bare":
        kind, printed = plot.improvement, plot.printed
        face = Face(wet=plot.wet, improvement=kind, printed=printed, aside=stood_on)
    x, y = at(plot.cell)
    return Sprite(
        key=f"plot-{plot.cell}",
        drawing=f"tk-plot-{plot.colour}",
        place="garden",
        label=_label(plot),
        lines=lines,
        x=x,
        y=y,
        face=face,
        would=would,
        press=_press(plot.cell, lines),
    )


@lru_cache(4096)
def _label(plot: Plot) -> Words:
    """``Yellow plot, east of the pond. With fertilizer. Watered. Bamboo 2 of 4.``"""
    improvement = plot.improvement
    return together(
        say.label_plot(colour=plot.colour, where=names.place(plot.cell)),
        say.label_with(improvement) if improvement != "bare" else "",
        say.LABEL_WET if plot.wet else say.LABEL_DRY,
        say.label_bamboo(n=plot.height, of=components.TALLEST),
    )


def _press(cell: str, lines: Lines) -> Words:
    """What a touch on a cell does, or what it lets one choose from."""
    return _does(tuple([line.replace(f" {cell}", "", 1) for line in lines])) if lines else ""


@lru_cache(256)
def _does(verbs: Lines) -> Words:
    chips = [verb.partition(" ") for verb in verbs]
    return either([say.touch_improve(c) if c else say.touch(verb) for verb, _, c in chips])


@lru_cache(1024)
def _site(cell: str, tile: str = "") -> Sprite:
    """A place where a plot can be laid; without one, where it could go once it is chosen."""
    x, y = at(cell)
    return Sprite(
        key=f"site-{cell}",
        drawing="tk-slot",
        place="garden",
        label=say.label_site(names.place(cell)),
        lines=(f"lay {cell}",) if tile else (),
        x=x,
        y=y,
        press=say.touch_lay(names.tile(tile)) if tile else "",
    )


# --- water ---


@cache
def _channel(edge: str, line: str = "") -> Sprite:
    """A channel, or a border where the line lays one."""
    a, b = edge.split(" ")
    (ax, ay), (bx, by) = at(a), at(b)
    x, y = (ax + bx) / 2, round((ay + by) / 2, 3)
    turn = 90 if ay == by else 30 if (bx - ax) * (by - ay) < 0 else -30
    tell = say.label_border if line else say.label_channel
    return Sprite(
        key=f"channel-{a}-{b}",
        drawing="tk-channel-target" if line else "tk-channel",
        place="garden",
        label=tell(a=names.place(a), b=names.place(b)),
        lines=(line,) if line else (),
        x=x,
        y=y,
        turn=turn,
        press=say.touch("irrigate") if line else "",
    )


# --- what stands there ---


@lru_cache(1024)
def _standing(plots: tuple[Plot, ...], panda: str, gardener: str) -> Sprites:
    """Bamboo and figures, those behind before those in front."""
    standing = [_bamboo(plot.cell, plot.colour, plot.height) for plot in plots if plot.height]
    pair = gardener == panda
    standing += _figure("gardener", gardener, pair), _figure("panda", panda, pair)
    return tuple(sorted(standing, key=lambda sprite: sprite.y))


@cache
def _bamboo(cell: str, colour: str, height: int) -> Sprite:
    """The plot tells how tall it is, so it has no words of its own."""
    x, y = at(cell)
    return Sprite(
        key=f"bamboo-{cell}",
        drawing=f"tk-bamboo-{colour}",
        place="garden",
        label="",
        x=x,
        y=y,
        face=Face(height=height),
    )


@cache
def _figure(figure: str, cell: str, pair: bool) -> Sprite:
    """A pair stands side by side."""
    x, y = at(cell)
    return Sprite(
        key=figure,
        drawing=f"tk-{figure}",
        place="garden",
        label=say.label_figure(figure=figure, where=names.place(cell)),
        x=x,
        y=y,
        face=Face(pair=True) if pair else None,
    )
