"""Pebbles: take the last one. Rule ids are those of RULES.md."""

from __future__ import annotations

from engawa.core.actions import CHANCE, NOBODY, Actions, Chances
from engawa.core.rng import Rng
from engawa.template.rules import actions as acts
from engawa.template.rules import components
from engawa.template.rules.state import State


class Pebbles(State):
    """The hooks of the contract."""

    def _set_up(self) -> None:
        """[heap] Nothing lies on the table until chance has laid the heap."""

    def _to_move(self) -> int:
        if not self.laid:
            return CHANCE
        return self.turn if self.heap > 0 else NOBODY

    def _list_legal(self, actions: Actions) -> None:
        """[take] One to three, [take.rest] as long as there are so many."""
        for n in range(1, min(components.MOST, self.heap) + 1):
            actions.add(acts.TAKE + n - 1)

    def _list_chances(self, chances: Chances) -> None:
        """[heap] Every size in one way."""
        for i in range(components.HEAP_SIZES):
            chances.add(acts.HEAP + i, 1)

    def _sample(self, rng: Rng) -> int:
        return acts.HEAP + rng.below(components.HEAP_SIZES)

    def _apply(self, action: int) -> None:
        if action >= acts.HEAP:
            self.laid = True
            self.heap = action - acts.HEAP + components.SMALLEST_HEAP
            return
        self.heap -= action - acts.TAKE + 1
        if self.heap > 0:
            self.turn = (self.turn + 1) % self.seats

    def _score(self, seat: int) -> float:
        """[last] The taker of the last pebble wins, [misere] or everybody else does."""
        if not self.laid or self.heap > 0:
            return 0.0
        if self.misere:
            return 0.0 if seat == self.turn else 1.0 / (self.seats - 1)
        return 1.0 if seat == self.turn else 0.0

    def _points(self, seat: int) -> int:
        return 1 if self._score(seat) > 0 else 0

    def _imagine(self, seat: int, rng: Rng) -> None:
        """Nothing is hidden."""

    def _value(self, seat: int) -> float:
        """No better guess than an even share."""
        return 1.0 / self.seats if self._to_move() != NOBODY else self._score(seat)
