"""Takenoko: tend the garden, feed the panda. Rule ids are those of RULES.md."""

from __future__ import annotations

from engawa.core.actions import CHANCE, NOBODY, Actions, Chances
from engawa.core.rng import Rng
from engawa.core.traits import Traits
from engawa.games.takenoko.rules import actions as acts
from engawa.games.takenoko.rules import (
    bamboo,
    components,
    draws,
    objectives,
    piles,
    scoring,
    traits,
    turn,
    weather,
)
from engawa.games.takenoko.rules.state import State


class Takenoko(State):
    """The hooks of the contract."""

    def _set_up(self) -> None:
        turn.set_out(self)

    def _to_move(self) -> int:
        if self.phase == components.OVER:
            return NOBODY
        if self.phase == components.DEALING or self.phase == components.ROLLING:
            return CHANCE
        if self.phase == components.DRAWING or self.phase == components.LEARNING:
            return CHANCE
        return self.turn

    def _list_legal(self, actions: Actions) -> None:
        """[free.moment] What is free comes with every step but these three."""
        if self.phase == components.GROWING:
            bamboo.list_choices(self, actions, acts.GROW)
        elif self.phase == components.SPROUTING:
            draws.list_sprouting(self, actions)
        elif self.phase == components.REDRAWING:
            draws.list_redraws(self, actions)
        else:
            self._list_step(actions)
            turn.list_free(self, actions)

    def _list_step(self, actions: Actions) -> None:
        """What takes the turn further, where free actions are allowed as well."""
        if self.phase == components.MAIN:
            turn.list_actions(self, actions)
        elif self.phase == components.DAWN:
            actions.add(acts.ROLL)
        elif self.phase == components.WEATHER:
            weather.list_weather(self, actions)
        elif self.phase == components.LAYING:
            for i in range(self.site_count):
                actions.add(acts.LAY + self.sites[i])
        else:
            base = acts.PICK if self.phase == components.PICKING else acts.UNDER
            draws.list_drawn(self, actions, base)

    def _list_chances(self, chances: Chances) -> None:
        if self.phase == components.ROLLING:
            for face in range(components.FACES):
                chances.add(acts.DIE + face, 1)
        elif self.phase == components.DRAWING:
            piles.list_plots(self, chances, acts.TILE)
        else:
            piles.list_cards(self, chances, acts.CARD)

    def _sample(self, rng: Rng) -> int:
        if self.phase == components.ROLLING:
            return acts.DIE + rng.below(components.FACES)
        if self.phase == components.DRAWING:
            return acts.TILE + piles.sample_plot(self, rng)
        return acts.CARD + piles.sample_card(self, rng)

    def _apply(self, action: int) -> None:
        if action >= acts.ACTIONS:
            self._apply_chance(action)
        elif action >= acts.GARDENER:
            self._apply_garden(action)
        elif action >= acts.FULFIL:
            objectives.fulfil(self, action - acts.FULFIL)
        elif action >= acts.UNDER:
            draws.order(self, action - acts.UNDER)
        elif action >= acts.PICK:
            draws.pick(self, action - acts.PICK)
        elif action >= acts.CHIP:
            weather.take_chip(self, action - acts.CHIP + 1)
        elif action >= acts.CHOOSE:
            weather.brew(self, action - acts.CHOOSE)
        elif action >= acts.OBJECTIVE:
            turn.draw_objective(self, action - acts.OBJECTIVE)
        elif action == acts.CHANNEL:
            turn.take_channel(self)
        elif action == acts.PLOTS:
            turn.draw_plots(self)
        elif action == acts.END:
            turn.end(self)
        elif action == acts.SKIP:
            self.phase = components.MAIN
        else:
            self.phase = components.ROLLING

    def _apply_garden(self, action: int) -> None:
        """What happens on a cell or an edge."""
        if action >= acts.IRRIGATE:
            edge = action - acts.IRRIGATE
            plot = self.ground[edge // components.HALF]
            turn.irrigate(self, plot, edge % components.HALF)
        elif action >= acts.IMPROVE:
            chip = (action - acts.IMPROVE) // components.CELLS
            plot = self.ground[(action - acts.IMPROVE) % components.CELLS]
            turn.improve(self, plot, chip + 1)
        elif action >= acts.GROW:
            turn.grow(self, self.ground[action - acts.GROW])
        elif action >= acts.LAY:
            draws.lay(self, action - acts.LAY)
        elif action >= acts.PANDA:
            turn.move_panda(self, self.ground[action - acts.PANDA])
        else:
            turn.move_gardener(self, self.ground[action - acts.GARDENER])

    def _apply_chance(self, action: int) -> None:
        if action < acts.TILE:
            weather.brew(self, action - acts.DIE)
        elif action < acts.CARD:
            draws.see_plot(self, action - acts.TILE)
        elif self.phase == components.DEALING:
            turn.deal(self, action - acts.CARD)
        else:
            draws.see_card(self, action - acts.CARD)

    def _score(self, seat: int) -> float:
        return scoring.score(self, seat)

    def _points(self, seat: int) -> int:
        return self.won[seat]

    def _imagine(self, seat: int, rng: Rng) -> None:
        piles.imagine(self, seat, rng)

    def _value(self, seat: int) -> float:
        return scoring.value(self, seat)

    def _list_traits(self, seat: int, row: Traits) -> None:
        traits.add(self, seat, row)
