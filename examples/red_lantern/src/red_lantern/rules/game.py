"""Red Lantern: light twenty, mind the wind. Rule ids are those of RULES.md."""

from __future__ import annotations

from engawa.core.actions import CHANCE, NOBODY, Actions, Chances
from engawa.core.rng import Rng
from red_lantern.rules import actions as acts
from red_lantern.rules import components
from red_lantern.rules.state import State


class RedLantern(State):
    """The hooks of the contract."""

    def _set_up(self) -> None:
        """[first] A begins, with no lantern lit: all numbers start at 0."""

    def _to_move(self) -> int:
        if self.over:
            return NOBODY
        return CHANCE if self.rolling else self.turn

    def _list_legal(self, actions: Actions) -> None:
        """[roll] Always; [stop] once something is lit."""
        actions.add(acts.ROLL)
        if self.lit > 0:
            actions.add(acts.STOP)

    def _list_chances(self, chances: Chances) -> None:
        for i in range(components.SIDES):
            chances.add(acts.DIE + i, 1)

    def _sample(self, rng: Rng) -> int:
        return acts.DIE + rng.below(components.SIDES)

    def _apply(self, action: int) -> None:
        if action == acts.ROLL:
            self.rolling = True
        elif action == acts.STOP:
            self._keep()
        else:
            self._light(action - acts.DIE + 1)

    def _light(self, side: int) -> None:
        """[roll] As many as the die shows; [wind] or none at all."""
        self.rolling = False
        self.lit += side
        if side == components.WIND:
            self.lit = 0
            self._pass_on()

    def _keep(self) -> None:
        """[stop] What is lit is kept; [win] perhaps it is enough."""
        self.kept[self.turn] += self.lit
        self.lit = 0
        if self.kept[self.turn] >= components.GOAL:
            self.over = True
        else:
            self._pass_on()

    def _pass_on(self) -> None:
        self.turn = (self.turn + 1) % self.seats
        self.turns += 1
        self.over = self.turns == components.TURNS  # [cap]

    def _score(self, seat: int) -> float:
        """[win] The most lanterns; [cap] equals share."""
        if not self.over:
            return 0.0
        equals = 0
        for other in range(self.seats):
            if self.kept[other] > self.kept[seat]:
                return 0.0
            if self.kept[other] == self.kept[seat]:
                equals += 1
        return 1.0 / equals

    def _points(self, seat: int) -> int:
        return self.kept[seat]

    def _imagine(self, seat: int, rng: Rng) -> None:
        """Nothing is hidden."""

    def _value(self, seat: int) -> float:
        """A share of all lanterns, those lit this turn counted in part."""
        if self.over:
            return self._score(seat)
        total = 0.0
        mine = 0.0
        for other in range(self.seats):
            hope = 1.0 + self.kept[other]
            if other == self.turn:
                hope += 0.7 * self.lit
            if other == seat:
                mine = hope
            total += hope
        return mine / total
