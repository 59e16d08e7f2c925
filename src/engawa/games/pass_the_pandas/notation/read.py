"""Lay out the position that `write` described."""

from __future__ import annotations

from engawa.core.errors import BadPosition
from engawa.core.fields import row
from engawa.core.notation import parse_seat, seat_name
from engawa.games.pass_the_pandas.notation.check import check
from engawa.games.pass_the_pandas.notation.write import OVER_MARK, SWAP_MARK, by_seat
from engawa.games.pass_the_pandas.rules import components
from engawa.games.pass_the_pandas.rules.state import State


def read(s: State, text: str) -> None:
    """Lay out the position that `write` described."""
    dice, turn, target, roll, turns, *more = text.split(" ")
    s.dice = _read_seats(s, dice)
    s.phase = components.ROLLING
    if turn == "-":
        s.phase = components.STARTING
    else:
        s.turn = parse_seat(turn, s.seats)
    s.target = int(target)
    s.turns = int(turns)
    extra = dict(part.split("=") for part in more)
    s.place = _read_seats(s, extra.pop("places", by_seat(s, s.place)))
    s.won = _read_seats(s, extra.pop("points", by_seat(s, s.won)))
    s.first = parse_seat(extra.pop("first", seat_name(0)), s.seats)
    if extra:
        raise BadPosition(f"a position of Pass the Pandas has no {next(iter(extra))!r}")
    if roll != "-":
        _read_roll(s, roll)
    check(s)


def _read_roll(s: State, roll: str) -> None:
    if roll == OVER_MARK:
        s.phase = components.OVER
        return
    faces, _, left = roll.partition(":")
    if faces.strip(components.LETTERS):
        raise BadPosition(f"a roll is written in the letters {components.LETTERS}, not {faces!r}")
    s.rolled = [faces.count(letter) for letter in components.LETTERS]
    if left == SWAP_MARK:
        s.phase = components.SWAPPING
    else:
        s.phase = components.GIVING
        s.pandas = int(left)


def _read_seats(s: State, text: str) -> list[int]:
    numbers = [int(n) for n in text.split("/")]
    if len(numbers) != s.seats:
        raise BadPosition(f"{text!r} has {len(numbers)} numbers for {s.seats} seats")
    return row(numbers, components.SEATS)
