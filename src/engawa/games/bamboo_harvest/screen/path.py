"""The best path of each seat: how it runs, what it lacks, and what one can do about that."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engawa.core.fields import row
from engawa.core.notation import seat_name
from engawa.core.observation import kept
from engawa.core.scene import Sprite
from engawa.games.bamboo_harvest import words as say
from engawa.games.bamboo_harvest.notation.lines import CELL_NAMES
from engawa.games.bamboo_harvest.notation.write import cells_of
from engawa.games.bamboo_harvest.rules import components, paths
from engawa.games.bamboo_harvest.rules.state import State
from engawa.games.bamboo_harvest.screen.board import PRESS, is_vacant
from engawa.games.bamboo_harvest.screen.cards import WILD, card, rank_of, rank_on
from engawa.games.bamboo_harvest.screen.face import Face
from engawa.games.bamboo_harvest.screen.goal import builds_left
from engawa.games.bamboo_harvest.screen.observe import CELLS, Cell, Known
from engawa.words import SEATS, Words, listed, together

DIRECTIONS = (say.WAY_DOWN, say.WAY_ACROSS)
BEFORE = ("lay", "deal", "drop", "black", "place")  # phases without a path in sight
OPTIONS = 2  # cards that the tray tells what can be done for
OPTION = 1.97  # from one to the next


class Way(NamedTuple):
    """A path across the forest that could be, with as few builds more as can be."""

    cells: tuple[str, ...]  # from side to side
    missing: tuple[str, ...]  # those of them without a token
    axis: int
    matched: int  # cards that are missing and match a deed, each another one


NO_WAY = Way((), (), 0, 0)

# --- which it is ---


def best_way(see: Known, seat: int) -> Way:
    """The path of a seat that lacks the fewest cards; of equals, for which more deeds are seen.

    An empty one as long as there is none.
    """
    fewest = min(see.missing[seat])
    built, of_rank = _built(see.forest, see.seats), _of_rank(see.forest)
    held = [of_rank.get(rank_of(name), 0) for name in see.deeds(seat) if name[-1] not in WILD]
    axes = [axis for axis, builds in enumerate(see.missing[seat]) if builds == fewest]
    match = tuple(sorted(cells for cells in held if cells))
    return max([_way(built, seat, axis, fewest, match) for axis in axes], key=lambda w: w.matched)


@kept
def _built(forest: tuple[Cell, ...], seats: int) -> tuple[int, ...]:
    """The cells with a token of each seat."""
    cells = [0] * seats
    for cell, here in enumerate(forest):
        if here.token is not None:
            cells[here.token] |= components.BIT[cell]
    return tuple(cells)


@kept
def _of_rank(forest: tuple[Cell, ...]) -> dict[str, int]:
    """The cells of each rank without a token."""
    cells: dict[str, int] = {}
    for cell, here in enumerate(forest):
        if here.token is None:
            rank = rank_of(here.card)
            cells[rank] = cells.get(rank, 0) | components.BIT[cell]
    return cells


@lru_cache(1 << 12)
def _way(tokens: tuple[int, ...], seat: int, axis: int, builds: int, match: tuple[int, ...]) -> Way:
    """Kept, as tokens are few, and so are the cards that deeds match."""
    s = State()
    s.seats, s.tokens = len(tokens), row([*tokens], components.SEATS)
    others = sum(tokens) & ~tokens[seat]
    matched, trail = _trail(s, (tokens[seat], others), axis, builds, match)
    cells = [CELL_NAMES[cell] for cell in _in_order(trail, axis)]
    missing = [CELL_NAMES[cell] for cell in cells_of(trail & ~sum(tokens))]
    return Way(tuple(cells), tuple(missing), axis, matched)


def _trail(
    s: State, built: tuple[int, int], axis: int, builds: int, match: tuple[int, ...]
) -> tuple[int, int]:
    """The trail with so many builds that most deeds match: how many, and its cells.

    As no trail lacks less, one with a build less beside a card must lead over that card.
    """
    mine, others = built
    best = (0, paths.cross(s, mine, axis, builds))
    for i, cells in enumerate(match) if best[1] else ():
        for cell in cells_of(cells):
            over = mine | components.BIT[cell]
            if best[0] < len(match) and paths.missing_along(s, over, others, axis) < builds:
                more, trail = _trail(s, (over, others), axis, builds - 1, match[i + 1 :])
                best = max(best, (more + 1, trail)) if trail else best
    return best


def _in_order(trail: int, axis: int) -> list[int]:
    """The cells of a trail as one walks over them; each begins at the side it comes from."""
    starts = cells_of(trail & components.NEAR_SIDE[axis])
    return next((found for start in starts if (found := _walk(trail, axis, start))), [])


def _walk(left: int, axis: int, cell: int) -> list[int]:
    left &= ~components.BIT[cell]
    if not left:
        return [cell] if components.FAR_SIDE[axis] & components.BIT[cell] else []
    for beside in components.NEIGHBOUR[cell * 4 : cell * 4 + 4]:
        if beside >= 0 and left & components.BIT[beside] and (rest := _walk(left, axis, beside)):
            return [cell, *rest]
    return []


def best_ways(see: Known) -> list[Way]:
    """That of each seat, as long as there is one in sight."""
    if see.winner is not None or see.phase in BEFORE:
        return [NO_WAY] * see.seats
    return [best_way(see, seat) for seat in range(see.seats)]


def lines(ways: list[Way]) -> list[Sprite]:
    """Each as its cells from side to side."""
    return [_line(seat, way.cells, way.missing) for seat, way in enumerate(ways) if way.cells]


@lru_cache(1 << 8)
def _line(seat: int, cells: tuple[str, ...], missing: tuple[str, ...]) -> Sprite:
    return Sprite(
        key=f"path-{seat_name(seat)}",
        drawing="bh-path",
        place="forest",
        label="",
        face=Face(seat=seat_name(seat), cells=cells, missing=missing),
    )


# --- what it lacks ---

Rows = tuple[tuple[Words, Words, int], ...]


class Lack(NamedTuple):
    """A card that is missing to a path, and what one has for it."""

    cell: str
    deed: str = ""  # that builds there
    other: str = ""  # a card to swap it with that a deed builds on
    price: int = 0  # of that swap


@kept
def lacks(see: Known, seat: int, way: Way) -> list[Lack]:
    """[wild.win] Each deed is for one card, and none that is wild for what wins.

    One that is left over and lies face up is for a card that a swap brings to the path.
    """
    held = [*see.deeds(seat)]
    wild = [name for name in held if name[-1] in WILD] if builds_left(see, seat) > 1 else []
    found = list[Lack]()
    for cell in way.missing:
        rank = rank_of(see.at(cell).card)
        same = [name for name in held if name[-1] not in WILD and rank_of(name) == rank]
        deed = next(iter(same or wild), "")
        for hand in (held, wild):
            hand.remove(deed) if deed in hand else None
        found.append(Lack(cell, deed))
    spare = {name for name in held if name in see.hands[seat].up and name[-1] not in WILD}
    return [_swap_for(see, seat, lack, way, spare) for lack in found] if spare else found


def _swap_for(see: Known, seat: int, lack: Lack, way: Way, spare: set[str]) -> Lack:
    """[swap.deed] [swap.cost] The nearest card that could come there and that has a spare deed."""
    if lack.deed or not is_vacant(see.at(lack.cell)):
        return lack
    of_rank, first = _of_rank(see.forest), CELLS[lack.cell] * components.CELLS
    found = [
        (components.SWAP_COST[components.DISTANCE[first + other]], CELL_NAMES[other])
        for rank in {rank_of(name) for name in spare}
        for other in cells_of(of_rank.get(rank, 0))
        if is_vacant(see.forest[other]) and CELL_NAMES[other] not in way.missing
    ]
    price, other = min(found, default=(0, ""))
    return Lack(lack.cell, "", other, price) if price <= see.reeds[seat] else lack


def paper(see: Known, way: Way, owner: int, seat: int | None) -> tuple[Words, Words, Rows]:
    """The best path of a seat, as title, note and rows of its panel.

    To itself with what each card takes that is missing, and its price.
    """
    if not way.cells:
        return "", "", ()
    if owner != seat:
        return *_told(owner, way, 0, 0), ()
    guests = sum(see.at(cell).token not in (None, owner) for cell in way.cells)
    most = min(components.MOST_GUESTS, components.MOST_OF_ONE * (see.seats - 1))
    found = [(lack, rank_on(see, lack.cell)) for lack in lacks(see, owner, way)]
    rows = [_row(lack, rank, is_vacant(see.at(lack.cell))) for lack, rank in found]
    return *_told(owner, way, guests, most), tuple(rows)


@lru_cache(1 << 10)
def _told(owner: int, way: Way, guests: int, most: int) -> tuple[Words, Words]:
    """[path.guests] Title and note: what is missing; to its owner, how many guests are in it."""
    title = say.path_title(who=SEATS[owner], way=DIRECTIONS[way.axis])
    stands = say.path_stands(n=len(way.cells) - len(way.missing), of=len(way.cells))
    missing = say.path_missing(listed(way.missing))
    return title, together(stands, say.path_guests(n=guests, most=most) if most else missing)


@lru_cache(1 << 10)
def _row(lack: Lack, rank: Words, vacant: bool) -> tuple[Words, Words, int]:
    says = say.lacks_disturbed(rank)
    if vacant and lack.other:
        says = say.lacks_swap(rank=rank, cell=lack.other)
    elif vacant:
        wild = lack.deed and lack.deed[-1] in WILD
        tell = say.lacks_wild if wild else say.lacks_nothing if lack.deed else say.lacks_deed
        says = tell(rank)
    return lack.cell, says, components.BUILD_COST + lack.price


# --- what one can do ---


class Option(NamedTuple):
    cell: str
    verb: str
    says: Words
    lines: tuple[str, ...] = ()
    would: tuple[str, ...] = ()

    @property
    def rank(self) -> tuple[bool, bool]:
        """What can be played comes first, then what one holds."""
        return not self.lines, self.verb != "build"


def options(see: Known, way: Way, may: list[str], seat: int) -> list[Sprite]:
    """What brings one's path on."""
    left = len(way.missing) - 1 if builds_left(see, seat) > 1 else 0
    found = [_option(see, lack, left, may) for lack in lacks(see, seat, way)]
    best = sorted(found, key=lambda option: option.rank)[:OPTIONS]
    return [_drawn(seat, x * OPTION, option) for x, option in enumerate(best)]


def _option(see: Known, lack: Lack, left: int, may: list[str]) -> Option:
    cell, here = lack.cell, see.at(lack.cell)
    builds = tuple([line for line in may if line.startswith(f"build {cell} ")])
    deed = lack.deed or (builds[0].split()[2] if builds else "")
    asks = (f"build {cell} {deed or rank_of(here.card) + 'C'}",) if may and not builds else ()
    if not is_vacant(here):
        return Option(cell, "", say.why_disturbed(cell), (), asks)
    if deed:
        return Option(cell, "build", _build(deed, left), builds, asks)
    if lack.other:
        says = say.option_swap(rank=rank_on(see, lack.other), cell=lack.other, n=lack.price)
        line = f"with {cell}" if lack.other in see.swap else f"swap {lack.other}"
        return Option(cell, "swap", says, *(((line,),) if line in may else ((), asks)))
    draws = any(crop.deeds for crop in see.crops)
    return Option(cell, "", _wants(rank_on(see, cell), draws), (), asks)


@lru_cache(1 << 8)
def _build(deed: str, left: int) -> Words:
    price = say.reeds(components.BUILD_COST)
    return together(say.option_build(card=card(deed), reeds=price), say.option_then(left))


@lru_cache(1 << 6)
def _wants(rank: Words, draws: bool) -> Words:
    """[harvest.draw] [buy] A deed of that rank, and where deeds come from."""
    how = say.OPTION_DRAW if draws else say.option_buy(say.reeds(components.BUY_COST))
    return together(say.option_none(rank), how)


@lru_cache(1 << 10)
def _drawn(seat: int, x: float, option: Option) -> Sprite:
    return Sprite(
        key=f"way-{option.cell}",
        drawing="bh-option",
        place="path",
        label=say.label_option(cell=option.cell, says=option.says),
        lines=option.lines,
        x=x,
        face=Face(seat=seat_name(seat), cell=option.cell, picture=option.verb),
        would=option.would,
        press=PRESS[option.lines[0].split()[0]] if option.lines else "",
        text=option.says,
    )
