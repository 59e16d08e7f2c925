"""Compare our search with OpenSpiel's IS-MCTS, both compiled, on one core, in one run.

    python -m tools.peer_search

Each searches three positions of a random game, after a quarter, half and three quarters of it. The
result is iterations per second of processor time, the median of several rounds in turn. OpenSpiel
plays each iteration at random to the end of the game. Ours is measured twice: with its usual
cutoffs and guesses, and playing at random to the end as well. The number of decisions of such a
random end is printed too, because longer ones cost more.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from statistics import fmean, median
from typing import Any

import pyspiel

import engawa
from engawa import CHANCE, NOBODY
from engawa.bots.budget import Budget
from engawa.bots.search import Search
from engawa.bots.tree import Settings
from engawa.core.position import Position
from engawa.core.rng import Rng
from engawa.core.sight import Sight
from tools.games_by import LONGEST

SPIEL = ("gin_rummy", "hearts")
OURS = (*((name, 2) for name in engawa.names()), (LONGEST, 4))
ROUNDS = 9
SECONDS = 0.3  # of processor time per measurement
TO_THE_END = Settings(explore=0.7, prior=0.0, cutoff=100000, look=1)

Work = Callable[[int], object]  # runs so many iterations on each position


def quarters(path: list[Any]) -> list[Any]:
    return [path[len(path) * part // 4] for part in (1, 2, 3)]


def spiel_path(state: Any, rng: Rng) -> Iterator[Any]:
    """Yield the decisions of a random game from here on."""
    while not state.is_terminal():
        if state.is_chance_node():
            left, outcomes = rng.random(), state.chance_outcomes()
            actions = [action for action, odds in outcomes if (left := left - odds) < 0]
            state.apply_action(actions[0] if actions else outcomes[-1][0])
        else:
            yield state.clone()
            legal = state.legal_actions()
            state.apply_action(legal[rng.below(len(legal))])


def our_path(s: Position, rng: Rng) -> Iterator[Position]:
    while s.to_move != NOBODY:
        if s.to_move == CHANCE:
            s.roll(rng)
        else:
            yield s.copy()
            legal = s.legal()
            s.apply(legal[rng.below(len(legal))])


def spiel_work(states: list[Any]) -> Work:
    def work(times: int) -> None:
        for state in states:
            evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
            pyspiel.ISMCTSBot(1, evaluator, 2.0, times, -1).step(state)

    return work


def our_work(positions: list[Position], how: Settings | None) -> Work:
    def work(times: int) -> None:
        for s in positions:
            Search(Budget(times), how).think(Sight(s, s.to_move), Rng(1))

    return work


def took(work: Work, times: int) -> float:
    begin = time.process_time()
    work(times)
    return max(1e-9, time.process_time() - begin)


def sized(work: Work) -> int:
    """Return how many iterations a measurement takes."""
    times = 8
    while (spent := took(work, times)) < SECONDS / 8:
        times *= 2
    return max(8, round(times * SECONDS / spent))


def rows() -> Iterator[tuple[str, float, Work]]:
    """Yield a name, the number of decisions to the end of the game, and the work."""
    for name in SPIEL:
        game = pyspiel.load_game(name)
        states = quarters(
            [s for s in spiel_path(game.new_initial_state(), Rng(1)) if len(s.legal_actions()) > 1]
        )
        ends = [len(list(spiel_path(s.clone(), Rng(n)))) for s in states for n in range(10)]
        yield f"OpenSpiel IS-MCTS, {name}", fmean(ends), spiel_work(states)
    for name, seats in OURS:
        path = [s for s in our_path(engawa.make(name, seats).start(), Rng(1)) if len(s.legal()) > 1]
        if not path:
            continue  # nobody has a choice here
        spots = quarters(path)
        ends = [len(list(our_path(s.copy(), Rng(n)))) for s in spots for n in range(10)]
        title = f"{engawa.make(name).spec.title}, {seats} seats"
        yield f"{title}, as it plays", fmean(ends), our_work(spots, None)
        yield f"{title}, at random to the end", fmean(ends), our_work(spots, TO_THE_END)


def main() -> None:
    argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0]).parse_args()
    todo = [(name, ends, work, sized(work)) for name, ends, work in rows()]
    paces: dict[str, list[float]] = {name: [] for name, *_ in todo}
    for _ in range(ROUNDS):
        for name, _, work, times in todo:
            paces[name].append(3 * times / took(work, times))
    print("| search | decisions to the end | iterations/s |\n| --- | --- | --- |")
    for name, ends, *_ in todo:
        print(f"| {name} | {ends:.0f} | {median(paces[name]):,.0f} |")


if __name__ == "__main__":
    main()
