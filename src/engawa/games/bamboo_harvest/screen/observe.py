"""What a seat may know, built up from nothing."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from engawa.core import features as show
from engawa.core.features import Feature
from engawa.core.fields import row
from engawa.core.game import Game
from engawa.core.observation import Observation, follows
from engawa.games.bamboo_harvest.notation.lines import CELL_NAMES
from engawa.games.bamboo_harvest.notation.write import (
    CARD_NAMES,
    cells_of,
    places,
    spent_wilds,
    swap_cells,
    whose,
)
from engawa.games.bamboo_harvest.rules import components, harvest, paths
from engawa.games.bamboo_harvest.rules.state import State
from engawa.kit import cards

CELLS = {name: cell for cell, name in enumerate(CELL_NAMES)}
Deeds = tuple[str, ...] | int  # their names, or how many they are


class Cell(Struct, frozen=True, gc=False):
    card: str
    token: int | None
    disturbed: int | None


class Hand(Struct, frozen=True, gc=False):
    up: tuple[str, ...]
    down: Deeds
    fresh: Deeds
    dropped: Deeds


class Discards(Struct, frozen=True, gc=False):
    shown: tuple[str, ...]
    tossed: tuple[Deeds, ...]


class Crop(Struct, frozen=True, gc=False):
    """What a token can harvest: so many cards of a rank, for reeds or deeds."""

    cell: str
    rank: str
    cards: int
    reeds: int
    deeds: int


class Options(Struct, frozen=True, gc=False):
    round_cap: int


class Known(Observation, frozen=True, gc=False):
    phase: str
    turn: int
    starter: int | None
    turns: int
    winner: int | None
    path: tuple[str, ...]  # that has won
    forest: tuple[Cell, ...]
    reeds: tuple[int, ...]
    tokens: tuple[int, ...]
    goal: int
    missing: tuple[tuple[int, ...], ...]  # builds to a path, by seat and axis
    hands: tuple[Hand, ...]
    spent: tuple[str, ...]
    pile: int
    discards: Discards
    swap: tuple[str, ...]
    harvesters: tuple[str, ...]
    owed: int
    bought: bool
    redrawn: bool
    crops: tuple[Crop, ...]  # of one's own tokens, whoever's turn it is
    options: Options

    def at(self, cell: str) -> Cell:
        return self.forest[CELLS[cell]]

    def held(self, seat: int) -> int:
        """How many deeds a seat has."""
        hand = self.hands[seat]
        return len(hand.up) + number(hand.down) + number(hand.fresh)

    def deeds(self, seat: int) -> tuple[str, ...]:
        """Those of a seat that one sees."""
        hand = self.hands[seat]
        zones = (hand.up, hand.down, hand.fresh)
        return tuple([name for zone in zones if isinstance(zone, tuple) for name in zone])


def number(deeds: Deeds) -> int:
    return deeds if isinstance(deeds, int) else len(deeds)


def observe(s: State) -> Known:
    """What all see: of deeds that are not face up, how many there are."""
    lie_in = places(s)
    return Known(
        seats=s.seats,
        to_move=s.to_move,
        phase=components.PHASES[s.phase],
        turn=s.turn,
        starter=None if s.phase < components.PLACING else s.starter,
        turns=s.turns,
        winner=s.winner if s.phase == components.OVER else None,
        path=_path(s),
        forest=_forest(s),
        reeds=tuple(s.reeds[: s.seats]),
        tokens=tuple(s.built[: s.seats]),
        goal=components.TOKENS_TO_WIN[s.seats],
        missing=_missing(tuple(s.tokens[: s.seats])),
        hands=tuple([_hand(s, lie_in, k, False) for k in range(s.seats)]),
        spent=tuple(spent_wilds(s)),
        pile=s.size[components.PILE],
        discards=Discards(
            tuple(lie_in[components.SHOWN]),
            tuple([len(lie_in[components.TOSSED + k]) for k in range(s.seats)]),
        ),
        swap=tuple(swap_cells(s)),
        harvesters=tuple([CELL_NAMES[cell] for cell in cells_of(s.harvesters)]),
        owed=s.owed,
        bought=bool(s.bought),
        redrawn=bool(s.redrawn),
        crops=(),
        options=Options(s.round_cap),
    )


def own(s: State, all_see: Known, seat: int) -> Known:
    """[memory] A seat sees its own deeds, and remembers those that it alone saw go."""
    lie_in = places(s)
    hands, tossed = list(all_see.hands), list(all_see.discards.tossed)
    hands[seat] = _hand(s, lie_in, seat, True)
    tossed[seat] = tuple(lie_in[components.TOSSED + seat])
    discards = Discards(all_see.discards.shown, tuple(tossed))
    return replace(all_see, hands=tuple(hands), discards=discards, crops=_crops(s, seat))


@follows("laid", "forest", "tokens", "disturbed")
def _forest(s: State) -> tuple[Cell, ...]:
    tokens, disturbed = whose(s.tokens), whose(s.disturbed)
    return tuple(
        [
            Cell(CARD_NAMES[card], tokens.get(cell), disturbed.get(cell))
            for cell, card in enumerate(s.forest[: s.laid])
        ]
    )


def _hand(s: State, lie_in: list[list[str]], k: int, mine: bool) -> Hand:
    """The deeds of seat `k`: what is face up, and of the rest their number or, if own, all."""
    fresh = lie_in[components.FRESH] if k == s.turn else []
    return Hand(
        up=tuple(lie_in[components.UP + k]),
        down=_seen(lie_in[components.DOWN + k], mine),
        fresh=_seen(fresh, mine),
        dropped=_seen(lie_in[components.DROPPED + k], mine or s.phase != components.DROPPING),
    )


def _seen(deeds: list[str], known: bool) -> Deeds:
    return tuple(deeds) if known else len(deeds)


def _crops(s: State, seat: int) -> tuple[Crop, ...]:
    found = []
    for cell in cells_of(s.tokens[seat]):
        for side in range(4):
            rank = harvest.offers(s, cell, side)
            if rank >= 0:
                found.append(crop_of(CELL_NAMES[cell], rank, harvest.cards_beside(s, cell, rank)))
    return tuple(found)


@lru_cache(1 << 12)
def crop_of(cell: str, rank: int, times: int) -> Crop:
    deeds = times if rank >= components.JACK else 0
    return Crop(cell, cards.RANKS[rank], times, times * components.YIELD[rank], deeds)


@lru_cache(1 << 12)
def _missing(tokens: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Builds to a path, from north to south and from west to east; kept, as tokens are few."""
    s = State()
    s.seats, s.tokens = len(tokens), row([*tokens], components.SEATS)
    axes = range(components.AXES)
    return tuple(tuple(paths.lacking(s, seat, axis) for axis in axes) for seat in range(s.seats))


def _path(s: State) -> tuple[str, ...]:
    """The path that won, if one did."""
    if s.phase != components.OVER:
        return ()
    found = paths.find(s, s.winner, s.tokens[s.winner])
    return tuple([CELL_NAMES[cell] for cell in cells_of(found)])


def features(game: Game) -> dict[str, Feature | None]:
    """What the numbers of a position mean to a learner."""
    seats, cells = game.seats, show.members(components.CELLS)
    return {
        "phase": show.name(len(components.PHASES)),
        "turn": show.seat(),
        "starter": show.seat(),
        "turns": show.number(40),
        "winner": show.seat(),
        "laid": show.number(20),
        "unlaid": show.number(1),
        "forest": show.name(2 * components.FOREST_KINDS),
        "tokens": show.each(seats, cells),
        "built": show.each(seats, show.number(5)),
        "lacks": show.each(seats, show.number(5)),
        "disturbed": show.each(seats, cells),
        "reeds": show.each(seats, show.number(30)),
        "deeds": show.each(
            seats, show.number(1), components.DEEDS, components.UP * components.DEEDS
        ),
        "size": show.each(seats, show.number(5), skip=components.UP),
        "spent": show.number(1),
        "first": show.name(components.CELLS),
        "second": show.name(components.CELLS),
        "harvesters": cells,
        "owed": show.number(2),
        "bought": show.number(1),
        "redrawn": show.number(1),
    }
