"""What lies on the table between two actions, and how a position is written."""

from __future__ import annotations

from typing import Annotated, Any

from engawa.core.errors import BadPosition
from engawa.core.fields import row
from engawa.core.notation import parse_seat, seat_name
from engawa.core.position import Position
from engawa.games.pass_the_pandas import components

PerSeat = Annotated[list[int], "int16_t", components.SEATS]
PerFace = Annotated[list[int], "int16_t", components.FACES]

MOST = 30000  # any number in a position
SWAP_MARK = "swap"
OVER_MARK = "over"


class State(Position):
    """Plain data. The rules act on it; it never acts by itself."""

    # options
    places: bool  # play on for second place and below
    bamboozled: bool
    pandamonium: int  # points to play to; 0 is a single round
    turn_cap: int

    phase: int
    dice: PerSeat  # held by each seat
    turn: int  # the seat whose turn it is
    target: int  # bamboo the previous seat rolled, to be matched
    rolled: PerFace  # this turn's roll, by face
    pandas: int  # rolled and not yet given
    turns: int  # taken in this round
    place: PerSeat  # 1 for the seat that finished first; 0 while still in
    first: int  # the seat that began this round
    won: PerSeat  # points won in earlier places and rounds


def write(s: Any) -> str:
    """``3/5/6/5 B 2 - 1``: dice, B to roll, two bamboo to match, no roll yet, one turn taken.

    During a turn the roll stands with the pandas left to give: ``WPPB..:2``. The variants add
    ``places=``, ``points=`` and ``first=``.
    """
    parts = [
        _seats(s, s.dice),
        "-" if s.phase == components.STARTING else seat_name(s.turn),
        str(s.target),
        _write_roll(s),
        str(s.turns),
    ]
    if any(s.place):
        parts.append("places=" + _seats(s, s.place))
    if s.pandamonium:
        parts.append("points=" + _seats(s, s.won))
        parts.append("first=" + seat_name(s.first))
    return " ".join(parts)


def read(s: Any, text: str) -> None:
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
    s.place = _read_seats(s, extra.pop("places", _seats(s, s.place)))
    s.won = _read_seats(s, extra.pop("points", _seats(s, s.won)))
    s.first = parse_seat(extra.pop("first", seat_name(0)), s.seats)
    if extra:
        raise BadPosition(f"a position of Pass the Pandas has no {next(iter(extra))!r}")
    if roll != "-":
        _read_roll(s, roll)
    _check(s)


def _write_roll(s: Any) -> str:
    if s.phase == components.OVER:
        return OVER_MARK
    if s.phase in (components.STARTING, components.ROLLING):
        return "-"
    faces = "".join(letter * n for letter, n in zip(components.LETTERS, s.rolled, strict=True))
    return faces + ":" + (SWAP_MARK if s.phase == components.SWAPPING else str(s.pandas))


def _read_roll(s: Any, roll: str) -> None:
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


def _seats(s: Any, numbers: list[int]) -> str:
    return "/".join(str(n) for n in numbers[: s.seats])


def _read_seats(s: Any, text: str) -> list[int]:
    numbers = [int(n) for n in text.split("/")]
    if len(numbers) != s.seats:
        raise BadPosition(f"{text!r} has {len(numbers)} numbers for {s.seats} seats")
    return row(numbers, components.SEATS)


def _check(s: Any) -> None:
    """Refuse what no game could lead to and the rules could not play."""
    numbers = [*s.dice, *s.place, *s.won, s.target, s.turns, s.pandas]
    if min(numbers) < 0 or max(numbers) > MOST:
        raise BadPosition(f"numbers in a position go from 0 to {MOST}")
    if sum(s.dice) > components.STARTING_DICE[s.seats] * s.seats:
        raise BadPosition(f"there are too many dice on the table: {sum(s.dice)}")
    if s.phase == components.GIVING and not 0 < s.pandas <= s.rolled[components.PANDA]:
        raise BadPosition(f"{s.pandas} pandas cannot be left to give of that roll")
    if s.phase != components.OVER and s.phase != components.STARTING:
        if s.place[s.turn]:
            raise BadPosition("it cannot be the turn of a seat that has finished")
        if s.target > max(s.dice[: s.seats]):
            raise BadPosition(f"nobody holds the {s.target} bamboo to be matched")
