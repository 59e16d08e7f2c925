"""A position, and everything that can be asked of one.

A game subclasses Position, declares its fields, and writes the underscored hooks. They touch
numbers only, so compiled they run without the interpreter lock. The rest is the same for all.
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
    """What lies on the table: numbers, and rows of numbers."""

    seats: int

    def __init__(self) -> None:
        fields.clear(self)

    # --- written by each game ---

    def _set_up(self) -> None:
        """Lay out the start; `seats` and the options are set."""
        plain.set_up(self)

    def _to_move(self) -> int:
        """The seat to decide, or CHANCE, or NOBODY when it is over."""
        return plain.to_move(self)

    def _list_legal(self, actions: Actions) -> None:
        """Every action of the seat to move, once each, in a fixed order."""
        plain.list_legal(self, actions)

    def _list_chances(self, chances: Chances) -> None:
        """Every outcome of the chance to come, with its number of ways."""
        plain.list_chances(self, chances)

    def _sample(self, rng: Rng) -> int:
        """One outcome, with the right odds."""
        return plain.sample(self, rng)

    def _apply(self, action: int) -> None:
        """Change the position; the action is trusted."""
        plain.apply(self, action)

    def _score(self, seat: int) -> float:
        """1 for a win, shared among equals, 0 for a loss."""
        return plain.score(self, seat)

    def _points(self, seat: int) -> int:
        """The game's own points."""
        return plain.points(self, seat)

    def _imagine(self, seat: int, rng: Rng) -> None:
        """Deal again, in place, whatever `seat` cannot know."""
        plain.imagine(self, seat, rng)

    def _value(self, seat: int) -> float:
        """A quick guess of the score before the end."""
        return plain.value(self, seat)

    def _list_traits(self, seat: int, row: Traits) -> None:
        """What tells how a seat stands, as numbers to be weighed; a game may know none."""
        plain.list_traits(self, seat, row)

    # --- the same for every game ---

    @afresh
    def _playout(self, actions: Actions, rng: Rng) -> int:
        """Play at random to the end, in place; the number of actions played, chance included."""
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
        """Lay out the start, once `seats` and the options are set."""
        self._set_up()
        plain.raise_kept(self)

    @property
    def game(self) -> Game:
        """The game this is a position of, with its seats and options."""
        return game_of(self)

    @property
    def to_move(self) -> int:
        """The seat to decide, or CHANCE, or NOBODY when the game is over."""
        mover = self._to_move()
        plain.raise_kept(self)
        return mover

    def legal(self) -> list[int]:
        """Every action of the seat to move, in a fixed order."""
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
        """The legal actions as text, in the same order."""
        spec = spec_of(self)
        return [spec.text(self, action) for action in self.legal()]

    def chances(self) -> list[tuple[int, int]]:
        """Every outcome of the chance to come, with its number of ways; [] if there is none."""
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
        """Change the position by one action, trusting it to be legal."""
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
        """Play one outcome of chance and return it; without `rng`, the system's own luck."""
        if self._to_move() != CHANCE:
            plain.raise_kept(self)
            raise BadLine("nothing is left to chance here")
        action = lucky(self.chances()) if rng is None else self._sample(rng)
        plain.raise_kept(self)
        self.apply(action)
        return action

    def copy(self) -> Position:
        """The same position again, independent of this one."""
        twin = self.__class__()
        fields.copy(twin, self)
        return twin

    def mark(self, rows: bytes) -> object:
        """What some of its fields hold, to look up by what follows from them; see `follows`."""
        return block.mark(self, rows)

    def scores(self) -> list[float]:
        """1 for a win, shared among equals, 0 for a loss; final when nobody is to move."""
        found = [self._score(seat) for seat in range(self.seats)]
        plain.raise_kept(self)
        return found

    def points(self) -> list[int]:
        """The game's own points, seat by seat."""
        found = [self._points(seat) for seat in range(self.seats)]
        plain.raise_kept(self)
        return found

    def values(self) -> list[float]:
        """A quick guess of the scores before the end."""
        found = [self._value(seat) for seat in range(self.seats)]
        plain.raise_kept(self)
        return found

    def traits(self, seat: int) -> list[float]:
        """What tells how a seat stands, as a learner weighs it; [] if the game knows nothing."""
        row = Traits()
        self._list_traits(seat, row)
        plain.raise_kept(self)
        return [row.items[i] for i in range(row.count)]

    def text(self, action: int) -> str:
        """The one spelling of an action."""
        return spec_of(self).text(self, action)

    def line_for(self, action: int, seat: int | None) -> str:
        """How the line of `action`, played here, reads to `seat`; None is a spectator."""
        return spec_of(self).line_for(self, action, seat)

    def narrate(self, action: int, seat: int | None) -> Telling:
        """What `action`, played here, is to `seat` in sentences."""
        after = self.copy()
        after.apply(action)
        line = self.line_for(action, seat)
        return spec_of(self).narrate(self.sight(seat), after.sight(seat), line, self.to_move)

    def score_sheet(self) -> tuple[Count, ...]:
        """The points by category, as they are counted when the game is over."""
        return spec_of(self).score_sheet(self)

    def ending(self) -> Words:
        """How it was won, once it is over."""
        return spec_of(self).ending(self)

    def parse(self, line: str) -> int:
        """The action a line spells, allowed here or not."""
        return spec_of(self).parse(self, " ".join(line.split()))

    def sight(self, seat: int | None) -> Observation:
        """What `seat` may know, built up from nothing; None is a spectator."""
        spec = spec_of(self)
        all_see = spec.observe(self)
        found: Observation = all_see if seat is None else spec.own(self, all_see, seat)
        return found

    def observe(self, seat: int | None) -> Parsed:
        """The same, ready for JSON; programs read its words in English."""
        found: Parsed = json.decode(ENGLISH.encode(self.sight(seat)))
        return found

    def imagine(self, seat: int, rng: Rng) -> Position:
        """A full position that `seat` cannot tell from this one."""
        world = self.copy()
        world._imagine(seat, rng)
        plain.raise_kept(self)
        return world

    def why_not(self, line: str) -> Refusal | None:
        """None if the line can be played here, else the rule that forbids it."""
        try:
            action = self.parse(line)
        except BadLine as error:
            return Refusal("house.notation", error.says)
        return refuse(self, action)

    def scene(self, seat: int | None) -> Scene:
        """What a screen draws for `seat`, made of what it may see and may do."""
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
    """Why `action` cannot be played here, or None."""
    if s.to_move == NOBODY:
        return Refusal("house.over", house.GAME_OVER)
    if action in s.legal() or action in [outcome for outcome, _ in s.chances()]:
        return None
    return spec_of(s).why_not(s, action)


def lucky(outcomes: list[tuple[int, int]]) -> int:
    """One outcome by the operating system's generator, exact to the last way."""
    left = secrets.randbelow(sum(ways for _, ways in outcomes))
    rows = iter(outcomes)
    action, ways = next(rows)
    while left >= ways:
        left -= ways
        action, ways = next(rows)
    return action
