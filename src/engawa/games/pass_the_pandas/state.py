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
    for holds, says in (*_always(s), *_while_playing(s)):
        if not holds:
            raise BadPosition(says)


def _always(s: Any) -> list[tuple[bool, str]]:
    numbers = [*s.dice, *s.place, *s.won, s.target, s.turns, s.pandas]
    places = sorted(place for place in s.place if place)
    light = all(dice == 0 for dice, place in zip(s.dice, s.place, strict=True) if place)
    enough = sum(s.dice) <= components.STARTING_DICE[s.seats] * s.seats
    return [
        (min(numbers) >= 0, "no number in a position is below 0"),
        (max(numbers) <= MOST, f"numbers in a position go up to {MOST}"),
        (enough, f"there are too many dice on the table: {sum(s.dice)}"),
        (places == [*range(1, len(places) + 1)], "places are 1, 2 and so on, each of one seat"),
        (light, "a seat that has finished holds no dice"),
        (s.pandamonium > 0 or not any(s.won), "points are counted in a match only"),
    ]


def _while_playing(s: Any) -> list[tuple[bool, str]]:
    """What has to hold before the end."""
    if s.phase == components.OVER:
        return []
    still_in = [seat for seat in range(s.seats) if s.place[seat] == 0]
    goes_on = s.places or s.pandamonium > 0
    least = 2 if goes_on else s.seats
    fresh = s.turns == s.target == 0 and len(still_in) == s.seats
    empty = [seat for seat in still_in if s.dice[seat] == 0]
    checks = [
        (len(still_in) >= least, "the round would be over"),
        (s.phase != components.STARTING or fresh, "nothing has happened before somebody begins"),
        (s.turn in still_in, "it cannot be the turn of a seat that has finished"),
        (s.phase != components.ROLLING or not empty, "a seat without dice has finished"),
    ]
    if s.phase == components.GIVING:
        checks += _while_giving(s, [seat for seat in empty if seat != s.turn])
    elif s.phase == components.SWAPPING:
        checks += _while_swapping(s, [seat for seat in still_in if s.dice[seat] > 0])
    if s.phase != components.SWAPPING and s.turn in still_in:
        lender = s.turn - 1
        while lender % s.seats not in still_in:
            lender -= 1
        says = f"nobody holds the {s.target} bamboo to be matched"
        checks.append((s.target <= s.dice[lender % s.seats], says))
    return checks


def _while_giving(s: Any, empty: list[int]) -> list[tuple[bool, str]]:
    kept = s.pandas + s.rolled[components.BAMBOO] + s.rolled[components.BLANK]
    left = 0 < s.pandas <= s.rolled[components.PANDA]
    return [
        (left, f"{s.pandas} pandas cannot be left to give of that roll"),
        (kept <= s.dice[s.turn], f"{seat_name(s.turn)} holds fewer dice than it rolled"),
        (not empty, "a seat without dice has finished"),
    ]


def _while_swapping(s: Any, holders: list[int]) -> list[tuple[bool, str]]:
    blank = s.rolled[components.BLANK]
    blanks = blank == sum(s.rolled) and blank >= components.BAMBOOZLING
    return [
        (s.bamboozled and blanks, "dice are swapped after a roll of four or more blanks"),
        (blank <= s.dice[s.turn], f"{seat_name(s.turn)} holds fewer dice than it rolled"),
        (any(seat != s.turn for seat in holders), "there is nobody to swap dice with"),
    ]
