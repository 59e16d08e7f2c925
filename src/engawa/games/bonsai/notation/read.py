"""Lay out the position that `write` described."""

from __future__ import annotations

from engawa.core.errors import BadPosition
from engawa.core.fields import row
from engawa.core.notation import NONE, SEAT_LETTERS, parse_seat, parted, seat_name
from engawa.games.bonsai.notation.check import check
from engawa.games.bonsai.notation.lines import cell_name, parse_cell
from engawa.games.bonsai.notation.write import PHASES, missing, own_trees
from engawa.games.bonsai.rules import components, tree, turn
from engawa.games.bonsai.rules.components import (
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
)
from engawa.games.bonsai.rules.state import State


def read(s: State, text: str) -> None:
    """Lay out the position that `write` described."""
    mover, doing, turns, final, *more = text.split(" ")
    s.turn = parse_seat(mover[:1], s.seats)
    s.tree = s.turn + (("1", "2") if s.scenario == EMPEROR else ("",)).index(mover[1:])
    s.turns = _number(turns)
    s.final = -1 if final == NONE else _number(final)
    parts = dict(part.split("=", 1) for part in more)
    s.goal = _read_goals(s, parts.pop("goals"))
    s.board = [CARD_NAMES.index(name) for name in parts.pop("board").split(",")]
    s.on_top = _number(parts.pop("top")) if s.tokonoma else 0
    gone = _read_cards(parts.pop("gone", NONE))
    _read_seats(s, [parts.pop(seat_name(seat)) for seat in range(s.seats)])
    if parts:
        raise BadPosition(f"a position of Bonsai has no {next(iter(parts))!r}")
    s.deck = [n - gone[card] for card, n in enumerate(missing(s))]
    _read_doing(s, doing)
    check(s)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise BadPosition(f"expected a number, not {text!r}")
    return int(text)


def _tally(text: str, letters: str) -> list[int]:
    """How often each letter stands in a word; ``-`` is the empty word."""
    if text != NONE and (not text or text.strip(letters)):
        raise BadPosition(f"expected the letters {letters} or -, not {text!r}")
    return [text.count(letter) for letter in letters]


def _read_doing(s: State, doing: str) -> None:
    words, _, rights = doing.partition(":")
    phase, _, slot = words.partition("-")
    s.phase = PHASES.index(phase)
    s.taken = ("", "1", "2", "3", "4").index(slot)
    s.owed = rights.endswith("!")
    s.rights = _tally(rights.removesuffix("!"), LETTERS) if s.phase == PLACING else [0] * RIGHTS


def _read_goals(s: State, text: str) -> list[int]:
    found = [components.IN_BOX] * GOALS
    for part in parted(text):
        name, _, owner = part.partition(":")
        owners = "12"[: turn.trees(s)] if s.seats == 1 else SEAT_LETTERS[: s.seats]
        place = CLAIMED + owners.index(owner) if owner else components.ON_TABLE
        found[GOAL_NAMES.index(name)] = place
    return found


def _read_cards(text: str) -> list[int]:
    copies = [0] * CARDS
    for part in parted(text):
        name, _, n = part.partition("*")
        copies[CARD_NAMES.index(name)] += _number(n or "1")
    return copies


def _read_seats(s: State, texts: list[str]) -> None:
    supply: list[int] = []
    cards: list[int] = []
    renounced: list[int] = []
    for seat, text in enumerate(texts):
        tiles_held, taken, *bonsais, no = text.split("/")
        supply += _tally(tiles_held, LETTERS[:KINDS])
        cards += _read_cards(taken)
        lost = [GOAL_NAMES.index(name) for name in parted(no)]
        renounced += [int(goal in lost) for goal in range(GOALS)]
        for bonsai, tiles_placed in zip(own_trees(s, seat), bonsais, strict=True):
            _grow(s, bonsai, tiles_placed)
    s.supply = row(supply, components.SEATS * KINDS)
    s.cards = row(cards, components.SEATS * CARDS)
    s.renounced = row(renounced, components.SEATS * GOALS)


def _grow(s: State, bonsai: int, text: str) -> None:
    """Place the tiles in an order the rules allow: kind by kind, each as soon as it can stand."""
    left = sorted((LETTERS[:KINDS].index(part[0]), parse_cell(part[1:])) for part in parted(text))
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
