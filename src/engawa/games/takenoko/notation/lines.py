"""The one spelling of what can happen: ``gardener e2``, ``lay e1ne1``, ``irrigate e1 ne1``."""

from __future__ import annotations

from collections.abc import Sequence

from engawa.core.errors import BadLine
from engawa.games.takenoko.rules import actions as acts
from engawa.games.takenoko.rules import components, objectives, piles
from engawa.games.takenoko.rules.state import State
from engawa.kit import hexes

POND_NAME = "pond"
HIDDEN = "?"
CELL_NAMES = (POND_NAME, *[hexes.name(cell) for cell in hexes.disc(components.REACH + 1)[1:]])


def parse_cell(name: str) -> int:
    if name == POND_NAME:
        return components.POND_CELL
    cell = hexes.numbers(components.REACH).get(hexes.parse(name), components.POND_CELL)
    if cell == components.POND_CELL:
        raise BadLine(f"{name!r} is not a cell up to {components.REACH} steps from the pond")
    return cell


def edge_cells(edge: int) -> tuple[int, int]:
    """The two cells an edge lies between, the nearer to the pond first."""
    cell, direction = divmod(edge, components.HALF)
    other = components.NEIGHBOUR[cell * components.DIRECTIONS + direction]
    return min(cell, other), max(cell, other)


def edge_name(edge: int) -> str:
    """``e1 ne1``: the border of those two plots."""
    return " ".join(CELL_NAMES[cell] for cell in edge_cells(edge))


def parse_edge(text: str) -> int:
    """Its two cells may come in either order."""
    names = [CELL_NAMES[cell] for cell in sorted(map(parse_cell, text.split(" ")))]
    found = NUMBERS.get(f"irrigate {' '.join(names)}")
    if found is None:
        raise BadLine(f"a channel lies between two cells side by side, like e1 ne1, not {text!r}")
    return found - acts.IRRIGATE


CELLS = CELL_NAMES[: components.CELLS]
CHOSEN = components.WEATHER_NAMES[: components.ANY_WEATHER]
ON_CELLS = {"gardener": acts.GARDENER, "panda": acts.PANDA, "lay": acts.LAY, "grow": acts.GROW}
#: Where each verb starts, and what comes after it
VERBS: dict[str, tuple[int, Sequence[str]]] = {
    "roll": (acts.ROLL, ("",)),
    "skip": (acts.SKIP, ("",)),
    "end": (acts.END, ("",)),
    "plots": (acts.PLOTS, ("",)),
    "channel": (acts.CHANNEL, ("",)),
    "objective": (acts.OBJECTIVE, components.TYPE_NAMES),
    "choose": (acts.CHOOSE, CHOSEN),
    "chip": (acts.CHIP, components.CHIP_NAMES),
    "pick": (acts.PICK, components.TILE_NAMES),
    "under": (acts.UNDER, components.TILE_NAMES),
    "fulfil": (acts.FULFIL, components.CARD_NAMES),
    "die": (acts.DIE, components.WEATHER_NAMES[: components.FACES]),
    "draw": (acts.TILE, (*components.TILE_NAMES, *components.CARD_NAMES)),
    **{verb: (start, CELLS) for verb, start in ON_CELLS.items()},
    "improve": (acts.IMPROVE, [f"{c} {chip}" for chip in components.CHIP_NAMES for c in CELLS]),
    "irrigate": (acts.IRRIGATE, [edge_name(e) for e in range(acts.ACTIONS - acts.IRRIGATE)]),
}
NUMBERS = {
    f"{verb} {name}".rstrip(): start + i
    for verb, (start, names) in VERBS.items()
    for i, name in enumerate(names)
}
LINES = tuple(sorted(NUMBERS, key=NUMBERS.__getitem__))


def text(s: object, action: int) -> str:
    return LINES[action]


def parse(s: object, line: str) -> int:
    """The spelling of `text`; a cell may be spelled otherwise, and a border the other way round."""
    found = NUMBERS.get(line.lower())
    if found is not None:
        return found
    verb, _, rest = line.lower().partition(" ")
    if verb == "irrigate":
        return acts.IRRIGATE + parse_edge(rest)
    if verb in ON_CELLS:
        return ON_CELLS[verb] + parse_cell(rest)
    raise BadLine(_help(verb, line))


def _help(verb: str, line: str) -> str:
    """What a line could have been."""
    if verb == "improve":
        chips = ", ".join(components.CHIP_NAMES)
        return f"after 'improve' comes a cell such as e1, then one of: {chips}; not as in {line!r}"
    names = VERBS[verb][1] if verb in VERBS else ()
    if len(names) > 1:
        return f"after {verb!r} comes one of: {', '.join(names)}; not as in {line!r}"
    return f"a line starts with one of {', '.join(VERBS)}, not as in {line!r}"


def line_for(s: State, action: int, seat: int | None) -> str:
    """How a line reads to a seat: drawn cards and plots are the drawer's, unless shown to all."""
    line = text(s, action)
    if seat == s.turn or acts.DIE <= action < acts.TILE:
        return line
    if acts.UNDER <= action < acts.FULFIL:
        return "under " + HIDDEN  # [sight.plots]
    if acts.TILE <= action < acts.CARD:
        known = piles.plots_have_order(s) and s.under[1] // components.TILE_KINDS == seat
        return line if known else "draw " + HIDDEN
    if action >= acts.CARD and not _is_open(s, action - acts.CARD):
        return "draw " + HIDDEN  # [sight.cards]
    return line


def _is_open(s: State, card: int) -> bool:
    """[advanced.shown] A card that goes back is shown, and so was one that comes from below."""
    if not s.advanced or s.phase != components.LEARNING:
        return False
    return not piles.unordered(s, s.deck) or objectives.is_fulfilled(s, s.turn, card)
