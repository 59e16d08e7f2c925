"""Choosing by search, and saying what was found."""

from __future__ import annotations

from dataclasses import dataclass

from engawa.bots.tree import ROOT, SEATS, Settings, Tree, think
from engawa.core.rng import Rng
from engawa.core.sight import Sight

NODES = 2  # nodes set aside for each iteration


@dataclass(frozen=True)
class Thought:
    """What the search found about one action."""

    action: int
    visits: int
    scores: list[float]  # expected for each seat
    then: list[int]  # the most visited actions after it


def search(sight: Sight, rng: Rng, iterations: int, how: Settings) -> list[Thought]:
    """The legal actions by how often they were tried, the best first."""
    root = sight.imagine(rng)
    tree = Tree(sight.seat, NODES * iterations + 2)
    think(tree, root, how, rng, iterations)
    children: dict[int, list[int]] = {}
    for node in range(1, tree.size):
        children.setdefault(tree.parent[node], []).append(node)
    found = [_thought(tree, children, node, root.seats) for node in children.get(ROOT, [])]
    return sorted(found, key=lambda thought: -thought.visits)


def _thought(tree: Tree, children: dict[int, list[int]], node: int, seats: int) -> Thought:
    visits = max(1, tree.visits[node])
    scores = [tree.worth[node * SEATS + seat] / visits for seat in range(seats)]
    then, here = [], node
    while below := children.get(here):
        here = max(below, key=lambda child: tree.visits[child])
        then.append(tree.action[here])
    return Thought(tree.action[node], tree.visits[node], scores, then)


def choose(sight: Sight, rng: Rng, iterations: int = 400, how: Settings | None = None) -> int:
    """The action tried most often; where there is no choice, no thought is wasted."""
    legal = sight.legal()
    if len(legal) == 1:
        return legal[0]
    return search(sight, rng, iterations, how or Settings())[0].action
