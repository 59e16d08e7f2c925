"""Why a line cannot be played: the rule that forbids it, and a sentence."""

from __future__ import annotations

from typing import Any

from engawa.core.errors import Refusal
from engawa.core.notation import count, seat_name
from engawa.games.bonsai import actions, components, goals, growth, prune, tree
from engawa.games.bonsai.components import (
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

AWAITED = {
    components.COLOURING: Refusal("setup.goals", "Chance has yet to choose the goals."),
    components.DEALING: Refusal("slide", "A card has to be dealt first."),
    components.BURNING: Refusal("solo.meditate", "The top card of the deck has to go first."),
    ACTING: Refusal("turn", "A turn starts with a card or with 'cultivate'."),
    PICKING: Refusal("master", "The Master's tile has to be picked first."),
    PLACING: Refusal("cultivate", "Tiles are being placed; 'done' ends that."),
    CLAIMING: Refusal("goal.claim", "A goal has been met: claim it or renounce it first."),
    RETURNING: Refusal("capacity", "There are too many tiles: return some first."),
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
    Refusal("wood", "No free cell touches wood, which wood needs."),
    Refusal("leaf", "No free cell touches wood, which a leaf needs."),
    Refusal("flower", "No free cell touches a leaf, which a flower needs."),
    Refusal(
        "fruit", "No cell suits a fruit: it needs leaves on two sides in a row, and no fruit there."
    ),
)


def why_not(s: Any, action: int) -> Refusal:
    """The reason for an action that is not among the legal ones."""
    if action >= actions.ACTIONS:
        return _no_chance(s, action)
    if s.phase == PLACING and actions.REMOVE <= action < actions.TAKE:
        return Refusal("remove", "Tiles are removed only when a turn begins, before its action.")
    if s.phase != next(phase for end, phase in BELONGS if action < end):
        return AWAITED[s.phase]
    if action < actions.REMOVE:
        return _no_place(s, action // CELLS, action % CELLS)
    if action < actions.TAKE:
        return _no_removal(s, action - actions.REMOVE)
    if action < actions.CULTIVATE:
        slot = actions.WAY_SLOT[action - actions.TAKE]
        return Refusal("meditate", f"There is no card in slot {slot}.")
    if action == actions.CULTIVATE:
        return Refusal("spring", "No flower at hand could be placed in this Cultivate.")
    if action == actions.DONE:
        return Refusal("spring", "A flower has to be placed before this Cultivate ends.")
    if action < actions.RETURN:
        return _no_goal(s, (action - actions.CLAIM) % GOALS)
    word = WORDS[action - actions.RETURN]
    return Refusal("capacity", f"{seat_name(s.turn)} has no {word} to return.")


def _no_chance(s: Any, action: int) -> Refusal:
    if s.phase >= ACTING:
        return Refusal(
            "turn", f"It is the turn of {seat_name(s.turn)}, and chance has no part in it."
        )
    if action < actions.DEAL or s.phase == components.COLOURING:
        return AWAITED[s.phase]
    if (action < actions.DISCARD) != (s.phase == components.DEALING):
        return AWAITED[s.phase]
    name = CARD_NAMES[action - (actions.DEAL if action < actions.DISCARD else actions.DISCARD)]
    if s.deck[CARD_NAMES.index(name)]:
        return Refusal("tokonoma", f"No {name} is in the half of the deck that comes next.")
    return Refusal("deck", f"No {name} is left in the deck.")


def _no_place(s: Any, kind: int, cell: int) -> Refusal:
    me, word = seat_name(s.turn), WORDS[kind]
    if not s.supply[s.turn * KINDS + kind]:
        return Refusal("cultivate", f"{me} has no {word} in its supply.")
    if not growth.may_use(s, kind):
        rule = "helper" if s.taken else "cultivate"
        return Refusal(rule, f"{me} may place no more {word} in this turn.")
    taken = tree.is_pot(cell) or tree.tile_at(s, s.tree, cell) >= 0
    if taken and not _has_place(s, kind):
        return NOWHERE[kind]
    if tree.is_pot(cell):
        return Refusal("pot", "No tile lies on the pot.")
    if tree.tile_at(s, s.tree, cell) >= 0:
        there = WORDS[tree.tile_at(s, s.tree, cell)]
        return Refusal("pot", f"There is {there} on this cell already.")
    if tree.allows(s, s.tree, kind, cell):
        return Refusal("spring.possible", "The flower could not be placed any more after that.")
    return _no_support(s, kind, cell)


def _has_place(s: Any, kind: int) -> bool:
    """Does a tile of that kind fit anywhere on the tree?"""
    first = s.tree * components.ROOM
    return any(tree.suits(s, i, kind) for i in range(first, first + s.size[s.tree]))


def _no_support(s: Any, kind: int, cell: int) -> Refusal:
    beside = [tree.tile_at(s, s.tree, cell + components.STEPS[d]) for d in range(components.SIDES)]
    if kind == FRUIT and FRUIT in beside:
        return Refusal("fruit", "A fruit beside this cell is too near: fruits never touch.")
    if kind == FRUIT:
        leaves = count(beside.count(LEAF), "leaf|leaves")
        return Refusal(
            "fruit",
            f"This cell touches {leaves}; a fruit needs two, on sides that follow one another.",
        )
    if kind == FLOWER:
        return Refusal("flower", "This cell touches no leaf, which a flower needs.")
    tile = "a leaf" if kind == LEAF else WORDS[kind]
    return Refusal(WORDS[kind], f"This cell touches no wood, which {tile} needs.")


def _no_removal(s: Any, cell: int) -> Refusal:
    if not prune.is_blocked(s, s.tree):
        return Refusal("remove", "Wood can be placed, so nothing may be removed.")
    if tree.tile_at(s, s.tree, cell) <= components.WOOD:
        return Refusal("remove.least", "On this cell is nothing to remove.")
    least = count(prune.least_loss(s, s.tree), "tile")
    return Refusal("remove.least", f"It is enough to remove {least} elsewhere.")


def _no_goal(s: Any, goal: int) -> Refusal:
    name, colour = GOAL_NAMES[goal], components.GOAL_COLOUR[goal]
    owner = goals.owner(s, goal)
    if s.goal[goal] == components.IN_BOX:
        return Refusal("setup.goals", f"The goal {name} is not used in this game.")
    if owner >= 0:
        return Refusal("goal.claim", f"{seat_name(owner)} has claimed {name} already.")
    if goals.has_colour(s, s.turn, colour):
        return Refusal(
            "goal.colour", f"{seat_name(s.turn)} has a {COLOUR_WORDS[colour]} goal already."
        )
    if s.renounced[s.turn * GOALS + goal]:
        return Refusal("goal.renounce", f"{seat_name(s.turn)} has renounced {name} for good.")
    return Refusal("goal." + COLOUR_WORDS[colour], f"The bonsai does not meet {name} yet.")
