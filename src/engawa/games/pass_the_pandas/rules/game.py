"""Pass the Pandas: be first to be rid of your dice. Rule ids are those of RULES.md."""

from __future__ import annotations

from engawa.core.actions import CHANCE, NOBODY, Actions, Chances
from engawa.core.rng import Rng
from engawa.games.pass_the_pandas.rules import actions as acts
from engawa.games.pass_the_pandas.rules import components, scoring, turn
from engawa.games.pass_the_pandas.rules.state import State
from engawa.kit import dice as kit


class PassThePandas(State):
    """The hooks of the contract."""

    def _set_up(self) -> None:
        """[setup] Everyone takes four to six dice; [first-seat] chance says who begins."""
        turn.deal(self)

    def _to_move(self) -> int:
        if self.phase == components.OVER:
            return NOBODY
        if self.phase == components.GIVING or self.phase == components.SWAPPING:
            return self.turn
        return CHANCE

    def _list_legal(self, actions: Actions) -> None:
        if self.phase == components.GIVING:
            for seat in range(self.seats):
                if turn.may_receive(self, seat):
                    actions.add(acts.GIVE + seat)
        else:
            for seat in range(self.seats):
                if turn.may_swap(self, seat):
                    actions.add(acts.SWAP + seat)
            actions.add(acts.KEEP)

    def _list_chances(self, chances: Chances) -> None:
        if self.phase == components.STARTING:
            for seat in range(self.seats):
                chances.add(acts.START + seat, 1)
        else:
            self._list_rolls(chances, self.dice[self.turn])

    def _list_rolls(self, chances: Chances, dice: int) -> None:
        """[roll] Every roll of so many dice, by its number of ways out of 6 ** dice."""
        for water in range(dice + 1):
            for panda in range(dice - water + 1):
                for bamboo in range(dice - water - panda + 1):
                    dry = dice - water
                    blank = dry - panda - bamboo
                    ways = kit.choose(dice, water) * kit.choose(dry, panda)
                    ways *= kit.choose(dry - panda, bamboo) * components.BLANK_WAYS[blank]
                    chances.add(acts.roll(water, panda, bamboo, blank), ways)

    def _sample(self, rng: Rng) -> int:
        if self.phase == components.STARTING:
            return acts.START + rng.below(self.seats)
        action = acts.ROLL
        for _ in range(self.dice[self.turn]):
            action += acts.SIDE[rng.below(6)]
        return action

    def _apply(self, action: int) -> None:
        if action >= acts.ROLL:
            self._read_roll(action - acts.ROLL)
            turn.take_roll(self)
        elif action >= acts.START:
            turn.begin(self, action - acts.START)
        elif action >= acts.SWAP:
            if action != acts.KEEP:
                turn.swap(self, action - acts.SWAP)
            turn.end(self)
        else:
            turn.give(self, action - acts.GIVE)

    def _read_roll(self, number: int) -> None:
        """Digit by digit: dividing by one constant is much faster than by each face's ONE."""
        for face in range(components.FACES - 1, 0, -1):
            self.rolled[face] = number % acts.BASE
            number //= acts.BASE
        self.rolled[0] = number

    def _score(self, seat: int) -> float:
        return scoring.score(self, seat)

    def _points(self, seat: int) -> int:
        return scoring.points(self, seat)

    def _imagine(self, seat: int, rng: Rng) -> None:
        """Nothing is hidden."""

    def _value(self, seat: int) -> float:
        return scoring.value(self, seat)
