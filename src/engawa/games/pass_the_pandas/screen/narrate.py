"""What happened, in sentences."""

from __future__ import annotations

from collections.abc import Callable

from engawa.core.notation import seat_of
from engawa.core.scene import Telling
from engawa.games.pass_the_pandas import words as say
from engawa.games.pass_the_pandas.rules.components import LETTERS
from engawa.games.pass_the_pandas.screen.differences import (
    Difference,
    difference,
    outcome,
    paid,
    payment,
)
from engawa.games.pass_the_pandas.screen.observe import Known, Roll
from engawa.words import SEATS, Say, Words, house, listed, together

GIVEN = {"roll": 0, "give": 1}  # pandas that leave the mover's dice by a line

SHOWN: tuple[Callable[[int], Say], ...] = (
    say.shown_water,
    say.shown_panda,
    say.shown_bamboo,
    say.shown_blank,
)


def narrate(before: Known, after: Known, line: str, mover: int) -> Telling:
    """A line that was played."""
    verb, _, rest = line.partition(" ")
    told = TOLD[verb](before, after, rest)
    found = difference(before, after)
    says = together(told, _left(verb, before, after, found), outcome(before, found))
    got = 0 if verb not in GIVEN or found.is_dealt else paid(before, found, GIVEN[verb])
    effect = house.more(got) if got else ""
    return Telling(says, effect=effect, of=before.turn if verb == "roll" else None)


def _left(verb: str, before: Known, after: Known, found: Difference) -> Words:
    """What the seat has whose turn is over; nothing if dice were dealt again."""
    if verb not in ("roll", "give") or found.is_dealt or after.turns == before.turns:
        return ""
    return say.now_has(who=SEATS[before.turn], n=after.dice[before.turn])


def faces(roll: Roll) -> Words:
    """``a panda and 2 blanks``"""
    shown = (roll.water, roll.panda, roll.bamboo, roll.blank)
    return listed([tell(n) for tell, n in zip(SHOWN, shown, strict=True) if n])


def _start(before: Known, after: Known, seat: str) -> Words:
    return say.begins(SEATS[seat_of(seat)])


def _roll(before: Known, after: Known, shown: str) -> Words:
    found = difference(before, after)
    roll = Roll(*[shown.count(letter) for letter in LETTERS])
    return together(
        say.rolled(who=SEATS[before.turn], faces=faces(roll)),
        say.gone(found.gone) if found.gone else "",
        payment(before, found, 0, say.paid),
    )


def _give(before: Known, after: Known, seat: str) -> Words:
    gave = say.gave(who=SEATS[before.turn], to=SEATS[seat_of(seat)])
    return together(gave, payment(before, difference(before, after), 1, say.paid))


def _swap(before: Known, after: Known, seat: str) -> Words:
    mine, theirs = before.dice[before.turn], before.dice[seat_of(seat)]
    who, to = SEATS[before.turn], SEATS[seat_of(seat)]
    return say.swapped(who=who, to=to, mine=mine, theirs=theirs)


def _keep(before: Known, after: Known, _: str) -> Words:
    return say.kept(who=SEATS[before.turn], dice=say.dice(before.dice[before.turn]))


TOLD: dict[str, Callable[[Known, Known, str], Words]] = {
    "start": _start,
    "roll": _roll,
    "give": _give,
    "swap": _swap,
    "keep": _keep,
}
