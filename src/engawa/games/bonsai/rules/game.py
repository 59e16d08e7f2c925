"""Bonsai: grow the finest tree. Rule ids are those of RULES.md."""

from __future__ import annotations

from engawa.core.actions import CHANCE, NOBODY, Actions, Chances
from engawa.core.rng import Rng
from engawa.core.traits import Traits
from engawa.games.bonsai.rules import actions as acts
from engawa.games.bonsai.rules import (
    board,
    components,
    goals,
    growth,
    prospects,
    prune,
    scoring,
    traits,
    turn,
)
from engawa.games.bonsai.rules.components import CELL_BITS, CELLS, KINDS, NO_CARD
from engawa.games.bonsai.rules.state import State


class Bonsai(State):
    """The hooks of the contract."""

    def _set_up(self) -> None:
        turn.set_up(self)

    def _to_move(self) -> int:
        if self.phase == components.OVER:
            return NOBODY
        return CHANCE if self.phase < components.ACTING else self.turn

    def _list_legal(self, actions: Actions) -> None:
        if self.phase == components.PLACING:
            growth.list_places(self, actions)
            if not self.owed:
                actions.add(acts.DONE)
        elif self.phase == components.ACTING:
            self._list_turns(actions)
        elif self.phase == components.PICKING:
            for kind in range(KINDS):
                actions.add(acts.PICK + kind)
        elif self.phase == components.CLAIMING:
            goals.list_due(self, actions, acts.CLAIM, acts.RENOUNCE)
        else:
            for kind in range(KINDS):
                if self.supply[self.turn * KINDS + kind] > 0:
                    actions.add(acts.RETURN + kind)

    def _list_turns(self, actions: Actions) -> None:
        """[turn] Meditate or cultivate; [remove] before that, room may be made for wood."""
        for way in range(acts.WAYS):
            if self.board[acts.WAY_SLOT[way] - 1] != NO_CARD:
                actions.add(acts.TAKE + way)
        if growth.may_cultivate(self):
            actions.add(acts.CULTIVATE)
        if prune.is_blocked(self, self.tree):
            prune.list_removals(self, self.tree, actions, acts.REMOVE)

    def _list_chances(self, chances: Chances) -> None:
        if self.phase == components.COLOURING:
            for triple in range(components.SETS):
                chances.add(acts.COLOURS + triple, 1)
        else:
            base = acts.DEAL if self.phase == components.DEALING else acts.DISCARD
            board.list_draws(self, chances, base)

    def _sample(self, rng: Rng) -> int:
        if self.phase == components.COLOURING:
            return acts.COLOURS + rng.below(components.SETS)
        base = acts.DEAL if self.phase == components.DEALING else acts.DISCARD
        return base + board.sample(self, rng)

    def _apply(self, action: int) -> None:
        if action < acts.REMOVE:
            growth.place(self, action >> CELL_BITS, action & (CELLS - 1))
        elif action < acts.TAKE:
            prune.remove(self, self.tree, action - acts.REMOVE)
        elif action < acts.CULTIVATE:
            way = action - acts.TAKE
            turn.meditate(self, acts.WAY_SLOT[way], acts.WAY_KIND[way])
        elif action == acts.CULTIVATE:
            turn.cultivate(self)
        elif action == acts.DONE:
            turn.stop_placing(self)
        elif action < acts.CLAIM:
            turn.pick(self, action - acts.PICK)
        elif action < acts.RETURN:
            self._decide(action)
        elif action < acts.ACTIONS:
            turn.give_back(self, action - acts.RETURN)
        elif action < acts.DEAL:
            turn.choose_colours(self, action - acts.COLOURS)
        elif action < acts.DISCARD:
            turn.deal(self, action - acts.DEAL)
        else:
            turn.burn(self, action - acts.DISCARD)

    def _decide(self, action: int) -> None:
        """[goal.claim] [goal.renounce] One goal at a time, until none is left to decide."""
        if action < acts.RENOUNCE:
            goals.take(self, action - acts.CLAIM)
        else:
            goals.renounce(self, action - acts.RENOUNCE)
        turn.check_goals(self)

    def _score(self, seat: int) -> float:
        return scoring.score(self, seat)

    def _points(self, seat: int) -> int:
        return scoring.points(self, seat)

    def _imagine(self, seat: int, rng: Rng) -> None:
        """[memory] Every card was taken in the open, and the deck has no order."""

    def _value(self, seat: int) -> float:
        return prospects.value(self, seat)

    def _list_traits(self, seat: int, row: Traits) -> None:
        traits.add(self, seat, row)
