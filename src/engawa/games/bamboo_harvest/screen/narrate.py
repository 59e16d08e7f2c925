"""What happened, in sentences: costs and gains are read off the table before and after."""

from __future__ import annotations

from collections.abc import Callable

from engawa.core.notation import seat_of
from engawa.core.scene import Telling
from engawa.games.bamboo_harvest import words as say
from engawa.games.bamboo_harvest.rules import components
from engawa.games.bamboo_harvest.screen.cards import RANKS, card, rank_on
from engawa.games.bamboo_harvest.screen.observe import CELLS, Known
from engawa.kit import cards
from engawa.words import SEATS, Seat, Words, listed, together

HIDDEN = "?"


def narrate(before: Known, after: Known, line: str, mover: int) -> Telling:
    verb, *rest = line.split()
    who = SEATS[before.turn]
    if rest == [HIDDEN]:
        told: Words = _unseen(before, verb)(who)
    elif verb in SHOWN:
        told = SHOWN[verb](who=who, card=card(rest[0]))
    else:
        told = TOLD[verb](before, after, who, *rest)
    return Telling(together(told, outcome(before, after)))


def outcome(before: Known, after: Known) -> Words:
    """Who begins, and who has won by which path."""
    if before.winner is None and after.winner is not None:
        path = say.note_path(listed(after.path)) if after.path else ""
        return together(say.won(SEATS[after.winner]), path)
    if before.starter is None and after.starter is not None:
        return say.begins(SEATS[after.starter])
    return ""


def spent(before: Known, after: Known) -> int:
    """The reeds that the seat to move has paid; below 0, those that it got."""
    return before.reeds[before.turn] - after.reeds[before.turn]


def apart(see: Known, cell: str) -> Words:
    """How far a card is from the first of a swap."""
    first = CELLS[see.swap[0]]
    return say.steps(components.DISTANCE[first * components.CELLS + CELLS[cell]])


# --- deeds, told by name or not at all ---

SHOWN: dict[str, Callable[..., Words]] = {
    "drop": say.dropped,
    "redraw": say.redrew,
    "reveal": say.revealed,
    "discard": say.discarded,
}
UNSEEN: dict[str, Callable[[Seat], Words]] = {
    "drop": say.dropped_hidden,
    "redraw": say.redrew_hidden,
    "discard": say.discarded_hidden,
    "draw": say.drew_hidden,
}


def _unseen(before: Known, verb: str) -> Callable[[Seat], Words]:
    return say.was_dealt_hidden if before.phase == "deal" else UNSEEN[verb]


# --- the rest ---


def _lay(before: Known, after: Known, who: Seat, name: str) -> Words:
    return say.laid(card=card(name), cell=list(CELLS)[len(before.forest)])


def _draw(before: Known, after: Known, who: Seat, deed: str) -> Words:
    tell = say.was_dealt if before.phase == "deal" else say.drew
    return tell(who=who, card=card(deed))


def _black(before: Known, after: Known, who: Seat, seat: str) -> Words:
    return say.black(SEATS[seat_of(seat)])


def _place(before: Known, after: Known, who: Seat, cell: str) -> Words:
    return say.placed(who=who, cell=cell)


def _build(before: Known, after: Known, who: Seat, cell: str, deed: str) -> Words:
    reeds = say.reeds(spent(before, after))
    return say.built(who=who, rank=rank_on(before, cell), cell=cell, card=card(deed), reeds=reeds)


def _swap(before: Known, after: Known, who: Seat, cell: str, wild: str = "") -> Words:
    rank = rank_on(before, cell)
    if wild:
        return say.picked_wild(who=who, rank=rank, cell=cell, card=card(wild))
    return say.picked(who=who, rank=rank, cell=cell)


def _with(before: Known, after: Known, who: Seat, cell: str) -> Words:
    (first,), cost = before.swap, spent(before, after)
    cards: dict[str, Words] = {"one": rank_on(before, first), "other": rank_on(before, cell)}
    if not cost:
        return say.swapped_free(who=who, from_=first, cell=cell, **cards)
    return say.swapped(who=who, from_=first, cell=cell, **cards, reeds=say.reeds(cost))


def _mark(before: Known, after: Known, who: Seat, cell: str) -> Words:
    return say.disturbed(who=who, rank=rank_on(before, cell), cell=cell)


def _harvest(before: Known, after: Known, who: Seat, cell: str, rank: str) -> Words:
    got = -spent(before, after)
    gain = say.reeds(got) if got else say.deeds(after.owed)
    return say.harvested(who=who, gain=gain, rank=RANKS[cards.RANKS.index(rank)], cell=cell)


def _buy(before: Known, after: Known, who: Seat) -> Words:
    return say.bought(who=who, reeds=say.reeds(spent(before, after)))


DONE: dict[str, Callable[[Seat], Words]] = {
    "build": say.built_nothing,
    "swap": say.swapped_nothing,
    "harvest": say.ended_harvest,
    "manage": say.ended_turn,
}


def _done(before: Known, after: Known, who: Seat) -> Words:
    return DONE[before.phase](who)


TOLD: dict[str, Callable[..., Words]] = {
    "lay": _lay,
    "draw": _draw,
    "black": _black,
    "place": _place,
    "build": _build,
    "swap": _swap,
    "with": _with,
    "mark": _mark,
    "harvest": _harvest,
    "buy": _buy,
    "done": _done,
}
