"""One planned game: who sits where, and whose luck it has.

Two games with the same luck begin with the same outcomes of chance. In a duplicate they stay the
same, so a bot that sits elsewhere the next time cannot blame the dice.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from time import perf_counter
from typing import NamedTuple

from engawa.bots import quick
from engawa.bots.bot import Bot
from engawa.bots.players import Players, listening
from engawa.bots.remote import Forfeit, check
from engawa.core.actions import CHANCE, NOBODY
from engawa.core.game import Game
from engawa.core.luck import Luck
from engawa.core.rng import Rng, named
from engawa.core.sight import Sight
from engawa.games import spec

FINE = 1 << 30  # seeds for programs are below this


@dataclass(frozen=True)
class PlannedGame:
    game: str
    bots: tuple[str, ...]  # by seat
    luck: tuple[object, ...]  # the name of the luck of the game
    seat_luck: tuple[tuple[object, ...], ...]  # and of each seat's own luck, for thinking
    options: dict[str, object] = field(default_factory=dict)
    duplicate: bool = False  # is the luck the same whatever is played?

    def make(self) -> Game:
        """Return the game; an error says why it cannot be played."""
        for name in self.bots:
            check(name)
        return Game(spec(self.game), len(self.bots), self.options)


class Result(NamedTuple):
    """The result of a game."""

    scores: list[float]
    points: list[int]
    actions: list[int]
    forfeit: int | None = None  # the seat that could not play on
    says: str = ""  # why it could not

    def mark(self, *name: object) -> int:
        """Return a number that hardly any other game has, nor this game as another number."""
        played = repr((*name, self.actions, self.forfeit)).encode()
        return int.from_bytes(hashlib.blake2b(played, digest_size=8).digest(), "big")


def play(planned: PlannedGame, players: Players, times: list[float] | None = None) -> Result:
    """Play one game to its end, or until a program forfeits it.

    `times`, if given, gets the seconds of each decision.
    """
    game = planned.make()
    s = game.start()
    luck = Luck(*planned.luck) if planned.duplicate else named(*planned.luck)
    seat_luck = [named(*name) for name in planned.seat_luck]
    seated = players.seat(planned.bots)
    ears = listening(seated)
    if times is not None:
        seated = [_timed(bot, times) for bot in seated]
    worlds = quick.worlds(seated)
    if worlds is not None and isinstance(luck, Rng):
        played = quick.play(s, worlds, luck, seat_luck)
        return Result(s.scores(), s.points(), played)
    actions: list[int] = []
    mover = CHANCE
    try:
        for mover, remote in ears:
            remote.begin(game, mover, seat_luck[mover].below(FINE))
        while (mover := s.to_move) != NOBODY:
            before = s.copy() if ears else s
            if mover == CHANCE:
                actions.append(luck.roll(s) if isinstance(luck, Luck) else s.roll(luck))
            else:
                actions.append(seated[mover](Sight(s, mover), seat_luck[mover]))
                s.apply(actions[-1])
            for seat, remote in ears:
                remote.hear(before, actions[-1], seat)
        result = Result(s.scores(), s.points(), actions)
    except Forfeit as error:
        result = Result(forfeited(mover, game.seats), s.points(), actions, mover, str(error))
    for _, remote in ears:
        remote.finish(result.scores, result.points)
    return result


def _timed(bot: Bot, times: list[float]) -> Bot:
    def choose(sight: Sight, rng: Rng) -> int:
        begin = perf_counter()
        action = bot(sight, rng)
        times.append(perf_counter() - begin)
        return action

    return choose


def forfeited(seat: int, seats: int) -> list[float]:
    """Score a forfeited game: the forfeiting seat lost, and the others share the win."""
    return [0.0 if k == seat else 1 / (seats - 1) for k in range(seats)]
