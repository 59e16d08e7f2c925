"""Why a line cannot be played: the rule that forbids it, and a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engawa.core.errors import Refusal
from engawa.games.bamboo_harvest import words as say
from engawa.games.bamboo_harvest.notation.lines import CELL_NAMES, DEED_NAMES
from engawa.games.bamboo_harvest.rules import actions as acts
from engawa.games.bamboo_harvest.rules import components, deeds, forest, harvest, swapping
from engawa.games.bamboo_harvest.rules.state import State
from engawa.games.bamboo_harvest.screen.cards import RANKS, card
from engawa.words import SEATS, Say, Seat, Words, either, together

#: by phase: the rule that says what comes now, and what is awaited
AWAITED = (
    ("setup.forest", say.WHY_NOW_LAY),
    ("setup.deeds", say.WHY_NOW_DEAL),
    ("start", say.WHY_NOW_DROP),
    ("start.back", say.WHY_NOW_BLACK),
    ("place", say.WHY_NOW_PLACE),
    ("turn", say.WHY_NOW_BUILD),
    ("turn", say.WHY_NOW_SWAP),
    ("swap", say.WHY_NOW_WITH),
    ("swap.mark", say.WHY_NOW_MARK),
    ("turn", say.WHY_NOW_HARVEST),
    ("turn", say.WHY_NOW_MANAGE),
)
#: by where deeds lie: who has none of a kind there
NO_DEED = {components.UP: say.why_no_deed_up, components.DOWN: say.why_no_deed_down}


def why_not(s: State, action: int) -> Refusal:
    """The reason for an action that is not among the legal ones."""
    if s.to_move < 0 and s.owed > 0:
        return Refusal("harvest.draw", say.why_draw_first(who=_me(s), deeds=say.deeds(s.owed)))
    first, phases, reason = next(row for row in REASONS if action >= row[0])
    if s.phase in phases:
        return reason(s, action - first)
    return _passed_over(s, action) or _untimely(s)


def _me(s: State) -> Seat:
    return SEATS[s.turn]


def _untimely(s: State) -> Refusal:
    return Refusal(*AWAITED[s.phase])


def _passed_over(s: State, action: int) -> Refusal | None:
    """[skip] A step before this one, done or passed over: what it allows, and what it takes."""
    if acts.BUILD <= action < acts.SWAP and s.phase > components.BUILDING:
        return Refusal("turn", say.why_one_build(say.reeds(components.BUILD_COST)))
    if acts.SWAP <= action < acts.WITH and s.phase > components.MARKING:
        return Refusal("turn", say.WHY_ONE_SWAP)
    return None


def _no_deed(s: State, zone: int, kind: int, rule: str) -> Refusal | None:
    if deeds.has(s, zone + s.turn, kind):
        return None
    return Refusal(rule, NO_DEED[zone](who=_me(s), card=_deed(kind)))


def _deed(kind: int) -> Say:
    return card(DEED_NAMES[kind])


def _reeds(s: State) -> Say:
    return say.reeds(s.reeds[s.turn])


def _not_vacant(s: State, cell: int, rule: str) -> Refusal | None:
    if forest.vacant(s) & components.BIT[cell]:
        return None
    name = CELL_NAMES[cell]
    if forest.unbuilt(s) & components.BIT[cell]:
        return Refusal("vacant", say.why_disturbed(name))
    return Refusal(rule, say.why_built(name))


# --- before the first turn ---


def _no_drop(s: State, kind: int) -> Refusal:
    return Refusal("start", say.why_not_dealt(who=_me(s), card=_deed(kind)))


def _no_place(s: State, cell: int) -> Refusal:
    return Refusal("place", say.why_token(CELL_NAMES[cell]))


# --- build ---


def _no_build(s: State, offset: int) -> Refusal:
    return _no_build_with(s, offset, components.UP)


def _no_build_down(s: State, offset: int) -> Refusal:
    return _no_build_with(s, offset, components.DOWN)


def _no_build_with(s: State, offset: int, zone: int) -> Refusal:
    kind, cell = divmod(offset, components.CELLS)
    if s.reeds[s.turn] < components.BUILD_COST:
        cost = say.reeds(components.BUILD_COST)
        return Refusal("build", say.why_build_cost(who=_me(s), cost=cost, has=_reeds(s)))
    refusal = _no_deed(s, zone, kind, "build")
    refusal = refusal or _not_vacant(s, cell, "build.vacant")
    if refusal:
        return refusal
    if kind < components.WILD and components.DEED_RANK[kind] != forest.rank(s, cell):
        return Refusal("match", say.why_no_match(card=_deed(kind), cell=CELL_NAMES[cell]))
    return Refusal("wild.win", say.WHY_WILD_WIN)


# --- swap ---


def _no_swap(s: State, cell: int) -> Refusal:
    refusal = _not_vacant(s, cell, "swap")
    if refusal:
        return refusal
    if not swapping.has_match(s, cell):
        rank, name = RANKS[forest.rank(s, cell)], CELL_NAMES[cell]
        says = say.why_no_rank(who=_me(s), rank=rank, cell=name)
        return Refusal("swap.deed", together(says, _or_wild(s, cell)))
    return _no_partner(cell)


def _or_wild(s: State, cell: int) -> Words:
    """What a wild deed would do instead, if one lies face up."""
    mine = components.UP + s.turn
    wilds = [w for w in range(components.WILDS) if deeds.has(s, mine, components.WILD + w)]
    for wild in wilds:
        if not s.spent[wild]:
            deed = DEED_NAMES[components.WILD + wild]
            return say.why_name_wild(f"swap {CELL_NAMES[cell]} {deed}")
    return say.WHY_WILD_ONCE if wilds else ""


def _no_swap_wild(s: State, offset: int) -> Refusal:
    wild, cell = divmod(offset, components.CELLS)
    kind = components.WILD + wild
    refusal = _no_deed(s, components.UP, kind, "swap.deed")
    refusal = refusal or _not_vacant(s, cell, "swap")
    if refusal:
        return refusal
    if s.spent[wild]:
        return Refusal("swap.wild", say.why_spent(_deed(kind)))
    return _no_partner(cell)


def _no_partner(cell: int) -> Refusal:
    return Refusal("swap.cost", say.why_no_partner(CELL_NAMES[cell]))


def _no_with(s: State, cell: int) -> Refusal:
    if cell == s.first:
        return Refusal("swap", say.WHY_TWO_CARDS)
    refusal = _not_vacant(s, cell, "swap")
    if refusal:
        return refusal
    cost = components.SWAP_COST[components.DISTANCE[s.first * components.CELLS + cell]]
    return Refusal("swap.cost", say.why_swap_cost(who=_me(s), cost=say.reeds(cost), has=_reeds(s)))


def _no_mark(s: State, cell: int) -> Refusal:
    both = either([CELL_NAMES[s.first], CELL_NAMES[s.second]])
    return Refusal("swap.mark", say.why_mark(both))


# --- harvest ---


def _no_harvest(s: State, offset: int) -> Refusal:
    rank, cell = divmod(offset, components.CELLS)
    name = CELL_NAMES[cell]
    if not s.tokens[s.turn] & components.BIT[cell]:
        return Refusal("harvest", say.why_no_token(who=_me(s), cell=name))
    if harvest.cards_beside(s, cell, rank) == 0:
        return Refusal("harvest", say.why_none_beside(rank=RANKS[rank], cell=name))
    return Refusal("harvest", say.why_harvested(name))


def _no_buy(s: State, _: int) -> Refusal:
    if s.harvesters:
        return Refusal("buy", say.WHY_BUY_LATER)
    if s.bought:
        return Refusal("buy.once", say.WHY_BOUGHT)
    if s.reeds[s.turn] < components.BUY_COST:
        cost = say.reeds(components.BUY_COST)
        return Refusal("buy", say.why_buy_cost(who=_me(s), cost=cost, has=_reeds(s)))
    if harvest.is_by_court(s, s.turn):
        return Refusal("buy", say.why_by_court(_me(s)))
    return Refusal("pile.empty", say.WHY_NO_PILE)


def _no_redraw(s: State, kind: int) -> Refusal:
    if s.redrawn:
        return Refusal("redraw.once", say.WHY_REDRAWN)
    return Refusal("redraw", say.why_not_drawn(who=_me(s), card=_deed(kind)))


# --- manage ---


def _no_reveal(s: State, kind: int) -> Refusal:
    return Refusal("reveal", say.why_no_deed_down(who=_me(s), card=_deed(kind)))


def _no_discard(s: State, kind: int) -> Refusal:
    return _no_discard_from(s, components.UP, kind)


def _no_discard_down(s: State, kind: int) -> Refusal:
    return _no_discard_from(s, components.DOWN, kind)


def _no_discard_from(s: State, zone: int, kind: int) -> Refusal:
    if deeds.hand(s, s.turn) <= components.HAND:
        return Refusal("discard", say.why_keep(components.HAND))
    return Refusal("discard", NO_DEED[zone](who=_me(s), card=_deed(kind)))


def _not_done(s: State, _: int) -> Refusal:
    if s.phase == components.HARVESTING:
        left = say.tokens(s.harvesters.bit_count())
        return Refusal("harvest", say.why_all_harvest(who=_me(s), tokens=left))
    over = deeds.hand(s, s.turn) - components.HAND
    return Refusal("discard", say.why_too_many(who=_me(s), deeds=say.deeds(over)))


def _no_chance(s: State, _: int) -> Refusal:
    return _untimely(s)


#: the ranges of actions from the last to the first: when they are in time, and why they fail then
REASONS: tuple[tuple[int, Sequence[int], Callable[[State, int], Refusal]], ...] = (
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
