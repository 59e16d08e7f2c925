"""Bamboo Harvest: build a path across the forest. Rule ids are those of RULES.md."""

from __future__ import annotations

from engawa.core.actions import CHANCE, NOBODY, Actions, Chances
from engawa.core.rng import Rng
from engawa.games.bamboo_harvest.rules import actions as acts
from engawa.games.bamboo_harvest.rules import (
    components,
    deeds,
    harvest,
    imagining,
    listing,
    opening,
    scoring,
    swapping,
    turn,
)
from engawa.games.bamboo_harvest.rules.state import State
from engawa.kit import pile


class BambooHarvest(State):
    """The hooks of the contract."""

    def _set_up(self) -> None:
        opening.set_up(self)

    def _to_move(self) -> int:
        if self.phase == components.OVER:
            return NOBODY
        if self.owed > 0 or self.phase <= components.DEALING or self.phase == components.BACKING:
            return CHANCE
        return self.turn

    def _list_legal(self, actions: Actions) -> None:
        listing.legal(self, actions)

    def _list_chances(self, chances: Chances) -> None:
        if self.phase == components.LAYING:
            pile.list_draws(self.unlaid, 0, components.FOREST_KINDS, chances, acts.LAY)
        elif self.phase == components.BACKING:
            for seat in range(self.seats):
                if opening.is_highest(self, seat):
                    chances.add(acts.BLACK + seat, 1)
        else:
            pile.list_draws(self.deeds, components.PILE, components.DEEDS, chances, acts.DRAW)

    def _sample(self, rng: Rng) -> int:
        if self.phase == components.LAYING:
            return acts.LAY + pile.sample(self.unlaid, 0, components.FOREST_KINDS, rng)
        if self.phase == components.BACKING:
            return acts.BLACK + opening.sample_black(self, rng)
        return acts.DRAW + pile.sample(self.deeds, components.PILE, components.DEEDS, rng)

    def _apply(self, action: int) -> None:
        if action >= acts.LAY:
            self._apply_chance(action)
        elif action < acts.BUILD:
            self._apply_opening(action)
        else:
            self._apply_step(action)
        turn.go_on(self)

    def _apply_chance(self, action: int) -> None:
        if action >= acts.BLACK:
            opening.begin(self, action - acts.BLACK)
        elif action < acts.DRAW:
            opening.lay(self, action - acts.LAY)
        elif self.phase == components.DEALING:
            opening.deal(self, action - acts.DRAW)
        else:
            deeds.draw(self, action - acts.DRAW)

    def _apply_opening(self, action: int) -> None:
        if action < acts.PLACE:
            opening.drop(self, action - acts.DROP)
        else:
            opening.place(self, action - acts.PLACE)
            if opening.is_placed(self):
                opening.open_deeds(self)
                turn.begin(self, self.starter)

    def _apply_step(self, action: int) -> None:
        """In the order of the turn."""
        cell = (action - acts.BUILD) % components.CELLS  # all ranges up to BUY are by cell
        if action < acts.BUILD_DOWN:
            turn.build(self, (action - acts.BUILD) // components.CELLS, components.UP, cell)
        elif action < acts.SWAP:
            kind = (action - acts.BUILD_DOWN) // components.CELLS
            turn.build(self, kind, components.DOWN, cell)
        elif action < acts.SWAP_WILD:
            swapping.start(self, cell)
        elif action < acts.WITH:
            swapping.start_wild(self, (action - acts.SWAP_WILD) // components.CELLS, cell)
        elif action < acts.MARK:
            swapping.pair(self, cell)
        elif action < acts.HARVEST:
            swapping.mark(self, cell)
            turn.end_step(self)
        elif action < acts.BUY:
            harvest.harvest(self, cell, (action - acts.HARVEST) // components.CELLS)
        elif action == acts.BUY:
            harvest.buy(self)
        elif action < acts.REVEAL:
            deeds.redraw(self, action - acts.REDRAW)
        elif action < acts.DISCARD:
            deeds.reveal(self, action - acts.REVEAL)
        elif action < acts.DISCARD_DOWN:
            deeds.give_up(self, action - acts.DISCARD, components.UP + self.turn)
        elif action < acts.DONE:
            deeds.toss(self, action - acts.DISCARD_DOWN)
        else:
            turn.end_step(self)

    def _score(self, seat: int) -> float:
        return scoring.score(self, seat)

    def _points(self, seat: int) -> int:
        """Tokens in the forest."""
        return self.built[seat]

    def _imagine(self, seat: int, rng: Rng) -> None:
        imagining.imagine(self, seat, rng)

    def _value(self, seat: int) -> float:
        return scoring.value(self, seat)
