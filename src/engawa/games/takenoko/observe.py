"""What a seat may know: everything on the table, its own cards, and the plots it put back."""

from __future__ import annotations

from itertools import compress, islice
from typing import Any

from engawa.core import look as show
from engawa.core.game import Game
from engawa.core.look import Look
from engawa.core.notation import seat_name
from engawa.games.takenoko import actions as acts
from engawa.games.takenoko import components, objectives, paper

HIDDEN = "?"


def observe(s: Any, seat: int | None) -> dict[str, Any]:
    """[sight] Built up from nothing; `None` is a spectator."""
    return _common(s) if seat is None else own_sight(s, _common(s), seat)


def own_sight(s: Any, common: dict[str, Any], seat: int) -> dict[str, Any]:
    """What a seat sees: what all do, its own cards, and the plots it has drawn or put back."""
    each, first = list(common["each"]), seat * components.HAND
    named = zip(each[seat]["hand"], s.hand[first:], strict=False)
    hand = [{**card, "card": components.CARD_NAMES[number]} for card, number in named]
    each[seat] = {**each[seat], "hand": hand}
    own = {**common, "each": each, "under": _under(s, common["under"], seat)}
    if seat == s.turn:
        own["drawn"] = [components.TILE_NAMES[tile] for tile in s.drawn[: s.drawn_count]]
    return own


def _common(s: Any) -> dict[str, Any]:
    """What all see."""
    return {
        "phase": components.PHASE_NAMES[s.phase],
        "turn": s.turn,
        "round": s.round,
        "weather": components.WEATHER_NAMES[s.weather],
        "left": s.left,
        "used": paper.words(s.used),
        "plots": _plots(s),
        "channels": [acts.edge_name(edge) for edge in paper.channels(s)],
        "sites": [acts.cell_name(cell) for cell in s.sites[: s.site_count]],
        "panda": acts.cell_name(s.cell[s.panda]),
        "gardener": acts.cell_name(s.cell[s.gardener]),
        "stock": {
            "bamboo": _named(components.COLOUR_NAMES, s.stock),
            "chips": _named(components.IMPROVEMENT_NAMES, s.chips),
            "channels": s.channels,
            "plots": sum(s.tiles) + s.under[0],
            "objectives": _piles(s),
        },
        "drawn": [HIDDEN] * s.drawn_count,
        "picked": components.TILE_NAMES[s.picked] if paper.is_picked(s) else None,
        "under": [_back(n) for n in s.under[1 : s.under[0] + 1]],
        "returned": [components.CARD_NAMES[card] for card in paper.returned(s)],
        "passed": s.passed,
        "deck": components.TYPE_NAMES[s.deck],
        "each": _seats(s),
        "emperor": s.emperor if s.emperor >= 0 else None,
        "options": {
            "advanced": bool(s.advanced),
            "green_fertilizer": s.green_fertilizer,
            "round_cap": s.round_cap,
        },
    }


def told(s: Any, action: int, seat: int | None) -> str:
    """How a line reads to a seat: drawn cards and plots are the drawer's, unless shown to all."""
    line = acts.text(s, action)
    if seat == s.turn or acts.DIE <= action < acts.TILE:
        return line
    if acts.UNDER <= action < acts.FULFIL:
        return "under " + HIDDEN  # [sight.plots]
    if acts.TILE <= action < acts.CARD:
        known = not sum(s.tiles) and s.under[1] // components.TILE_KINDS == seat
        return line if known else "draw " + HIDDEN
    if action >= acts.CARD and not _is_open(s, action - acts.CARD):
        return "draw " + HIDDEN  # [sight.cards]
    return line


def _is_open(s: Any, card: int) -> bool:
    """[advanced.shown] A card that goes back is shown, and so was one that comes from below."""
    if not s.advanced or s.phase != components.LEARNING:
        return False
    hidden = _piles(s)[components.TYPE_NAMES[s.deck]]["hidden"]
    return not hidden or bool(objectives.is_fulfilled(s, s.turn, card))


def _named(names: tuple[str, ...], numbers: list[int]) -> dict[str, int]:
    """By name; the first of the names is for none."""
    return dict(zip(names[1:], numbers[1:], strict=True))


def _piles(s: Any) -> dict[str, dict[str, int]]:
    """How many cards each pile has, and how many of them nobody has seen."""
    found, cards, returned = {}, s.cards, s.returned
    for deck, name in enumerate(components.TYPE_NAMES):
        start = components.TYPE_START[deck]
        hidden = sum(cards[start : start + components.TYPE_KINDS[deck]])
        found[name] = {
            "left": hidden + returned[deck * (components.PILE + 1)],
            "hidden": hidden,
        }
    return found


def _plots(s: Any) -> list[dict[str, Any]]:
    """The garden, in the order it was laid."""
    rows = zip(s.cell, s.colour, s.improvement, s.printed, s.height, s.wet, s.due, strict=True)
    return [
        {
            "cell": acts.cell_name(cell),
            "colour": components.COLOUR_NAMES[colour],
            "improvement": components.IMPROVEMENT_NAMES[improvement],
            "printed": bool(printed),
            "height": height,
            "wet": bool(wet),
            "due": due,
        }
        for cell, colour, improvement, printed, height, wet, due in islice(
            rows, components.FIRST, s.plots
        )
    ]


def _back(number: int) -> dict[str, str]:
    return {"by": seat_name(number // components.TILE_KINDS), "plot": HIDDEN}


def _under(s: Any, backs: list[dict[str, str]], seat: int) -> list[dict[str, str]]:
    """Plots under the pile: known to the seat that put them there."""
    first = seat * components.TILE_KINDS
    mine = range(first, first + components.TILE_KINDS)
    return [
        {**back, "plot": components.TILE_NAMES[n - first]} if n in mine else back
        for back, n in zip(backs, s.under[1:], strict=False)
    ]


def _seats(s: Any) -> list[dict[str, Any]]:
    """What each seat has. A row is copied whenever it is read, so each is read once."""
    done, purse, mat = _each(s.done), _each(s.purse), _each(s.mat)
    hand, barred, shown = _each(s.hand), _each(s.barred), _each(s.shown)
    held, size, won, panda_won = s.held, s.hand_size, s.won, s.panda_won
    return [
        {
            "channels": held[k],
            "chips": _named(components.IMPROVEMENT_NAMES, purse[k]),
            "bamboo": _named(components.COLOUR_NAMES, mat[k]),
            "hand": [_card(hand[k][i], barred[k][i], shown[k][i]) for i in range(size[k])],
            "done": _done(done[k]),
            "points": won[k],
            "panda_points": panda_won[k],
        }
        for k in range(s.seats)
    ]


def _each(row: list[int]) -> list[list[int]]:
    """A row of all seats as one for each."""
    size = len(row) // components.SEATS
    return [row[i : i + size] for i in range(0, len(row), size)]


def _done(copies: list[int]) -> list[str]:
    named = compress(zip(components.CARD_NAMES, copies, strict=True), copies)
    return [name for name, n in named for _ in range(n)]


def _card(card: int, barred: int, known: int) -> dict[str, Any]:
    """[sight.cards] The type is public; [sight.barred] so is what a kept card cannot be."""
    deck = components.CARD_TYPE[card]
    return {
        "type": components.TYPE_NAMES[deck],
        "card": components.CARD_NAMES[card] if known else HIDDEN,
        "not": _ruled_out(deck, barred) if barred else [],
    }


def _ruled_out(deck: int, barred: int) -> list[str]:
    start = components.TYPE_START[deck]
    kinds = range(components.TYPE_KINDS[deck])
    return [components.CARD_NAMES[start + n] for n in kinds if barred & components.BIT[n]]


RINGS = show.Plane(127)  # the six rings about the pond; what lies farther out is shown among them


def look(game: Game) -> dict[str, Look | None]:
    """What the numbers of a position mean to a learner. Plots are shown on their cells; of the
    plots and cards put back only the number is shown, not the order."""
    seats = game.seats
    improvement = show.name(components.CHIP_KINDS, components.WATERSHED)
    return {
        "phase": show.name(len(components.PHASE_NAMES)),
        "turn": show.seat(),
        "round": show.number(20),
        "weather": show.name(len(components.WEATHER_NAMES)),
        "left": show.number(2),
        "used": show.members(5),
        "emperor": show.seat(),
        "plots": show.number(10),
        "cell": None,
        "colour": show.on("cell", RINGS, show.name(components.COLOURS - 1, components.GREEN)),
        "printed": None,
        "improvement": show.on("cell", RINGS, improvement),
        "height": show.on("cell", RINGS, show.number(2)),
        "wet": show.on("cell", RINGS, show.number(1)),
        "sides": show.on("cell", RINGS, show.members(components.DIRECTIONS)),
        "near": None,
        "ground": None,
        "site_count": None,
        "sites": None,
        "panda": show.at("cell", RINGS),
        "gardener": show.at("cell", RINGS),
        "due": show.on("cell", RINGS, show.number(1)),
        "stock": show.number(20),
        "chips": show.number(2),
        "tiles": show.number(2),
        "under": None,
        "drawn": show.name(components.TILE_KINDS),
        "picked": show.name(components.TILE_KINDS),
        "cards": show.number(1),
        "returned": None,
        "deck": show.name(components.TYPES),
        "passed": show.number(1),
        "held": show.each(seats, show.number(1)),
        "purse": show.each(seats, show.number(1), components.IMPROVEMENTS),
        "mat": show.each(seats, show.number(2), components.COLOURS),
        "hand_size": show.each(seats, show.number(2)),
        "hand": show.each(seats, show.name(components.CARDS), components.HAND),
        "shown": show.each(seats, show.number(1), components.HAND),
        "barred": show.each(seats, show.members(components.PILE), components.HAND),
        "done": show.each(seats, show.number(1), components.CARDS),
        "fulfilled": show.each(seats, show.number(3)),
        "won": show.each(seats, show.number(15)),
        "panda_won": show.each(seats, show.number(10)),
    }
