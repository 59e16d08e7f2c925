"""How a position is written."""

from __future__ import annotations

from engawa.core.notation import seat_name
from engawa.games.pass_the_pandas.rules import components
from engawa.games.pass_the_pandas.rules.state import State

SWAP_MARK = "swap"
OVER_MARK = "over"


def write(s: State) -> str:
    """``3/5/6/5 B 2 - 1``: dice, B to roll, two bamboo to match, no roll yet, one turn taken.

    During a turn the roll stands with the pandas left to give: ``WPPB..:2``. The variants add
    ``places=``, ``points=`` and ``first=``.
    """
    parts = [
        by_seat(s, s.dice),
        "-" if s.phase == components.STARTING else seat_name(s.turn),
        str(s.target),
        _write_roll(s),
        str(s.turns),
    ]
    if any(s.place):
        parts.append("places=" + by_seat(s, s.place))
    if s.pandamonium:
        parts.append("points=" + by_seat(s, s.won))
        parts.append("first=" + seat_name(s.first))
    return " ".join(parts)


def _write_roll(s: State) -> str:
    if s.phase == components.OVER:
        return OVER_MARK
    if s.phase in (components.STARTING, components.ROLLING):
        return "-"
    faces = "".join(letter * n for letter, n in zip(components.LETTERS, s.rolled, strict=True))
    return faces + ":" + (SWAP_MARK if s.phase == components.SWAPPING else str(s.pandas))


def by_seat(s: State, numbers: list[int]) -> str:
    return "/".join(str(n) for n in numbers[: s.seats])
