# cython: boundscheck=False, wraparound=False, initializedcheck=False
"""Step many games at once: one action in each, in one call, without the interpreter lock.

The games lie in a store one after the other, and are taken out one at a time. Chance comes from
each game's own generator. A game that ends begins anew at once.
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
    """Positions by number, and what is reported about each after a step."""

    games: int
    seats: int
    width: int  # of the mask: the size of the action space
    words: int  # how many a position takes in the store
    sees: bool  # write what the seat to move sees?
    fold: Ints  # by action: its number in the action space
    folds: bool  # do some actions share a number? Then the next free one is taken
    store: Wides
    luck: Wides  # the state of each game's generator
    mover: Ints
    mask: Flags  # [game * width + place]
    reward: Reals  # [game * seats + seat]
    done: Flags
    length: Ints  # steps taken in each game so far
    ended: Ints  # by game: steps so far
    unplayed: Reals  # by game: steps of the game that ended last
    sight: Reals  # [game * seats + seat]: scores of games without any decision
    random: Ints  # by game: a legal action, drawn evenly
    start: Position
    s: Position
    encoder: RowEncoder
    rng: Rng
    dice: Rng  # for `random` only, so that reading it changes no game

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
        """Start a game. If it ends before anybody decides anything, count it and start another."""
        self.length[game] = 0
        fields.copy(self.s, self.start)
        self._settle()
        while self.s._to_move() == NOBODY:
            for seat in range(self.seats):
                self.unplayed[game * self.seats + seat] += self.s._score(seat)
            fields.copy(self.s, self.start)
            self._settle()

    def _settle(self) -> None:
        """Roll the chance that is due."""
        while self.s._to_move() == CHANCE:
            self.s._apply(self.s._sample(self.rng))

    def _step(self, game: int, place: int, actions: Actions) -> None:
        """Play in one game, and start it anew if that ended it."""
        block.take(self.s, self.store, game * self.words)
        self.rng.state = self.luck[game]
        self.s._apply(self._action(game, place, actions))
        self._settle()
        self.length[game] += 1
        self._tell(game, self.s._to_move() == NOBODY, actions)

    def _tell(self, game: int, over: bool, actions: Actions) -> None:
        """Report how a game stands, and put it back into the store."""
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
        """Return the action with a number in the action space."""
        return self._list(game, place, actions) if self.folds else place

    def _list(self, game: int, wanted: int, actions: Actions) -> int:
        """Mark the legal actions and draw one of them; return the action at `wanted`, or -1."""
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
    """Start all games with a seed each; one more seed is for drawing."""
    actions = Actions()
    with unlocked():
        games._reset_all(seeds, actions)


def step(games: Games, places: Ints) -> None:
    """Play one action in every game, given by its number and trusted to be legal."""
    actions = Actions()
    with unlocked():
        games._step_all(places, actions)
