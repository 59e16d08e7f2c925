"""Choosing an action by tree search, and reporting what the search found."""

from __future__ import annotations

import math
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import chain, count

from engawa.bots.budget import Budget
from engawa.bots.tree import NONE, ROOT, SEATS, Settings, Tree, think
from engawa.bots.tuning import settings
from engawa.core.json import JSON
from engawa.core.position import Position
from engawa.core.rng import Rng
from engawa.core.sight import Sight

LINE = 8  # the most actions in an expected continuation
MANY = 64  # the most trees of a thread; after that it grows the first one again


@dataclass(frozen=True)
class Thought:
    """What the search found about one action."""

    action: int
    visits: int
    scores: list[float]  # expected for each seat
    then: list[int]  # the most visited actions after it


class Search:
    """A seat's search, kept from one decision to the next.

    Each thread grows trees of its own, one after the other, and their results are added up. What
    was found below the chosen action stays true if the seat then sees exactly what it expected to
    see. Otherwise the next search starts anew.
    """

    def __init__(self, budget: Budget, how: Settings | None = None, *, version: int = 0) -> None:
        self.budget = budget
        self.how = how  # None: the settings tuned for the game
        self.version = version  # of the tuned settings, to play as an earlier search; 0: today's
        self.trees: list[Tree] = []
        self.expected: JSON | None = None

    def __call__(self, sight: Sight, rng: Rng) -> int:
        """Return the action tried most often; if only one is legal, return it without a search."""
        legal = sight.legal()
        if len(legal) == 1:
            return legal[0]
        root = self.think(sight, rng, hasty=self.budget.threads == 1)
        action = max(legal, key=lambda each: _standing(self.trees, each, sight.seat))
        self._follow(root, action, sight.seat)
        return action

    def think(self, sight: Sight, rng: Rng, *, hasty: bool = False) -> Position:
        """Grow trees until the budget is used up, and return the world they started from.

        If `hasty`, stop as soon as the choice is clear. This works with one thread only: no thread
        knows what the others have found.
        """
        threads = self.budget.threads
        if self.expected is None or self.expected != sight.observe():
            self.trees = []
        root = sight.imagine(rng)
        how = self.how or settings(sight.game.name, sight.game.seats, self.version)
        end = time.monotonic() + self.budget.seconds
        shares = [(self.budget.iterations + i) // threads for i in range(threads)]
        work = [
            (self.trees[i::threads], root, how, Rng(rng.below(1 << 30)), share, end, hasty)
            for i, share in enumerate(shares)
        ]
        if threads == 1:
            self.trees = _grow(*work[0])
        else:
            with ThreadPoolExecutor(threads) as pool:
                self.trees = list(chain.from_iterable(pool.map(lambda each: _grow(*each), work)))
        return root

    def _follow(self, world: Position, action: int, seat: int) -> None:
        """Keep the trees below the action, if the same seat decides again at once."""
        world.apply(action)
        again = world.to_move == seat
        self.expected = world.observe(seat) if again else None
        self.trees = [_below(tree, action) for tree in self.trees] if again else []


def _grow(
    trees: list[Tree],
    root: Position,
    how: Settings,
    rng: Rng,
    iterations: int,
    end: float,
    hasty: bool,
) -> list[Tree]:
    """Grow one tree after the other, old ones first, until the iterations or the time are used up.

    Each tree gets `how.deep` iterations. Beyond that, several different trees are worth more than a
    larger one.
    """
    left, begin = iterations, time.monotonic()
    for i in count():
        if i == len(trees) < MANY:
            trees.append(Tree(root.to_move))
        tree, some = trees[i % len(trees)], min(left, how.deep or left)
        think(tree, root, how, rng, some, end - time.monotonic(), hasty and some == iterations)
        left, now = left - some, time.monotonic()
        soon = (end - now) * (iterations - left) / max(1e-9, now - begin)  # iterations left
        if min(left, soon) <= (_lead(trees, root) if hasty else 0):
            break
    return trees


def _lead(trees: list[Tree], root: Position) -> int:
    """Return by how many visits the most visited action is ahead of the next."""
    visits = sorted(_standing(trees, action, root.to_move)[0] for action in root.legal())
    return visits[-1] - visits[-2]


def _below(tree: Tree, action: int) -> Tree:
    """Return the part of a tree below the action."""
    node = tree.child(ROOT, action)
    if node == NONE:
        return Tree(tree.seat)
    tree.keep(node)
    return tree


def search(
    sight: Sight,
    rng: Rng,
    iterations: int = 400,
    how: Settings | None = None,
    *,
    seconds: float = math.inf,
    threads: int = 1,
) -> list[Thought]:
    """Return the actions that were tried, the most visited first."""
    mind = Search(Budget(iterations, seconds, threads), how)
    root = mind.think(sight, rng)
    found = [_thought(mind.trees, action, root.seats) for action in sight.legal()]
    tried = [thought for thought in found if thought.visits > 0]
    return sorted(tried, key=lambda thought: (-thought.visits, -thought.scores[sight.seat]))


def _nodes(trees: list[Tree], action: int) -> list[tuple[Tree, int]]:
    """Find the nodes an action leads to, in the trees that have tried it."""
    found = [(tree, tree.child(ROOT, action)) for tree in trees]
    return [(tree, node) for tree, node in found if node != NONE and tree.visits[node] > 0]


def _standing(trees: list[Tree], action: int, seat: int) -> tuple[int, float]:
    """Rank an action by its visits, which are robust, and only among equals by its worth."""
    nodes = _nodes(trees, action)
    visits = sum(tree.visits[node] for tree, node in nodes)
    return visits, sum(tree.worth[node * SEATS + seat] for tree, node in nodes)


def _thought(trees: list[Tree], action: int, seats: int) -> Thought:
    nodes = _nodes(trees, action)
    visits = sum(tree.visits[node] for tree, node in nodes)
    scores = [
        sum(tree.worth[node * SEATS + seat] for tree, node in nodes) / max(1, visits)
        for seat in range(seats)
    ]
    then: list[int] = []
    if nodes:
        tree, here = max(nodes, key=lambda each: each[0].visits[each[1]])
        while len(then) < LINE and (here := tree.favourite(here)) != NONE:
            then.append(tree.action[here])
    return Thought(action, visits, scores, then)
