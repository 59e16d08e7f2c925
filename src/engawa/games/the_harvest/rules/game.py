"""The Harvest: drive your opponents' health to zero. Rule ids are those of RULES.md."""

from __future__ import annotations

from engawa.core.actions import CHANCE, NOBODY, Actions, Chances
from engawa.core.rng import Rng
from engawa.core.traits import Traits
from engawa.games.the_harvest.rules import (
    ability,
    choices,
    components,
    deeds,
    fight,
    interpreter,
    scoring,
    setup,
    table,
    traits,
    turn,
)
from engawa.games.the_harvest.rules import actions as acts
from engawa.games.the_harvest.rules.state import State


class TheHarvest(State):
    """The hooks of the contract."""

    def _set_up(self) -> None:
        setup.lay_out(self)

    def _to_move(self) -> int:
        if self.phase == components.OVER:
            return NOBODY
        if self.phase <= components.WORKING or self.phase == components.SEATING:
            return CHANCE
        return self.asked

    def _list_legal(self, actions: Actions) -> None:
        if self.phase == components.ACTING:
            turn.list_acts(self, actions)
        elif self.phase == components.PREVENTING:
            fight.list_passes(self, actions)
        elif self.phase == components.PICKING:
            deeds.list_picks(self, actions)
        elif self.phase == components.AIMING:
            deeds.list_aims(self, actions)
        elif self.phase == components.CHOOSING:
            choices.list_options(self, actions)
        elif self.phase == components.DRAFTING:
            setup.list_drafts(self, actions)
        elif self.phase == components.ALLOWING:
            actions.add(acts.NO)
            actions.add(acts.YES)
        else:
            actions.add(acts.EVEN)
            actions.add(acts.ODD)

    def _list_chances(self, chances: Chances) -> None:
        if self.phase == components.SEATING:
            for seat in range(self.seats):
                chances.add(acts.FIRST + seat, 1)
        else:
            table.list_tops(self, chances)

    def _sample(self, rng: Rng) -> int:
        if self.phase == components.SEATING:
            return acts.FIRST + rng.below(self.seats)
        return table.sample_top(self, rng)

    def _apply(self, action: int) -> None:
        if action >= acts.FIRST:
            setup.seat_first(self, action - acts.FIRST)
        elif action >= acts.TOP:
            self.top = action - acts.TOP
        elif action >= acts.EVEN:
            setup.call(self, action - acts.EVEN)
        elif action >= acts.NO:
            choices.allow(self, action == acts.YES)
        elif action == acts.DONE:
            self._be_done()
        elif action == acts.BUY:
            turn.buy(self)
        elif action >= acts.CHOOSE:
            choices.choose(self, action - acts.CHOOSE)
        elif action >= acts.HIT:
            deeds.aim(self, (action - acts.HIT) % components.SEATS)
        else:
            self._apply_to_card(action)
        self._go_on()

    def _apply_to_card(self, action: int) -> None:
        if action >= acts.PICK:
            deeds.pick(self, (action - acts.PICK) % components.CARDS)
        elif action >= acts.DRAFT:
            setup.draft(self, action - acts.DRAFT)
        elif action >= acts.PASS:
            fight.pass_card(self, action - acts.PASS)
        elif action >= acts.RESET:
            turn.reset(self, action - acts.RESET)
        elif action >= acts.ACTIVATE:
            ability.activate(self, action - acts.ACTIVATE)
        else:
            card = (action - acts.ATTACK) // components.SEATS
            turn.attack(self, card, (action - acts.ATTACK) % components.SEATS)

    def _be_done(self) -> None:
        """Enough has been prevented, or enough cards have been chosen."""
        if self.phase == components.PREVENTING:
            fight.land(self)
        else:
            ability.go(self, 1)

    def _go_on(self) -> None:
        """Whatever needs no decision, until [deck.open] the next top card is to be turned up."""
        while self.phase <= components.WORKING and not table.top_is_due(self):
            if self.phase == components.RUNNING:
                interpreter.run(self)
            elif self.phase == components.ENDING:
                turn.end(self)
            elif self.phase == components.STARTING:
                turn.start(self)
            else:
                setup.deal(self)

    def _score(self, seat: int) -> float:
        return scoring.score(self, seat)

    def _points(self, seat: int) -> int:
        """[health] What is left of it."""
        return self.health[seat]

    def _imagine(self, seat: int, rng: Rng) -> None:
        """[deck.open] All is open but the order of the deck, and a position has none."""

    def _value(self, seat: int) -> float:
        return scoring.value(self, seat)

    def _list_traits(self, seat: int, row: Traits) -> None:
        traits.add(self, seat, row)
