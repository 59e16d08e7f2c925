"""Any game as a Gymnasium environment: one seat learns, bots play the others.

>>> from engawa.adapters.gymnasium import Solo
>>> e = Solo("bamboo_harvest", seats=2, bots="greedy")
>>> seen, info = e.reset(seed=1)
>>> e.line(int(seen["action_mask"].argmax())).split()[0]
'drop'

The reward is the score of the seat at the end: 1 for a win, shared among equals, 0 for a loss.
A game that is over before the seat had anything to decide has no step to give a reward for:
`reset` tells it in `info` under `unplayed`, with its seat and scores, and begins another one.
An action that is not legal changes nothing and costs `PENALTY`; the mask says which are.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import engawa
from engawa import bots as players
from engawa.adapters.encode import Encoder, Menu
from engawa.adapters.picture import shown
from engawa.adapters.spaces import Info, Seen, observation_space
from engawa.core.actions import CHANCE, NOBODY
from engawa.core.errors import BadGame
from engawa.core.rng import Rng
from engawa.core.sight import Sight

PENALTY = -0.01


class Solo(gymnasium.Env[Seen, Any]):
    """One seat learns at a table of bots.

    `bots` is one name for all of them, or a name for each other seat. Without a `seat`, each
    episode draws one.
    """

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        seat: int | None = None,
        bots: str | list[str] = "random",
        structured: bool = False,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.game = engawa.make(name, seats, **options)
        if seat is not None and not 0 <= seat < self.game.seats:
            raise BadGame(f"seats are numbered from 0 to {self.game.seats - 1}, not {seat}")
        others = self.game.seats - 1
        names = [bots] * others if isinstance(bots, str) else list(bots)
        if len(names) != others:
            raise BadGame(f"{others} bots are needed for the other seats, not {len(names)}")
        self.names = names
        self.bots = [players.find(bot) for bot in names]
        self.encoder = Encoder(self.game)
        self.menu = Menu(self.game)
        self.structured = structured
        self.fixed = seat
        self.seat = seat or 0
        self.position = self.game.start()
        self.luck = self.bots_luck = Rng()
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.menu.size)
        self.observation_space = observation_space(self.encoder, self.menu, structured)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Seen, Info]:
        super().reset(seed=seed)
        self._begin()
        unplayed = []
        while self.position.to_move == NOBODY:  # it ended before the seat could decide
            unplayed.append(self._info())
            self._begin()
        return self._seen(), self._info() | {"unplayed": unplayed}

    def _begin(self) -> None:
        """Start a new game, and play up to the learner's first decision or the end."""
        self.luck = Rng(int(self.np_random.integers(1 << 60)))
        self.bots_luck = Rng(int(self.np_random.integers(1 << 60)))  # separate from the game's luck
        drawn = int(self.np_random.integers(self.game.seats))
        self.seat = drawn if self.fixed is None else self.fixed
        self.bots = [players.find(bot) for bot in self.names]  # new, as a bot may remember a game
        self.position = self.game.start()
        self._settle()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, Info]:
        place = self.menu.offer(self.position).get(int(action))
        if place is None:
            return self._seen(), PENALTY, self.position.to_move == NOBODY, False, self._info()
        self.position.apply(place)
        self._settle()
        over = self.position.to_move == NOBODY
        reward = self.position.scores()[self.seat] if over else 0.0
        return self._seen(), float(reward), over, False, self._info()

    def render(self) -> str | None:
        """Return the table as the learner's seat sees it in plain lines, with its legal lines."""
        return shown(self.position, self.seat) if self.render_mode == "ansi" else None

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask, under the name that learners with masks expect."""
        return self.menu.mask(self.position).astype(np.bool_)

    def _seen(self) -> Seen:
        tensor = self.encoder.encode(self.position, self.seat)
        seen = self.encoder.named(tensor) if self.structured else tensor
        return {"observation": seen, "action_mask": self.menu.mask(self.position)}

    def line(self, action: int) -> str:
        """Return the line of a legal action."""
        return self.position.text(self.menu.action(self.position, action))

    def _info(self) -> Info:
        info: Info = {"seat": self.seat}
        if self.position.to_move == NOBODY:
            info |= {"scores": self.position.scores(), "points": self.position.points()}
        return info

    def _settle(self) -> None:
        """Play chance and the bots, up to the learner's next decision or the end."""
        while (mover := self.position.to_move) not in (self.seat, NOBODY):
            if mover == CHANCE:
                self.position.roll(self.luck)
            else:
                bot = self.bots[(mover - self.seat) % self.game.seats - 1]
                self.position.apply(bot(Sight(self.position, mover), self.bots_luck))
