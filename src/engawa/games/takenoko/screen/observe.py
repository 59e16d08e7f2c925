"""What a seat may know: everything on the table, its own cards, and the plots it put back."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress

from msgspec import Struct, field
from msgspec.structs import replace

from engawa.core import features as show
from engawa.core.features import Feature
from engawa.core.game import Game
from engawa.core.notation import SEAT_LETTERS as SEATS
from engawa.core.observation import Observation, follows
from engawa.games.takenoko.notation import write as paper
from engawa.games.takenoko.notation.lines import CELL_NAMES, HIDDEN, edge_name
from engawa.games.takenoko.rules import components, draws, piles
from engawa.games.takenoko.rules.state import State
from engawa.games.takenoko.screen.progress import Progress, held

KINDS = components.TILE_KINDS


class Plot(Struct, frozen=True, gc=False, cache_hash=True):
    cell: str
    colour: str
    improvement: str
    printed: bool  # on the tile itself
    height: int  # sections of bamboo
    wet: bool
    due: int  # [bamboo.short] sections to grow, while the mover chooses where


class Counts(Struct, frozen=True, gc=False, cache_hash=True):
    """How many there are of each kind, by its name."""

    def __getitem__(self, name: str) -> int:
        n: int = getattr(self, name)
        return n


class Bamboo(Counts, frozen=True, gc=False, cache_hash=True):
    green: int
    yellow: int
    pink: int


class Chips(Counts, frozen=True, gc=False, cache_hash=True):
    watershed: int
    enclosure: int
    fertilizer: int


class Pile(Struct, frozen=True, gc=False, cache_hash=True):
    left: int
    hidden: int  # that nobody has seen


class Piles(Struct, frozen=True, gc=False, cache_hash=True):
    plot: Pile
    gardener: Pile
    panda: Pile

    def __getitem__(self, deck: str) -> Pile:
        pile: Pile = getattr(self, deck)
        return pile


class Stock(Struct, frozen=True, gc=False, cache_hash=True):
    bamboo: Bamboo
    chips: Chips
    channels: int
    plots: int
    objectives: Piles


class Card(Struct, frozen=True, gc=False, cache_hash=True, omit_defaults=True):
    """[sight.cards] The type is public; [sight.barred] so is what a kept card cannot be."""

    type: str
    card: str
    not_: tuple[str, ...] = field(name="not")
    far: Progress | None = None  # of one's own cards


class Back(Struct, frozen=True, gc=False):
    """A plot under the pile, known to the seat that put it there."""

    by: str
    plot: str


class Seat(Struct, frozen=True, gc=False, cache_hash=True):
    channels: int
    chips: Chips
    bamboo: Bamboo
    hand: tuple[Card, ...]
    done: tuple[str, ...]
    points: int
    panda_points: int


class Options(Struct, frozen=True, gc=False):
    advanced: bool
    green_fertilizer: int
    round_cap: int


class Known(Observation, frozen=True, gc=False):
    phase: str
    turn: int
    round: int
    weather: str
    left: int
    used: tuple[str, ...]
    plots: tuple[Plot, ...]  # in the order they were laid
    channels: tuple[str, ...]
    sites: tuple[str, ...]
    panda: str
    gardener: str
    stock: Stock
    to_draw: int  # plots that the action draws, or has still to draw
    drawn: tuple[str, ...]
    picked: str | None
    under: tuple[Back, ...]
    returned: tuple[str, ...]
    passed: tuple[int, ...]
    deck: str
    each: tuple[Seat, ...]
    emperor: int | None
    winners: tuple[int, ...]  # once it is over
    options: Options


def observe(s: State) -> Known:
    """[sight] What all see, built up from nothing."""
    over = s.phase == components.OVER
    return Known(
        seats=s.seats,
        to_move=s.to_move,
        phase=components.PHASE_NAMES[s.phase],
        turn=s.turn,
        round=s.round,
        weather=components.WEATHER_NAMES[s.weather],
        left=s.left,
        used=tuple(paper.words(s.used)),
        plots=_plots(s),
        channels=_channels(s),
        sites=_sites(s),
        panda=_panda(s),
        gardener=_gardener(s),
        stock=_stock(s),
        to_draw=draws.to_draw(s),
        drawn=(HIDDEN,) * s.drawn_count,
        picked=components.TILE_NAMES[s.picked] if paper.is_picked(s) else None,
        under=_under(s),
        returned=_returned(s),
        passed=tuple(s.passed),
        deck=components.TYPE_NAMES[s.deck],
        each=_each(s),
        emperor=s.emperor if s.emperor >= 0 else None,
        winners=tuple(k for k, score in enumerate(s.scores()) if score) if over else (),
        options=Options(bool(s.advanced), s.green_fertilizer, s.round_cap),
    )


def own(s: State, all: Known, seat: int) -> Known:
    """What a seat sees: what all do, its own cards, and the plots it has drawn or put back."""
    mine = _holding(all.each[seat], held(s, seat))
    each = (*all.each[:seat], mine, *all.each[seat + 1 :])
    under, drawn, tiles = all.under, all.drawn, components.TILE_NAMES
    if under:
        known = zip(under, s.under[1:], strict=False)
        under = tuple([Back(b.by, tiles[n % KINDS]) if n // KINDS == seat else b for b, n in known])
    if drawn and seat == s.turn:
        drawn = tuple([tiles[tile] for tile in s.drawn[: s.drawn_count]])
    return replace(all, each=each, under=under, drawn=drawn)


# --- parts, which stay the same as long as nothing of theirs changes ---


@follows("plots", "cell", "colour", "improvement", "printed", "height", "wet", "due")
def _plots(s: State) -> tuple[Plot, ...]:
    rows = (s.cell, s.colour, s.improvement, s.printed, s.height, s.wet, s.due)
    return tuple(map(_plot, *(row[components.FIRST : s.plots] for row in rows)))


@lru_cache(8192)
def _plot(cell: int, colour: int, improvement: int, *more: int) -> Plot:
    printed, height, wet, due = more
    name, kind = components.COLOUR_NAMES[colour], components.IMPROVEMENT_NAMES[improvement]
    return Plot(CELL_NAMES[cell], name, kind, bool(printed), height, bool(wet), due)


@follows("plots", "cell", "sides")
def _channels(s: State) -> tuple[str, ...]:
    return tuple([edge_name(edge) for edge in paper.edges(s.plots, s.cell, s.sides)])


@follows("site_count", "sites")
def _sites(s: State) -> tuple[str, ...]:
    return tuple([CELL_NAMES[cell] for cell in s.sites[: s.site_count]])


@follows("panda", "cell")
def _panda(s: State) -> str:
    return CELL_NAMES[s.cell[s.panda]]


@follows("gardener", "cell")
def _gardener(s: State) -> str:
    return CELL_NAMES[s.cell[s.gardener]]


@follows("stock", "channels", "chips", "tiles", "under", "cards", "returned")
def _stock(s: State) -> Stock:
    cards, returned, found = s.cards, s.returned, []
    for deck in range(components.TYPES):
        start = components.TYPE_START[deck]
        hidden = sum(cards[start : start + components.TYPE_KINDS[deck]])
        found.append(Pile(hidden + returned[piles.bottom(deck)], hidden))
    bamboo, chips, plots = Bamboo(*s.stock[1:]), Chips(*s.chips[1:]), piles.plots_left(s)
    return Stock(bamboo, chips, s.channels, plots, Piles(*found))


@follows("under")
def _under(s: State) -> tuple[Back, ...]:
    return tuple([Back(SEATS[n // KINDS], HIDDEN) for n in s.under[1 : s.under[0] + 1]])


@follows("returned")
def _returned(s: State) -> tuple[str, ...]:
    return tuple([components.CARD_NAMES[card] for card in paper.returned(s)])


OWNED = ("held", "purse", "mat", "done", "won", "panda_won")
HANDS = ("hand_size", "hand", "barred", "shown")


@follows("seats", *OWNED, *HANDS)
def _each(s: State) -> tuple[Seat, ...]:
    held, purse, mat, done, won, panda_won = (getattr(s, name) for name in OWNED)
    size, hand, barred, shown = (getattr(s, name) for name in HANDS)
    found = []
    for k in range(s.seats):
        cards = slice(k * components.HAND, k * components.HAND + size[k])
        copies = _part(done, k)
        named = compress(zip(components.CARD_NAMES, copies, strict=True), copies)
        has = held[k], Chips(*_part(purse, k)[1:]), Bamboo(*_part(mat, k)[1:])
        holds = tuple(map(_card, hand[cards], barred[cards], shown[cards]))
        fulfilled = tuple([name for name, n in named for _ in range(n)])
        found.append(Seat(*has, holds, fulfilled, won[k], panda_won[k]))
    return tuple(found)


def _part(row: list[int], k: int) -> list[int]:
    """What is one seat's in a row of all."""
    size = len(row) // components.SEATS
    return row[k * size : (k + 1) * size]


@lru_cache(1024)
def _card(card: int, barred: int, shown: int) -> Card:
    deck = components.CARD_TYPE[card]
    start, kinds = components.TYPE_START[deck], range(components.TYPE_KINDS[deck])
    ruled_out = [components.CARD_NAMES[start + n] for n in kinds if barred & components.BIT[n]]
    name = components.CARD_NAMES[card] if shown else HIDDEN
    return Card(components.TYPE_NAMES[deck], name, tuple(ruled_out))


@lru_cache(1024)
def _holding(mine: Seat, holds: tuple[tuple[int, Progress], ...]) -> Seat:
    """A seat as it sees itself."""
    cards = zip(mine.hand, holds, strict=True)
    hand = [replace(c, card=components.CARD_NAMES[card], far=far) for c, (card, far) in cards]
    return replace(mine, hand=tuple(hand))


# --- for learners ---

RINGS = show.Plane(127)  # the six rings about the pond; what lies farther out is shown among them


def features(game: Game) -> dict[str, Feature | None]:
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
        "patterns": None,
        "stands": None,
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
