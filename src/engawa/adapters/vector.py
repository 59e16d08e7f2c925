"""Many games at once, for training at speed: numpy in, numpy out, one compiled call a step.

>>> env = Vector("pass_the_pandas", games=1024, seats=3, seed=7)  # doctest: +SKIP
>>> now = env.reset()  # doctest: +SKIP
>>> now = env.step(choose(now.sight, now.mask))  # or now.random  # doctest: +SKIP

The interpreter lock is not held meanwhile, so several of these run side by side in threads.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

import engawa
from engawa.adapters import steps
from engawa.adapters.encode import Encoder, Mask, Menu, Tensor
from engawa.core import block, plain
from engawa.core.rng import named


class Now(NamedTuple):
    """The state of the games.

    The arrays are reused by the next step: copy what you need to keep.
    """

    mover: NDArray[np.int32]  # [games]: the seat to move
    mask: Mask  # [games, actions]: 1 for legal actions
    sight: Tensor  # [games, size]: what that seat knows
    rewards: Tensor  # [games, seats]: the scores if a game has just ended, else 0
    done: NDArray[np.bool_]  # [games]: has a game just ended? The rest is then about the next game
    random: NDArray[np.int32]  # [games]: a legal action, all equally likely


class Vector:
    """Many games of one kind, stepped together. A game that ends begins anew at once."""

    def __init__(
        self,
        name: str,
        games: int,
        seats: int | None = None,
        seed: int = 0,
        sees: bool = True,
        **options: object,
    ) -> None:
        if games < 1:
            raise ValueError(f"at least one game is played, not {games}")
        self.game = engawa.make(name, seats, **options)
        self.encoder = Encoder(self.game)
        self.menu = Menu(self.game)
        self.games = games
        self.seed = seed
        seats = self.game.seats
        self._done = np.zeros(games, np.int8)
        self.now = Now(
            np.zeros(games, np.int32),
            np.zeros((games, self.menu.size), np.int8),
            np.zeros((games, self.encoder.size if sees else 0), np.float32),
            np.zeros((games, seats), np.float32),
            self._done.view(np.bool_),
            np.zeros(games, np.int32),
        )
        self.ended = np.zeros(games, np.int32)  # by game: how many decisions the last game had
        # [games, seats]: summed scores of games without a decision, since `reset`
        self.unplayed = np.zeros((games, seats), np.float32)
        start = self.game.start()
        words = block.words(type(start))
        self._games = steps.Games(
            start, words, self.encoder.row_encoder, self.menu.fold, self.menu.size, games
        )
        self._games.sees = sees
        self._games.mover = self.now.mover
        self._games.mask = self.now.mask.reshape(-1)
        self._games.sight = self.now.sight.reshape(-1) if sees else np.zeros(1, np.float32)
        self._games.reward = self.now.rewards.reshape(-1)
        self._games.done = self._done
        self._games.random = self.now.random
        self._games.ended = self.ended
        self._games.unplayed = self.unplayed.reshape(-1)
        self._every = np.arange(games)

    def reset(self, seed: int | None = None) -> Now:
        """Start all games; the luck of each follows from the seed."""
        self.seed = self.seed if seed is None else seed
        seeds = [named("vector", self.seed, game).below(1 << 30) for game in range(self.games + 1)]
        self.unplayed[:] = 0
        steps.reset(self._games, np.array(seeds, np.int64))
        plain.raise_kept(self.game.start())
        return self.now

    def step(self, actions: ArrayLike) -> Now:
        """Play one action in every game; a ValueError says where one is not legal."""
        chosen = np.ascontiguousarray(actions, np.int32)
        if chosen.shape != (self.games,):
            raise ValueError(f"{self.games} actions are needed, one a game, not {chosen.shape}")
        inside = (chosen >= 0) & (chosen < self.menu.size)
        legal = self.now.mask[self._every, np.where(inside, chosen, 0)].astype(bool) & inside
        if not legal.all():
            wrong = int(np.argmin(legal))
            raise ValueError(f"action {chosen[wrong]} is not legal in game {wrong}; see the mask")
        steps.step(self._games, chosen)
        plain.raise_kept(self.game.start())
        return self.now
