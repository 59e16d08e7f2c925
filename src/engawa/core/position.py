"""A position, and everything that can be asked of one.

A game subclasses Position, declares its fields and writes the hooks with an underscore. Hooks use
numbers only, so they run compiled and without the interpreter lock. The rest is the same for all
games.
"""

from __future__ import annotations

import secrets

from msgspec import json

from engawa.core import block, fields, plain
from engawa.core.actions import CHANCE, LEGAL, NOBODY, OUTCOMES, Actions, Chances
from engawa.core.errors import BadLine, IllegalLine, Refusal
from engawa.core.game import Game, game_of, restore, spec_of
from engawa.core.json import Parsed
from engawa.core.lock import afresh
from engawa.core.observation import Observation
from engawa.core.rng import Rng
from engawa.core.scene import Count, Scene, Telling
from engawa.core.traits import Traits
from engawa.words import ENGLISH, Words, house


class Position:
    """All that lies on the table, as numbers and rows of numbers."""

    seats: int

    def __init__(self) -> None:
        fields.clear(self)

    # --- written by each game ---

    def _set_up(self) -> None:
        """Set up the start; `seats` and the options are known."""
        plain.set_up(self)

    def _to_move(self) -> int:
        """Return the seat to decide, or CHANCE, or NOBODY when it is over."""
        return plain.to_move(self)

    def _list_legal(self, actions: Actions) -> None:
        """List every action of the seat to move, once each, in a fixed order."""
        plain.list_legal(self, actions)

    def _list_chances(self, chances: Chances) -> None:
        """List every outcome of the coming chance, with its number of ways."""
        plain.list_chances(self, chances)

    def _sample(self, rng: Rng) -> int:
        """Return one outcome, with the right odds."""
        return plain.sample(self, rng)

    def _apply(self, action: int) -> None:
        """Change the position. The action is trusted to be legal."""
        plain.apply(self, action)

    def _score(self, seat: int) -> float:
        """Return 1 for a win, a share of it among equals, 0 for a loss."""
        return plain.score(self, seat)

    def _points(self, seat: int) -> int:
        """Return the game's own points."""
        return plain.points(self, seat)

    def _imagine(self, seat: int, rng: Rng) -> None:
        """Replace, in place, all that `seat` cannot know by something else that is possible."""
        plain.imagine(self, seat, rng)

    def _value(self, seat: int) -> float:
        """Return a quick guess of the score before the end."""
        return plain.value(self, seat)

    def _list_traits(self, seat: int, row: Traits) -> None:
        """List numbers that say how well a seat stands, for bots to weigh; a game may have none."""
        plain.list_traits(self, seat, row)

    # --- the same for every game ---

    @afresh
    def _playout(self, actions: Actions, rng: Rng) -> int:
        """Play at random to the end, in place; return the number of actions, including chance."""
        moves = 0
        mover = self._to_move()
        while mover != NOBODY:
            if mover == CHANCE:
                action = self._sample(rng)
            else:
                actions.count = 0
                self._list_legal(actions)
                action = actions.items[rng.below(actions.count)]
            self._apply(action)
            moves += 1
            mover = self._to_move()
        return moves

    # --- for everybody else ---

    def set_up(self) -> None:
        """Set up the start, once `seats` and the options are known."""
        self._set_up()
        plain.raise_kept(self)

    @property
    def game(self) -> Game:
        """The game that this position belongs to, with its seats and options."""
        return game_of(self)

    @property
    def to_move(self) -> int:
        """The seat to decide, or CHANCE, or NOBODY when the game is over."""
        mover = self._to_move()
        plain.raise_kept(self)
        return mover

    def legal(self) -> list[int]:
        """Return every action of the seat to move, in a fixed order."""
        if self._to_move() < 0:
            plain.raise_kept(self)
            return []
        actions = Actions()
        self._list_legal(actions)
        plain.raise_kept(self)
        if actions.overflow:
            raise OverflowError(f"one decision offers more than {LEGAL} actions: {self}")
        return [actions.items[i] for i in range(actions.count)]

    def lines(self) -> list[str]:
        """Return the legal actions as text, in the same order."""
        spec = spec_of(self)
        return [spec.text(self, action) for action in self.legal()]

    def chances(self) -> list[tuple[int, int]]:
        """Return the outcomes of the coming chance with their number of ways; [] if none."""
        if self._to_move() != CHANCE:
            plain.raise_kept(self)
            return []
        chances = Chances()
        self._list_chances(chances)
        plain.raise_kept(self)
        if chances.overflow:
            raise OverflowError(f"one chance has more than {OUTCOMES} outcomes: {self}")
        return [(chances.items[i], chances.ways[i]) for i in range(chances.count)]

    def apply(self, action: int) -> None:
        """Change the position by one action, which is trusted to be legal."""
        self._apply(action)
        plain.raise_kept(self)

    def play(self, line: str) -> None:
        """Play one line, or raise with the reason and change nothing."""
        action = self.parse(line)
        refusal = refuse(self, action)
        if refusal is not None:
            raise IllegalLine(line, refusal)
        self.apply(action)

    def roll(self, rng: Rng | None = None) -> int:
        """Play one outcome of chance and return it.

        Without `rng`, use the operating system's luck.
        """
        if self._to_move() != CHANCE:
            plain.raise_kept(self)
            raise BadLine("nothing is left to chance here")
        action = lucky(self.chances()) if rng is None else self._sample(rng)
        plain.raise_kept(self)
        self.apply(action)
        return action

    def copy(self) -> Position:
        """Return an independent copy of this position."""
        twin = self.__class__()
        fields.copy(twin, self)
        return twin

    def mark(self, rows: bytes) -> object:
        """Return what some fields hold, as a dictionary key; see `follows`."""
        return block.mark(self, rows)

    def scores(self) -> list[float]:
        """Return 1 for a win, shared among equals, 0 for a loss; final once the game is over."""
        found = [self._score(seat) for seat in range(self.seats)]
        plain.raise_kept(self)
        return found

    def points(self) -> list[int]:
        """Return the game's own points, seat by seat."""
        found = [self._points(seat) for seat in range(self.seats)]
        plain.raise_kept(self)
        return found

    def values(self) -> list[float]:
        """Return a quick guess of the scores before the end."""
        found = [self._value(seat) for seat in range(self.seats)]
        plain.raise_kept(self)
        return found

    def traits(self, seat: int) -> list[float]:
        """Return numbers that say how well a seat stands, for learners; [] if the game has none."""
        row = Traits()
        self._list_traits(seat, row)
        plain.raise_kept(self)
        return [row.items[i] for i in range(row.count)]

    def text(self, action: int) -> str:
        """Return the one spelling of an action."""
        return spec_of(self).text(self, action)

    def line_for(self, action: int, seat: int | None) -> str:
        """Return how the line of `action`, played here, reads to `seat`; None is a spectator."""
        return spec_of(self).line_for(self, action, seat)

    def narrate(self, action: int, seat: int | None) -> Telling:
        """Describe to `seat` what `action`, played here, does, in sentences."""
        after = self.copy()
        after.apply(action)
        line = self.line_for(action, seat)
        return spec_of(self).narrate(self.sight(seat), after.sight(seat), line, self.to_move)

    def score_sheet(self) -> tuple[Count, ...]:
        """Return the points by category, as they are counted at the end of the game."""
        return spec_of(self).score_sheet(self)

    def ending(self) -> Words:
        """Say how the game was won, once it is over."""
        return spec_of(self).ending(self)

    def parse(self, line: str) -> int:
        """Return the action that a line spells, whether it is legal here or not."""
        return spec_of(self).parse(self, " ".join(line.split()))

    def sight(self, seat: int | None) -> Observation:
        """Return what `seat` may know, built up from nothing; None is a spectator."""
        spec = spec_of(self)
        all_see = spec.observe(self)
        found: Observation = all_see if seat is None else spec.own(self, all_see, seat)
        return found

    def observe(self, seat: int | None) -> Parsed:
        """Return the same as JSON data, with its words in English for programs."""
        found: Parsed = json.decode(ENGLISH.encode(self.sight(seat)))
        return found

    def imagine(self, seat: int, rng: Rng) -> Position:
        """Return a full position that `seat` cannot tell from this one."""
        world = self.copy()
        world._imagine(seat, rng)
        plain.raise_kept(self)
        return world

    def why_not(self, line: str) -> Refusal | None:
        """Return None if the line can be played here, else the rule that forbids it."""
        try:
            action = self.parse(line)
        except BadLine as error:
            return Refusal("house.notation", error.says)
        return refuse(self, action)

    def scene(self, seat: int | None) -> Scene:
        """Return what a screen draws for `seat`, from what it may see and do."""
        may = self.lines() if seat == self.to_move else []
        return spec_of(self).scene(self.sight(seat), may, seat)

    def __str__(self) -> str:
        return spec_of(self).write(self)

    def __repr__(self) -> str:
        return f"<{spec_of(self).name} {self}>"

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        made = self.game
        return restore, (type(self), made.seats, made.chosen(), str(self))


def refuse(s: Position, action: int) -> Refusal | None:
    """Return why `action` cannot be played here, or None."""
    if s.to_move == NOBODY:
        return Refusal("house.over", house.GAME_OVER)
    if action in s.legal() or action in [outcome for outcome, _ in s.chances()]:
        return None
    return spec_of(s).why_not(s, action)


def lucky(outcomes: list[tuple[int, int]]) -> int:
    """Choose one outcome with the operating system's random numbers, with exact odds."""
    left = secrets.randbelow(sum(ways for _, ways in outcomes))
    rows = iter(outcomes)
    action, ways = next(rows)
    while left >= ways:
        left -= ways
        action, ways = next(rows)
    return action
