"""A turn, step by step as in the rulebook: roll, water, pandas, challenge, swap, end."""

from __future__ import annotations

from engawa.games.pass_the_pandas.rules import components, scoring
from engawa.games.pass_the_pandas.rules.state import State


def deal(s: State) -> None:
    """[setup] The same number of dice for every seat, and nobody has finished."""
    for seat in range(s.seats):
        s.dice[seat] = components.STARTING_DICE[s.seats]
        s.place[seat] = 0
    s.turns = 0


def begin(s: State, seat: int) -> None:
    """[challenge.first] The first turn of a round has nothing to match."""
    if s.pandamonium > 0:
        s.first = seat
    wait_for_roll(s, seat, 0)


def wait_for_roll(s: State, seat: int, target: int) -> None:
    s.phase = components.ROLLING
    s.turn = seat
    s.target = target
    sweep(s)


def sweep(s: State) -> None:
    """Clear the cloth of the last roll."""
    for face in range(components.FACES):
        s.rolled[face] = 0


def take_roll(s: State) -> None:
    """[water] leaves the game, [panda] all of them are to be given, [blank] dice stay."""
    s.dice[s.turn] -= s.rolled[components.WATER]
    s.pandas = s.rolled[components.PANDA]
    s.phase = components.GIVING
    if s.pandas == 0:
        meet_challenge(s)


def may_receive(s: State, seat: int) -> bool:
    """[panda] Any other seat [places.out] that is still in."""
    return seat != s.turn and s.place[seat] == 0


def give(s: State, seat: int) -> None:
    """[panda] One die at a time, so that several can be split in any manner."""
    s.dice[s.turn] -= 1
    s.dice[seat] += 1
    s.pandas -= 1
    if s.pandas == 0:
        meet_challenge(s)


def meet_challenge(s: State) -> None:
    """[challenge] The previous seat pays what this one rolled too little.

    [bamboozled.timing] Only then comes a swap.
    """
    short = owed(s)
    if short > 0:
        s.dice[s.turn] += short
        s.dice[previous(s)] -= short
    if is_bamboozled(s):
        s.phase = components.SWAPPING
    else:
        end(s)


def owed(s: State) -> int:
    """[challenge.rolled] What was rolled too little; bamboo that was received does not count."""
    return max(0, s.target - s.rolled[components.BAMBOO])


def previous(s: State) -> int:
    """[challenge.previous] Whoever played last and is still in."""
    return neighbour(s, s.seats - 1)


def is_bamboozled(s: State) -> bool:
    """[bamboozled] Four or more dice, all blank, and [bamboozled.partner] somebody to swap with."""
    if not s.bamboozled or s.rolled[components.BLANK] < components.BAMBOOZLING:
        return False
    if s.rolled[components.WATER] + s.rolled[components.PANDA] + s.rolled[components.BAMBOO] > 0:
        return False
    for seat in range(s.seats):
        if may_swap(s, seat):
            return True
    return False


def may_swap(s: State, seat: int) -> bool:
    """[bamboozled.partner] A seat without dice has nothing to exchange."""
    return seat != s.turn and s.dice[seat] > 0


def swap(s: State, seat: int) -> None:
    """[bamboozled] All dice change places."""
    mine = s.dice[s.turn]
    s.dice[s.turn] = s.dice[seat]
    s.dice[seat] = mine


def end(s: State) -> None:
    """[end] Only now does it count to be without dice."""
    s.turns += 1
    finished = False
    for seat in range(s.seats):
        if s.dice[seat] == 0 and s.place[seat] == 0:
            scoring.finish(s, seat)
            finished = True
    if finished and is_round_over(s):
        end_round(s)
    elif s.turns >= s.turn_cap:
        close(s)  # [cap]
    else:
        wait_for_roll(s, neighbour(s, 1), s.rolled[components.BAMBOO])


def is_round_over(s: State) -> bool:
    """[end] One seat has finished; or, [places] playing on, all but one have."""
    needed = s.seats - 1 if s.places or s.pandamonium > 0 else 1
    return scoring.finished(s) >= needed


def end_round(s: State) -> None:
    """[pandamonium] On to the target; [pandamonium.rounds] all dice again, the next seat first."""
    if s.pandamonium == 0 or scoring.most_points(s) >= s.pandamonium:
        close(s)
    else:
        deal(s)
        begin(s, (s.first + 1) % s.seats)


def close(s: State) -> None:
    s.phase = components.OVER
    s.target = 0
    sweep(s)


def neighbour(s: State, step: int) -> int:
    """The next seat still in: clockwise by steps of 1, back by steps of one less than all."""
    seat = around(s, s.turn + step)
    while s.place[seat] > 0:
        seat = around(s, seat + step)
    return seat


def around(s: State, seat: int) -> int:
    """A seat that was counted on past the last, if it was: less than once around."""
    return seat if seat < s.seats else seat - s.seats
