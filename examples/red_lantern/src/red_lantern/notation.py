"""How lines and positions are written and read: ``roll``, ``die 4``; ``7/12 B 5 9``."""

from __future__ import annotations

from engawa.core.errors import BadLine, BadPosition
from engawa.core.fields import row
from engawa.core.notation import parse_seat, seat_name
from red_lantern.rules import components
from red_lantern.rules.state import State

LINES = ("roll", "stop", *(f"die {side}" for side in range(1, components.SIDES + 1)))
MARKS = ("", " rolling", " over")


def text(s: State, action: int) -> str:
    return LINES[action]


def parse(s: State, line: str) -> int:
    if line.lower() not in LINES:
        raise BadLine(f"expected 'roll' or 'stop', not {line!r}")
    return LINES.index(line.lower())


def write(s: State) -> str:
    """``7/12 B 5 9``: seven and twelve kept, B has five lit, nine turns taken."""
    kept = "/".join(str(n) for n in s.kept[: s.seats])
    return f"{kept} {seat_name(s.turn)} {s.lit} {s.turns}" + MARKS[s.rolling + 2 * s.over]


def read(s: State, text: str) -> None:
    kept, turn, lit, turns, *mark = text.split(" ")
    numbers = [int(n) for n in kept.split("/")]
    if len(numbers) != s.seats or min([*numbers, int(lit), int(turns)]) < 0:
        raise BadPosition(f"expected lanterns for {s.seats} seats, a seat, lit, turns: {text!r}")
    s.kept = row(numbers, components.SEATS)
    s.turn = parse_seat(turn, s.seats)
    s.lit = int(lit)
    s.turns = int(turns)
    s.rolling = mark == ["rolling"]
    s.over = mark == ["over"]
    if mark and not s.rolling and not s.over:
        raise BadPosition(f"a position ends with 'rolling' or 'over', not {mark[0]!r}")
