# cython: boundscheck=False, wraparound=False, initializedcheck=False
"""Many games, each moved by one action in one call, without the interpreter lock.

The games lie in a store, one after the other, and are taken out one at a time. Chance is rolled by
each game's own generator; a game that is over begins anew at once.
"""

from __future__ import annotations

from array import array
from typing import Annotated, Any

from engawa.adapters.row_encoder import Reals, RowEncoder
from engawa.core import block, fields
from engawa.core.actions import CHANCE, NOBODY, Actions
from engawa.core.block import Ints, Wides
from engawa.core.lock import unlocked
from engawa.core.position import Position
from engawa.core.rng import Rng

Flags = Annotated[Any, "int8_t[::1]"]


class Games:
    """Positions by number, and what is said about each after a step."""

    games: int
    seats: int
    width: int  # of the mask: places in the action space
    words: int  # that a position takes in the store
    sees: bool  # write what the mover sees
    fold: Ints  # by action: its place in the action space
    folds: bool  # some actions share a place, and then the next free one is taken
    store: Wides
    luck: Wides  # the state of each game's generator
    mover: Ints
    mask: Flags  # [game * width + place]
    reward: Reals  # [game * seats + seat]
    done: Flags
    length: Ints  # steps taken in each game so far
    ended: Ints  # steps that the game before took
    unplayed: Reals  # [game * seats + seat]: scores of games that nobody decided anything in
    sight: Reals  # [game * size + i]
    random: Ints  # by game: a legal place, drawn evenly
    start: Position
    s: Position
    encoder: RowEncoder
    rng: Rng
    dice: Rng  # for `random` alone, so that looking at it changes no game

    def __init__(
        self, start: Position, words: int, encoder: RowEncoder, fold: Ints, width: int, games: int
    ) -> None:
        self.games = games
        self.seats = start.seats
        self.width = width
        self.words = words
        self.fold = fold
        self.folds = width < len(fold)
        self.store = array("q", bytes(8 * games * self.words))
        self.luck = array("q", bytes(8 * games))
        self.length = array("i", bytes(4 * games))
        self.start = start
        self.s = start.copy()
        self.encoder = encoder
        self.rng = Rng()
        self.dice = Rng()

    def _reset(self, game: int, seed: fields.Wide, actions: Actions) -> None:
        self.rng._seed(seed)
        self._begin(game)
        self._tell(game, False, actions)

    def _begin(self, game: int) -> None:
        """Lay out a game; one that is over before anyone decides anything is counted, and laid
        out again."""
        self.length[game] = 0
        fields.copy(self.s, self.start)
        self._settle()
        while self.s._to_move() == NOBODY:
            for seat in range(self.seats):
                self.unplayed[game * self.seats + seat] += self.s._score(seat)
            fields.copy(self.s, self.start)
            self._settle()

    def _settle(self) -> None:
        """Roll what chance owes."""
        while self.s._to_move() == CHANCE:
            self.s._apply(self.s._sample(self.rng))

    def _step(self, game: int, place: int, actions: Actions) -> None:
        """Play in one game, and begin it anew if that was its end."""
        block.take(self.s, self.store, game * self.words)
        self.rng.state = self.luck[game]
        self.s._apply(self._action(game, place, actions))
        self._settle()
        self.length[game] += 1
        self._tell(game, self.s._to_move() == NOBODY, actions)

    def _tell(self, game: int, over: bool, actions: Actions) -> None:
        """Say how a game stands, and put it back."""
        self.done[game] = over
        for seat in range(self.seats):
            self.reward[game * self.seats + seat] = self.s._score(seat) if over else 0.0
        if over:
            self.ended[game] = self.length[game]
            self._begin(game)
        mover = self.s._to_move()
        self.mover[game] = mover
        self._list(game, -1, actions)
        if self.sees:
            self.encoder._encode(self.s, mover, self.sight, game * self.encoder.size)
        self.luck[game] = self.rng.state
        block.keep(self.s, self.store, game * self.words)

    def _action(self, game: int, place: int, actions: Actions) -> int:
        """The action at a place of the action space."""
        return self._list(game, place, actions) if self.folds else place

    def _list(self, game: int, wanted: int, actions: Actions) -> int:
        """Mark the places of what may be done, and draw one; the action at `wanted`, or -1."""
        found = -1
        start = game * self.width
        for i in range(start, start + self.width):
            self.mask[i] = 0
        actions.count = 0
        self.s._list_legal(actions)
        drawn = self.dice.below(actions.count)
        for i in range(actions.count):
            place = self.fold[actions.items[i]]
            while self.mask[start + place]:
                place = (place + 1) % self.width
            self.mask[start + place] = 1
            if i == drawn:
                self.random[game] = place
            if place == wanted:
                found = actions.items[i]
        return found

    def _reset_all(self, seeds: Wides, actions: Actions) -> None:
        self.dice._seed(seeds[self.games])
        for game in range(self.games):
            self._reset(game, seeds[game], actions)

    def _step_all(self, places: Ints, actions: Actions) -> None:
        for game in range(self.games):
            self._step(game, places[game], actions)


def reset(games: Games, seeds: Wides) -> None:
    """Begin every game, each with a seed of its own; a last one is for drawing."""
    actions = Actions()
    with unlocked():
        games._reset_all(seeds, actions)


def step(games: Games, places: Ints) -> None:
    """Play one action in every game, given by its place in the action space and trusted."""
    actions = Actions()
    with unlocked():
        games._step_all(places, actions)
