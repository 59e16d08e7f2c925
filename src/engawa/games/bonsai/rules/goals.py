"""Goals: which are used, when one is met, and whose it is."""

from __future__ import annotations

from engawa.core.actions import Actions
from engawa.games.bonsai.rules import components
from engawa.games.bonsai.rules.components import CLAIMED, DIFFICULTIES, GOALS, KINDS, ON_TABLE
from engawa.games.bonsai.rules.state import State


def lay_out(s: State, colour: int) -> None:
    """[setup.goals] The three tiles of a colour; one or two seats do without the middle one."""
    for difficulty in range(DIFFICULTIES):
        if s.seats > 2 or difficulty != components.MID:
            s.goal[colour * DIFFICULTIES + difficulty] = ON_TABLE


def lay_out_scenario(s: State) -> None:
    """[solo.scenario] A scenario names its tiles."""
    for goal in range(GOALS):
        if components.SCENARIO_GOALS[s.scenario * GOALS + goal] > 0:
            s.goal[goal] = ON_TABLE


def is_met(s: State, tree: int, goal: int) -> bool:
    """Does that bonsai match the tile or exceed it?"""
    return progress(s, tree, goal) >= components.GOAL_NEEDS[goal]


def progress(s: State, tree: int, goal: int) -> int:
    """How much of what a goal needs that bonsai has."""
    colour = components.GOAL_COLOUR[goal]
    if colour == components.BROWN:  # [goal.brown] wood, the bud included
        return s.grown[tree * KINDS + components.WOOD]
    if colour == components.GREEN:  # [goal.green] leaves in one group
        return s.group[tree]
    if colour == components.ORANGE:  # [goal.orange] fruits
        return s.grown[tree * KINDS + components.FRUIT]
    if colour == components.PINK:  # [goal.pink] flowers past one side
        return max(s.blossoms[tree * 2], s.blossoms[tree * 2 + 1])
    return cascade(s, tree, goal - components.BLUE * DIFFICULTIES)


def cascade(s: State, tree: int, difficulty: int) -> int:
    """[goal.blue] The edges passed: the cracked one; both; one, and below the pot the other."""
    left = 1 if s.ends[tree * 4] > 0 else 0
    right = 1 if s.ends[tree * 4 + 1] > 0 else 0
    left_below = 1 if s.ends[tree * 4 + 2] > 0 else 0
    right_below = 1 if s.ends[tree * 4 + 3] > 0 else 0
    if difficulty == components.LOW:
        return max(right, right_below)
    if difficulty == components.MID:
        return max(left, left_below) + max(right, right_below)
    return max(right + left_below, left + right_below)


def owner(s: State, goal: int) -> int:
    """The seat that has claimed a goal, or -1."""
    if s.goal[goal] < CLAIMED:
        return -1
    return s.goal[goal] - CLAIMED if s.seats > 1 else 0


def has_colour(s: State, seat: int, colour: int) -> bool:
    """[goal.colour] One goal of each colour is all a seat may claim."""
    for difficulty in range(DIFFICULTIES):
        if owner(s, colour * DIFFICULTIES + difficulty) == seat:
            return True
    return False


def is_open(s: State, seat: int, goal: int) -> bool:
    """Could the seat still claim it?"""
    return (
        s.goal[goal] == ON_TABLE
        and s.renounced[seat * GOALS + goal] == 0
        and not has_colour(s, seat, components.GOAL_COLOUR[goal])
    )


def is_due(s: State, goal: int) -> bool:
    """[goal.claim] Must the seat whose turn it is claim or renounce this goal now?"""
    return is_open(s, s.turn, goal) and is_met(s, s.tree, goal)


def any_due(s: State) -> bool:
    for goal in range(GOALS):
        if is_due(s, goal):
            return True
    return False


def list_due(s: State, actions: Actions, claim: int, renounce: int) -> None:
    """[goal.several] Of several goals of one colour, any one may be claimed."""
    for goal in range(GOALS):
        if is_due(s, goal):
            actions.add(claim + goal)
            actions.add(renounce + goal)


def take(s: State, goal: int) -> None:
    """[goal.claim] The tile goes to the bonsai that met it."""
    s.goal[goal] = CLAIMED + s.tree


def renounce(s: State, goal: int) -> None:
    """[goal.renounce] For good, for this seat alone, [emperor.one-seat] and with all its bonsai."""
    s.renounced[s.turn * GOALS + goal] = 1
