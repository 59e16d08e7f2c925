"""The search: its tree, its budget, its threads, and what it keeps."""

import math

import pytest
from games_by import BY_ACTIONS, HIDING, LARGEST, LONGEST, SMALL

import engawa
from engawa import CHANCE, NOBODY, Position, Rng, bots
from engawa.bots import policy
from engawa.bots.budget import ENDLESS, Budget, read
from engawa.bots.guess import Guess
from engawa.bots.search import MANY, Search, search
from engawa.bots.tree import NONE, ROOT, SEATS, Settings, Tree, think
from engawa.core.actions import Actions
from engawa.core.errors import BadGame
from engawa.core.game import Game
from engawa.core.sight import Sight
from engawa.template import SPEC

SOME = 60


def choice(name: str, seats: int = 2, skip: int = 6) -> Position:
    """Return a position with a choice, some way into a game."""
    game, rng = engawa.make(name, seats), Rng(5)
    s, left = game.start(), skip
    while True:
        if s.to_move == NOBODY:
            s, left = game.start(), skip
        elif s.to_move == CHANCE:
            s.roll(rng)
        elif len(s.legal()) > 1 and left <= 0:
            return s
        else:
            left -= 1
            s.apply(s.legal()[rng.below(len(s.legal()))])


def grown(s: Position, how: Settings | None = None, times: int = SOME) -> Tree:
    tree = Tree(s.to_move)
    think(tree, s, how or Settings(), Rng(1), times, math.inf, hasty=False)
    return tree


# --- the tree ---


@pytest.mark.parametrize("how", [Settings(), Settings(prior=0.0), Settings(alone=True, look=2)])
def test_every_iteration_visits_the_root_and_each_visit_of_a_node_one_of_its_children(
    how: Settings,
) -> None:
    tree = grown(choice(SMALL), how)
    assert tree.visits[ROOT] == SOME
    below = [0] * tree.size
    for node in range(1, tree.size):
        assert tree.parent[node] < node
        below[tree.parent[node]] += tree.visits[node]
    assert below[ROOT] == SOME
    assert all(below[node] <= tree.visits[node] for node in range(tree.size))


def test_what_came_of_it_is_noted_for_every_seat() -> None:
    s = choice(LONGEST, seats=4)
    tree = grown(s)
    for node in range(tree.size):
        worth = tree.worth[node * SEATS : node * SEATS + s.seats]
        assert sum(worth) == pytest.approx(tree.visits[node])


def test_a_tree_grows_beyond_the_room_it_had_at_first() -> None:
    s = Game(SPEC, 2, {}).position("13 A")
    tree = grown(s)
    few, room = tree.size, tree.room
    tree.extend(4 * room)
    assert (tree.room, tree.size) == (4 * room, few)
    assert {tree.child(tree.parent[n], tree.action[n]) for n in range(1, few)} == set(range(1, few))
    assert tree.child(ROOT, 999) == NONE


def test_what_is_kept_is_all_that_lies_below_an_action_and_nothing_else() -> None:
    s = choice(LONGEST)
    tree = grown(s)
    first = tree.favourite(ROOT)
    lines = paths(tree, first)
    tree.keep(first)
    assert paths(tree, ROOT) == lines
    assert len(lines) > 3


def paths(tree: Tree, top: int) -> dict[tuple[int, ...], tuple[int, int, float]]:
    """Return every node below one by the actions that lead to it, with its statistics."""
    found: dict[int, tuple[int, ...]] = {top: ()}
    for node in range(top + 1, tree.size):
        if tree.parent[node] in found:
            found[node] = (*found[tree.parent[node]], tree.action[node])
    return {
        path: (tree.visits[node], tree.offered[node], tree.worth[node * SEATS])
        for node, path in found.items()
    }


@pytest.mark.parametrize("name", HIDING)
def test_whole_turns_are_played_so_that_every_line_is_judged_as_our_turn_begins(name: str) -> None:
    for skip in range(4, 40, 4):
        s = choice(name, seats=3, skip=skip)
        seat, world, twin = s.to_move, s.copy(), s.copy()
        policy.play_on(world, twin, Actions(), 0, 1, Guess(), Rng(skip), seat, seat, 0)
        assert str(world) == str(s)  # otherwise nothing is played below the tree
        policy.play_on(world, twin, Actions(), 0, 1, Guess(), Rng(skip), seat, seat, 1)
        assert world.to_move in (seat, NOBODY)
        assert str(world) != str(s)


@pytest.mark.parametrize("turns", [1, 2])
def test_no_line_goes_on_beyond_so_many_turns_of_ours(turns: int) -> None:
    s = Game(SPEC, 2, {}).position("13 A")  # a turn is a single decision, for one to three
    tree = grown(s, Settings(alone=True, turns=turns), times=400)
    assert max(map(len, paths(tree, ROOT))) == turns
    world = s.copy()
    policy.play_on(world, s.copy(), Actions(), 0, 1, Guess(), Rng(1), 0, 0, turns)
    assert world.to_move == 0
    assert 2 * turns <= 13 - int(str(world).split()[0]) <= 6 * turns


# --- budgets ---


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("2000", Budget(2000)),
        ("0.5s", Budget(ENDLESS, 0.5)),
        ("2s", Budget(ENDLESS, 2.0)),
        ("800x2", Budget(800, threads=2)),
        ("2sx4", Budget(ENDLESS, 2.0, 4)),
    ],
)
def test_a_budget_is_written_after_a_bots_name(text: str, budget: Budget) -> None:
    assert read(text) == budget


@pytest.mark.parametrize("text", ["", "0", "-4", "2m", "s", "5x0", "5x65", "1e3", "99999999999"])
def test_a_budget_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(BadGame, match=r"^a (budget reads|bot thinks)"):
        bots.find(f"search:{text}")


def test_so_many_iterations_are_made_and_no_more() -> None:
    s = choice(SMALL)
    thoughts = search(Sight(s, s.to_move), Rng(1), 50)
    assert sum(thought.visits for thought in thoughts) == 50
    assert [t.visits for t in thoughts] == sorted((t.visits for t in thoughts), reverse=True)


@pytest.mark.parametrize("name", BY_ACTIONS[1:])
def test_a_search_stops_once_its_choice_is_clear_and_chooses_the_same(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does not stop earlier: the rest could not have made up for the lead."""
    spared = 0
    for skip in range(0, 24, 4):
        s = choice(name, skip=skip)
        sight, times = Sight(s, s.to_move), 150
        thoughts = search(sight, Rng(skip), times)
        mind = Search(Budget(times))
        monkeypatch.setattr(mind, "_follow", lambda *_: None)  # keep the whole tree
        assert mind(sight, Rng(skip)) == thoughts[0].action
        spared += times - mind.trees[0].visits[ROOT]
    assert spared > 0


def test_threads_do_not_stop_early_because_their_trees_are_added_up() -> None:
    s = choice(SMALL)
    sight, mind = Sight(s, s.to_move), Search(Budget(100, threads=2))
    assert mind(sight, Rng(2)) == search(sight, Rng(2), 100, threads=2)[0].action


def test_a_time_ends_the_search_before_its_iterations_do() -> None:
    s = choice(SMALL)
    thoughts = search(Sight(s, s.to_move), Rng(1), ENDLESS, seconds=0.01)
    assert 0 < sum(thought.visits for thought in thoughts) < ENDLESS


def test_even_no_time_at_all_makes_a_choice() -> None:
    s = choice(SMALL)
    for name in ("search:0s", "search:0sx2", "flat:0s"):
        assert bots.find(name)(Sight(s, s.to_move), Rng(1)) in s.legal()


def test_the_thoughts_of_all_threads_count_and_can_be_repeated() -> None:
    s = choice(LONGEST)
    first, again = (search(Sight(s, s.to_move), Rng(3), 61, threads=3) for _ in range(2))
    assert first == again
    assert sum(thought.visits for thought in first) == 61


def test_an_exception_in_a_game_nobody_compiled_comes_out_of_every_thread() -> None:
    class Broken(SPEC.position):  # type: ignore[misc, name-defined]
        def _apply(self, action: int) -> None:
            raise ZeroDivisionError

    s = Game(SPEC, 2, {}).position("9 A")
    broken = Broken()
    for field in ("seats", "laid", "heap", "turn", "misere"):
        setattr(broken, field, getattr(s, field))
    with pytest.raises(ZeroDivisionError):
        grown(broken)


# --- more than one tree ---


def test_more_iterations_than_one_tree_is_worth_grow_more_of_them() -> None:
    s = choice(SMALL)
    sight, how = Sight(s, s.to_move), Settings(deep=30)
    mind = Search(Budget(100), how)
    mind.think(sight, Rng(1))
    assert [tree.visits[ROOT] for tree in mind.trees] == [30, 30, 30, 10]
    thoughts = search(sight, Rng(1), 100, how)
    assert sum(thought.visits for thought in thoughts) == 100
    few, first = Search(Budget(30), Settings()), mind.trees[0]
    few.think(sight, Rng(1))
    assert paths(first, ROOT) == paths(few.trees[0], ROOT)  # each is the same as if it were alone
    assert paths(first, ROOT) != paths(mind.trees[1], ROOT)  # and no two are the same


def test_trees_are_not_without_number() -> None:
    s = choice(SMALL)
    mind = Search(Budget(2 * MANY + 2), Settings(deep=1))
    mind.think(Sight(s, s.to_move), Rng(1))
    assert [tree.visits[ROOT] for tree in mind.trees] == [3, 3] + [2] * (MANY - 2)


def test_all_trees_are_kept_and_grown_on() -> None:
    s = choice(LONGEST)  # where a decision follows another at once
    mind = Search(Budget(90), Settings(deep=30))
    for step in range(20):
        sight = Sight(s, s.to_move)
        if mind.trees and mind.expected == sight.observe() and len(s.legal()) > 1:
            before = [tree.visits[ROOT] for tree in mind.trees]
            mind.think(sight, Rng(step))
            after = [n + 30 for n in before] + [30] * (3 - len(before))
            assert [tree.visits[ROOT] for tree in mind.trees] == after
            assert len(before) > 1
            return
        s.apply(mind(sight, Rng(step)))
        while s.to_move < 0:
            s.roll(Rng(step))
    pytest.fail("no decision followed another at once")


def tried(mind: Search, action: int) -> list[int]:
    """Return how often each tree that knows an action tried it."""
    nodes = [(tree, tree.child(ROOT, action)) for tree in mind.trees]
    return [tree.visits[node] for tree, node in nodes if node != NONE]


def test_no_further_tree_is_grown_once_the_choice_is_clear() -> None:
    spared = 0
    for skip in range(0, 24, 4):
        s = choice(LONGEST, skip=skip)
        sight, how = Sight(s, s.to_move), Settings(deep=30)
        mind = Search(Budget(300), how)
        assert mind(sight, Rng(skip)) == search(sight, Rng(skip), 300, how)[0].action
        mind = Search(Budget(300), how)
        mind.think(sight, Rng(skip), hasty=True)
        *_, second, first = sorted(sum(tried(mind, action)) for action in s.legal())
        left = 300 - sum(tree.visits[ROOT] for tree in mind.trees)
        assert first - second >= left  # not earlier
        spared += left
    assert spared > 0


# --- what is kept from one decision to the next ---


def test_a_search_goes_on_from_its_tree_while_its_seat_sees_what_it_expected() -> None:
    kept = 0
    for name in (LONGEST, LARGEST, SMALL):
        s, rng = engawa.make(name, 2).start(), Rng(8)
        minds = [Search(Budget(SOME)) for _ in range(s.seats)]
        decisions = 0
        while s.to_move != NOBODY and decisions < 25:
            if s.to_move < 0:
                s.roll(rng)
                continue
            sight, mind = Sight(s, s.to_move), minds[s.to_move]
            if mind.expected == sight.observe() and len(s.legal()) > 1:
                kept += mind.trees[0].visits[ROOT] > 0
            action = mind(sight, rng)
            assert action in s.legal()
            s.apply(action)
            decisions += 1
    assert kept > 5


def test_a_search_starts_anew_when_anything_else_is_seen() -> None:
    one, other = choice(LONGEST), choice(LONGEST, skip=9)
    mind = Search(Budget(SOME))
    mind(Sight(one, one.to_move), Rng(1))
    mind.think(Sight(other, other.to_move), Rng(1))
    fresh = Search(Budget(SOME))
    fresh.think(Sight(other, other.to_move), Rng(1))
    assert mind.trees[0].visits[ROOT] == fresh.trees[0].visits[ROOT] == SOME


def test_what_is_kept_depends_on_nothing_but_what_the_seat_has_seen() -> None:
    """Compare two searches: in the true world, and in one that the seat cannot tell apart."""
    s, rng, fancy = engawa.make(LONGEST, 2).start(), Rng(4), Rng(6)
    here, there = Search(Budget(SOME)), Search(Budget(SOME))
    for step in range(120):
        if s.to_move < 0:
            s.roll(rng)
            continue
        action = s.legal()[rng.below(len(s.legal()))]
        if s.to_move == 0:
            world = s.imagine(0, fancy)
            action = here(Sight(s, 0), Rng(step))
            assert world.text(there(Sight(world, 0), Rng(step))) == s.text(action)
        s.apply(action)
