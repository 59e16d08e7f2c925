"""Pass the Pandas with three seats: the best winning chance against simple players, exactly.

    python tools/best_reply.py

One seat plays as well as possible and knows how the two others choose: at random, or always the
seat that is nearest to winning. A position between two turns is the seat to roll, the dice of each
seat and the bamboo to match. Its value is our seat's chance to win. The values are improved, for
every roll, until they stop changing. The cap on turns is ignored; it ends one game in many
thousands.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from itertools import product
from math import comb
from typing import NamedTuple

import numpy as np

SEATS, DICE = 3, 6
CLOSE = 1e-9
Dice = tuple[int, ...]


class Turn(NamedTuple):
    """The seat to roll, everybody's dice, and the bamboo to match."""

    seat: int
    dice: Dice
    target: int


Splits = list[tuple[float, Dice]]  # the probability, and the dice after the pandas were given
Field = Callable[[Dice, int, int], Splits]


def turns(dice: int) -> list[Turn]:
    """Return every unfinished position between two turns; each seat starts with `dice` dice."""
    numbers = range(1, SEATS * dice)
    rows = [row for row in product(numbers, repeat=SEATS) if sum(row) <= SEATS * dice]
    return [
        Turn(seat, row, target)
        for row in rows
        for seat in range(SEATS)
        for target in range(row[seat - 1] + 1)
    ]


def rolls(dice: int) -> Iterator[tuple[float, int, int, int]]:
    """Yield each roll: its probability, and its water, pandas and bamboo."""
    for water in range(dice + 1):
        for pandas in range(dice - water + 1):
            for bamboo in range(dice - water - pandas + 1):
                rest = dice - water
                blank = rest - pandas - bamboo
                ways = comb(dice, water) * comb(rest, pandas) * comb(rest - pandas, bamboo)
                yield ways * 3**blank / 6**dice, water, pandas, bamboo


def given(row: Dice, seat: int, first: int, pandas: int) -> Dice:
    """Return the dice after `first` pandas went to the next seat, and the rest to the other."""
    dice = list(row)
    dice[seat] -= pandas
    dice[(seat + 1) % SEATS] += first
    dice[(seat + 2) % SEATS] += pandas - first
    return tuple(dice)


def any_split(row: Dice, seat: int, pandas: int) -> list[Dice]:
    return [given(row, seat, first, pandas) for first in range(pandas + 1)]


def by_lot(row: Dice, seat: int, pandas: int) -> Splits:
    odds = [comb(pandas, first) / 2**pandas for first in range(pandas + 1)]
    return list(zip(odds, any_split(row, seat, pandas), strict=True))


def at_the_leader(row: Dice, seat: int, pandas: int) -> Splits:
    """Give each panda to the seat with the fewest dice, or to either of two equal seats."""
    found = {row: 1.0}
    for _ in range(pandas):
        more: dict[Dice, float] = {}
        for dice, odds in found.items():
            others = [dice[(seat + step) % SEATS] for step in (1, 2)]
            fewest = [step for step in (0, 1) if others[step] == min(others)]
            for step in fewest:
                after = given(dice, seat, 1 - step, 1)
                more[after] = more.get(after, 0.0) + odds / len(fewest)
        found = more
    return [(odds, dice) for dice, odds in found.items()]


class Solver:
    """All turns, and where each roll can lead.

    If our seat should not play well, it plays like the others, and must win a fair share.
    """

    def __init__(self, field: Field, dice: int = DICE, *, best: bool = True) -> None:
        self.dice = dice
        self.turns = turns(dice)
        self.place = {turn: i for i, turn in enumerate(self.turns)}
        self.won = len(self.turns)  # two more places: our seat has won, another seat has won
        leads: list[int] = []  # where the choices of a roll lead
        begins: list[int] = []  # where the choices of each roll begin
        odds: list[float] = []  # of the roll
        belongs: list[int] = []  # the turn of each roll
        for i, turn in enumerate(self.turns):
            for chance, row, bamboo, pandas in self._rolled(turn):
                if turn.seat == 0 and best:
                    rows = [(1.0, any_split(row, 0, pandas))]
                else:
                    rows = [(share, [each]) for share, each in field(row, turn.seat, pandas)]
                for share, choices in rows:
                    begins.append(len(leads))
                    odds.append(chance * share)
                    belongs.append(i)
                    leads += [self._after(turn, each, bamboo) for each in choices]
        self.leads, self.begins = np.array(leads), np.array(begins)
        self.odds, self.belongs = np.array(odds), np.array(belongs)

    def _rolled(self, turn: Turn) -> Iterator[tuple[float, Dice, int, int]]:
        """Yield each roll: its probability, the dice without the water, its bamboo and pandas."""
        for chance, water, pandas, bamboo in rolls(turn.dice[turn.seat]):
            dice = list(turn.dice)
            dice[turn.seat] -= water
            yield chance, tuple(dice), bamboo, pandas

    def _after(self, turn: Turn, row: Dice, bamboo: int) -> int:
        """Return the turn that follows when the challenge is met."""
        dice, short = list(row), max(0, turn.target - bamboo)
        dice[turn.seat] += short
        dice[turn.seat - 1] -= short
        if 0 in dice:
            return self.won + (dice[0] != 0)
        return self.place[Turn((turn.seat + 1) % SEATS, tuple(dice), bamboo)]

    def solve(self) -> float:
        """Return our seat's chance to win from the start, whoever begins."""
        worth = np.zeros(len(self.turns) + 2)
        worth[self.won] = 1.0
        while True:
            best = np.maximum.reduceat(worth[self.leads], self.begins)
            fresh = np.bincount(self.belongs, best * self.odds, len(self.turns))
            change = np.abs(fresh - worth[: len(fresh)]).max()
            worth[: len(fresh)] = fresh
            if change < CLOSE:
                start = [self.place[Turn(seat, (self.dice,) * SEATS, 0)] for seat in range(SEATS)]
                return float(worth[start].mean())


def main() -> None:
    argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0]).parse_args()
    for name, field in (("by lot", by_lot), ("at the leader", at_the_leader)):
        print(f"two others who give {name}: {Solver(field).solve():.4f} of all games", flush=True)


if __name__ == "__main__":
    main()
