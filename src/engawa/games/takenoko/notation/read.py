"""Lay out the position that `write` described, and count what is left."""

from __future__ import annotations

from collections import Counter
from operator import mul

from engawa.core.errors import BadPosition
from engawa.core.fields import row
from engawa.core.notation import NONE, parse_seat, parted, seat_name
from engawa.games.takenoko.notation import write
from engawa.games.takenoko.notation.check import check
from engawa.games.takenoko.notation.lines import parse_cell, parse_edge
from engawa.games.takenoko.rules import bamboo, components, garden, objectives, turn, water
from engawa.games.takenoko.rules.state import State


def read(s: State, text: str) -> None:
    """Lay out the position that `write` described."""
    mover, phase, rounds, today, plots, dug, panda, gardener, *rest = text.split(" ")
    turn.set_out(s)
    s.turn = parse_seat(mover, s.seats)
    phase, _, deck = phase.partition(":")
    s.phase = components.PHASE_NAMES.index(phase)
    s.deck = components.TYPE_NAMES.index(deck) if deck else 0
    s.round = int(rounds)
    weather, left, used = today.split(":")
    s.weather = components.WEATHER_NAMES.index(weather)
    s.left = int(left)
    s.used = sum(components.BIT[write.ACTION_WORDS.index(word)] for word in parted(used))
    seats = [_read_part(part, seat_name(k)) for k, part in enumerate(rest[: s.seats])]
    extras = dict(part.split("=") for part in rest[s.seats :])
    _read_garden(s, parted(plots))
    _read_channels(s, parted(dug))
    _read_water(s)
    s.panda, s.gardener = _read_tile(s, panda), _read_tile(s, gardener)
    _read_seats(s, [part.split("/") for part in seats])
    if "emperor" in extras:
        s.emperor = parse_seat(extras.pop("emperor"), s.seats)
    _read_piles(s, extras)
    _read_due(s, parted(extras.pop("due", NONE)))
    if extras:
        raise BadPosition(f"a position of Takenoko has no {next(iter(extras))!r}")
    _count_points(s)
    _count_stocks(s)
    check(s)
    _note_objectives(s)


def _read_part(part: str, name: str) -> str:
    key, _, value = part.partition("=")
    if key != name:
        raise BadPosition(f"expected what seat {name} has, not {part!r}")
    return value


def _read_garden(s: State, plots: list[str]) -> None:
    improvement, height = [0, 0], [0, 0]
    for text in plots:
        name, _, plot = text.partition(":")
        cell = parse_cell(name)
        if not garden.is_site(s, cell):
            raise BadPosition(f"{name} touches neither the pond nor two plots laid before it")
        letters, tall = plot[:-1], int(plot[-1])
        chip = write.CHIP_LETTERS.index(letters[1:]) if letters[1:].isupper() else 0
        garden.lay(s, cell, _read_kind(letters[0] if chip else letters))
        improvement.append(chip or s.printed[s.plots - 1])
        height.append(tall)
    s.improvement = row(improvement, components.PLOTS)
    s.height = row(height, components.PLOTS)


def _read_kind(letters: str) -> int:
    colour, improvement = letters[0], write.PRINTED_LETTERS.index(letters[1:])
    return (write.COLOUR_LETTERS.index(colour) - 1) * components.IMPROVEMENTS + improvement


def _read_channels(s: State, names: list[str]) -> None:
    """In any order: each has to touch the pond, or one that does."""
    left = [divmod(parse_edge(name.replace("/", " ")), components.HALF) for name in names]
    while left:
        reached = [(c, d) for c, d in left if s.ground[c] > 0 and water.may_dig(s, s.ground[c], d)]
        if not reached:
            raise BadPosition("a channel touches neither the pond nor another channel")
        sides = s.sides
        for cell, direction in reached:
            plot = s.ground[cell]
            other = garden.neighbour(s, plot, direction)
            sides[plot] |= components.BIT[direction]
            sides[other] |= components.BIT[garden.opposite(direction)]
        s.sides = sides
        left = [edge for edge in left if edge not in reached]


def _read_water(s: State) -> None:
    sources = [int(water.has_source(s, plot)) for plot in write.plots(s)]
    s.wet = row([0] * components.FIRST + sources, components.PLOTS)


def _read_tile(s: State, name: str) -> int:
    plot = s.ground[parse_cell(name)]
    if plot <= 0:
        raise BadPosition(f"nothing lies at {name} to stand on")
    return plot


def _read_seats(s: State, seats: list[list[str]]) -> None:
    purse, mat, done = [], [], []
    cards: dict[str, list[int]] = {"hand": [], "shown": [], "barred": []}
    for _, chips, eaten, hand, fulfilled in seats:
        purse += [0, *(chips.count(letter) for letter in write.CHIP_LETTERS[1:])]
        mat += [0, *(eaten.count(letter) for letter in write.COLOUR_LETTERS[1:])]
        names = Counter(parted(fulfilled))
        done += [names.pop(name, 0) for name in components.CARD_NAMES]
        if names:
            raise BadPosition(f"there is no objective {next(iter(names))!r}")
        read = [_read_card(card) for card in parted(hand)]
        for i, key in enumerate(cards):
            cards[key] += row([card[i] for card in read], components.HAND)
    s.held = row([int(held) for held, *_ in seats], components.SEATS)
    s.hand_size = row([len(parted(hand)) for _, _, _, hand, _ in seats], components.SEATS)
    s.purse = row(purse, components.SEATS * components.IMPROVEMENTS)
    s.mat = row(mat, components.SEATS * components.COLOURS)
    s.done = row(done, components.SEATS * components.CARDS)
    for key, numbers in cards.items():
        setattr(s, key, row(numbers, components.SEATS * components.HAND))


def _read_card(text: str) -> tuple[int, int, int]:
    name, _, barred = text.rstrip(write.SHOWN).partition(write.BARRED)
    shown = int(text.endswith(write.SHOWN))
    return components.CARD_NAMES.index(name), shown, int(barred or "0", 16)


def _read_piles(s: State, extras: dict[str, str]) -> None:
    under = []
    for seat, tile in (text.split(":") for text in parted(extras.pop("under", NONE))):
        under.append(parse_seat(seat, s.seats) * components.TILE_KINDS + _read_kind(tile))
    s.under = row([len(under), *under], components.TILES + 1)
    drawn = [_read_kind(tile) for tile in parted(extras.pop("drawn", NONE))]
    s.drawn = row(drawn, components.DRAWN)
    s.drawn_count = len(drawn)
    if ("picked" in extras) != write.is_picked(s):
        raise BadPosition("a plot is picked when it is about to be laid, and only then")
    s.picked = _read_kind(extras.pop("picked")) if write.is_picked(s) else 0
    back = [components.CARD_NAMES.index(name) for name in parted(extras.pop("returned", NONE))]
    rows: list[int] = []
    for deck in range(components.TYPES):
        of_type = [card for card in back if components.CARD_TYPE[card] == deck]
        rows += row([len(of_type), *of_type], components.PILE + 1)
    s.returned = rows
    s.passed = [int(n) for n in extras.pop("passed", "0/0/0").split("/")]


def _read_due(s: State, texts: list[str]) -> None:
    due = [0] * components.PLOTS
    for text in texts:
        name, _, sections = text.partition(":")
        due[_read_tile(s, name)] = int(sections)
    s.due = due


def _count_points(s: State) -> None:
    counts = [s.done[i : i + components.CARDS] for i in range(0, len(s.done), components.CARDS)]
    won = [list(map(mul, done, components.POINTS)) for done in counts]
    s.fulfilled = [sum(done) for done in counts]
    s.panda_won = [sum(points[components.PANDA_CARDS :]) for points in won]
    s.won = [sum(each) + components.EMPEROR * (k == s.emperor) for k, each in enumerate(won)]


def _note_objectives(s: State) -> None:
    """What the rules keep as the garden changes, found by looking at all of it."""
    stands = Counter(bamboo.stand(s, plot) for plot in write.plots(s))
    s.stands = [stands[card] for card in range(components.NO_STAND + 1)]
    for plot in write.plots(s):
        objectives.note_patterns(s, plot)


def _count_stocks(s: State) -> None:
    """What is not on the table is left in the box's piles and stocks."""
    plots = write.plots(s)
    tiles = [(s.colour[p] - 1) * components.IMPROVEMENTS + s.printed[p] for p in plots]
    tiles += [n % components.TILE_KINDS for n in s.under[1 : s.under[0] + 1]]
    tiles += s.drawn[: s.drawn_count] + [s.picked] * write.is_picked(s)
    s.tiles = _left("plots", s.tiles, tiles)
    cards = write.returned(s) + _owned(s.done, components.CARDS)
    for seat in range(s.seats):
        cards += s.hand[seat * components.HAND :][: s.hand_size[seat]]
    s.cards = _left("objectives", s.cards, cards)
    sections = [s.colour[p] for p in plots for _ in range(s.height[p])]
    sections += _owned(s.mat, components.COLOURS)
    s.stock = _left("bamboo", s.stock, sections)
    chips = [s.improvement[p] for p in plots if not s.printed[p] and s.improvement[p]]
    chips += _owned(s.purse, components.IMPROVEMENTS)
    s.chips = _left("chips", s.chips, chips)
    used = len(write.channels(s)) + sum(s.held)
    s.channels = _left("channels", [s.channels], [0] * used)[0]


def _owned(counts: list[int], kinds: int) -> list[int]:
    """What all seats have, thing by thing, by its kind."""
    return [i % kinds for i, n in enumerate(counts) for _ in range(n)]


def _left(what: str, box: list[int], used: list[int]) -> list[int]:
    counts = Counter(used)
    left = [n - counts[i] for i, n in enumerate(box)]
    if min(left) < 0:
        raise BadPosition(f"there are more {what} on the table than in the box")
    return left
