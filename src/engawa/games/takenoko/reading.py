"""Reading a position that `paper` wrote: lay it out, count what is left, and refuse nonsense."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engawa.core.errors import BadPosition
from engawa.core.fields import row
from engawa.core.notation import parse_seat, seat_name
from engawa.games.takenoko import actions as acts
from engawa.games.takenoko import bamboo, components, draws, garden, paper, piles, turn, water


def read(s: Any, text: str) -> None:
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
    s.used = sum(components.BIT[paper.ACTION_WORDS.index(word)] for word in _unlisted(used))
    seats = [_read_part(part, seat_name(k)) for k, part in enumerate(rest[: s.seats])]
    extras = dict(part.split("=") for part in rest[s.seats :])
    _read_garden(s, _unlisted(plots))
    _read_channels(s, _unlisted(dug))
    _read_water(s)
    s.panda, s.gardener = _read_tile(s, panda), _read_tile(s, gardener)
    _read_seats(s, [part.split("/") for part in seats])
    if "emperor" in extras:
        s.emperor = parse_seat(extras.pop("emperor"), s.seats)
    _read_piles(s, extras)
    _read_due(s, _unlisted(extras.pop("due", paper.NONE)))
    if extras:
        raise BadPosition(f"a position of Takenoko has no {next(iter(extras))!r}")
    _count_points(s)
    _count_stocks(s)
    _check(s)


def _unlisted(text: str) -> list[str]:
    return [] if text in (paper.NONE, "") else text.split(",")


def _read_part(part: str, name: str) -> str:
    key, _, value = part.partition("=")
    if key != name:
        raise BadPosition(f"expected what seat {name} has, not {part!r}")
    return value


def _read_garden(s: Any, plots: list[str]) -> None:
    improvement, height = [0, 0], [0, 0]
    for text in plots:
        name, _, plot = text.partition(":")
        cell = acts.parse_cell(name)
        if not garden.is_site(s, cell):
            raise BadPosition(f"{name} touches neither the pond nor two plots laid before it")
        letters, tall = plot[:-1], int(plot[-1])
        chip = paper.CHIP_LETTERS.index(letters[1:]) if letters[1:].isupper() else 0
        garden.lay(s, cell, _read_kind(letters[0] if chip else letters))
        improvement.append(chip or s.printed[s.plots - 1])
        height.append(tall)
    s.improvement = row(improvement, components.PLOTS)
    s.height = row(height, components.PLOTS)


def _read_kind(letters: str) -> int:
    colour, improvement = letters[0], paper.PRINTED_LETTERS.index(letters[1:])
    return (paper.COLOUR_LETTERS.index(colour) - 1) * components.IMPROVEMENTS + improvement


def _read_channels(s: Any, names: list[str]) -> None:
    """In any order: each has to touch the pond, or one that does."""
    left = [divmod(acts.parse_edge(name.replace("/", " ")), components.HALF) for name in names]
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


def _read_water(s: Any) -> None:
    wet = [0] * components.PLOTS
    for plot in paper.plots(s):
        is_new = s.phase == components.SPROUTING and plot == s.plots - 1
        shed = s.improvement[plot] == components.WATERSHED
        wet[plot] = int((shed or s.sides[plot] or garden.is_by_pond(s, plot)) and not is_new)
    s.wet = wet


def _read_tile(s: Any, name: str) -> int:
    plot = s.ground[acts.parse_cell(name)]
    if plot <= 0:
        raise BadPosition(f"nothing lies at {name} to stand on")
    return int(plot)


def _read_seats(s: Any, seats: list[list[str]]) -> None:
    purse, mat, done = [], [], []
    cards: dict[str, list[int]] = {"hand": [], "shown": [], "barred": []}
    for _, chips, eaten, hand, fulfilled in seats:
        purse += [0, *(chips.count(letter) for letter in paper.CHIP_LETTERS[1:])]
        mat += [0, *(eaten.count(letter) for letter in paper.COLOUR_LETTERS[1:])]
        names = Counter(_unlisted(fulfilled))
        done += [names.pop(name, 0) for name in components.CARD_NAMES]
        if names:
            raise BadPosition(f"there is no objective {next(iter(names))!r}")
        read = [_read_card(card) for card in _unlisted(hand)]
        for i, key in enumerate(cards):
            cards[key] += row([card[i] for card in read], components.HAND)
    s.held = row([int(held) for held, *_ in seats], components.SEATS)
    s.hand_size = row([len(_unlisted(hand)) for _, _, _, hand, _ in seats], components.SEATS)
    s.purse = row(purse, components.SEATS * components.IMPROVEMENTS)
    s.mat = row(mat, components.SEATS * components.COLOURS)
    s.done = row(done, components.SEATS * components.CARDS)
    for key, numbers in cards.items():
        setattr(s, key, row(numbers, components.SEATS * components.HAND))


def _read_card(text: str) -> tuple[int, int, int]:
    name, _, barred = text.rstrip(paper.SHOWN).partition(paper.BARRED)
    shown = int(text.endswith(paper.SHOWN))
    return components.CARD_NAMES.index(name), shown, int(barred or "0", 16)


def _read_piles(s: Any, extras: dict[str, str]) -> None:
    under = []
    for text in _unlisted(extras.pop("under", paper.NONE)):
        seat, _, tile = text.partition(":")
        under.append(parse_seat(seat, s.seats) * components.TILE_KINDS + _read_kind(tile))
    s.under = row([len(under), *under], components.TILES + 1)
    drawn = [_read_kind(tile) for tile in _unlisted(extras.pop("drawn", paper.NONE))]
    s.drawn = row(drawn, components.DRAWN)
    s.drawn_count = len(drawn)
    if ("picked" in extras) != paper.is_picked(s):
        raise BadPosition("a plot is picked when it is about to be laid, and only then")
    s.picked = _read_kind(extras.pop("picked")) if paper.is_picked(s) else 0
    back = [
        components.CARD_NAMES.index(name) for name in _unlisted(extras.pop("returned", paper.NONE))
    ]
    rows: list[int] = []
    for deck in range(components.TYPES):
        of_type = [card for card in back if components.CARD_TYPE[card] == deck]
        rows += row([len(of_type), *of_type], components.PILE + 1)
    s.returned = rows
    s.passed = [int(n) for n in extras.pop("passed", "0/0/0").split("/")]


def _read_due(s: Any, texts: list[str]) -> None:
    due = [0] * components.PLOTS
    for text in texts:
        name, _, sections = text.partition(":")
        due[_read_tile(s, name)] = int(sections)
    s.due = due


def _count_points(s: Any) -> None:
    won, panda = [0] * components.SEATS, [0] * components.SEATS
    fulfilled = [0] * components.SEATS
    for i, copies in enumerate(s.done):
        seat, card = divmod(i, components.CARDS)
        fulfilled[seat] += copies
        won[seat] += copies * components.POINTS[card]
        panda[seat] += copies * components.POINTS[card] * (card >= components.PANDA_CARDS)
    if s.emperor >= 0:
        won[s.emperor] += components.EMPEROR
    s.fulfilled, s.won, s.panda_won = fulfilled, won, panda


def _count_stocks(s: Any) -> None:
    """What is not on the table is left in the box's piles and stocks."""
    plots = paper.plots(s)
    tiles = [(s.colour[p] - 1) * components.IMPROVEMENTS + s.printed[p] for p in plots]
    tiles += [n % components.TILE_KINDS for n in s.under[1 : s.under[0] + 1]]
    tiles += s.drawn[: s.drawn_count] + [s.picked] * paper.is_picked(s)
    s.tiles = _left("plots", s.tiles, tiles)
    cards = paper.returned(s) + [
        i % components.CARDS for i, n in enumerate(s.done) for _ in range(n)
    ]
    for seat in range(s.seats):
        cards += s.hand[seat * components.HAND :][: s.hand_size[seat]]
    s.cards = _left("objectives", s.cards, cards)
    sections = [s.colour[p] for p in plots for _ in range(s.height[p])]
    sections += [i % components.COLOURS for i, n in enumerate(s.mat) for _ in range(n)]
    s.stock = _left("bamboo", s.stock, sections)
    chips = [s.improvement[p] for p in plots if not s.printed[p] and s.improvement[p]]
    chips += [i % components.IMPROVEMENTS for i, n in enumerate(s.purse) for _ in range(n)]
    s.chips = _left("chips", s.chips, chips)
    used = len(paper.channels(s)) + sum(s.held)
    s.channels = _left("channels", [s.channels], [0] * used)[0]


def _left(what: str, box: list[int], used: list[int]) -> list[int]:
    counts = Counter(used)
    left = [n - counts[i] for i, n in enumerate(box)]
    if min(left) < 0:
        raise BadPosition(f"there are more {what} on the table than in the box")
    return left


def _check(s: Any) -> None:
    """Refuse what no game could lead to and the rules could not play."""
    for is_right, says in (*_checks_of_turn(s), *_checks_of_table(s)):
        if not is_right:
            raise BadPosition(says)


def _checks_of_turn(s: Any) -> list[tuple[bool, str]]:
    taken = components.ACTIONS_A_TURN + (s.weather == components.SUN) - s.left
    kinds = len(paper.words(s.used))
    adds_up = kinds == taken or (s.weather == components.WIND and kinds <= taken)
    idle = s.phase in (components.OVER, components.DEALING)
    asks = s.weather in paper.ASKING_WEATHER
    drawn = {components.DRAWING: range(3), components.PICKING: range(1, 4)}
    drawn[components.ORDERING] = range(2, 3)
    dealt = [3] * s.turn + [s.deck] + [0] * (s.seats - s.turn - 1)
    learns = s.phase in (components.LEARNING, components.REDRAWING)
    room = s.hand_size[s.turn] < components.HAND and draws.can_redraw(s)
    fresh = s.phase != components.LEARNING or draws.has_fresh(s, s.deck)
    return [
        (s.left >= 0 and (idle or adds_up), "actions left and actions taken do not add up"),
        (s.phase != components.WEATHER or asks, "this weather asks for nothing"),
        (s.drawn_count in drawn.get(s.phase, (0,)), "so many plots cannot be drawn now"),
        (s.phase != components.DRAWING or piles.plots_left(s) > 0, "no plots are left to draw"),
        (s.phase != components.SPROUTING or draws.awaits_chip(s), "no new plot waits for a chip"),
        (s.phase != components.DEALING or s.hand_size[: s.seats] == dealt, "so it is not dealt"),
        (not learns or (room and fresh), "no objective can be drawn"),
        (learns or not sum(s.passed), "no objective can have gone back now"),
    ]


def _checks_of_table(s: Any) -> list[tuple[bool, str]]:
    plots = paper.plots(s)
    enough = [k for k in range(s.seats) if s.fulfilled[k] >= components.ENOUGH[s.seats]]
    contested = bamboo.is_contested(s) and all(s.due[p] <= bamboo.appetite(s, p) for p in plots)
    return [
        (min(s.held) >= 0, "nobody has fewer than no channels"),
        (all(s.wet[p] or not s.height[p] for p in plots), "bamboo stands on a dry plot"),
        (max(s.height) <= components.TALLEST, "bamboo has 4 sections at the most"),
        ((s.emperor in enough) if enough else s.emperor < 0, "the Emperor is with the wrong seat"),
        (contested == (s.phase == components.GROWING), "bamboo is due where it is scarce"),
    ]
