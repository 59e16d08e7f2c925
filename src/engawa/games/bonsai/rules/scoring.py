"""What a bonsai, its cards and its goals are worth, and who wins."""

from __future__ import annotations

from engawa.games.bonsai.rules import components, goals, turn
from engawa.games.bonsai.rules.components import CARDS, GOALS, KINDS
from engawa.games.bonsai.rules.state import State


def points(s: State, seat: int) -> int:
    """[score] Tiles, [parchment] Parchments and [score.goals] goals; leftover tiles are nothing."""
    return open_points(s, seat) + parchment_points(s, seat)


def open_points(s: State, seat: int) -> int:
    """What all can count on the table: [parchment.hidden] Parchments lie face down."""
    return tile_points(s, seat) + goal_points(s, seat)


def first_tree(s: State, seat: int) -> int:
    return seat if s.seats > 1 else 0


def end_tree(s: State, seat: int) -> int:
    """[emperor] Alone all trees are one's own, and all count."""
    return seat + 1 if s.seats > 1 else turn.trees(s)


def tiles(s: State, seat: int, kind: int) -> int:
    """Tiles of a kind on a seat's bonsai, the bud included."""
    total = 0
    for tree in range(first_tree(s, seat), end_tree(s, seat)):
        total += s.grown[tree * KINDS + kind]
    return total


def tile_points(s: State, seat: int) -> int:
    """[score] Wood is worth nothing."""
    return leaf_points(s, seat) + flower_points(s, seat) + fruit_points(s, seat)


def leaf_points(s: State, seat: int) -> int:
    """[score] Three a leaf."""
    return components.LEAF_POINTS * tiles(s, seat, components.LEAF)


def fruit_points(s: State, seat: int) -> int:
    """[score] Seven a fruit."""
    return components.FRUIT_POINTS * tiles(s, seat, components.FRUIT)


def flower_points(s: State, seat: int) -> int:
    """[score.flower] One for each open side of a flower."""
    total = 0
    for tree in range(first_tree(s, seat), end_tree(s, seat)):
        total += s.open_sides[tree]
    return total


def cards(s: State, seat: int, first: int, end: int) -> int:
    """How many cards of a type a seat has taken."""
    total = 0
    for card in range(first, end):
        total += s.cards[seat * CARDS + card]
    return total


def parchment_points(s: State, seat: int) -> int:
    """[parchment] Points for each tile of a kind, or for each card of a type."""
    mine = seat * CARDS
    total = 0
    for kind in range(KINDS):
        if s.cards[mine + components.PARCHMENT + kind] > 0:
            total += components.PARCHMENT_POINTS[kind] * tiles(s, seat, kind)
    counted = 0
    if s.cards[mine + components.PARCHMENT_GROWTH] > 0:
        counted += cards(s, seat, components.GROWTH, components.MASTER)
    if s.cards[mine + components.PARCHMENT_HELPER] > 0:
        counted += cards(s, seat, components.HELPER, components.PARCHMENT)
    if s.cards[mine + components.PARCHMENT_MASTER] > 0:
        counted += cards(s, seat, components.MASTER, components.HELPER)
    return total + components.PARCHMENT_CARD_POINTS * counted


def goal_points(s: State, seat: int) -> int:
    """[score.goals] [remove.kept] A claimed goal counts, whatever became of the tree."""
    total = 0
    for goal in range(GOALS):
        if goals.owner(s, goal) == seat:
            total += components.GOAL_POINTS[goal]
    return total


def score(s: State, seat: int) -> float:
    """[score.most] Most points win, [tie] among equals the seat farthest from the first."""
    if s.phase != components.OVER:
        return 0.0
    if s.seats == 1:
        return 1.0 if is_won(s) else 0.0
    mine = points(s, seat)
    for other in range(s.seats):
        theirs = points(s, other)
        if theirs > mine or (theirs == mine and other > seat):
            return 0.0
    return 1.0


# --- alone ---


def target(s: State) -> int:
    """[solo.level] The points to reach, [solo.scenario] or those of the scenario."""
    if s.scenario == components.NO_SCENARIO:
        return components.LEVEL_POINTS[s.level]
    return components.SCENARIO_POINTS[s.scenario]


def claimed(s: State, difficulty: int) -> int:
    """Goals claimed of that difficulty."""
    total = 0
    for colour in range(components.COLOURS):
        if s.goal[colour * components.DIFFICULTIES + difficulty] >= components.CLAIMED:
            total += 1
    return total


def claimed_for(s: State, tree: int) -> int:
    """Goals claimed with that bonsai."""
    total = 0
    for goal in range(GOALS):
        if s.goal[goal] == components.CLAIMED + tree:
            total += 1
    return total


def is_won(s: State) -> bool:
    """[solo.win] Enough points, and the goals asked for."""
    return points(s, 0) >= target(s) and has_goals(s)


def has_goals(s: State) -> bool:
    """[solo.win] Three goals, one a colour; or what the scenario asks."""
    low = claimed(s, components.LOW)
    hard = claimed(s, components.HARD)
    if s.scenario == components.SLOW_FALL:  # [slow-fall]
        return hard == 2 and low == 1
    if s.scenario == components.EMPEROR:  # [emperor]
        one = claimed_for(s, 0)
        two = claimed_for(s, 1)
        return one + two == components.COLOURS and max(one, two) == components.COLOURS_IN_PLAY
    if low + claimed(s, components.MID) + hard < components.COLOURS_IN_PLAY:
        return False
    if s.scenario == components.LONG_WINTER:  # [long-winter]
        parchments = cards(s, 0, components.PARCHMENT, CARDS)
        return parchments >= components.WINTER_PARCHMENTS
    return True
