# cython: boundscheck=False, wraparound=False, initializedcheck=False
"""Quick games of bots that do not search, each played in one call, for large matches.

They play exactly what `random` and `greedy` would play, and like those they see only imagined
worlds. But no decision calls Python.
"""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence, Sequence
from typing import Annotated, Final

from engawa.bots import greedy, policy, random
from engawa.bots.bot import Bot
from engawa.bots.guess import Guess
from engawa.core import fields
from engawa.core.actions import CHANCE, LEGAL, NOBODY, Actions
from engawa.core.position import Position
from engawa.core.rng import Rng

Ints = Annotated[MutableSequence[int], "int[::1]"]
Wides = Annotated[MutableSequence[int], "int64_t[::1]"]
Floats = Annotated[MutableSequence[float], "double[::1]"]

PAGE: Final = 1024  # how many actions are played in one go


class Company:
    """The bots at a table, each with its luck."""

    worlds: Ints  # by seat: how many worlds it looks into; 0: it plays at random
    seat_luck: Wides  # by seat: the state of its generator
    rng: Rng  # of the seat that decides
    world: Position
    twin: Position
    actions: Actions
    guess: Guess
    worth: Floats  # by index in the list of legal actions
    page: Ints  # the actions played

    def __init__(self, start: Position, worlds: Ints, seat_luck: Wides, page: Ints) -> None:
        self.worlds = worlds
        self.seat_luck = seat_luck
        self.rng = Rng()
        self.world = start.copy()
        self.twin = start.copy()
        self.actions = Actions()
        self.guess = Guess()
        self.worth = array("d", bytes(8 * LEGAL))
        self.page = page

    def _play(self, s: Position, luck: Rng) -> int:
        """Play until the game is over or the page is full; return the number of actions."""
        count = 0
        mover = s._to_move()
        while mover != NOBODY and count < PAGE:
            action = s._sample(luck) if mover == CHANCE else self._choose(s, mover)
            s._apply(action)
            self.page[count] = action
            count += 1
            mover = s._to_move()
        return count

    def _choose(self, s: Position, seat: int) -> int:
        self.actions.count = 0
        s._list_legal(self.actions)
        self.rng.state = self.seat_luck[seat]
        place = 0
        if self.worlds[seat] == 0:
            place = self.rng.below(self.actions.count)
        elif self.actions.count > 1:
            place = self._compare(s, seat)
        self.seat_luck[seat] = self.rng.state
        return self.actions.items[place]

    def _compare(self, s: Position, seat: int) -> int:
        """Return the index of the most promising action."""
        for i in range(self.actions.count):
            self.worth[i] = 0.0
        for _ in range(self.worlds[seat]):
            fields.copy(self.world, s)
            self.world._imagine(seat, self.rng)
            policy.weigh(
                self.world, self.twin, self.actions, seat, self.guess, self.rng, self.worth
            )
        return policy.best(self.worth, self.actions.count, self.rng)


PLAIN: dict[Bot, int] = {random.choose: 0, greedy.choose: greedy.WORLDS}


def worlds(bots: Sequence[Bot]) -> list[int] | None:
    """Return how many worlds each bot looks into; None if some bot is of another kind."""
    found = [PLAIN.get(bot) for bot in bots]
    return None if None in found else [each for each in found if each is not None]


def play_page(company: Company, s: Position, luck: Rng) -> int:
    return company._play(s, luck)


def play(s: Position, worlds: Sequence[int], luck: Rng, seat_luck: Sequence[Rng]) -> list[int]:
    """Play a game to its end and return its actions. For `worlds` see Company."""
    page = array("i", bytes(4 * PAGE))
    states = array("q", [rng.state for rng in seat_luck])
    company = Company(s, array("i", worlds), states, page)
    actions: list[int] = []
    while s.to_move != NOBODY:
        actions += page[: play_page(company, s, luck)]
    return actions
