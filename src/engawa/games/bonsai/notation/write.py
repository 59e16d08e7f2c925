"""How a position is written.

``B place-3:W* 7 - goals=green-low,green-hard:A board=tool,-,growth-W,helper-L A=… B=…`` is B in
the seventh turn, with a Helper from slot 3 and a wood and a tile of any kind to place; the deck is
not empty; A has claimed a goal. A seat has its tiles, its cards, its bonsai (two at the Emperor's)
and the goals it has renounced: ``A=WWL/tool*2,master-WL/Wnw1,Lne1/green-low``.
"""

from __future__ import annotations

from engawa.core.notation import NONE, joined, seat_name
from engawa.games.bonsai.notation.lines import cell_name
from engawa.games.bonsai.rules import components, tree, turn
from engawa.games.bonsai.rules.components import (
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
    ROOM,
)
from engawa.games.bonsai.rules.state import State

PHASES = ("colours", "deal", "burn", "turn", "pick", "place", "claim", "return", "over")


def write(s: State) -> str:
    mover = seat_name(s.turn) + (str(s.tree + 1) if s.scenario == EMPEROR else "")
    parts = [mover, _doing(s), str(s.turns), NONE if s.final < 0 else str(s.final)]
    parts.append("goals=" + joined(_goal(s, goal) for goal in range(GOALS) if s.goal[goal]))
    parts.append("board=" + ",".join(CARD_NAMES[card] for card in s.board))
    if s.tokonoma:
        parts.append(f"top={s.on_top}")
    if any(missing(s)):
        parts.append("gone=" + _cards(missing(s)))
    parts += [seat_name(seat) + "=" + _seat(s, seat) for seat in range(s.seats)]
    return " ".join(parts)


def _doing(s: State) -> str:
    words = PHASES[s.phase] + (f"-{s.taken}" if s.taken else "")
    if s.phase != PLACING:
        return words
    rights = "".join(letter * n for letter, n in zip(LETTERS, s.rights, strict=True))
    return f"{words}:{rights or NONE}{'!' if s.owed else ''}"


def _goal(s: State, goal: int) -> str:
    if s.goal[goal] < CLAIMED:
        return GOAL_NAMES[goal]
    bonsai = s.goal[goal] - CLAIMED
    return GOAL_NAMES[goal] + ":" + (str(bonsai + 1) if s.seats == 1 else seat_name(bonsai))


def _seat(s: State, seat: int) -> str:
    supply = s.supply[seat * KINDS : (seat + 1) * KINDS]
    mine = s.renounced[seat * GOALS : (seat + 1) * GOALS]
    parts = ["".join(letter * n for letter, n in zip(LETTERS, supply, strict=False)) or NONE]
    parts.append(_cards(s.cards[seat * CARDS : (seat + 1) * CARDS]))
    for bonsai in own_trees(s, seat):
        parts.append(joined(LETTERS[kind] + cell_name(cell) for kind, cell in tiles(s, bonsai)))
    parts.append(joined(GOAL_NAMES[goal] for goal in range(GOALS) if mine[goal]))
    return "/".join(parts)


def own_trees(s: State, seat: int) -> range:
    return range(turn.trees(s)) if s.seats == 1 else range(seat, seat + 1)


def tiles(s: State, bonsai: int) -> list[tuple[int, int]]:
    """The tiles of a bonsai without the bud, as (kind, cell), kind by kind."""
    cells = [tree.cell_in(s, i) for i in range(bonsai * ROOM, bonsai * ROOM + s.size[bonsai])]
    found = [(tree.tile_at(s, bonsai, cell), cell) for cell in cells if cell != BUD]
    return sorted(tile for tile in found if tile[0] >= 0)


def missing(s: State) -> list[int]:
    """By card, the copies that are neither in the deck nor on the board nor with a seat."""
    full = [components.DECK[s.seats * CARDS + card] for card in range(CARDS)]
    deck, seen, taken = s.deck, s.board, s.cards
    found = [full[c] - deck[c] - seen.count(c) - sum(taken[c::CARDS]) for c in range(CARDS)]
    return [0, *found[1:]]  # an empty slot is no card


def _cards(copies: list[int]) -> str:
    """``tool*2,master-WL``"""
    named = zip(CARD_NAMES, copies, strict=True)
    return joined(name if n == 1 else f"{name}*{n}" for name, n in named if n)
