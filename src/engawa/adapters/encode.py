"""A game for learners: observations as named slices of a tensor, actions as numbers.

Both are fixed for a game with its seats and options, and need nothing but the contract.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from itertools import accumulate
from math import prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engawa.adapters.row_encoder import RowEncoder, encode
from engawa.core import block, plain
from engawa.core.actions import CHANCE, NOBODY
from engawa.core.block import Field
from engawa.core.features import NAME, NUMBER, SEAT, SET, SPOT, Feature, members, number
from engawa.core.game import Game
from engawa.core.position import Position
from engawa.core.rng import Rng

WORLDS = 8  # worlds imagined for one row, if something is hidden
PLACES = 8191  # the largest action space for games that do not `fold`; a prime
LOOKS = 200  # how many positions are searched for secrets

Tensor = NDArray[np.float32]
Mask = NDArray[np.int8]


class Slice(NamedTuple):
    """A named part of the tensor."""

    name: str
    start: int
    shape: tuple[int, ...]
    says: str

    @property
    def size(self) -> int:
        return prod(self.shape)


def hides(game: Game) -> bool:
    """Can some seat not know everything? A random game is searched for secrets."""
    names = [field.name for field in block.declared(game.spec.position)]
    rows = block.layout(game.spec.position, names)
    size = sum(rows[2::3])
    here, there = array("q", bytes(8 * size)), array("q", bytes(8 * size))
    s, rng = game.start(), Rng(1)
    for _ in range(LOOKS):
        if s.to_move == NOBODY:
            break
        block.spread(s, rows, here)
        for seat in range(s.seats):
            block.spread(s.imagine(seat, rng), rows, there)
            if here != there:
                return True
        play_at_random(s, rng)
    return False


def play_at_random(s: Position, rng: Rng) -> None:
    if s.to_move == CHANCE:
        s.roll(rng)
    else:
        legal = s.legal()
        s.apply(legal[rng.below(len(legal))])


class Encoder:
    """Encodes the observations of a game as a tensor with named slices."""

    def __init__(self, game: Game, worlds: int | None = None) -> None:
        self.game = game
        self.hides = hides(game)
        self.worlds = worlds or (WORLDS if self.hides else 1)
        self.row_encoder, self.slices = _row_encoder(game, self.worlds)
        self.size = self.row_encoder.size

    def encode(self, s: Position, seat: int) -> Tensor:
        """Return what `seat` knows as a new tensor."""
        row = np.empty(self.size, np.float32)
        encode(self.row_encoder, s, seat, row, 0)
        plain.raise_kept(s)
        return row

    def named(self, tensor: Tensor) -> dict[str, Tensor]:
        """Return the slices of a tensor by name, in their shapes."""
        return {
            part.name: tensor[part.start : part.start + part.size].reshape(part.shape)
            for part in self.slices
        }


def shown(game: Game) -> list[tuple[Field, Feature | None]]:
    """Return the fields that a game can change, each with its feature."""
    known = game.spec.features(game)
    before = game.empty()
    found = []
    for field in block.declared(game.spec.position):
        laid = getattr(before, field.name)
        if field.name in game.options or any(laid if field.length else [laid]):
            continue  # seats, options, and what was prepared for them
        usual = members(63) if field.kind == "int64_t" else number()
        found.append((field, known.get(field.name, usual)))
    return found


def _row_encoder(game: Game, worlds: int) -> tuple[RowEncoder, list[Slice]]:
    """Return a game's row encoder, and its slices."""
    seats = game.seats
    fields = shown(game)
    needed = {feature.cells for _, feature in fields if feature is not None}
    fields = [(field, feature) for field, feature in fields if feature or field.name in needed]
    rows = block.layout(game.spec.position, [field.name for field, _ in fields])
    first = dict(zip([field.name for field, _ in fields], _sums(rows[2::3]), strict=True))
    slices = [Slice("seat", 0, (seats,), "the seat that looks")]
    slices.append(Slice("to_move", seats, (seats,), "the seat to move, from the one that looks"))
    plans = {}
    for field, feature in fields:
        if feature is not None:
            plan = _Plan(feature, max(1, field.length), seats, game.spec.seats[-1])
            plans[field.name] = plan
            start = slices[-1].start + slices[-1].size
            slices.append(Slice(field.name, start, plan.shape, SAYS[feature.kind]))
    encoder = RowEncoder(game.start(), rows, worlds, slices[-1].start + slices[-1].size)
    for part in slices[2:]:
        plans[part.name].write(encoder, first, first[part.name], part.start)
    encoder.shown = sum(kind > 0 for kind in encoder.kind)
    return encoder, slices


def _sums(counts: Iterable[int]) -> list[int]:
    """Return where each of several consecutive rows starts."""
    return list(accumulate(counts, initial=0))[:-1]


SAYS = {
    NUMBER: "an amount n as n / (|n| + h)",
    NAME: "one of several, as a 1 in its place",
    SET: "a set, as a 1 for each member",
    SEAT: "a seat, counted from the one that looks",
    SPOT: "where something stands, as a 1 on its cell",
}


class _Plan:
    """How the numbers of one field are laid out in its slice."""

    def __init__(self, feature: Feature, count: int, seats: int, most: int) -> None:
        self.feature, self.count, self.seats, self.most = feature, count, seats, most
        widths = {NUMBER: 1, SEAT: feature.low + seats}
        self.width = widths.get(feature.kind, feature.span)
        self.groups = (count - feature.skip) // (most * feature.unit) if feature.parts else 0

    @property
    def shape(self) -> tuple[int, ...]:
        feature = self.feature
        width = (self.width,) if self.width > 1 else ()
        if feature.plane is not None:
            return (*((feature.parts,) if feature.parts else ()), *feature.plane.shape, *width)
        if feature.parts and not feature.skip and self.groups == 1:
            return (feature.parts, *((feature.unit,) if feature.unit > 1 else ()), *width)
        parts = self.groups * feature.parts * feature.unit
        total = feature.skip + parts if feature.parts else self.count
        return (total, *width) if total > 1 or not width else width

    def write(self, encoder: RowEncoder, first: dict[str, int], at: int, start: int) -> None:
        """Fill the columns of this field: its numbers begin at `at`, its slice at `start`."""
        feature = self.feature
        for seat in range(self.seats):
            for i, place in enumerate(self.places(seat)):
                k = at + i
                encoder.where[seat * encoder.count + k] = start + place
                encoder.kind[k] = feature.kind if place >= 0 else 0
                encoder.span[k], encoder.low[k] = feature.span, feature.low
                encoder.bits[k] = feature.bits
                encoder.step[k] = self.width
                if feature.plane is not None:
                    encoder.cell[k] = first[feature.cells] + (0 if feature.kind == SPOT else i)
                    encoder.side[k], encoder.width[k] = feature.plane.side, feature.plane.width

    def places(self, seat: int) -> list[int]:
        """Return where each number, or its plane, starts in the slice; -1 if it is not shown."""
        feature = self.feature
        area = prod(feature.plane.shape) if feature.plane is not None else 0
        if not feature.parts:
            return [0 if area else i * self.width for i in range(self.count)]
        found = [i * self.width for i in range(feature.skip)]
        for i in range(self.count - feature.skip):
            group, rest = divmod(i, self.most * feature.unit)
            part, at = divmod(rest, feature.unit)
            turned = (part - seat) % feature.parts
            if part >= feature.parts:
                found.append(-1)
            elif area:
                found.append(turned * area * self.width)
            else:
                row = feature.skip + (group * feature.parts + turned) * feature.unit + at
                found.append(row * self.width)
        return found


# --- actions ---


_FOLDS: dict[str, array[int]] = {}  # by game: the place of each action


class Menu:
    """The action space of a game: a fixed, small number for every action.

    Usually that is the action itself. A game with too many actions for a learner folds them: if two
    legal actions fold to the same number, the later one takes the next free number.
    """

    def __init__(self, game: Game) -> None:
        spec = game.spec
        if spec.name not in _FOLDS:
            fold = spec.fold or (lambda action: action % PLACES)
            _FOLDS[spec.name] = array("i", map(fold, range(spec.actions)))
        self.fold = array("i", _FOLDS[spec.name])
        self.size = max(self.fold) + 1
        self.folds = self.size < spec.actions

    def offer(self, s: Position) -> dict[int, int]:
        """Return the legal actions by their numbers."""
        found: dict[int, int] = {}
        for action in s.legal():
            place = self.fold[action]
            while place in found:
                place = (place + 1) % self.size
            found[place] = action
        return found

    def mask(self, s: Position) -> Mask:
        mask = np.zeros(self.size, np.int8)
        mask[list(self.offer(s) if self.folds else s.legal())] = 1
        return mask

    def action(self, s: Position, place: int) -> int:
        """Return the action for a number; ValueError if it is not legal."""
        action = self.offer(s).get(int(place))
        if action is None:
            raise ValueError(f"action {place} is not legal here; see the action mask")
        return action
