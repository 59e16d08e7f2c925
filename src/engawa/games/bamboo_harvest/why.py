"""Why a line cannot be played: the rule that forbids it, and a sentence."""

from __future__ import annotations

from typing import Any

from engawa.core.errors import Refusal
from engawa.core.notation import count, seat_name
from engawa.games.bamboo_harvest import actions as acts
from engawa.games.bamboo_harvest import components, deeds, forest, harvest, swapping
from engawa.games.bamboo_harvest.actions import CELL_NAMES, DEED_NAMES
from engawa.kit import cards

#: by phase: the rule that says what comes now, and what is awaited
AWAITED = (
    ("setup.forest", "the forest is being laid out"),
    ("setup.deeds", "the deeds are being dealt"),
    ("start", "every seat drops one deed, to see who starts"),
    ("start.back", "it is to be seen which of the equal cards has the black back"),
    ("place", "the first tokens are being placed"),
    ("turn", "it is time to build"),
    ("turn", "it is time to swap"),
    ("swap", "the second card of the swap is awaited"),
    ("swap.mark", "the disturbance token is to be put down"),
    ("turn", "it is time to harvest"),
    ("turn", "it is time to manage deeds"),
)


def why_not(s: Any, action: int) -> Refusal:
    """The reason for an action that is not among the legal ones."""
    if s.to_move < 0 and s.owed > 0:
        return Refusal("harvest.draw", f"{_me(s)} has {count(s.owed, 'deed')} to draw first.")
    first, phases, reason = next(row for row in REASONS if action >= row[0])
    if s.phase in phases:
        return reason(s, action - first)
    return _passed_over(s, action) or _untimely(s)


def _me(s: Any) -> str:
    return seat_name(s.turn)


def _untimely(s: Any) -> Refusal:
    rule, says = AWAITED[s.phase]
    return Refusal(rule, f"That is not possible now: {says}.")


def _passed_over(s: Any, action: int) -> Refusal | None:
    """[skip] What a step before this one would have taken, if the seat has not got it."""
    reeds, face_up = s.reeds[s.turn], s.size[components.UP + s.turn]
    build = acts.BUILD <= action < acts.SWAP and s.phase > components.BUILDING
    swap = acts.SWAP <= action < acts.WITH and s.phase > components.MARKING
    if build and reeds < components.BUILD_COST:
        cost = f"takes {components.BUILD_COST} reeds; {_me(s)} has {reeds}"
        return Refusal("build", f"A build comes first in a turn and {cost}.")
    if swap and face_up == 0:
        cost = f"takes a deed that lies face up; {_me(s)} has none"
        return Refusal("swap.deed", f"A swap comes before the harvest and {cost}.")
    return None


def _no_deed(s: Any, zone: int, kind: int, rule: str, where: str) -> Refusal | None:
    if deeds.has(s, zone, kind):
        return None
    return Refusal(rule, f"{_me(s)} has no {DEED_NAMES[kind]} {where}.")


def _not_vacant(s: Any, cell: int, rule: str) -> Refusal | None:
    if forest.vacant(s) & components.BIT[cell]:
        return None
    name = CELL_NAMES[cell]
    if forest.unbuilt(s) & components.BIT[cell]:
        return Refusal("vacant", f"The card on {name} lies under a disturbance token.")
    return Refusal(rule, f"The card on {name} is built on already.")


# --- before the first turn ---


def _no_drop(s: Any, kind: int) -> Refusal:
    return Refusal("start", f"{_me(s)} was not dealt a {DEED_NAMES[kind]}.")


def _no_place(s: Any, cell: int) -> Refusal:
    return Refusal("place", f"There is a token on {CELL_NAMES[cell]} already.")


# --- build ---


def _no_build(s: Any, offset: int) -> Refusal:
    return _no_build_with(s, offset, components.UP, "face up")


def _no_build_down(s: Any, offset: int) -> Refusal:
    return _no_build_with(s, offset, components.DOWN, "face down")


def _no_build_with(s: Any, offset: int, zone: int, where: str) -> Refusal:
    kind, cell = divmod(offset, components.CELLS)
    if s.reeds[s.turn] < components.BUILD_COST:
        has = count(s.reeds[s.turn], "reed")
        return Refusal("build", f"A build takes {components.BUILD_COST} reeds; {_me(s)} has {has}.")
    refusal = _no_deed(s, zone + s.turn, kind, "build", where)
    refusal = refusal or _not_vacant(s, cell, "build.vacant")
    if refusal:
        return refusal
    if kind < components.WILD and components.DEED_RANK[kind] != forest.rank(s, cell):
        return Refusal(
            "match", f"{DEED_NAMES[kind]} does not match the card on {CELL_NAMES[cell]}."
        )
    return Refusal("wild.win", "A wild deed may not be used for the build that wins.")


# --- swap ---


def _no_swap(s: Any, cell: int) -> Refusal:
    refusal = _not_vacant(s, cell, "swap")
    if refusal:
        return refusal
    if not swapping.has_match(s, cell):
        rank = cards.RANKS[forest.rank(s, cell)]
        says = f"{_me(s)} has no {rank} face up to swap {CELL_NAMES[cell]}{_or_wild(s, cell)}."
        return Refusal("swap.deed", says)
    return _no_partner(cell)


def _or_wild(s: Any, cell: int) -> str:
    """What a wild deed would do instead, if one lies face up."""
    mine = components.UP + s.turn
    wilds = [w for w in range(components.WILDS) if deeds.has(s, mine, components.WILD + w)]
    for wild in wilds:
        if not s.spent[wild]:
            deed = DEED_NAMES[components.WILD + wild]
            return f"; a wild deed is named: swap {CELL_NAMES[cell]} {deed}"
    return ", and a wild deed swaps only once" if wilds else ""


def _no_swap_wild(s: Any, offset: int) -> Refusal:
    wild, cell = divmod(offset, components.CELLS)
    kind = components.WILD + wild
    refusal = _no_deed(s, components.UP + s.turn, kind, "swap.deed", "face up")
    refusal = refusal or _not_vacant(s, cell, "swap")
    if refusal:
        return refusal
    if s.spent[wild]:
        return Refusal("swap.wild", f"{DEED_NAMES[kind]} has been used for a swap already.")
    return _no_partner(cell)


def _no_partner(cell: int) -> Refusal:
    says = f"No vacant card is near enough to {CELL_NAMES[cell]} for the reeds at hand."
    return Refusal("swap.cost", says)


def _no_with(s: Any, cell: int) -> Refusal:
    if cell == s.first:
        return Refusal("swap", "A swap takes two different cards.")
    refusal = _not_vacant(s, cell, "swap")
    if refusal:
        return refusal
    cost = components.SWAP_COST[components.DISTANCE[s.first * components.CELLS + cell]]
    has = count(s.reeds[s.turn], "reed")
    return Refusal("swap.cost", f"That swap costs {cost} reeds; {_me(s)} has {has}.")


def _no_mark(s: Any, cell: int) -> Refusal:
    both = f"{CELL_NAMES[s.first]} or {CELL_NAMES[s.second]}"
    return Refusal("swap.mark", f"The disturbance token goes on a swapped card, {both}.")


# --- harvest ---


def _no_harvest(s: Any, offset: int) -> Refusal:
    rank, cell = divmod(offset, components.CELLS)
    name = CELL_NAMES[cell]
    if not s.tokens[s.turn] & components.BIT[cell]:
        return Refusal("harvest", f"{_me(s)} has no token on {name}.")
    if forest.count_beside(s, cell, rank, forest.vacant(s)) == 0:
        return Refusal("harvest", f"No vacant {cards.RANKS[rank]} lies beside {name}.")
    return Refusal("harvest", f"The token on {name} has harvested in this turn.")


def _no_buy(s: Any, _: int) -> Refusal:
    if s.harvesters:
        return Refusal("buy", "A deed is bought after all tokens have harvested.")
    if s.bought:
        return Refusal("buy.once", "Only one deed is bought in a turn.")
    if s.reeds[s.turn] < components.BUY_COST:
        has = count(s.reeds[s.turn], "reed")
        return Refusal("buy", f"A deed costs {components.BUY_COST} reeds; {_me(s)} has {has}.")
    if harvest.is_by_court(s, s.turn):
        return Refusal("buy", f"A token of {_me(s)} stands beside a vacant jack, queen or king.")
    return Refusal("pile.empty", "No deed is left to be drawn.")


def _no_redraw(s: Any, kind: int) -> Refusal:
    if s.redrawn:
        return Refusal("redraw.once", "One card is redrawn in a turn, and no more.")
    return Refusal("redraw", f"{_me(s)} has not drawn {DEED_NAMES[kind]} in this turn.")


# --- manage ---


def _no_reveal(s: Any, kind: int) -> Refusal:
    return Refusal("reveal", f"{_me(s)} has no {DEED_NAMES[kind]} face down.")


def _no_discard(s: Any, kind: int) -> Refusal:
    return _no_discard_from(s, components.UP, kind, "face up")


def _no_discard_down(s: Any, kind: int) -> Refusal:
    return _no_discard_from(s, components.DOWN, kind, "face down")


def _no_discard_from(s: Any, zone: int, kind: int, where: str) -> Refusal:
    if deeds.hand(s, s.turn) <= components.HAND:
        return Refusal("discard", f"{components.HAND} deeds or fewer are all kept.")
    return Refusal("discard", f"{_me(s)} has no {DEED_NAMES[kind]} {where}.")


def _not_done(s: Any, _: int) -> Refusal:
    if s.phase == components.HARVESTING:
        left = count(s.harvesters.bit_count(), "token")
        return Refusal("harvest", f"Every token harvests; {left} of {_me(s)} still can.")
    over = deeds.hand(s, s.turn) - components.HAND
    return Refusal("discard", f"{_me(s)} has {count(over, 'deed')} too many to be done.")


def _no_chance(s: Any, _: int) -> Refusal:
    rule, says = AWAITED[s.phase]
    return Refusal(rule, f"That card cannot turn up now: {says}.")


#: the ranges of actions from the last to the first: when they are in time, and why they fail then
REASONS = (
    (acts.LAY, range(components.OVER), _no_chance),
    (acts.DONE, (components.HARVESTING, components.MANAGING), _not_done),
    (acts.DISCARD_DOWN, (components.MANAGING,), _no_discard_down),
    (acts.DISCARD, (components.MANAGING,), _no_discard),
    (acts.REVEAL, (components.MANAGING,), _no_reveal),
    (acts.REDRAW, (components.HARVESTING,), _no_redraw),
    (acts.BUY, (components.HARVESTING,), _no_buy),
    (acts.HARVEST, (components.HARVESTING,), _no_harvest),
    (acts.MARK, (components.MARKING,), _no_mark),
    (acts.WITH, (components.PAIRING,), _no_with),
    (acts.SWAP_WILD, (components.SWAPPING,), _no_swap_wild),
    (acts.SWAP, (components.SWAPPING,), _no_swap),
    (acts.BUILD_DOWN, (components.BUILDING,), _no_build_down),
    (acts.BUILD, (components.BUILDING,), _no_build),
    (acts.PLACE, (components.PLACING,), _no_place),
    (acts.DROP, (components.DROPPING,), _no_drop),
)
