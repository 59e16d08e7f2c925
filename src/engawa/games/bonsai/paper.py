"""How a position is written, and laid out again.

``B place-3:W* 7 - goals=green-low,green-hard:A board=tool,-,growth-W,helper-L A=… B=…`` is B in
the seventh turn, with a Helper from slot 3 and a wood and a tile of any kind to place; the deck is
not empty; A has claimed a goal. A seat has its tiles, its cards, its bonsai (two at the Emperor's)
and the goals it has renounced: ``A=WWL/tool*2,master-WL/Wnw1,Lne1/green-low``.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any

from engawa.core.actions import NOBODY
from engawa.core.errors import BadPosition
from engawa.core.fields import row
from engawa.core.notation import SEAT_LETTERS, parse_seat, seat_name
from engawa.games.bonsai import board, components, tree, turn
from engawa.games.bonsai.actions import cell_name, parse_cell
from engawa.games.bonsai.components import (
    BUD,
    CARD_NAMES,
    CARDS,
    CLAIMED,
    EMPEROR,
    GOAL_NAMES,
    GOALS,
    KINDS,
    LETTERS,
    PLACING,
    RIGHTS,
    ROOM,
    SLOTS,
)

PHASES = ("colours", "deal", "burn", "turn", "pick", "place", "claim", "return", "over")


def write(s: Any) -> str:
    mover = seat_name(s.turn) + (str(s.tree + 1) if s.scenario == EMPEROR else "")
    parts = [mover, _doing(s), str(s.turns), "-" if s.final < 0 else str(s.final)]
    parts.append("goals=" + _join(_goal(s, goal) for goal in range(GOALS) if s.goal[goal]))
    parts.append("board=" + ",".join(CARD_NAMES[card] for card in s.board))
    if s.tokonoma:
        parts.append(f"top={s.on_top}")
    if any(missing(s)):
        parts.append("gone=" + _cards(missing(s)))
    parts += [seat_name(seat) + "=" + _seat(s, seat) for seat in range(s.seats)]
    return " ".join(parts)


def _doing(s: Any) -> str:
    words = PHASES[s.phase] + (f"-{s.taken}" if s.taken else "")
    if s.phase != PLACING:
        return words
    rights = "".join(letter * n for letter, n in zip(LETTERS, s.rights, strict=True))
    return f"{words}:{rights or '-'}{'!' if s.owed else ''}"


def _goal(s: Any, goal: int) -> str:
    if s.goal[goal] < CLAIMED:
        return GOAL_NAMES[goal]
    bonsai = s.goal[goal] - CLAIMED
    return GOAL_NAMES[goal] + ":" + (str(bonsai + 1) if s.seats == 1 else seat_name(bonsai))


def _seat(s: Any, seat: int) -> str:
    supply = s.supply[seat * KINDS : (seat + 1) * KINDS]
    mine = s.renounced[seat * GOALS : (seat + 1) * GOALS]
    parts = ["".join(letter * n for letter, n in zip(LETTERS, supply, strict=False)) or "-"]
    parts.append(_cards(s.cards[seat * CARDS : (seat + 1) * CARDS]))
    for bonsai in own_trees(s, seat):
        parts.append(_join(LETTERS[kind] + cell_name(cell) for kind, cell in tiles(s, bonsai)))
    parts.append(_join(GOAL_NAMES[goal] for goal in range(GOALS) if mine[goal]))
    return "/".join(parts)


def own_trees(s: Any, seat: int) -> range:
    return range(turn.trees(s)) if s.seats == 1 else range(seat, seat + 1)


def tiles(s: Any, bonsai: int) -> list[tuple[int, int]]:
    """The tiles of a bonsai without the bud, as (kind, cell), kind by kind."""
    cells = [tree.cell_in(s, i) for i in range(bonsai * ROOM, bonsai * ROOM + s.size[bonsai])]
    found = [(tree.tile_at(s, bonsai, cell), cell) for cell in cells if cell != BUD]
    return sorted(tile for tile in found if tile[0] >= 0)


def missing(s: Any) -> list[int]:
    """By card, the copies that are neither in the deck nor on the board nor with a seat."""
    full = [components.DECK[s.seats * CARDS + card] for card in range(CARDS)]
    deck, seen, taken = s.deck, s.board, s.cards
    found = [full[c] - deck[c] - seen.count(c) - sum(taken[c::CARDS]) for c in range(CARDS)]
    return [0, *found[1:]]  # an empty slot is no card


def _cards(copies: list[int]) -> str:
    """``tool*2,master-WL``"""
    named = zip(CARD_NAMES, copies, strict=True)
    return _join(name if n == 1 else f"{name}*{n}" for name, n in named if n)


def _join(words: Iterable[str]) -> str:
    return ",".join(words) or "-"


# --- reading ---


def read(s: Any, text: str) -> None:
    """Lay out the position that `write` described."""
    mover, doing, turns, final, *more = text.split(" ")
    s.turn = parse_seat(mover[:1], s.seats)
    s.tree = s.turn + (("1", "2") if s.scenario == EMPEROR else ("",)).index(mover[1:])
    s.turns = _number(turns)
    s.final = -1 if final == "-" else _number(final)
    parts = dict(part.split("=", 1) for part in more)
    s.goal = _read_goals(s, parts.pop("goals"))
    s.board = [CARD_NAMES.index(name) for name in parts.pop("board").split(",")]
    s.on_top = _number(parts.pop("top")) if s.tokonoma else 0
    gone = _read_cards(parts.pop("gone", "-"))
    _read_seats(s, [parts.pop(seat_name(seat)) for seat in range(s.seats)])
    if parts:
        raise BadPosition(f"a position of Bonsai has no {next(iter(parts))!r}")
    s.deck = [n - gone[card] for card, n in enumerate(missing(s))]
    _read_doing(s, doing)
    _check(s)


def _split(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise BadPosition(f"expected a number, not {text!r}")
    return int(text)


def _tally(text: str, letters: str) -> list[int]:
    """How often each letter stands in a word; ``-`` is the empty word."""
    if text != "-" and (not text or text.strip(letters)):
        raise BadPosition(f"expected the letters {letters} or -, not {text!r}")
    return [text.count(letter) for letter in letters]


def _read_doing(s: Any, doing: str) -> None:
    words, _, rights = doing.partition(":")
    phase, _, slot = words.partition("-")
    s.phase = PHASES.index(phase)
    s.taken = ("", "1", "2", "3", "4").index(slot)
    s.owed = rights.endswith("!")
    s.rights = _tally(rights.removesuffix("!"), LETTERS) if s.phase == PLACING else [0] * RIGHTS


def _read_goals(s: Any, text: str) -> list[int]:
    found = [components.IN_BOX] * GOALS
    for part in _split(text):
        name, _, owner = part.partition(":")
        owners = "12"[: turn.trees(s)] if s.seats == 1 else SEAT_LETTERS[: s.seats]
        place = CLAIMED + owners.index(owner) if owner else components.ON_TABLE
        found[GOAL_NAMES.index(name)] = place
    return found


def _read_cards(text: str) -> list[int]:
    copies = [0] * CARDS
    for part in _split(text):
        name, _, n = part.partition("*")
        copies[CARD_NAMES.index(name)] += _number(n or "1")
    return copies


def _read_seats(s: Any, texts: list[str]) -> None:
    supply: list[int] = []
    cards: list[int] = []
    renounced: list[int] = []
    for seat, text in enumerate(texts):
        tiles_held, taken, *bonsais, no = text.split("/")
        supply += _tally(tiles_held, LETTERS[:KINDS])
        cards += _read_cards(taken)
        lost = [GOAL_NAMES.index(name) for name in _split(no)]
        renounced += [int(goal in lost) for goal in range(GOALS)]
        for bonsai, tiles_placed in zip(own_trees(s, seat), bonsais, strict=True):
            _grow(s, bonsai, tiles_placed)
    s.supply = row(supply, components.SEATS * KINDS)
    s.cards = row(cards, components.SEATS * CARDS)
    s.renounced = row(renounced, components.SEATS * GOALS)


def _grow(s: Any, bonsai: int, text: str) -> None:
    """Place the tiles in an order the rules allow: kind by kind, each as soon as it can stand."""
    left = sorted((LETTERS[:KINDS].index(part[0]), parse_cell(part[1:])) for part in _split(text))
    if len(left) >= components.MOST_TILES:
        raise BadPosition(f"no bonsai has {len(left)} tiles")
    tree.plant(s, bonsai)
    while left:
        fit = [(kind, cell) for kind, cell in left if tree.allows(s, bonsai, kind, cell)]
        kind, cell = left[0]
        if not fit or fit[0][0] != kind:
            raise BadPosition(f"{LETTERS[kind]}{cell_name(cell)} hangs in the air")
        left.remove(fit[0])
        tree.put(s, bonsai, fit[0][0], fit[0][1])


def _check(s: Any) -> None:
    """Refuse what no game could lead to and the rules could not play."""
    if min(*s.deck, *s.board) < 0 or len(s.board) != SLOTS:
        raise BadPosition("a card lies in more places than there are copies")
    for seat in range(s.seats):
        _check_tiles(s, seat)
    left = board.left(s)
    if (left == 0) != (s.final >= 0) or s.final > s.seats:
        raise BadPosition(f"with {left} cards in the deck, {s.final} turns cannot be left")
    if s.on_top > left - board.parchments_left(s):
        raise BadPosition(f"{s.on_top} cards cannot be on top of those left")
    if s.phase >= components.ACTING and s.turns == 0:
        raise BadPosition("no turn has begun yet")
    if s.phase == components.DEALING and board.gap(s) < 0:
        raise BadPosition("no slot is empty that a card could be dealt to")
    if s.phase == components.BURNING and s.seats > 1:
        raise BadPosition("cards are discarded only when playing alone")
    if s.to_move != NOBODY and not s.legal() and not s.chances():
        raise BadPosition("nothing can happen in that position")


def _check_tiles(s: Any, seat: int) -> None:
    """[reach] No seat has more tiles, or more wood, than it started with and its cards brought."""
    first = (seat if s.seats > 1 else 1) * KINDS
    start = [components.STARTING_TILES[first + kind] for kind in range(KINDS)]
    taken = s.cards[seat * CARDS : (seat + 1) * CARDS]
    brought = [0] * KINDS
    for card, kind in product(range(CARDS), range(KINDS)):
        brought[kind] += taken[card] * components.MASTER_TILES[card * KINDS + kind]
    have = s.supply[seat * KINDS : (seat + 1) * KINDS]
    for bonsai in own_trees(s, seat):
        for kind, _ in tiles(s, bonsai):
            have[kind] += 1
    picked = taken[components.MASTER_ANY]
    most = sum(start) + components.MOST_SLOT_TILES * sum(taken) + sum(brought) + picked
    most_wood = start[0] + sum(taken) + brought[0] + picked
    if sum(have) > most or have[components.WOOD] > most_wood:
        raise BadPosition(
            f"{seat_name(seat)} has {sum(have)} tiles, {have[components.WOOD]} of them wood; "
            f"its cards brought {most} at the most, {most_wood} of them wood"
        )
