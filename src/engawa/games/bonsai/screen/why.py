"""Why a line cannot be played: the rule that forbids it, and a sentence."""

from __future__ import annotations

from engawa.core.errors import Refusal
from engawa.games.bonsai import words as say
from engawa.games.bonsai.rules import actions, components, goals, growth, prune, tree
from engawa.games.bonsai.rules.components import (
    ACTING,
    CARD_NAMES,
    CELLS,
    CLAIMING,
    COLOUR_WORDS,
    FLOWER,
    FRUIT,
    GOAL_NAMES,
    GOALS,
    KINDS,
    LEAF,
    PICKING,
    PLACING,
    RETURNING,
    WORDS,
)
from engawa.games.bonsai.rules.state import State
from engawa.games.bonsai.screen import names
from engawa.words import SEATS

AWAITED = {
    components.COLOURING: Refusal("setup.goals", say.WHY_COLOURS),
    components.DEALING: Refusal("slide", say.WHY_DEAL),
    components.BURNING: Refusal("solo.meditate", say.WHY_BURN),
    ACTING: Refusal("turn", say.WHY_TURN),
    PICKING: Refusal("master", say.WHY_PICK),
    PLACING: Refusal("cultivate", say.WHY_PLACE),
    CLAIMING: Refusal("goal.claim", say.WHY_CLAIM),
    RETURNING: Refusal("capacity", say.WHY_RETURN),
}
#: The phase that each range of players' actions belongs to, by the end of the range
BELONGS = (
    (actions.REMOVE, PLACING),
    (actions.CULTIVATE, ACTING),
    (actions.DONE, ACTING),
    (actions.PICK, PLACING),
    (actions.CLAIM, PICKING),
    (actions.RETURN, CLAIMING),
    (actions.ACTIONS, RETURNING),
)


#: By kind, why it fits nowhere on the tree
NOWHERE = (
    Refusal("wood", say.WHY_NOWHERE_WOOD),
    Refusal("leaf", say.WHY_NOWHERE_LEAF),
    Refusal("flower", say.WHY_NOWHERE_FLOWER),
    Refusal("fruit", say.WHY_NOWHERE_FRUIT),
)


def why_not(s: State, action: int) -> Refusal:
    """The reason for an action that is not among the legal ones."""
    if action >= actions.ACTIONS:
        return _no_chance(s, action)
    if s.phase == PLACING and actions.REMOVE <= action < actions.TAKE:
        return Refusal("remove", say.WHY_REMOVE_LATE)
    if s.phase != next(phase for end, phase in BELONGS if action < end):
        return AWAITED[s.phase]
    if action < actions.REMOVE:
        return _no_place(s, action // CELLS, action % CELLS)
    if action < actions.TAKE:
        return _no_removal(s, action - actions.REMOVE)
    if action < actions.CULTIVATE:
        slot = actions.WAY_SLOT[action - actions.TAKE]
        return Refusal("meditate", say.why_no_card(slot))
    if action == actions.CULTIVATE:
        return Refusal("spring", say.WHY_NO_FLOWER)
    if action == actions.DONE:
        return Refusal("spring", say.WHY_FLOWER_FIRST)
    if action < actions.RETURN:
        return _no_goal(s, (action - actions.CLAIM) % GOALS)
    tile = names.TILE[WORDS[action - actions.RETURN]]
    return Refusal("capacity", say.why_none_to_return(who=SEATS[s.turn], tile=tile))


def _no_chance(s: State, action: int) -> Refusal:
    if s.phase >= ACTING:
        return Refusal("turn", say.why_no_chance(SEATS[s.turn]))
    if action < actions.DEAL or s.phase == components.COLOURING:
        return AWAITED[s.phase]
    if (action < actions.DISCARD) != (s.phase == components.DEALING):
        return AWAITED[s.phase]
    name = CARD_NAMES[action - (actions.DEAL if action < actions.DISCARD else actions.DISCARD)]
    if s.deck[CARD_NAMES.index(name)]:
        return Refusal("tokonoma", say.why_other_half(names.card(name)))
    return Refusal("deck", say.why_none_left(names.card(name)))


def _no_place(s: State, kind: int, cell: int) -> Refusal:
    me, tile = SEATS[s.turn], names.TILE[WORDS[kind]]
    if not s.supply[s.turn * KINDS + kind]:
        return Refusal("cultivate", say.why_no_supply(who=me, tile=tile))
    if not growth.may_use(s, kind):
        rule = "helper" if s.taken else "cultivate"
        return Refusal(rule, say.why_no_right(who=me, tile=tile))
    taken = tree.is_pot(cell) or tree.tile_at(s, s.tree, cell) >= 0
    if taken and not _has_place(s, kind):
        return NOWHERE[kind]
    if tree.is_pot(cell):
        return Refusal("pot", say.WHY_POT)
    if tree.tile_at(s, s.tree, cell) >= 0:
        there = WORDS[tree.tile_at(s, s.tree, cell)]
        return Refusal("pot", say.why_taken(names.TILE[there]))
    if tree.allows(s, s.tree, kind, cell):
        return Refusal("spring.possible", say.WHY_SPRING)
    return _no_support(s, kind, cell)


def _has_place(s: State, kind: int) -> bool:
    """Does a tile of that kind fit anywhere on the tree?"""
    first = s.tree * components.ROOM
    return any(tree.suits(s, i, kind) for i in range(first, first + s.size[s.tree]))


def _no_support(s: State, kind: int, cell: int) -> Refusal:
    beside = [tree.tile_at(s, s.tree, cell + components.STEPS[d]) for d in range(components.SIDES)]
    if kind == FRUIT and FRUIT in beside:
        return Refusal("fruit", say.WHY_FRUIT_NEAR)
    if kind == FRUIT:
        return Refusal("fruit", say.why_fruit(say.many_leaf(beside.count(LEAF))))
    if kind == FLOWER:
        return Refusal("flower", say.WHY_FLOWER)
    return Refusal(WORDS[kind], say.WHY_LEAF if kind == LEAF else say.WHY_WOOD)


def _no_removal(s: State, cell: int) -> Refusal:
    if not prune.is_blocked(s, s.tree):
        return Refusal("remove", say.WHY_NOT_BLOCKED)
    there = tree.tile_at(s, s.tree, cell)
    if there < 0:
        return Refusal("remove", say.WHY_NO_TILE)
    if there == components.WOOD:
        return Refusal("remove.least", say.WHY_KEEP_WOOD)
    if not prune.is_in_the_way(s, tree.find(s, s.tree, cell)):
        return Refusal("remove.least", say.why_not_in_way(names.TILE[WORDS[there]]))
    least = say.tiles(prune.least_loss(s, s.tree))
    return Refusal("remove.least", say.why_enough(least))


def _no_goal(s: State, goal: int) -> Refusal:
    name, colour = names.goal(GOAL_NAMES[goal]), components.GOAL_COLOUR[goal]
    hue = COLOUR_WORDS[colour]
    owner = goals.owner(s, goal)
    if s.goal[goal] == components.IN_BOX:
        return Refusal("setup.goals", say.why_goal_unused(name))
    if owner >= 0:
        return Refusal("goal.claim", say.why_goal_claimed(who=SEATS[owner], goal=name))
    if goals.has_colour(s, s.turn, colour):
        says = say.why_goal_colour(who=SEATS[s.turn], colour=names.COLOUR[hue])
        return Refusal("goal.colour", says)
    if s.renounced[s.turn * GOALS + goal]:
        return Refusal("goal.renounce", say.why_goal_renounced(who=SEATS[s.turn], goal=name))
    return Refusal(f"goal.{hue}", say.why_goal_unmet(name))
