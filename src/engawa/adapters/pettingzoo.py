"""Any game as a PettingZoo environment: agents in turn, an action mask in every observation.

>>> from engawa.adapters.pettingzoo import env
>>> e = env("takenoko", seats=3)
>>> e.reset(seed=1)
>>> e.agent_selection
'player_0'

Chance is rolled between the decisions. An episode ends with the game, which always ends: the
reward of a seat is then its score, 1 for a win, shared among equals. Games that were over before
anyone had anything to decide are told by the next episode, in `infos` under `unplayed`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import engawa
from engawa.adapters.encode import Encoder, Menu
from engawa.adapters.picture import shown
from engawa.adapters.spaces import Info, Seen, observation_space
from engawa.core.actions import CHANCE, NOBODY
from engawa.core.rng import Rng, named

PLAYER = "player_"


def env(name: str, seats: int | None = None, **options: Any) -> Any:
    """Return the environment in PettingZoo's usual wrappers, which check how it is used."""
    made: Any = raw_env(name, seats, **options)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801, the name PettingZoo gives it
    """One table of one game.

    `structured` observations have named parts instead of one tensor. `max_cycles` ends an episode
    early, after so many decisions.
    """

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        structured: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.game = engawa.make(name, seats, **options)
        self.encoder = Encoder(self.game)
        self.menu = Menu(self.game)
        self.structured = structured
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {
            "name": f"engawa_{name}_v{self.game.spec.rules_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"{PLAYER}{seat}" for seat in range(self.game.seats)]
        self.agents = self.possible_agents[:]
        self.action_spaces = {a: spaces.Discrete(self.menu.size) for a in self.agents}
        self.observation_spaces = {
            a: observation_space(self.encoder, self.menu, structured) for a in self.agents
        }
        self.luck: Rng | None = None
        self.position = self.game.start()
        self.cycles = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:
        if seed is not None or self.luck is None:
            drawn = int(np.random.default_rng().integers(1 << 60)) if seed is None else seed
            self.luck = named("pettingzoo", drawn)
        self._begin()
        unplayed = []
        while self.position.to_move == NOBODY:  # it ended before anybody could decide
            unplayed.append({"scores": self.position.scores(), "points": self.position.points()})
            self._begin()
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {a: {"unplayed": unplayed} for a in self.agents}
        self.agent_selection = self.possible_agents[self.position.to_move]

    def observe(self, agent: str) -> Seen:
        seat = self.possible_agents.index(agent)
        tensor = self.encoder.encode(self.position, seat)
        mask = np.zeros(self.menu.size, np.int8)
        if seat == self.position.to_move:
            mask = self.menu.mask(self.position)
        seen = self.encoder.named(tensor) if self.structured else tensor
        return {"observation": seen, "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.position.apply(self.menu.action(self.position, action))
        self._settle()
        self.cycles += 1
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        if self.position.to_move == NOBODY:
            scores = self.position.scores()
            self.rewards = dict(zip(self.possible_agents, scores, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.position.to_move]
            if self.max_cycles is not None and self.cycles >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the table as the agent to act sees it in plain lines, with its legal lines."""
        if self.render_mode != "ansi":
            return None
        return shown(self.position, self.possible_agents.index(self.agent_selection))

    def line(self, action: int) -> str:
        """Return the line of a legal action."""
        return self.position.text(self.menu.action(self.position, action))

    def _begin(self) -> None:
        self.position = self.game.start()
        self._settle()

    def _settle(self) -> None:
        while self.position.to_move == CHANCE:
            self.position.roll(self.luck)

    def __str__(self) -> str:
        return str(self.metadata["name"])
