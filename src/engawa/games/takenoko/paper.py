"""How a position is written, and read again.

Only what cannot be counted stands in it: stocks and piles are what is left of the box.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from engawa.core.errors import BadPosition
from engawa.core.fields import row
from engawa.core.notation import parse_seat, seat_name
from engawa.games.takenoko import actions as acts
from engawa.games.takenoko import bamboo, components, draws, garden, turn, water

NONE = "-"
COLOUR_LETTERS = " gyp"
PRINTED_LETTERS = ("", "w", "e", "f")
CHIP_LETTERS = ("", "W", "E", "F")
ACTION_WORDS = ("plots", "channel", "gardener", "panda", "objective")
SHOWN, BARRED = "!", "~"  # marks on a card: all know it; what it cannot be


# --- writing ---


def write(s: Any) -> str:
    """``A main 0 none:2:- e1:gF2,ne1:y1 e1/ne1 e1 pond A=0/-/g/eat-green/- B=1/W/-/line-pink/-``

    The seat, what it is about, rounds over; weather, actions left, actions taken; plots in the
    order they were laid, with height (a capital is an added chip); channels; panda; gardener; and
    for each seat its channels, chips, bamboo, objectives in hand and objectives fulfilled.
    """
    phase = components.PHASE_NAMES[s.phase]
    if s.phase in (components.DEALING, components.LEARNING):
        phase += ":" + components.TYPE_NAMES[s.deck]
    parts = [
        seat_name(s.turn),
        phase,
        str(s.round),
        f"{components.WEATHER_NAMES[s.weather]}:{s.left}:{_listed(_words(s.used))}",
        _listed(f"{acts.cell_name(s.cell[p])}:{_plot(s, p)}" for p in _plots(s)),
        _listed(acts.edge_name(edge).replace(" ", "/") for edge in channels(s)),
        acts.cell_name(s.cell[s.panda]),
        acts.cell_name(s.cell[s.gardener]),
    ]
    parts += [f"{seat_name(k)}={_seat(s, k)}" for k in range(s.seats)]
    extras = {
        "emperor": seat_name(s.emperor) if s.emperor >= 0 else "",
        "under": ",".join(_under(n) for n in s.under[1 : s.under[0] + 1]),
        "drawn": ",".join(_tile(tile) for tile in s.drawn[: s.drawn_count]),
        "picked": _tile(s.picked) if is_picked(s) else "",
        "returned": ",".join(components.CARD_NAMES[card] for card in returned(s)),
        "passed": "/".join(map(str, s.passed)) if any(s.passed) else "",
        "due": ",".join(f"{acts.cell_name(s.cell[p])}:{s.due[p]}" for p in _plots(s) if s.due[p]),
    }
    return " ".join(parts + [f"{key}={value}" for key, value in extras.items() if value])


def channels(s: Any) -> list[int]:
    """The edges with a channel, by plot."""
    sides = [(p, d) for p in _plots(s) for d in range(components.HALF)]
    return [s.cell[p] * components.HALF + d for p, d in sides if s.sides[p] & components.BIT[d]]


def returned(s: Any) -> list[int]:
    """[advanced] The objectives under their piles, type by type, the first to come first."""
    found: list[int] = []
    for start in range(0, len(s.returned), components.PILE + 1):
        found += s.returned[start + 1 : start + 1 + s.returned[start]]
    return found


def is_picked(s: Any) -> bool:
    return s.phase in (components.ORDERING, components.LAYING)


def _plots(s: Any) -> range:
    return range(components.FIRST, s.plots)


def _listed(words: Iterable[str]) -> str:
    return ",".join(words) or NONE


def _words(used: int) -> list[str]:
    return [word for i, word in enumerate(ACTION_WORDS) if used & components.BIT[i]]


def _tile(tile: int) -> str:
    colour, improvement = divmod(tile, components.IMPROVEMENTS)
    return COLOUR_LETTERS[colour + 1] + PRINTED_LETTERS[improvement]


def _under(number: int) -> str:
    seat, tile = divmod(number, components.TILE_KINDS)
    return f"{seat_name(seat)}:{_tile(tile)}"


def _plot(s: Any, plot: int) -> str:
    letters = PRINTED_LETTERS if s.printed[plot] else CHIP_LETTERS
    return f"{COLOUR_LETTERS[s.colour[plot]]}{letters[s.improvement[plot]]}{s.height[plot]}"


def _seat(s: Any, seat: int) -> str:
    chips, mat = seat * components.IMPROVEMENTS, seat * components.COLOURS
    done = s.done[seat * components.CARDS : (seat + 1) * components.CARDS]
    return "/".join(
        [
            str(s.held[seat]),
            "".join(letter * s.purse[chips + i] for i, letter in enumerate(CHIP_LETTERS)) or NONE,
            "".join(letter * s.mat[mat + c] for c, letter in enumerate(COLOUR_LETTERS)) or NONE,
            _listed(_card(s, seat * components.HAND + i) for i in range(s.hand_size[seat])),
            _listed(components.CARD_NAMES[c] for c, n in enumerate(done) for _ in range(n)),
        ]
    )


def _card(s: Any, i: int) -> str:
    mark = SHOWN if s.shown[i] else f"{BARRED}{s.barred[i]:x}" if s.barred[i] else ""
    return f"{components.CARD_NAMES[s.hand[i]]}{mark}"


# --- reading ---


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
    s.used = sum(components.BIT[ACTION_WORDS.index(word)] for word in _unlisted(used))
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
    _read_due(s, _unlisted(extras.pop("due", NONE)))
    if extras:
        raise BadPosition(f"a position of Takenoko has no {next(iter(extras))!r}")
    _count_points(s)
    _count_stocks(s)
    _check(s)


def _unlisted(text: str) -> list[str]:
    return [] if text in (NONE, "") else text.split(",")


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
        chip = CHIP_LETTERS.index(letters[1:]) if letters[1:].isupper() else 0
        garden.lay(s, cell, _read_kind(letters[0] if chip else letters))
        improvement.append(chip or s.printed[s.plots - 1])
        height.append(tall)
    s.improvement = row(improvement, components.PLOTS)
    s.height = row(height, components.PLOTS)


def _read_kind(letters: str) -> int:
    colour, improvement = letters[0], PRINTED_LETTERS.index(letters[1:])
    return (COLOUR_LETTERS.index(colour) - 1) * components.IMPROVEMENTS + improvement


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
    for plot in _plots(s):
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
        purse += [0, *(chips.count(letter) for letter in CHIP_LETTERS[1:])]
        mat += [0, *(eaten.count(letter) for letter in COLOUR_LETTERS[1:])]
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
    name, _, barred = text.rstrip(SHOWN).partition(BARRED)
    shown = int(text.endswith(SHOWN))
    return components.CARD_NAMES.index(name), shown, int(barred or "0", 16)


def _read_piles(s: Any, extras: dict[str, str]) -> None:
    under = []
    for text in _unlisted(extras.pop("under", NONE)):
        seat, _, tile = text.partition(":")
        under.append(parse_seat(seat, s.seats) * components.TILE_KINDS + _read_kind(tile))
    s.under = row([len(under), *under], components.TILES + 1)
    drawn = [_read_kind(tile) for tile in _unlisted(extras.pop("drawn", NONE))]
    s.drawn = row(drawn, components.DRAWN)
    s.drawn_count = len(drawn)
    if ("picked" in extras) != is_picked(s):
        raise BadPosition("a plot is picked when it is about to be laid, and only then")
    s.picked = _read_kind(extras.pop("picked")) if is_picked(s) else 0
    back = [components.CARD_NAMES.index(name) for name in _unlisted(extras.pop("returned", NONE))]
    piles: list[int] = []
    for deck in range(components.TYPES):
        of_type = [card for card in back if components.CARD_TYPE[card] == deck]
        piles += row([len(of_type), *of_type], components.PILE + 1)
    s.returned = piles
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
    plots = _plots(s)
    tiles = [(s.colour[p] - 1) * components.IMPROVEMENTS + s.printed[p] for p in plots]
    tiles += [n % components.TILE_KINDS for n in s.under[1 : s.under[0] + 1]]
    tiles += s.drawn[: s.drawn_count] + [s.picked] * is_picked(s)
    s.tiles = _left("plots", s.tiles, tiles)
    cards = returned(s) + [i % components.CARDS for i, n in enumerate(s.done) for _ in range(n)]
    for seat in range(s.seats):
        cards += s.hand[seat * components.HAND :][: s.hand_size[seat]]
    s.cards = _left("objectives", s.cards, cards)
    sections = [s.colour[p] for p in plots for _ in range(s.height[p])]
    sections += [i % components.COLOURS for i, n in enumerate(s.mat) for _ in range(n)]
    s.stock = _left("bamboo", s.stock, sections)
    chips = [s.improvement[p] for p in plots if not s.printed[p] and s.improvement[p]]
    chips += [i % components.IMPROVEMENTS for i, n in enumerate(s.purse) for _ in range(n)]
    s.chips = _left("chips", s.chips, chips)
    used = len(channels(s)) + sum(s.held)
    s.channels = _left("channels", [s.channels], [0] * used)[0]


def _left(what: str, box: list[int], used: list[int]) -> list[int]:
    counts = Counter(used)
    left = [n - counts[i] for i, n in enumerate(box)]
    if min(left) < 0:
        raise BadPosition(f"there are more {what} on the table than in the box")
    return left


def _check(s: Any) -> None:
    """Refuse what no game could lead to and the rules could not play."""
    taken = components.ACTIONS_A_TURN + (s.weather == components.SUN) - s.left
    kinds = len(_words(s.used))
    over = s.phase in (components.OVER, components.DEALING)
    if not over and not (kinds == taken or (s.weather == components.WIND and kinds <= taken)):
        raise BadPosition("actions left and actions taken do not add up")
    if any(s.height[p] and not s.wet[p] for p in _plots(s)):
        raise BadPosition("bamboo stands on a plot that is not irrigated")
    if max(s.height) > components.TALLEST:
        raise BadPosition(f"bamboo has {components.TALLEST} sections at the most")
    enough = [k for k in range(s.seats) if s.fulfilled[k] >= components.ENOUGH[s.seats]]
    if (s.emperor < 0) != (not enough) or (enough and s.emperor not in enough):
        raise BadPosition("the Emperor is with the first seat to fulfil enough objectives")
    needs = {components.PICKING: range(1, 4), components.ORDERING: (2,)}
    if s.phase != components.DRAWING and s.drawn_count not in needs.get(s.phase, (0,)):
        raise BadPosition("so many plots cannot be drawn now")
    if s.phase == components.SPROUTING and not draws.awaits_chip(s):
        raise BadPosition("no new plot waits for a chip")
    if bamboo.is_contested(s) != (s.phase == components.GROWING):
        raise BadPosition("bamboo is due when too little is left for all, and only then")
    if sum(s.passed) and s.phase not in (components.REDRAWING, components.LEARNING):
        raise BadPosition("no objective can have gone back now")
