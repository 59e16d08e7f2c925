"""A match: the same bots at the same game, many times, each bot in each seat in turn.

A game's luck comes from the match's seed and the game's number, so a game can be played again
by itself, and the result does not depend on how the games are spread over processes.
"""

from __future__ import annotations

import hashlib
import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial

from engawa import bots
from engawa.core.actions import CHANCE, NOBODY
from engawa.core.errors import BadGame
from engawa.core.game import Game
from engawa.core.rng import named
from engawa.core.sight import Sight
from engawa.games import room
from engawa.lab.tally import Tally

CHUNK = 50  # games that a worker takes at a time


@dataclass(frozen=True)
class Match:
    game: str
    bots: tuple[str, ...]  # one for each seat
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)

    def make(self) -> Game:
        """The game, or an error that says why this match cannot be played."""
        for name in self.bots:
            bots.find(name)
        if not self.bots:
            raise BadGame("a match needs a bot for each seat")
        return Game(room(self.game), len(self.bots), self.options)


def play(match: Match, number: int) -> tuple[list[int], list[float], list[int], list[int]]:
    """Play one game: which bot sat where, scores and points by seat, and all actions."""
    game = match.make()
    sat = [(number + seat) % game.seats for seat in range(game.seats)]  # bot by seat
    choose = [bots.find(match.bots[bot]) for bot in sat]
    luck = named("match", match.seed, number, "chance")
    minds = [named("match", match.seed, number, "seat", seat) for seat in range(game.seats)]
    s = game.start()
    actions = []
    while (mover := s.to_move) != NOBODY:
        if mover == CHANCE:
            actions.append(s.roll(luck))
        else:
            actions.append(choose[mover](Sight(s, mover), minds[mover]))
            s.apply(actions[-1])
    return sat, s.scores(), s.points(), actions


def run(match: Match, games: range) -> Tally:
    """Play these games, one after the other, in this process."""
    tally = Tally.empty(len(match.bots))
    for number in games:
        sat, scores, points, actions = play(match, number)
        for seat, bot in enumerate(sat):
            tally.bots[bot].add(scores[seat], points[seat])
            tally.seats[seat].add(scores[seat], points[seat])
        tally.games += 1
        tally.actions += len(actions)
        tally.longest = max(tally.longest, len(actions))
        tally.digest ^= _mark(number, actions)
    return tally


def _mark(number: int, actions: list[int]) -> int:
    played = hashlib.blake2b(repr((number, actions)).encode(), digest_size=8)
    return int.from_bytes(played.digest(), "big")


def spread(
    match: Match, games: int, workers: int = 1, tell: Callable[[int], None] = lambda n: None
) -> Tally:
    """Play all games over so many processes; `tell` hears how many are done."""
    match.make()
    chunks = [range(i, min(i + CHUNK, games)) for i in range(0, games, CHUNK)]
    total = Tally.empty(len(match.bots))
    for part in _parts(match, chunks, workers):
        total.merge(part)
        tell(total.games)
    return total


def _parts(match: Match, chunks: list[range], workers: int) -> Iterator[Tally]:
    if workers <= 1:
        yield from map(partial(run, match), chunks)
        return
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=spawn) as pool:
        yield from pool.map(partial(run, match), chunks)
