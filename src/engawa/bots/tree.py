# cython: boundscheck=False, wraparound=False, initializedcheck=False
"""Tree search for games with chance, secrets and any number of seats.

Each iteration imagines a world that the seat cannot tell from the real one. It walks down the tree
by the actions that are legal in that world, plays on for a while, and adds the game's guess of the
result for every seat to the nodes on the way. A node is a sequence of decisions. Chance is rolled
anew each time and has no nodes. How often an action was available counts when it is judged.
"""

from __future__ import annotations

import math
import time
from array import array
from collections.abc import MutableSequence, Sequence
from typing import Annotated, Any, Final

from engawa.bots import policy
from engawa.bots.guess import Guess, outlook
from engawa.core import fields, plain
from engawa.core.actions import NOBODY, Actions
from engawa.core.fields import Wide
from engawa.core.lock import unlocked
from engawa.core.position import Position
from engawa.core.rng import Rng

Ints = Annotated[MutableSequence[int], "int[::1]"]
Floats = Annotated[MutableSequence[float], "double[::1]"]

SEATS: Final = 5
DEPTH: Final = 400  # the most decisions in one walk down the tree
ROOT: Final = 0
NONE: Final = -1
UNKNOWN: Final = -1  # a guess that was not made yet
SOME: Final = 4096  # nodes a tree has room for at first
SPARE: Final = 2048  # nodes that one iteration may need
MOST: Final = 1 << 20  # the most nodes a tree ever has room for
RIPE: Final = 2  # visits after which all actions of a node are looked at
BREATH: Final = 32  # iterations between two looks at the clock, and at the choice if `hasty`
SPELL = 0.001  # otherwise, about so many seconds: each look takes the lock that all threads share


def longer(column: Any, kind: str, more: int) -> Any:
    """Return a longer copy of a column, filled up with zeros."""
    return array(kind, bytes(column)) + array(kind, [0]) * more


class Settings:
    """How to search. The numbers are tuned for each game."""

    explore: float  # how much an uncertain action is worth trying
    urgency: float  # how much better than its parent an untried action is assumed to be
    prior: float  # how many visits the guess after one action counts for; 0: no such guesses
    cutoff: int  # decisions played below the tree before the game guesses the result
    look: int  # actions compared at each of them; 1: play at random
    alone: bool  # only our own decisions are in the tree; others play as they do below it
    whole: bool  # with `alone`: then play on until our turn begins
    turns: int  # each line ends when our turn begins for the n-th time; 0: wherever it is
    deep: int  # iterations for one tree before the next is begun; 0: all of them
    weights: Floats  # of the game's traits, to judge worlds by; empty: the game's own guess

    def __init__(
        self,
        explore: float = 0.15,
        urgency: float = 0.1,
        prior: float = 1.0,
        cutoff: int = 6,
        look: int = 1,
        alone: bool = False,
        whole: bool = False,
        turns: int = 0,
        deep: int = 0,
        weights: Sequence[float] = (),
    ) -> None:
        self.explore = explore
        self.urgency = urgency
        self.prior = prior
        self.cutoff = cutoff
        self.look = look
        self.alone = alone
        self.whole = whole
        self.turns = turns
        self.deep = deep
        self.weights = array("d", weights)


class Tree:
    """Nodes in columns, found by their parent and action. A parent comes before its children."""

    seat: int  # the seat that thinks
    size: int
    room: int  # how many nodes fit
    mask: Wide  # of the table that finds a child
    table: Ints  # slots that hold a node or NONE
    parent: Ints
    action: Ints
    visits: Ints
    offered: Ints  # how often the action was legal when its parent was visited
    prior: Floats  # the guess after it, for the seat that decides
    worth: Floats  # [node * SEATS + seat]: the sum of the results
    path: Ints  # the nodes of one walk, from the root
    steps: int
    last: int  # the seat that decided last in this walk
    begun: int  # how many turns of ours began in this walk

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.size = 1
        self.room = 0
        self.path = array("i", bytes(4 * DEPTH))
        self.steps = 0
        self.last = seat
        self.begun = 0
        self.parent = self.action = self.visits = self.offered = array("i")
        self.prior = self.worth = array("d")
        self.extend(SOME)

    def extend(self, room: int) -> Tree:
        """Return the same tree with room for more nodes."""
        more = room - self.room
        self.room = room
        self.parent = longer(self.parent, "i", more)
        self.action = longer(self.action, "i", more)
        self.visits = longer(self.visits, "i", more)
        self.offered = longer(self.offered, "i", more)
        self.prior = longer(self.prior, "d", more)
        self.worth = longer(self.worth, "d", more * SEATS)
        self.table = array("i", bytes(8 * room))
        self.mask = 2 * room - 1
        self._index()
        return self

    def _index(self) -> None:
        """Enter every node in the hash table."""
        for slot in range(2 * self.room):
            self.table[slot] = NONE
        for node in range(1, self.size):
            self.table[self._slot(self.parent[node], self.action[node])] = node

    def child(self, node: int, action: int) -> int:
        """Return the node that an action leads to, or NONE."""
        return self.table[self._slot(node, action)]

    def favourite(self, node: int) -> int:
        """Return the most visited child, or NONE."""
        best = NONE
        most = 0
        for child in range(node + 1, self.size):
            if self.parent[child] == node and self.visits[child] > most:
                best = child
                most = self.visits[child]
        return best

    def _lead(self, root: Position, actions: Actions) -> int:
        """Return by how many visits the most visited action at the root is ahead of the next."""
        actions.count = 0
        root._list_legal(actions)
        first = 0
        second = 0
        for i in range(actions.count):
            child = self.table[self._slot(ROOT, actions.items[i])]
            visits = self.visits[child] if child != NONE else 0
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second

    def _slot(self, node: Wide, action: Wide) -> int:
        """Return the child's slot in the hash table, or the free slot where it would go."""
        slot = (node * 7919 + action * 104729) & self.mask
        while self.table[slot] != NONE:
            child = self.table[slot]
            if self.parent[child] == node and self.action[child] == action:
                return slot
            slot = (slot + 1) & self.mask
        return slot

    def _grow(self, node: int, action: int) -> int:
        """Return the child of a node, made if there is none yet; NONE if the tree is full."""
        slot = self._slot(node, action)
        if self.table[slot] == NONE and self.size < self.room:
            self.table[slot] = self.size
            self.parent[self.size] = node
            self.action[self.size] = action
            self.visits[self.size] = 0
            self.offered[self.size] = 1
            self.prior[self.size] = UNKNOWN
            for seat in range(SEATS):
                self.worth[self.size * SEATS + seat] = 0.0
            self.size += 1
        return self.table[slot]

    def keep(self, node: int) -> None:
        """Make a node the root, and forget all that is not below it."""
        kept = 0
        for old in range(node, self.size):  # the hash table holds their new numbers meanwhile
            above = self.table[self.parent[old]] if self.parent[old] >= node else NONE
            self.table[old] = NONE
            if old == node or above != NONE:
                self.table[old] = kept
                self._move(old, kept)
                self.parent[kept] = above
                kept += 1
        self.size = kept
        self._index()

    def _move(self, old: int, new: int) -> None:
        self.action[new] = self.action[old]
        self.visits[new] = self.visits[old]
        self.offered[new] = self.offered[old]
        self.prior[new] = self.prior[old]
        for seat in range(SEATS):
            self.worth[new * SEATS + seat] = self.worth[old * SEATS + seat]

    def _choose(
        self,
        node: int,
        world: Position,
        twin: Position,
        mover: int,
        actions: Actions,
        how: Settings,
        guess: Guess,
        rng: Rng,
    ) -> int:
        """Return the action with the highest upper bound for the seat that decides."""
        ripe = self._is_ripe(node, how)
        fresh = how.urgency
        if self.visits[node] > 0:
            fresh += self.worth[node * SEATS + mover] / self.visits[node]
        best = actions.items[0]
        best_bound = -1.0e9
        ties = 0
        for i in range(actions.count):
            bound = fresh
            action = actions.items[i]
            child = self._grow(node, action) if ripe else self.table[self._slot(node, action)]
            if child != NONE:
                self.offered[child] += 1
                if ripe and self.prior[child] == UNKNOWN:
                    self.prior[child] = policy.promise(world, twin, action, mover, guess, rng)
                bound = self._bound(child, mover, fresh, how)
            if bound > best_bound:
                best_bound = bound
                best = action
                ties = 1
            elif bound == best_bound:
                ties += 1
                if rng.below(ties) == 0:
                    best = action
        return best

    def _is_ripe(self, node: int, how: Settings) -> bool:
        """Is the node visited often enough to guess at all its actions?"""
        return how.prior > 0 and self.visits[node] >= RIPE

    def _bound(self, child: int, mover: int, fresh: float, how: Settings) -> float:
        """Return the upper bound of an action; its guess counts as some visits."""
        tries = 1.0 * self.visits[child]
        total = self.worth[child * SEATS + mover]
        if self.prior[child] != UNKNOWN:
            tries += how.prior
            total += how.prior * self.prior[child]
        if tries == 0.0:
            return fresh
        return total / tries + how.explore * math.sqrt(math.log(self.offered[child]) / tries)

    def _descend(
        self,
        world: Position,
        twin: Position,
        actions: Actions,
        how: Settings,
        guess: Guess,
        rng: Rng,
    ) -> None:
        """Walk down to a new node, or until the line or the game ends or the tree is full."""
        node = ROOT
        self.path[0] = ROOT
        self.steps = 1
        self.last = self.seat
        self.begun = 0
        mover = policy.roll_on(world, rng)
        while mover != NOBODY and self.steps < DEPTH:
            if mover == self.seat and self.last != mover:
                self.begun += 1
                if self.begun == how.turns:
                    return
            self.last = mover
            actions.count = 0
            world._list_legal(actions)
            if how.alone and mover != self.seat:
                world._apply(policy.pick(world, twin, actions, mover, how.look, guess, rng))
            else:
                action = self._choose(node, world, twin, mover, actions, how, guess, rng)
                node = self._grow(node, action)
                world._apply(action)
                if node == NONE:
                    return
                self.path[self.steps] = node
                self.steps += 1
                if self.visits[node] == 0:
                    return
            mover = policy.roll_on(world, rng)

    def _turns_left(self, how: Settings) -> int:
        """Return how many more turns of ours must begin before a line may end."""
        if how.turns > 0:
            return how.turns - self.begun
        return 1 if how.whole else 0

    def _note(self, world: Position, guess: Guess) -> None:
        """Add what the game guesses for each seat to every node on the path."""
        for i in range(self.steps):
            self.visits[self.path[i]] += 1
        for seat in range(world.seats):
            worth = outlook(world, seat, guess)
            for i in range(self.steps):
                self.worth[self.path[i] * SEATS + seat] += worth

    def _think(
        self,
        root: Position,
        world: Position,
        twin: Position,
        actions: Actions,
        how: Settings,
        guess: Guess,
        rng: Rng,
        times: int,
    ) -> int:
        """Run `times` iterations, or fewer if the tree must grow first; return how many ran."""
        for done in range(times):
            if self.size + SPARE > self.room and self.room < MOST:
                return done
            fields.copy(world, root)
            world._imagine(self.seat, rng)
            self._descend(world, twin, actions, how, guess, rng)
            policy.play_on(
                world,
                twin,
                actions,
                how.cutoff,
                how.look,
                guess,
                rng,
                self.seat,
                self.last,
                self._turns_left(how),
            )
            self._note(world, guess)
        return times


def think(
    tree: Tree,
    root: Position,
    how: Settings,
    rng: Rng,
    iterations: int,
    seconds: float,
    hasty: bool,
) -> None:
    """Run `iterations` more, or stop after so many seconds.

    If `hasty`, stop as soon as the remaining iterations cannot change the choice. `root` is itself
    imagined: it holds nobody's secrets.
    """
    world = root.copy()
    twin = root.copy()
    actions = Actions()
    guess = Guess(how.weights)
    begin = now = time.monotonic()
    breath = BREATH
    left = iterations
    while left > 0 and (left == iterations or now < begin + seconds):
        some = min(left, breath)
        with unlocked():
            done = tree._think(root, world, twin, actions, how, guess, rng, some)
        left -= done
        if done < some:
            tree.extend(2 * tree.room)
        last, now = now, time.monotonic()
        if hasty:
            pace = (iterations - left) / max(1e-9, now - begin)
            if tree._lead(root, actions) > min(left, pace * (begin + seconds - now)):
                break
        elif now - last < SPELL:
            breath *= 2
    plain.raise_kept(root)
