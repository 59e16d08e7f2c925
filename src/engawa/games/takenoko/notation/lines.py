"""The one spelling of what can happen: ``gardener e2``, ``lay e1ne1``, ``irrigate e1 ne1``."""

from __future__ import annotations

from collections.abc import Sequence

from engawa.core.errors import BadLine
from engawa.games.takenoko.rules import actions as acts
from engawa.games.takenoko.rules import components, objectives, piles
from engawa.games.takenoko.rules.state import State
from engawa.kit import hexes

WORDS = {
    "roll": acts.ROLL,
    "skip": acts.SKIP,
    "end": acts.END,
    "plots": acts.PLOTS,
    "channel": acts.CHANNEL,
}
#: Verbs with one name after them, where they start and the names they take.
NAMED: dict[str, tuple[int, Sequence[str]]] = {
    "objective": (acts.OBJECTIVE, components.TYPE_NAMES),
    "choose": (acts.CHOOSE, components.WEATHER_NAMES[: components.ANY_WEATHER]),
    "chip": (acts.CHIP, components.CHIP_NAMES),
    "pick": (acts.PICK, components.TILE_NAMES),
    "under": (acts.UNDER, components.TILE_NAMES),
    "fulfil": (acts.FULFIL, components.CARD_NAMES),
    "die": (acts.DIE, components.WEATHER_NAMES[: components.FACES]),
    "draw": (acts.TILE, (*components.TILE_NAMES, *components.CARD_NAMES)),
}
CELL_VERBS = {"gardener": acts.GARDENER, "panda": acts.PANDA, "lay": acts.LAY, "grow": acts.GROW}
POND_NAME = "pond"
HIDDEN = "?"
CELL_NAMES = (POND_NAME, *[hexes.name(cell) for cell in hexes.disc(components.REACH + 1)[1:]])


def cell_name(cell: int) -> str:
    return CELL_NAMES[cell]


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
    return " ".join(cell_name(cell) for cell in edge_cells(edge))


def parse_edge(text: str) -> int:
    names = text.split(" ")
    if len(names) == 2:
        a, b = parse_cell(names[0]), parse_cell(names[1])
        for cell, other in ((a, b), (b, a)):
            for direction in range(components.HALF):
                if components.NEIGHBOUR[cell * components.DIRECTIONS + direction] == other:
                    return cell * components.HALF + direction
    raise BadLine(f"a channel lies between two cells side by side, such as e1 ne1, not {text!r}")


def _spell(action: int) -> str:
    for word, number in WORDS.items():
        if action == number:
            return word
    for verb, (start, names) in NAMED.items():
        if start <= action < start + len(names):
            return f"{verb} {names[action - start]}"
    for verb, start in CELL_VERBS.items():
        if start <= action < start + components.CELLS:
            return f"{verb} {cell_name(action - start)}"
    if action >= acts.IRRIGATE:
        return f"irrigate {edge_name(action - acts.IRRIGATE)}"
    chip, cell = divmod(action - acts.IMPROVE, components.CELLS)
    return f"improve {cell_name(cell)} {components.CHIP_NAMES[chip]}"


LINES = tuple(_spell(action) for action in range(acts.ALL))
NUMBERS = {line: action for action, line in enumerate(LINES)}


def text(s: object, action: int) -> str:
    return LINES[action]


def parse(s: object, line: str) -> int:
    """The spelling of `text`; the two cells of a border may come in either order."""
    found = NUMBERS.get(line.lower())
    if found is not None:
        return found
    verb, _, rest = line.lower().partition(" ")
    if verb == "irrigate":
        return acts.IRRIGATE + parse_edge(rest)
    if verb in CELL_VERBS:
        return CELL_VERBS[verb] + parse_cell(rest)
    raise BadLine(_help(verb, line))


def _help(verb: str, line: str) -> str:
    """What a line could have been."""
    if verb in NAMED:
        return f"after {verb!r} comes one of: {', '.join(NAMED[verb][1])}; not as in {line!r}"
    if verb == "improve":
        chips = ", ".join(components.CHIP_NAMES)
        return f"after 'improve' comes a cell such as e1, then one of: {chips}; not as in {line!r}"
    verbs = ", ".join([*WORDS, *NAMED, *CELL_VERBS, "improve", "irrigate"])
    return f"a line starts with one of {verbs}, not as in {line!r}"


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
