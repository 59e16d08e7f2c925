"""Every game as an OpenSpiel game, with explicit chance: ``engawa_takenoko(players=3)``.

>>> import pyspiel
>>> import engawa.adapters.openspiel
>>> game = pyspiel.load_game("engawa_pass_the_pandas(players=3,bamboozled=True)")
>>> game.num_players(), game.num_distinct_actions()
(3, 11)

An information state is every line as its seat was told it, so nothing is ever forgotten. An
observation is what `observe` shows, or the tensor of it. Outcomes of chance are numbered in the
order in which the game lists them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pyspiel

import engawa
from engawa.adapters.encode import Encoder, Menu, Tensor, hides
from engawa.core.actions import CHANCE, NOBODY, OUTCOMES
from engawa.core.game import AnySpec, Game, Option
from engawa.core.notation import seat_name
from engawa.core.position import Position
from engawa.core.rng import Rng

PREFIX = "engawa_"
LONGEST = 200_000  # decisions; far more than any game has

Params = dict[str, Any]


class PlayedGame:
    """A position and its history: all that an OpenSpiel state holds and copies."""

    __slots__ = ("chances", "heads", "position", "start", "told")

    def __init__(self, start: Position, heads: list[str]) -> None:
        self.start = start
        self.heads = heads  # by seat: what it knew when this table began
        self.position = start.copy()
        self.told: Told | None = None
        self.chances: list[tuple[int, int]] = []  # of this position, once somebody asked

    def __deepcopy__(self, memo: object) -> PlayedGame:
        twin = PlayedGame(self.start, self.heads)
        twin.position, twin.told = self.position.copy(), self.told
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        actions = [told.action for told in self.steps()]
        return replayed, (self.start, self.heads, actions[::-1])

    def apply(self, action: int) -> None:
        self.told = Told(self.told, self.position.copy(), action)
        self.position.apply(action)
        self.chances = []

    def outcomes(self) -> list[tuple[int, int]]:
        """Return what chance can do here, each with its number of ways."""
        self.chances = self.chances or self.position.chances()
        return self.chances

    def steps(self) -> Iterator[Told]:
        """Yield what happened, latest first."""
        told = self.told
        while told is not None:
            yield told
            told = told.before

    def history(self, seat: int) -> str:
        """Return every line so far as `seat` was told it."""
        lines = [told.line(seat) for told in self.steps()]
        return "\n".join([self.heads[seat], *reversed(lines)])


def replayed(start: Position, heads: list[str], actions: list[int]) -> PlayedGame:
    """Rebuild a pickled table."""
    table = PlayedGame(start, heads)
    for action in actions:
        table.apply(action)
    return table


class Told:
    """One action in a position; its line is spelled only when somebody asks."""

    __slots__ = ("action", "before", "lines", "position")

    def __init__(self, before: Told | None, position: Position, action: int) -> None:
        self.before = before
        self.position = position
        self.action = action
        self.lines: dict[int, str] = {}

    def line(self, seat: int) -> str:
        if seat not in self.lines:
            mover = self.position.to_move
            who = f"{seat_name(mover)} " if mover >= 0 else ""
            self.lines[seat] = who + self.position.line_for(self.action, seat)
        return self.lines[seat]


class State(pyspiel.State):  # type: ignore[misc]
    """A position with its history."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        seats = range(game.made.seats)
        self.table = PlayedGame(game.made.start(), [f"seat {seat_name(seat)}" for seat in seats])

    @property
    def menu(self) -> Menu:
        menu: Menu = self.get_game().menu
        return menu

    def current_player(self) -> int:
        mover = self.table.position.to_move
        if mover == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if mover == NOBODY else mover

    def is_terminal(self) -> bool:
        return self.table.position.to_move == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        position = self.table.position
        return sorted(self.menu.offer(position) if self.menu.folds else position.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.table.outcomes()
        total = sum(ways for _, ways in outcomes)
        return [(i, ways / total) for i, (_, ways) in enumerate(outcomes)]

    def _meaning(self, action: int) -> int:
        """Translate OpenSpiel's number of an action to ours."""
        position = self.table.position
        if position.to_move == CHANCE:
            return self.table.outcomes()[action][0]
        return self.menu.action(position, action) if self.menu.folds else action

    def _apply_action(self, action: int) -> None:
        self.table.apply(self._meaning(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.position.text(self._meaning(action))

    def returns(self) -> list[float]:
        position = self.table.position
        return position.scores() if self.is_terminal() else [0.0] * position.seats

    def resample_from_infostate(self, player: int, probability: Callable[[], float]) -> State:
        """Return a state that `player` cannot tell from this one, without any of its secrets.

        Its history begins here: `player` does not know what the others were told. So they remember
        what `player` does, and what they see in the new world.
        """
        rng = Rng(int(probability() * (1 << 60)))
        state: State = self.get_game().new_initial_state()
        world = self.table.position.imagine(player, rng)
        known = self.table.history(player)
        heads = [
            known if seat == player else known + "\n" + sees(world, seat)
            for seat in range(world.seats)
        ]
        state.table = PlayedGame(world, heads)
        return state

    def __str__(self) -> str:
        return str(self.table.position)


def sees(position: Position, seat: int | None) -> str:
    return json.dumps(position.observe(seat), separators=(",", ":"))


def sees_alone(position: Position, seat: int) -> str:
    """Return what a seat sees and a spectator does not; empty if there is nothing."""
    mine, all_ = position.observe(seat), position.observe(None)
    alone = {name: mine[name] for name in mine if mine[name] != all_.get(name)}
    return json.dumps(alone, separators=(",", ":")) if alone else ""


class Observer:
    """Observations for OpenSpiel: a tensor with named parts, and a string."""

    def __init__(
        self, encoder: Encoder, kind: pyspiel.IIGObservationType | None, params: Params | None
    ) -> None:
        if params:
            raise ValueError(f"an observation has no parameters, so not {params}")
        self.encoder = encoder
        self.string = _string(kind)
        self.tensor: Tensor | None = None
        self.dict: dict[str, Tensor] = {}
        if self.string is _all:
            self.tensor = np.zeros(encoder.size, np.float32)
            self.dict = encoder.named(self.tensor)

    def set_from(self, state: State, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = self.encoder.encode(state.table.position, player)

    def string_from(self, state: State, player: int) -> str:
        return self.string(state.table, player)


def _all(table: PlayedGame, seat: int) -> str:
    return sees(table.position, seat)


def _history(table: PlayedGame, seat: int) -> str:
    return table.history(seat)


def _public(table: PlayedGame, seat: int) -> str:
    return sees(table.position, None)


def _private(table: PlayedGame, seat: int) -> str:
    return sees_alone(table.position, seat)


def _nothing(table: PlayedGame, seat: int) -> str:
    return ""


def _string(kind: pyspiel.IIGObservationType | None) -> Callable[[PlayedGame, int], str]:
    if kind is None:
        return _all
    private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    if kind.perfect_recall and private and kind.public_info:
        return _history
    table = {(True, True): _all, (True, False): _public, (False, True): _private}
    return table.get((kind.public_info, private), _nothing)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games for OpenSpiel. Each has a class of its own that knows its spec."""

    spec: AnySpec
    secret: bool

    def __init__(self, params: Params | None = None) -> None:
        chosen = dict(params or {})
        seats = int(chosen.get("players", self.spec.seats[0]))
        options = {name: value for name, value in chosen.items() if name != "players"}
        self.made = Game(self.spec, seats, options)
        self.encoder = Encoder(self.made)
        self.menu = Menu(self.made)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.menu.size,
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if seats > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(describe(self.spec, self.secret, alone=seats == 1), info, chosen)

    def new_initial_state(self, text: str | None = None) -> State:
        """Return the start, or the position that a text describes."""
        state = State(self)
        if text:
            state.table = PlayedGame(self.made.position(text), state.table.heads)
        return state

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, params: Params | None = None
    ) -> Observer:
        return Observer(self.encoder, kind, params)


def describe(spec: AnySpec, secret: bool, alone: bool) -> Any:
    """Return a game's type, in OpenSpiel's categories."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + spec.name,
        long_name=str(spec.title),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=getattr(kinds.Information, f"{'IM' * secret}PERFECT_INFORMATION"),
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=spec.seats[-1],
        min_num_players=spec.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": spec.seats[0]}
        | {option.name: _usual(option) for option in spec.options},
    )


def _usual(option: Option) -> bool | int | str:
    if (option.low, option.high) == (0, 1):
        return bool(option.default)
    return option.default if option.load is None else str(option.show(option.default))


def register(name: str) -> None:
    """Let OpenSpiel load a game by the name ``engawa_...``."""
    spec = engawa.make(name).spec
    secret = hides(engawa.make(name))
    cls = type(str(spec.title).replace(" ", ""), (SpielGame,), {"spec": spec, "secret": secret})
    pyspiel.register_game(describe(spec, secret, alone=spec.seats[0] == 1), cls)


for _name in engawa.names():
    register(_name)
