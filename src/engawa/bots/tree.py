# cython: boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""Tree search for games with chance, secrets and any number of seats, over any game.

Each iteration imagines a world that the seat cannot tell from its own, walks down the tree by the
actions that are legal there, plays on for a while, and notes what the game guesses of the result
for every seat. A node is a sequence of decisions; chance is rolled anew each time and is not in
the tree, and an action is judged by how often it was there to be chosen.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import MutableSequence
from typing import Annotated, Final

from engawa.core import fields
from engawa.core.actions import CHANCE, NOBODY, Actions
from engawa.core.lock import unlocked
from engawa.core.position import Position
from engawa.core.rng import Rng

Ints = Annotated[MutableSequence[int], "int[::1]"]
Floats = Annotated[MutableSequence[float], "double[::1]"]

SEATS: Final = 5
DEPTH: Final = 400  # decisions in one walk down the tree, at the most
ROOT: Final = 0
NONE: Final = -1


class Settings:
    """How to search; the numbers are tuned game by game."""

    explore: float  # how much an uncertain action is worth trying
    urgency: float  # what an action not tried yet is taken to be worth above its parent
    cutoff: int  # actions played at random before the game is asked for its guess
    alone: bool  # only our own decisions are in the tree; the others play at random

    def __init__(
        self, explore: float = 0.7, urgency: float = 0.5, cutoff: int = 10, alone: bool = False
    ) -> None:
        self.explore = explore
        self.urgency = urgency
        self.cutoff = cutoff
        self.alone = alone


class Tree:
    """Nodes as columns, found by their parent and action."""

    seat: int  # for whom we think
    size: int
    room: int  # nodes that fit
    mask: int  # of the table that finds a child
    table: Ints  # slots that hold a node or NONE
    parent: Ints
    action: Ints
    visits: Ints
    offered: Ints  # how often the action was there to be chosen
    worth: Floats  # [node * SEATS + seat]: the sum of what came of it
    path: Ints  # the nodes of one walk, from the root
    steps: int

    def __init__(self, seat: int, room: int) -> None:
        slots = 1
        while slots < 2 * room:
            slots *= 2
        self.seat = seat
        self.size = 1
        self.room = room
        self.mask = slots - 1
        self.table = array("i", [NONE]) * slots
        self.parent = array("i", bytes(4 * room))
        self.action = array("i", bytes(4 * room))
        self.visits = array("i", bytes(4 * room))
        self.offered = array("i", bytes(4 * room))
        self.worth = array("d", bytes(8 * room * SEATS))
        self.path = array("i", bytes(4 * DEPTH))
        self.steps = 0

    def _slot(self, node: int, action: int) -> int:
        """Where the child is in the table, or where it would be."""
        slot = (node * 7919 + action * 104729) & self.mask
        while self.table[slot] != NONE:
            child = self.table[slot]
            if self.parent[child] == node and self.action[child] == action:
                return slot
            slot = (slot + 1) & self.mask
        return slot

    def _grow(self, node: int, action: int) -> int:
        """The child of a node, made if there is none yet; NONE if the tree is full."""
        slot = self._slot(node, action)
        if self.table[slot] == NONE and self.size < self.room:
            self.table[slot] = self.size
            self.parent[self.size] = node
            self.action[self.size] = action
            self.offered[self.size] = 1
            self.size += 1
        return self.table[slot]

    def _choose(self, node: int, mover: int, actions: Actions, how: Settings, rng: Rng) -> int:
        """The action with the highest upper bound for the seat that decides."""
        fresh = how.urgency
        if self.visits[node] > 0:
            fresh += self.worth[node * SEATS + mover] / self.visits[node]
        best = actions.items[0]
        best_bound = -1.0e9
        ties = 0
        for i in range(actions.count):
            bound = fresh
            child = self.table[self._slot(node, actions.items[i])]
            if child != NONE:
                self.offered[child] += 1
                tries = self.visits[child]
                if tries > 0:
                    bound = self.worth[child * SEATS + mover] / tries
                    bound += how.explore * math.sqrt(math.log(self.offered[child]) / tries)
            if bound > best_bound:
                best_bound = bound
                best = actions.items[i]
                ties = 1
            elif bound == best_bound:
                ties += 1
                if rng.below(ties) == 0:
                    best = actions.items[i]
        return best

    def _descend(self, world: Position, actions: Actions, how: Settings, rng: Rng) -> None:
        """Walk down until a node that is new, the end of the game, or the end of the room."""
        node = ROOT
        self.path[0] = ROOT
        self.steps = 1
        mover = world._to_move()
        while mover != NOBODY and self.steps < DEPTH:
            if mover == CHANCE:
                world._apply(world._sample(rng))
            else:
                actions.count = 0
                world._list_legal(actions)
                if how.alone and mover != self.seat:
                    world._apply(actions.items[rng.below(actions.count)])
                else:
                    action = self._choose(node, mover, actions, how, rng)
                    node = self._grow(node, action)
                    world._apply(action)
                    if node == NONE:
                        return
                    self.path[self.steps] = node
                    self.steps += 1
                    if self.visits[node] == 0:
                        return
            mover = world._to_move()

    def _play_on(self, world: Position, actions: Actions, how: Settings, rng: Rng) -> None:
        left = how.cutoff
        mover = world._to_move()
        while mover != NOBODY and left > 0:
            if mover == CHANCE:
                world._apply(world._sample(rng))
            else:
                actions.count = 0
                world._list_legal(actions)
                world._apply(actions.items[rng.below(actions.count)])
                left -= 1
            mover = world._to_move()

    def _note(self, world: Position) -> None:
        """Add to every node on the way what the game guesses for each seat."""
        mover = world._to_move()
        for i in range(self.steps):
            self.visits[self.path[i]] += 1
        for seat in range(world.seats):
            worth = world._score(seat) if mover == NOBODY else world._value(seat)
            for i in range(self.steps):
                self.worth[self.path[i] * SEATS + seat] += worth

    def _think(
        self, root: Position, world: Position, actions: Actions, how: Settings, rng: Rng, times: int
    ) -> None:
        for _ in range(times):
            fields.copy(world, root)
            world._imagine(self.seat, rng)
            self._descend(world, actions, how, rng)
            self._play_on(world, actions, how, rng)
            self._note(world)


def think(tree: Tree, root: Position, how: Settings, rng: Rng, times: int) -> None:
    """So many iterations more. `root` is itself imagined: nobody's secrets are in it."""
    world = root.copy()
    actions = Actions()
    with unlocked():
        tree._think(root, world, actions, how, rng, times)
