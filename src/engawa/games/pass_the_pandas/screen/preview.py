"""A line in words before it is played: what it is called, and what it would bring."""

from __future__ import annotations

from collections.abc import Sequence

from engawa.core.notation import seat_of
from engawa.core.preview import agreed
from engawa.core.scene import Preview
from engawa.games.pass_the_pandas import words as say
from engawa.games.pass_the_pandas.screen.differences import difference, outcome, payment
from engawa.games.pass_the_pandas.screen.observe import Known
from engawa.words import SEATS, Words, house, together


def choice(see: Known, line: str) -> Words:
    verb, _, seat = line.partition(" ")
    if verb == "keep":
        return say.keep_title(say.dice(see.dice[see.turn]))
    to = SEATS[seat_of(seat)]
    return say.swap_title(to) if verb == "swap" else say.give_title(to=to, pandas=see.pandas)


def preview(see: Known, worlds: Sequence[Known], line: str) -> Preview:
    """With a chip on the tray that it is about."""
    after = agreed(worlds, lambda world: world)
    verb, _, seat = line.partition(" ")
    mine = see.dice[see.turn]
    if verb == "keep":
        return Preview(say.KEEP_SAYS, say.keep_press(mine))
    to = seat_of(seat)
    if verb == "swap":
        told = together(_holds(see, after, see.turn), _holds(see, after, to))
        press = say.swap_press(mine=mine, theirs=see.dice[to])
        return Preview(told, press, ((f"tray-{seat}", house.number(mine)),))
    chip = ((f"tray-{seat}", house.more(1)),)
    return Preview(_gift(see, after, to), say.give_press(SEATS[to]), chip)


def _gift(see: Known, after: Known | None, to: int) -> Words:
    if see.pandas > 1 or after is None:
        left = say.pandas_left(see.pandas - 1)
        return together(_holds(see, after, to), left, _reason(see, to))
    found = difference(see, after)
    end = "" if found.is_dealt else say.dice(after.dice[see.turn])
    return together(
        payment(see, found, 1, say.will_pay),
        _holds(see, after, to),
        end and say.will_end(who=SEATS[see.turn], dice=end),
        outcome(see, found),
        *[say.wins(SEATS[seat]) for seat in _winners(after)],
        _reason(see, to),
    )


def _winners(after: Known) -> list[int]:
    """[end] Who has won by it, if that ends the game."""
    over = after.phase == "over" and not after.options.pandamonium
    return [seat for seat, place in enumerate(after.places) if place == 1] if over else []


def _reason(see: Known, to: int) -> Words:
    """Why this tray rather than another."""
    if to == see.previous and 0 < see.owed == see.dice[to]:
        return say.give_saves(SEATS[to])
    others = [n for k, n in enumerate(see.dice) if k not in (see.turn, to) and not see.places[k]]
    if others and see.dice[to] < min(others):
        return say.give_fewest(SEATS[to])
    return say.give_most(SEATS[to]) if others and see.dice[to] > max(others) else ""


def _holds(see: Known, after: Known | None, seat: int) -> Words:
    """How many dice a seat has then, if that can be known and still counts."""
    if after is None or difference(see, after).is_dealt:
        return ""
    return say.will_hold(who=SEATS[seat], dice=say.dice(after.dice[seat]))
